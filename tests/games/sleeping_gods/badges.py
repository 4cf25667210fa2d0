"""How each badge of Sleeping Gods is earned, and a game in which none is."""

from typing import Any

from games.sleeping_gods.state import Owned
from tests.games.earning import WON, Change, set_to


def trained(state: Any) -> dict[str, Any]:
    state.crew[0].levels = ["x"] * 8
    return {}


DULL: dict[str, Any] = {"ending": 0, "defeats": 2, "lost": ""}
EARNED: dict[str, Change] = {
    "ending": set_to(ending=1),
    "home": WON,
    "brutal": set_to({"options": {"mode": "brutal"}}, ending=1),
    "undefeated": set_to(ending=1, defeats=0),
    "wreck": set_to({"won": False}, lost="ship"),
    "cards": set_to(cards=[Owned(n) for n in range(15)]),
    "quests": set_to(quests=list(range(12)), used_quests=list(range(8))),
    "reader": set_to(read=[str(n) for n in range(200)]),
    "explorer": set_to(visits={str(n): 1 for n in range(40)}),
    "coins": set_to(goods={"coins": 20}),
    "artifacts": set_to(goods={"artifacts": 4}),
    "veterans": trained,
}
