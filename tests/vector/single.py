"""One game as a vector would play it, by the façade alone: what the pages say, written once more."""

from stamtisch._jit import plain
from stamtisch.engine.rng import chacha20_words
from stamtisch.engine.seeds import parse_seed

NONCE = b"vectorgames1"


def words_of(data):
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


class Single:
    """Game number `index` of a vector with one seed, or a game with a seed of its own."""

    def __init__(self, game, seed, index=None, bots=()):
        self.game, self.bots = game, bots
        key = parse_seed(seed)
        block = plain(chacha20_words)(tuple(words_of(key)), index or 0, tuple(words_of(NONCE)))
        self.root = b"".join(word.to_bytes(4, "little") for word in block[:7])
        self.dice = (block[8] << 32 | block[9]) % 2**48
        self.own = None if index is not None else key.hex()
        self.deals = 0
        self.deal()

    def deal(self):
        """The next deal in which a seat that is not random has something to decide."""
        seed = (self.root + self.deals.to_bytes(4, "little")).hex()
        if self.deals == 0 and self.own:
            seed = self.own
        self.deals += 1
        self.state = self.game.new(seed)
        self.pass_bots()
        if self.state.is_over():
            self.deal()

    def pass_bots(self):
        while not self.state.is_over() and self.seat in self.bots:
            self.act(self.draw())

    @property
    def seat(self):
        return self.state.to_act()[0] if self.state.to_act() else -1

    def legal(self):
        return self.state.legal_actions(self.seat) if self.seat >= 0 else []

    def draw(self):
        """A random action by the game's dice."""
        self.dice = (self.dice * 0x5DEECE66D + 0xB) % 2**48
        legal = self.legal()
        return legal[(self.dice >> 16) * len(legal) >> 32]

    def act(self, action):
        self.state.apply(action, self.seat)

    def step(self, action):
        """One decision of a seat that is not random, and what random seats do until the next."""
        self.act(action)
        self.pass_bots()
