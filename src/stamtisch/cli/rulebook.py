"""The rulebooks, which the terminal shows as they are written."""

from stamtisch.rulebooks import Rulebook, RulebookError, load_rulebook, shorten_ids

__all__ = ["Rulebook", "RulebookError", "load_rulebook", "shorten_ids"]
