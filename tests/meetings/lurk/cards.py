"""Items that are used in the own turn or instead of attacking; equipping and sharing."""

from __future__ import annotations

from tests.meetings.lurk import box
from tests.meetings.lurk.box import Power
from tests.meetings.lurk.combat import Blow, declare, exchange, gap_between, sting, veiled
from tests.meetings.lurk.creatures import choose_victim, maul
from tests.meetings.lurk.dice import degrade
from tests.meetings.lurk.ground import distance
from tests.meetings.lurk.table import LASTING, Creature, Hex, Model, Scene, Table
from tests.meetings.lurk.wounds import Fighter, discard, give_token


def item(model: Model, when: str) -> Power | None:
    """The item it carries, if it is one for this moment."""
    held = (power for power, kind in model.powers if kind == "item" and power.when == when)
    return next(held, None)


def may_use(table: Table, model: Model) -> str:
    """The item that a model may use now in its own turn, if it would change something."""
    power = item(model, "turn")
    return power.name if power and would_help(table, model, power) else ""


def would_help(table: Table, model: Model, power: Power) -> bool:
    match power.effect:
        case "mend" | "stone":
            return model.wounds > 0
        case "clear":
            return any(one.tokens & LASTING for one in table.on(model.at)) if model.at else False
        case "lure":
            return bool(lured(table, model))
    return True


def use(scene: Scene, model: Model) -> None:
    """Discard the item and do what it says."""
    power = item(model, "turn")
    assert power is not None
    creatures = {one.name: one for one in lured(scene.table, model)}
    discard(scene.table, model, power.effect)
    match power.effect:
        case "mend" | "stone":
            mended = 3 if power.effect == "stone" and model.printed.large else power.number
            model.wounds = max(0, model.wounds - mended)
        case "essence":
            scene.table.essence[model.seat] += power.number
        case "clear":
            for one in scene.table.on(model.at) if model.at else []:
                one.tokens -= LASTING
        case "lure":
            lure(scene, model, creatures[scene.choose(model.seat, "lure", creatures)])


def lured(table: Table, model: Model) -> list[Creature]:
    """Creatures within two tiles that have somebody next to them."""
    near = [one for one in table.creatures if gap_between(model, one) <= 2]
    return [one for one in near if bitten(table, one)]


def bitten(table: Table, creature: Creature) -> list[Model]:
    """Models of any army next to a creature."""
    return [one for one in table.models if one.at and gap_between(creature, one) == 1]


def lure(scene: Scene, model: Model, creature: Creature) -> None:
    """It attacks a model next to it that the player chooses."""
    maul(scene, creature, choose_victim(scene, model.seat, bitten(scene.table, creature)))


def bombable(table: Table, model: Model) -> list[Hex]:
    """Tiles within two with an enemy or a creature; no line of sight, no other range."""
    assert model.at is not None
    foes: list[Fighter] = [one for one in table.models if one.seat != model.seat]
    places = {one.at for one in [*foes, *table.creatures] if one.at}
    return sorted(tile for tile in places if distance(model.at, tile) <= 2)


def bomb(scene: Scene, model: Model, tile: Hex) -> None:
    """Two red dice against everyone on the tile, each with a defence of its own."""
    model.acted = True
    discard(scene.table, model, "bomb")
    lair = scene.table.lair(tile)
    hit: list[Fighter] = [*scene.table.on(tile), *([lair] if lair else [])]
    for one in hit:
        blast(scene, model, one)


def blast(scene: Scene, model: Model, target: Fighter) -> None:
    """The bomb's dice, not the model's: only the defender names an ability."""
    blow = Blow(model, target, gap_between(model, target), bare=True)
    declare(scene, blow)
    exchange(scene, blow, degrade("RR", veiled(blow) + blow.flask))
    sting(scene, blow)


def chainable(table: Table, model: Model) -> list[str]:
    """Enemies within two that are not trapped yet."""
    foes = [one for one in table.models if one.seat != model.seat and one.at]
    loose = [one for one in foes if "Trapped" not in one.tokens]
    return [one.name for one in loose if gap_between(model, one) <= 2]


def chain(scene: Scene, model: Model, target: Model) -> None:
    model.acted = True
    discard(scene.table, model, "chain")
    give_token(target, "Trapped")


def kind_of(card: str) -> str:
    return box.cards()[card].kind


def worn(model: Model, kind: str) -> str:
    """One item, one weapon, one armour and one ability at most."""
    return next((card for card in model.cards if kind_of(card) == kind), "")


def can_take_off(model: Model, card: str) -> bool:
    """A harness without which its bearer would be destroyed stays on."""
    harness = box.cards()[card].power.effect == "heart" if card else False
    return not (harness and model.wounds >= model.heart - 1)


def equippable(table: Table, model: Model) -> list[str]:
    """Cards of the stock that a leader, hero or beast may take, in exchange for what it wears."""
    if not model.printed.carries:
        return []
    stock = sorted(set(table.stock[model.seat]))
    return [card for card in stock if can_take_off(model, worn(model, kind_of(card)))]


def equip(table: Table, model: Model, card: str) -> None:
    """What it wore of that kind goes back into the stock."""
    old = worn(model, kind_of(card))
    table.stock[model.seat].remove(card)
    model.cards.append(card)
    if old:
        model.cards.remove(old)
        table.stock[model.seat].append(old)


def sharable(table: Table, model: Model) -> list[tuple[str, str]]:
    """Cards it may pass, and to which characters on its tile: theirs of that kind must come off."""
    here = table.on(model.at) if model.at else []
    friends = [one for one in here if one is not model and one.printed.carries]
    loose = [card for card in model.cards if can_take_off(model, card)]
    return [
        (card, one.name)
        for card in loose
        for one in friends
        if can_take_off(one, worn(one, kind_of(card)))
    ]


def share(table: Table, model: Model, card: str, friend: Model) -> None:
    """For a card of the same kind they change places."""
    old = worn(friend, kind_of(card))
    model.cards.remove(card)
    friend.cards.append(card)
    if old:
        friend.cards.remove(old)
        model.cards.append(old)
