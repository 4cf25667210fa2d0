"""How each badge of The Refuge is earned, and a game in which none is."""

from typing import Any

from games.refuge.state import DEVOURED
from tests.games.earning import WON, Change, also, did, set_to


def swallowed(state: Any) -> dict[str, Any]:
    state.divers[0].spot = DEVOURED
    return {}


DULL: dict[str, Any] = {"turn": 40, "threat": 2, "salvage_deck": list("abcdef")}
EARNED: dict[str, Change] = {
    "cargo": WON,
    "alone": also(seats=1),
    "crew": also(seats=4),
    "swift": set_to(turn=25),
    "calm": set_to(threat=0),
    "brink": set_to(threat=3),
    "last_card": set_to(salvage_deck=["a", "b"]),
    "unknown": also(options={"objectives": "random"}),
    "upright": WON,
    "harpooner": did(hit=8),
    "driver": did(head=5),
    "bait": swallowed,
}
