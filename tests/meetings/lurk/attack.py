"""Attacks of models: whom they reach, and what may follow upon a wound, a kill, an attack."""

from __future__ import annotations

from tests.meetings.lurk import movement
from tests.meetings.lurk.box import Power
from tests.meetings.lurk.combat import (
    Blow,
    attack_pool,
    declare,
    exchange,
    gap_between,
    named,
    pay,
    sting,
    take,
)
from tests.meetings.lurk.ground import SIDES, distance, has_room, middle, sees, written
from tests.meetings.lurk.table import NOBODY, POISON, ROCK, Creature, Hex, Model, Scene, Table
from tests.meetings.lurk.wounds import (
    Fighter,
    discard,
    fall,
    find_items,
    give_token,
    immune,
    suffer,
)


def reach(table: Table, fighter: Fighter, farther: int = 0) -> int:
    """Printed range and weapon; thick silt shortens what is above one, ink leaves one."""
    far = fighter.printed.range + farther
    if isinstance(fighter, Model):
        far += lengthened(fighter)
    if "Inked" in fighter.tokens:
        return 1
    return far - 1 if table.silt and far > 1 else far


def lengthened(model: Model) -> int:
    """A barrel lengthens what is long already, a bow everything to two or by one, a gun to two."""
    far = model.printed.range
    if model.has("gun"):
        return max(0, 2 - far)
    return 1 if model.has("bow") or (model.has("barrel") and far > 1) else 0


def aids(table: Table, model: Model) -> list[Power]:
    """Abilities and items with which one need not see the target; some lengthen the range, too."""
    abilities = [one for one in named(table, model, "attack") if one.effect == "unseen"]
    items = [power for power, kind in model.powers if (kind, power.effect) == ("item", "unseen")]
    return abilities + items


def enemies(table: Table, model: Model) -> list[Fighter]:
    """Models of other armies on the map, and creatures that were revealed."""
    foes: list[Fighter] = [one for one in table.models if one.seat != model.seat and one.at]
    return [*foes, *table.creatures]


def targets(table: Table, model: Model) -> dict[str, frozenset[str]]:
    """Whom a model may attack: plainly (``""``), or only with one of these aids."""
    offered = {foe.name: with_what(table, model, foe) for foe in enemies(table, model)}
    return {name: means for name, means in offered.items() if means}


def with_what(table: Table, model: Model, foe: Fighter) -> frozenset[str]:
    assert model.at is not None
    assert foe.at is not None
    gap = distance(model.at, foe.at)
    if gap <= reach(table, model) and sees(table, model.at, foe.at):
        return frozenset({""})
    helping = aids(table, model)
    return frozenset(one.name for one in helping if gap <= reach(table, model, one.number))


def attack(scene: Scene, model: Model, target: Fighter, aid: str = "") -> Blow:
    """One attack of one model, with everything that follows upon it."""
    model.acted = True
    blow = Blow(model, target, gap_between(model, target))
    tile = target.at
    assert tile is not None
    if aid:
        call(scene, blow, model, aid)
    declare(scene, blow)
    exchange(scene, blow, attack_pool(scene.table, blow))
    follow(scene, blow, model, tile)
    sting(scene, blow)
    if blow.used and blow.used.effect == "detonate" and model in scene.table.models:
        fall(scene, model, None)
    return blow


def call(scene: Scene, blow: Blow, model: Model, aid: str) -> None:
    """An aid named with the target: an ability is the one of this attack, an item is not."""
    power, kind = next((power, kind) for power, kind in model.powers if power.name == aid)
    if kind == "item":
        discard(scene.table, model, power.effect)
    else:
        pay(scene.table, model.seat, power)
        blow.used = power


def follow(scene: Scene, blow: Blow, model: Model, tile: Hex) -> None:
    """Weapons work for nothing, then one ability if none was used: upon the attack itself, upon a
    wound or upon a kill."""
    if blow.wounds and not blow.killed:
        for power, _ in model.powers:
            if power.when == "wounded":
                give_token(blow.target, power.amount)
    moments = ["attacked"] + ["wound"] * bool(blow.wounds) + ["kill"] * blow.killed
    if blow.used is None:
        blow.used = follow_up(scene, blow, model, tile, moments)


def follow_up(
    scene: Scene, blow: Blow, model: Model, tile: Hex, moments: list[str]
) -> Power | None:
    table = scene.table
    powers = [one for moment in moments for one in named(table, model, moment)]
    useful = [one for one in powers if avails(table, blow, model, tile, one)]
    power = take(scene, model, "after", useful)
    if power:
        work(scene, blow, model, tile, power)
    return power


def avails(table: Table, blow: Blow, model: Model, tile: Hex, power: Power) -> bool:
    """What would change nothing is not offered."""
    target, useful = blow.target, True
    match power.effect:
        case "token":
            new = power.amount not in target.tokens and not immune(target, power.amount)
            useful = new and not blow.killed and matters(target, power.amount)
        case "push":
            useful = not blow.killed and pushed_to(table, model, target) is not None
        case "splash":
            useful = bool(beside(table, blow, tile))
        case "take":
            useful = isinstance(target, Model) and table.essence[target.seat] > 0
        case "mend":
            useful = model.wounds > 0
        case "heal":
            useful = bool(patients(table, model))
        case "move":
            useful = bool(dart(table, model, power.number))
        case "tow":
            useful = bool(towable(table, model))
        case "draw":
            useful = bool(table.items)
    return useful


def matters(target: Fighter, token: str) -> bool:
    """A creature does not move, and most of them reach only neighbours anyway."""
    if isinstance(target, Model):
        return True
    return token != "Trapped" and (token != "Inked" or target.printed.range > 1)


def work(scene: Scene, blow: Blow, model: Model, tile: Hex, power: Power) -> None:
    """What an ability does after the blow."""
    table, target = scene.table, blow.target
    match power.effect:
        case "token":
            give_token(target, power.amount)
        case "push":
            push(table, model, target)
        case "splash":
            for other in beside(table, blow, tile):
                suffer(scene, other, power.number, model.seat)
        case "take":
            steal(table, model, target)
        case "mend":
            model.wounds = max(0, model.wounds - power.number)
        case "heal":
            heal(scene, model, power.number)
        case "move":
            slip_away(scene, model, power.number)
        case "tow":
            tow(scene, model)
        case "essence":
            table.essence[model.seat] += power.number
        case "draw":
            find_items(scene, model.seat, power.number)


def beside(table: Table, blow: Blow, tile: Hex) -> list[Model]:
    """Everyone else on the target's tile."""
    return [other for other in table.on(tile) if other is not blow.target]


def steal(table: Table, model: Model, target: Fighter) -> None:
    assert isinstance(target, Model)
    table.essence[target.seat] -= 1
    table.essence[model.seat] += 1


def pushed_to(table: Table, model: Model, target: Fighter) -> Hex | None:
    """Straight away from the attacker, onto open ground with room, or nowhere; a creature keeps its
    lair."""
    if isinstance(target, Creature) or target.at is None or model.at is None:
        return None
    side = straight_away(model.at, target.at)
    tile = target.at[0] + side[0], target.at[1] + side[1]
    free = table.tiles.get(tile) != ROCK and has_room(table, tile, target)
    return tile if free else None


def straight_away(here: Hex, there: Hex) -> Hex:
    """The direction that goes on most nearly as the line from here to there does; of two that do so
    equally, the first around the tile."""
    (x, y), (ax, ay) = middle(here), middle(there)
    along = {side: 3 * (ax - x) * middle(side)[0] + (ay - y) * middle(side)[1] for side in SIDES}
    return max(SIDES, key=along.__getitem__)


def push(table: Table, model: Model, target: Fighter) -> None:
    assert isinstance(target, Model)
    shift(table, target, pushed_to(table, model, target))


def shift(table: Table, model: Model, tile: Hex | None) -> None:
    """Pushed and pulled models do not move by themselves: no guard strikes, the trapped go along;
    poison coral poisons them all the same."""
    assert tile is not None
    model.at = tile
    if table.tiles[tile] == POISON:
        give_token(model, "Poisoned")


def patients(table: Table, model: Model) -> list[Model]:
    """Wounded models of the own army here or next to it, itself among them."""
    own = [one for one in table.models if one.seat == model.seat and one.at and one.wounds]
    return [one for one in own if gap_between(model, one) <= 1]


def heal(scene: Scene, model: Model, number: int) -> None:
    """One wound of so many different models."""
    waiting = {one.name: one for one in patients(scene.table, model)}
    for _ in range(min(number, len(waiting))):
        waiting.pop(scene.choose(model.seat, "heal", waiting)).wounds -= 1


def dart(table: Table, model: Model, far: int) -> dict[Hex, movement.Way]:
    """Where it may slip away to: two tiles, whatever its speed, without a climb; the trapped
    stay."""
    if "Trapped" in model.tokens:
        return {}
    found = movement.ways(table, model, far, movement.swims(model))
    return {tile: way for tile, way in found.items() if not way.climbs}


def slip_away(scene: Scene, model: Model, far: int) -> None:
    """A movement like any other, but none of the two of the turn; or none at all."""
    found = {written(tile): way for tile, way in dart(scene.table, model, far).items()}
    goal = scene.choose(model.seat, "slip away", [*found, NOBODY])
    if goal != NOBODY:
        movement.go_on(scene, model, found[goal].path, movement.Onward(far, frozenset()))


def towable(table: Table, model: Model) -> list[Model]:
    """Friends on neighbouring tiles for whom there is room here."""
    assert model.at is not None
    own = [one for one in table.models if one.seat == model.seat and one.at]
    near = [one for one in own if gap_between(model, one) == 1]
    return [one for one in near if has_room(table, model.at, one)]


def tow(scene: Scene, model: Model) -> None:
    friends = {one.name: one for one in towable(scene.table, model)}
    shift(scene.table, friends[scene.choose(model.seat, "tow", friends)], model.at)
