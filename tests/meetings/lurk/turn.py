"""A turn: what may be ordered now, what an order costs on the activation card, carrying it out.

``orders`` answers who may do what; ``play`` does it. Whatever is ordered to one model activates its
tile; the others of the tile may follow in the same activation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.meetings.lurk import attack, cards, movement, searching
from tests.meetings.lurk.ground import has_room, read, written
from tests.meetings.lurk.table import Activation, Creature, Hex, Model, Scene, Table

MOVING, ATTACKING, SEARCHING = "moving", "attacking", "searching"


class Order(NamedTuple):
    """``move who tile how`` (how: what goes before the first step), ``attack who whom how`` (how:
    an aid past rock), ``bomb who tile``, ``chain who whom``, ``search who tile``, ``recover who``,
    ``reinforce who tile``, ``use who card``, ``equip who card``, ``share who card whom``; and
    ``end``, which is ``rounds.end_turn``."""

    verb: str
    who: str = ""
    what: str = ""
    how: str = ""


def follows(table: Table, model: Model, kind: str) -> bool:
    """It stands in the tile that is active in this way and has not had its chance."""
    now = table.activation
    return now is not None and now.kind == kind and model.name in now.waiting


def can_be_moved(table: Table, model: Model) -> bool:
    return follows(table, model, MOVING) or table.movement > 0


def can_activate(table: Table) -> bool:
    """A token of the Attack column, or, while that is empty, a movement that is wasted."""
    return table.attack > 0 or table.movement > 0


def may(table: Table, model: Model, kind: str) -> bool:
    """Attack, or search and recover: once a turn."""
    return not model.acted and (follows(table, model, kind) or can_activate(table))


def orders(table: Table, *, plain: bool = False) -> set[Order]:
    """Everything the active player may order now; ``plain`` leaves out what goes before a step."""
    own = [one for one in table.models if one.seat == table.active]
    on_map = [one for one in own if one.at]
    found = {Order("end")} | set(reinforcements(table, own))
    for model in on_map:
        found |= {*moves(table, model, plain), *actions(table, model), *handling(table, model)}
    return found


def moves(table: Table, model: Model, plain: bool) -> Iterator[Order]:
    if not movement.may_move(model) or not can_be_moved(table, model):
        return
    for prelude in [frozenset[str]()] if plain else movement.preludes(model):
        how = "+".join(sorted(prelude))
        for tile in movement.destinations(table, model, prelude):
            yield Order("move", model.name, written(tile), how)


def actions(table: Table, model: Model) -> Iterator[Order]:
    if may(table, model, ATTACKING):
        yield from assaults(table, model, attack.targets(table, model))
        yield from instead(table, model)
    elif follows(table, model, SEARCHING) and not model.acted and table.activation:
        found = attack.targets(table, model)
        woken = {name: means for name, means in found.items() if name == table.activation.woken}
        yield from assaults(table, model, woken)
    if may(table, model, SEARCHING):
        for tile in searching.searchable(table, model):
            yield Order("search", model.name, written(tile))
        if searching.can_recover(table, model):
            yield Order("recover", model.name)


def assaults(table: Table, model: Model, found: dict[str, frozenset[str]]) -> Iterator[Order]:
    return (Order("attack", model.name, name, aid) for name, aids in found.items() for aid in aids)


def instead(table: Table, model: Model) -> Iterator[Order]:
    power = cards.item(model, "instead")
    if power and power.effect == "bomb":
        yield from (Order("bomb", model.name, written(to)) for to in cards.bombable(table, model))
    if power and power.effect == "chain":
        yield from (Order("chain", model.name, name) for name in cards.chainable(table, model))


def handling(table: Table, model: Model) -> Iterator[Order]:
    """Items of the own turn; equipping and sharing with a movement, which the trapped may, too."""
    if used := cards.may_use(table, model):
        yield Order("use", model.name, used)
    if can_be_moved(table, model) and model.moved < 2:
        for card in cards.equippable(table, model):
            yield Order("equip", model.name, card)
        for card, friend in cards.sharable(table, model):
            yield Order("share", model.name, card, friend)


def reinforcements(table: Table, own: list[Model]) -> Iterator[Order]:
    """For a movement, waiting models enter a summoning tile of their army that has room, one or
    several of them."""
    for model in (one for one in own if one.at is None):
        for tile in table.homes[model.seat]:
            if has_room(table, tile, model) and (table.movement or entered(table, tile)):
                yield Order("reinforce", model.name, written(tile))


def entered(table: Table, tile: Hex) -> bool:
    """The activation is a reinforcement onto this tile."""
    return table.activation is not None and table.activation.kind == written(tile)


def begin(table: Table, model: Model, kind: str) -> None:
    """Go on with the active tile, or activate this one: a movement shifts a token to Attack, an
    attack one to End; a wasted movement goes all the way."""
    if follows(table, model, kind):
        assert table.activation is not None
        table.activation.waiting.remove(model.name)
        return
    pay(table, kind)
    others = [one for one in table.on(model.at) if one is not model] if model.at else []
    table.activation = Activation(kind, [one.name for one in others])


def pay(table: Table, kind: str) -> None:
    if kind == MOVING:
        table.movement, table.attack = table.movement - 1, table.attack + 1
        return
    table.movement, table.attack = (
        (table.movement, table.attack - 1) if table.attack else (table.movement - 1, 0)
    )
    table.ended += 1


def play(scene: Scene, order: Order) -> movement.Onward | None:
    """Carry out one order; what is left of a movement, which may go on from the top of a rock."""
    table = scene.table
    model = table.model(order.who)
    match order.verb:
        case "move":
            return play_move(scene, model, order)
        case "reinforce":
            enter(scene, model, read(order.what))
        case "attack" | "bomb" | "chain":
            play_attack(scene, model, order)
        case "search" | "recover":
            play_search(scene, model, order)
        case "use":
            cards.use(scene, model)
        case "equip" | "share":
            play_handling(table, model, order)
    return None


def play_move(scene: Scene, model: Model, order: Order) -> movement.Onward:
    prelude = frozenset(order.how.split("+")) - {""}
    way = movement.destinations(scene.table, model, prelude)[read(order.what)]
    begin(scene.table, model, MOVING)
    return movement.move(scene, model, way.path, prelude)


def enter(scene: Scene, model: Model, tile: Hex) -> None:
    """To enter is one of its two movements; guards strike whoever enters next to them. Others may
    follow onto the same tile in the same activation."""
    if not entered(scene.table, tile):
        pay(scene.table, MOVING)
        scene.table.activation = Activation(written(tile), [])
    model.moved += 1
    model.at = tile
    movement.meet_guards(scene, model, set())


def play_attack(scene: Scene, model: Model, order: Order) -> None:
    table = scene.table
    at_woken = follows(table, model, SEARCHING) and bool(table.activation)
    woken = at_woken and table.activation is not None and order.what == table.activation.woken
    begin(table, model, SEARCHING if woken else ATTACKING)
    if order.verb == "bomb":
        cards.bomb(scene, model, read(order.what))
        return
    target = table.someone(order.what)
    assert target is not None
    if order.verb == "chain":
        assert not isinstance(target, Creature)
        cards.chain(scene, model, target)
    else:
        attack.attack(scene, model, target, order.how)


def play_search(scene: Scene, model: Model, order: Order) -> None:
    begin(scene.table, model, SEARCHING)
    if order.verb == "recover":
        searching.recover(model)
        return
    woken = searching.search(scene, model, read(order.what))
    if woken and scene.table.activation:
        scene.table.activation.woken = woken


def play_handling(table: Table, model: Model, order: Order) -> None:
    """Both come before the first step, so the model may still move in this activation; they go with
    a movement, which is one of its two."""
    begin(table, model, MOVING)
    model.moved += 1
    assert table.activation is not None
    table.activation.waiting.append(model.name)
    if order.verb == "equip":
        cards.equip(table, model, order.what)
    else:
        cards.share(table, model, order.what, table.model(order.how))
