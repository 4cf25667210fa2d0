"""One model's movement, with all that may go with it."""

from __future__ import annotations

from games.kernel.ask import Play
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.map.board import TILE_NAMES
from games.lurk.models.stats import steps
from games.lurk.movement.climbing import climb
from games.lurk.movement.deeds import Deed, move_prompt, stay_option
from games.lurk.movement.marching import (
    around,
    ground_takes_effect,
    march,
    standing,
    ways_to_go,
)
from games.lurk.movement.preparations import preparation_options, prepare
from games.lurk.movement.routes import Routes
from games.lurk.state import Model


def steps_now(model: Model) -> int:
    """The trapped go nowhere."""
    return 0 if "trapped" in model.tokens else steps(model)


def move_model(battle: Battle, model: Model, first: Deed) -> Play[None]:
    """What was ordered, and what it may do after that; who only stays has not moved."""
    battle.s.acting, moves = model.id, model.moves
    left, fresh, charges = steps_now(model), True, False
    struck: list[int] = []
    deed: Deed | None = first._replace(first="")
    if first.first:
        model.moves = moves + 1
        left += yield from prepare(battle, model, Deed(first.first))
    while model.on_map:
        surroundings = around(standing(battle, model.seat), model, left)
        routes = Routes(surroundings)
        if deed is None:
            options = ways_to_go(model.seat, surroundings)
            if fresh:
                options += preparation_options(battle, model, left, charges=charges)
            options.append(stay_option(model.seat))
            if len(options) == 1:
                break
            deed = yield from battle.pick(
                questions.STEP, move_prompt(model.kind, left), options, why=WHY_GO
            )
        if deed.verb == "stay":
            tell_stay(battle, model)
            break
        model.moves = moves + 1
        if deed.verb == "go":
            yield from march(battle, model, routes.way(deed.tile), attack, struck)
            return
        if deed.verb == "climb":
            left = yield from climb(battle, model, deed.tile, routes, left, struck)
            fresh = False
        else:
            left += yield from prepare(battle, model, deed)
            charges = charges or deed.verb == "charge"
        deed = None
    if not fresh:
        ground_takes_effect(battle, model)


def tell_stay(battle: Battle, model: Model) -> None:
    battle.tell(told.STAYS(model=NAMES[model.kind], tile=TILE_NAMES[model.tile]))


WHY_GO = T("Swimming and charging add a tile but weaken dice. Choose them before you move.")
