"""The Game once more, slowly, from the rulebook: what fits, what is owed, when it is lost."""


def fits(pile: str, top: int, card: int) -> bool:
    """R6 to R9."""
    if pile.startswith("up"):
        return card > top or card == top - 10
    return card < top or card == top + 10


class Table:
    """A game followed action by action, from the position at a turn's start."""

    def __init__(self, position, min_cards=2, min_cards_empty=1, on_fire=False):
        self.piles = dict(position["piles"])
        self.hands = {seat: set(hand) for seat, hand in position["hands"].items()}
        self.draw = list(position["draw"])
        self.seats = list(self.hands)
        self.turn = position["turn"]
        self.owed_full, self.owed_empty, self.on_fire = min_cards, min_cards_empty, on_fire
        fresh = position.get("fresh", [])
        self.fires = {
            pile: "fresh" if pile in fresh else "old" for pile, top in self.piles.items() if self.burns(top)
        }
        self.outcome = ""
        self.laid = 0
        self.begin_turn()

    def burns(self, card: int) -> bool:
        """F1."""
        return self.on_fire and card in {22, 33, 44, 55, 66, 77}

    def begin_turn(self):
        """R14, R17, R18, R19."""
        self.laid = 0
        while not self.hands[self.turn]:
            self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
        self.owed = min(self.owed_full if self.draw else self.owed_empty, len(self.hands[self.turn]))
        self.look_whether_lost()

    def plays(self) -> set[str]:
        """Every card that the hand can lay now."""
        hand = self.hands[self.turn]
        return {f"{c} {pile}" for c in hand for pile, top in self.piles.items() if fits(pile, top, c)}

    def legal(self) -> set[str]:
        """R14, R15."""
        if self.outcome:
            return set()
        return self.plays() | ({"end"} if self.laid >= self.owed else set())

    def look_whether_lost(self):
        """R20."""
        if self.laid < self.owed and not self.plays():
            self.outcome = "lost"

    def do(self, words: str):
        """R10, R16, R21, F2, F3."""
        if words == "end":
            self.end()
            return
        card, pile = words.split(" ")
        self.hands[self.turn].remove(int(card))
        self.piles[pile] = int(card)
        self.laid += 1
        self.fires.pop(pile, None)
        if self.burns(int(card)):
            self.fires[pile] = "fresh"
        if not self.draw and not any(self.hands.values()):
            self.outcome = "won"
        else:
            self.look_whether_lost()

    def end(self):
        """R5, R16, F2, F3."""
        if "old" in self.fires.values():
            self.outcome = "lost"
            return
        self.fires = dict.fromkeys(self.fires, "old")
        for _ in range(min(self.laid, len(self.draw))):
            self.hands[self.turn].add(self.draw.pop(0))
        self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
        self.begin_turn()
