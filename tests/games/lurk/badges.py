"""How each badge of Lurk is earned, and a game in which none is."""

from typing import Any

from games.lurk.state import FALLEN, LURKER, Model
from tests.games.earning import Change, also, did, set_to


def lost_model(seat: int, count: int) -> Change:
    def change(state: Any) -> dict[str, Any]:
        state.models = [Model(n, "x", seat, FALLEN) for n in range(count)]
        return {}

    return change


def faction(name: str) -> Change:
    def change(state: Any) -> dict[str, Any]:
        state.players[0].faction = name
        return {}

    return change


def rich(state: Any) -> dict[str, Any]:
    state.players[0].essence = 8
    return {}


DULL: dict[str, Any] = {"round": 30, "models": [Model(1, "x", 0, 3), Model(2, "x", 0, FALLEN)] * 2}
EARNED: dict[str, Change] = {
    "cog": faction("cog"),
    "nautilus": faction("nautilus"),
    "low_clans": faction("low_clans"),
    "ancients": faction("ancients"),
    "unbroken": set_to(models=[]),
    "last_one": set_to(models=[Model(1, "x", 0, 3)]),
    "crowd": also(seats=4),
    "blitz": set_to(round=6),
    "patient": also(cause="points"),
    "hunter": lost_model(LURKER, 2),
    "gazer": did(abyss=3),
    "essence": rich,
}
