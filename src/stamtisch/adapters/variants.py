"""The games and their variants under the names that the environments have, without loading them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stamtisch.engine.errors import OptionError
from stamtisch.engine.notation import shorten


@dataclass(frozen=True)
class Variant:
    """A game with the options that make it this variant.

    Attributes:
        name: `claim`, in lower case with underscores.
        game: the game's id.
        version: the `tensor_version` of the game.
        options: options that differ from the game's defaults.
    """

    name: str
    game: str
    version: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The id for Gymnasium: `stamtisch/TheGameOnFire-v0`."""
        return f"stamtisch/{''.join(part.capitalize() for part in self.name.split('_'))}-v{self.version}"

    def settle(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options given for this variant, with its own.

        Raises:
            OptionError: one that would make it another variant.
        """
        for name, own in self.options.items():
            if (given := options.get(name, own)) != own:
                value = shorten(repr(given))
                raise OptionError("adapters-bad-parameter", where=name, value=value, values=f'"{own}"')
        return {**options, **self.options}


VARIANTS = (
    Variant("the_game", "the-game"),
    Variant("the_game_on_fire", "the-game", options={"edition": "on-fire"}),
    Variant("runner_up", "runner-up"),
    Variant("runner_up_tactical", "runner-up", options={"variant": "tactical"}),
    Variant("saboteur", "saboteur"),
    Variant("claim", "claim"),
    Variant("claim2", "claim", options={"factions": "claim2"}),
)


def find_variant(name: str) -> Variant:
    """The variant of this name."""
    return next(variant for variant in VARIANTS if variant.name == name)


class OfVariant:
    """Mixed into an environment's class: the variant's own options are not for its maker to change."""

    variant: Variant

    def __init__(self, game: str, *arguments: Any, **options: Any) -> None:
        super().__init__(game, *arguments, **self.variant.settle(options))  # type: ignore[call-arg]
