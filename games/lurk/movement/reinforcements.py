"""Reinforcements: models that wait enter on a summoning tile."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.map.board import TILE_NAMES
from games.lurk.movement.marching import walk
from games.lurk.state import WAITING, Model


def reinforce(battle: Battle, tile: int) -> Play[None]:
    """Waiting models enter on one summoning tile, as many as fit and their player likes."""
    seat, prompt = battle.s.active, T("Who comes in as a reinforcement?")
    first = yield from battle.pick(
        questions.REINFORCE, prompt, entrants(battle, tile), why=WHY_ENTER
    )
    come: Model | None = first
    while come is not None:
        come.moves = 1
        battle.tell(told.ENTERS_ON(model=NAMES[come.kind], tile=TILE_NAMES[tile]))
        yield from walk(battle, come, [tile], attack, [])
        more = entrants(battle, tile)
        come = yield from battle.maybe(
            questions.REINFORCE, seat, prompt, more, no=T("Nobody else"), why=WHY_ENTER
        )


def entrants(battle: Battle, tile: int) -> list[Option[Model]]:
    waiting = [m for m in battle.army(battle.s.active) if could_enter(battle, m, tile)]
    return battle.model_options("enter", battle.s.active, waiting)


def could_enter(battle: Battle, model: Model, tile: int) -> bool:
    return model.tile == WAITING and battle.has_room(tile, model)


WHY_ENTER = T("They're waiting off the map. As many as fit on this tile can enter.")
