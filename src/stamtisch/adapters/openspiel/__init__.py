"""Our games in OpenSpiel. Importing this registers them; needs the extra `openspiel`.

    import pyspiel
    import stamtisch.adapters.openspiel

    game = pyspiel.load_game("stamtisch_claim(players=2,factions=claim2)")

See the page on OpenSpiel for the parameters and for what strings and tensors hold.
"""

from stamtisch.adapters.openspiel.game import StamtischGame, StamtischState, register, short_name
from stamtisch.adapters.openspiel.parameters import pack_position, write_parameters

__all__ = [
    "StamtischGame",
    "StamtischState",
    "pack_position",
    "register",
    "short_name",
    "write_parameters",
]

register()
