"""The mine once more, slowly and from the rulebook: cells in a dict, sides as letters, plain search.

It knows nothing of the kernels: it reads a position's JSON and says what may be laid, and how the
goals lie afterwards (R11 to R18, R27 to R31).
"""

CARDS = {
    "cross": "NESW", "tee_v": "NES", "tee_h": "ESW", "str_v": "NS", "str_h": "EW", "curve_se": "ES",
    "curve_sw": "SW", "dead_cross": "NESW",
    "dead_tee_v": "NES", "dead_tee_h": "ESW", "dead_str_v": "NS", "dead_str_h": "EW",
    "dead_curve_se": "ES", "dead_curve_sw": "SW", "dead_n": "N", "dead_e": "E",
    "start": "NESW", "gold": "NESW", "stone_se": "ES", "stone_sw": "SW",
}  # fmt: skip
AWAY = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
GOALS = {"top": (8, -2), "middle": (8, 0), "bottom": (8, 2)}


def turned(sides):
    """The open sides of a card rotated by 180 degrees."""
    return "".join(BACK[side] for side in sides)


def sides_of(name):
    """The open sides of a card as it lies."""
    card, _, turn = name.partition(" ")
    return turned(CARDS[card]) if turn else CARDS[card]


def joins(name):
    """Whether the card joins its open sides."""
    return not name.startswith("dead")


def next_to(cell, side):
    """The neighbouring cell."""
    return cell[0] + AWAY[side][0], cell[1] + AWAY[side][1]


class Mine:
    """What lies on the table."""

    def __init__(self, position):
        self.cards = {(0, 0): "start"}
        for cell, name in position["board"].items():
            x, y = cell.split(",")
            self.cards[int(x), int(y)] = name
        self.hidden = {}
        for (word, cell), card in zip(GOALS.items(), position["goals"], strict=True):
            if word in position["open"]:
                self.cards[cell] = position["open"][word]
            else:
                self.hidden[cell] = card

    def reached(self):
        """All (cell, side) that can be reached from the start (R17)."""
        seen, todo = set(), [((0, 0), side) for side in "NESW"]
        while todo:
            cell, side = todo.pop()
            if (cell, side) in seen or side not in sides_of(self.cards[cell]):
                continue
            seen.add((cell, side))
            if joins(self.cards[cell]):
                todo += [(cell, other) for other in sides_of(self.cards[cell])]
            beyond = next_to(cell, side)
            if beyond in self.cards and BACK[side] in sides_of(self.cards[beyond]):
                todo.append((beyond, BACK[side]))
        return seen

    def may_lay(self, name, cell, must_connect):
        """Whether a card may be laid so (R11, R13, R14, R16)."""
        if cell in self.cards or cell in self.hidden:
            return False
        beside = {side: next_to(cell, side) for side in "NESW" if next_to(cell, side) in self.cards}
        if not beside:
            return False
        for side, other in beside.items():
            if (side in sides_of(name)) != (BACK[side] in sides_of(self.cards[other])):
                return False
        reached = self.reached()
        linked = any(
            side in sides_of(name) and (other, BACK[side]) in reached for side, other in beside.items()
        )
        return linked or not must_connect

    def all_lays(self, hand, must_connect):
        """Every lay in words."""
        cells = {next_to(cell, side) for cell in self.cards for side in "NESW"}
        found = set()
        for card in set(hand) & set(CARDS):
            ways = [card] if set(turned(CARDS[card])) == set(CARDS[card]) else [card, f"{card} turned"]
            for name in ways:
                found |= {f"lay {name} {x},{y}" for x, y in cells if self.may_lay(name, (x, y), must_connect)}
        return found

    def lay(self, name, cell):
        """Lay a card and turn up goals; whether the treasure is one (R27, R28, R30, A4)."""
        self.cards[cell] = name
        found = False
        while True:
            reached = self.reached()
            touched = {
                goal: [
                    s
                    for s in "NESW"
                    if (next_to(goal, s), BACK[s]) in reached and joins(self.cards[next_to(goal, s)])
                ]
                for goal in self.hidden
            }
            touched = {goal: sides for goal, sides in touched.items() if sides}
            if not touched:
                return found
            goal = min(touched, key=lambda place: place[1])
            found |= self.hidden[goal] == "gold"
            self.cards[goal] = self.as_it_lies(goal, touched[goal], cell)

    def as_it_lies(self, goal, sides, laid):
        """How a goal is laid when it is turned up (R28, A4)."""
        card = self.hidden.pop(goal)
        if card == "gold":
            return card
        sides = [side for side in sides if next_to(goal, side) == laid] or sides
        ways = [name for name in (card, f"{card} turned") if set(sides_of(name)) & set(sides)]
        return min(ways, key=lambda name: self.amiss(goal, name))

    def amiss(self, goal, name):
        """How many neighbours do not match."""
        beside = [(side, next_to(goal, side)) for side in "NESW"]
        return sum(
            (side in sides_of(name)) != (BACK[side] in sides_of(self.cards[cell]))
            for side, cell in beside
            if cell in self.cards
        )

    def open_goals(self):
        """The goals turned up, as a position has them."""
        return {word: self.cards[cell] for word, cell in GOALS.items() if cell in self.cards}
