"""The dealing program of the docs agrees with the engine."""

import re
from pathlib import Path
from typing import ClassVar

import pytest

from stamtisch.cli.dealer import Shuffler, deals, find_difference
from tests.support.variants import ALL, load, name_of, seeds

PAGE = Path(__file__).parents[2] / "docs" / "dealing.md"


def program():
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names: dict = {}
    exec(compile(code, str(PAGE), "exec"), names)
    return names


def sorted_hands(hands):
    return {seat: sorted(hand, key=str) for seat, hand in hands.items()}


class Recorder(Shuffler):
    """Notes the packs that the second dealer shuffles."""

    packs: ClassVar[list] = []

    def shuffle(self, pack, places=None):
        self.packs.append(list(pack))
        return super().shuffle(pack, places)


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_the_program_deals_what_the_engine_deals(variant, monkeypatch):
    hands = program()["hands"]
    game = load(variant)
    for seed in seeds(3, salt=5):
        state = game.new(seed)
        monkeypatch.setattr("stamtisch.cli.dealer.Shuffler", Recorder)
        Recorder.packs = []
        deal = next(deals(game.id, game.options, seed))
        (pack,) = [pack for pack in Recorder.packs if len(pack) in {98, 32, 67, 52, 72}]
        record = {"game": game.id, "options": game.options, "seed": seed}
        dealt = hands(record, lambda _options, pack=pack: pack)
        assert sorted_hands(dealt) == sorted_hands(state.position()["hands"])
        assert find_difference(deal, state.position()) is None
