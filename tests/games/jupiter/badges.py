"""How each badge of Jupiter Deep is earned, and a game in which none is."""

from typing import Any

from tests.games.earning import WON, Change, also, did, set_to

DULL: dict[str, Any] = {"turn": 60, "lost": 3}
EARNED: dict[str, Change] = {
    "rescue": WON,
    "practised": also(options={"rescue": 21}),
    "printed": also(options={"rescue": 28}),
    "heroes": also(options={"ultimate_heroes": True}),
    "fast": also(options={"fast_creeps": True}),
    "fragile": also(options={"robot_vulnerability": True}),
    "alone": also(seats=1),
    "crew": also(seats=5),
    "none_lost": set_to(lost=0),
    "swift": set_to(turn=18),
    "shepherd": did(command=40),
    "hunter": did(shoot=10),
}
