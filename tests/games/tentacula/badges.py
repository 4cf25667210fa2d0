"""How each badge of Tentacula is earned, and a game in which none is."""

from typing import Any

from tests.games.earning import WON, Change, also, did, set_to

DULL: dict[str, Any] = {"round": 20, "shells": 1, "cave": [1] * 6}
EARNED: dict[str, Change] = {
    "home": WON,
    "second": also(options={"level": "2"}),
    "third": also(options={"level": "3"}),
    "pro": also(options={"level": "pro"}),
    "unrobbed": set_to(cave=[0] * 6),
    "shells": set_to(shells=3),
    "swift": set_to(round=10),
    "school": also(seats=4),
    "so_close": also(won=False, cause="so close"),
    "fish_food": also(won=False, cause="fish food"),
    "thrifty": did(inside=4, outside=6),
    "whisperer": did(yellow=5, red=5, green=5),
}
