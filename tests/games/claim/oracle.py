"""Claim a second time: slow, with lists of names, written from the rulebook and not from the kernels."""


def faction(card):
    return card.split("-")[0]


def value(card):
    return int(card.split("-")[1])


class Oracle:
    """A game from a freshly dealt position on."""

    def __init__(self, position, options):
        self.options = options
        self.seats = list(position["hands"])
        self.hands = {seat: list(cards) for seat, cards in position["hands"].items()}
        self.stock, self.open = list(position["stock"]), list(position["open"])
        self.leader = self.turn = position["leader"]
        self.phase, self.trick, self.wait, self.over = 1, [], None, False
        self.followers, self.score, self.gnomes = ({seat: [] for seat in self.seats} for _ in range(3))
        self.middle, self.out = [], []
        deck = [card for cards in self.hands.values() for card in cards] + self.stock + self.open
        self.factions = {faction(card) for card in deck}

    # ---- what is legal ----

    def legal(self):
        if self.wait == "first":
            words = {f"take {card}" for card in self.open}
            if self.looked:
                words.add("take stock")
            elif self.seer:
                words.add("look")
            return words
        if self.wait == "second":
            return {f"take {card}" for card in self.open}
        hand = self.hands[self.turn]
        if not self.trick:
            return set(hand)
        led = faction(self.trick[0][1])
        if any(faction(card) == led for card in hand):
            return {card for card in hand if faction(card) in (led, "doppelganger")}
        doubles = {card for card in hand if faction(card) == "doppelganger"}
        return doubles if doubles and self.options["doppelganger_forced"] else set(hand)

    # ---- playing ----

    def apply(self, words):
        if words == "look":
            self.looked = True
        elif words == "take stock":
            self.taken = [(self.order[0], self.stock.pop(0))]
            self.wait, self.turn = "second", self.order[1]
            if len(set(self.open)) == 1:
                self.take(self.open[0])
        elif words.startswith("take "):
            self.take(words.removeprefix("take "))
        else:
            self.play(words)

    def play(self, card):
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        if len(self.trick) < len(self.seats):
            self.turn = self.after(self.turn)
            return
        self.order = self.taking_order()
        if self.phase == 2:
            self.share_cards()
            self.next_trick()
            return
        self.taken, self.looked = [], False
        self.wait, self.turn = "first", self.order[0]
        self.seer = faction(dict(self.trick)[self.order[0]]) == "seer"
        if not self.seer and len(set(self.open)) == 1:
            self.take(self.open[0])

    def after(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def taking_order(self):
        """R35: the winner, then the faction led, then the others; sorting keeps the order of play."""
        led = faction(self.trick[0][1])
        follows = [(s, c) for s, c in self.trick if faction(c) in (led, "doppelganger")]
        knights = [(s, c) for s, c in self.trick if led == "goblin" and faction(c) == "knight"]
        best = max(value(card) for _, card in knights or follows)
        winner = next(seat for seat, card in knights or follows if value(card) == best)
        if not self.options["beaten_knight_first"]:
            knights = []
        others = [play for play in self.trick if play not in follows and play not in knights]
        groups = [sorted(group, key=lambda play: -value(play[1])) for group in (knights, follows, others)]
        rest = [seat for group in groups for seat, _ in group if seat != winner]
        return [winner, *rest]

    # ---- phase 1 ----

    def take(self, card):
        """The next to take gets this open card, then one after the other what is left."""
        self.open.remove(card)
        waiting = self.order[len(self.taken) :]
        self.taken += zip(waiting, [card, *self.open, *self.stock], strict=False)
        drawn = len(waiting) - 1 - len(self.open)
        self.open, self.stock = [], self.stock[drawn:]
        for seat, gained in self.taken:
            self.followers[seat].append(gained)
        for _, played in self.trick:
            (self.score[self.order[0]] if faction(played) == "undead" else self.out).append(played)
        self.wait = None
        self.next_trick()

    def next_trick(self):
        self.leader = self.order[0]
        dragons = [seat for seat, card in self.trick if faction(card) == "dragon"]
        if self.options["dragon_last_card"]:
            dragons = [seat for seat in dragons if seat == self.trick[-1][0]]
        if dragons:
            self.leader = dragons[-1]
        self.turn, self.trick = self.leader, []
        if not any(self.hands.values()):
            self.over = self.phase == 2
            if self.phase == 1:
                self.phase, self.hands = 2, self.followers
                self.followers = {seat: [] for seat in self.seats}
        elif self.phase == 1:
            shown = 1 if len(self.seats) == 2 else 2
            self.open, self.stock = self.stock[:shown], self.stock[shown:]

    # ---- phase 2 ----

    def share_cards(self):
        winner = self.order[0]
        cards = [card for _, card in self.trick]
        self.score[self.dwarf_seat()] += [card for card in cards if faction(card) == "dwarf"]
        self.share_trolls([card for card in cards if faction(card) == "troll"])
        self.gnomes[winner] += [card for card in cards if faction(card) == "gnome"]
        self.score[winner] += [card for card in cards if faction(card) not in ("dwarf", "troll", "gnome")]
        for giant in (card for card in cards if faction(card) == "giant"):
            for seat in self.opponents(winner):
                target = f"gnome-{value(giant)}"
                if target in self.gnomes[seat]:
                    self.gnomes[seat].remove(target)
                    self.out.append(target)

    def dwarf_seat(self):
        if len(self.seats) == 2:
            return self.order[1]
        lowest = min(value(card) for _, card in self.trick)
        return [seat for seat, card in self.trick if value(card) == lowest][-1]

    def share_trolls(self, trolls):
        winner = self.order[0]
        if self.options["troll_strict"]:
            lying = sorted([*self.middle, *trolls], key=value)
            self.score[winner] += lying[-1:]
            self.middle = lying[:-1]
        elif len(trolls) >= 2:
            best = max(trolls, key=value)
            self.score[winner].append(best)
            self.middle += [troll for troll in trolls if troll != best]
        else:
            self.score[winner] += trolls + self.middle
            self.middle = []

    def opponents(self, seat):
        if len(self.seats) == 4:
            return [self.after(seat), self.after(self.after(self.after(seat)))]
        return [other for other in self.seats if other != seat]

    # ---- the end ----

    def sides(self):
        if len(self.seats) == 4:
            return [("p1", "p3"), ("p2", "p4")]
        return [(seat,) for seat in self.seats]

    def owned(self, side, name):
        return [c for seat in side for c in self.score[seat] + self.gnomes[seat] if faction(c) == name]

    def votes(self):
        """R29 to R31: which side each faction votes for, if any."""
        found = {}
        for name in self.factions:
            claims = {}
            for side in self.sides():
                cards = self.owned(side, name)
                claims.setdefault((len(cards), max(map(value, cards), default=0)), []).append(side)
            best = max(claims)
            if best[0] and len(claims[best]) == 1:
                found[name] = claims[best][0]
        return found

    def scores(self):
        votes = list(self.votes().values())
        return {seat: votes.count(side) for side in self.sides() for seat in side}

    def winners(self):
        votes = self.votes()
        strength = {}
        for side in self.sides():
            cards = [c for name, chosen in votes.items() if chosen == side for c in self.owned(side, name)]
            strength[side] = (list(votes.values()).count(side), len(cards), sum(map(value, cards)))
        best = max(strength.values())
        return sorted(seat for side in self.sides() if strength[side] == best for seat in side)
