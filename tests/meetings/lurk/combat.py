"""A blow: which dice attacker and defender roll, which abilities they may name, what wounds it
deals, who falls and what that leaves. Models and creatures strike and are struck alike."""

from __future__ import annotations

from dataclasses import dataclass

from tests.meetings.lurk import dice
from tests.meetings.lurk.box import Power
from tests.meetings.lurk.ground import distance, on_coral
from tests.meetings.lurk.table import DEN, LASTING, Creature, Model, Roll, Scene, Table
from tests.meetings.lurk.wounds import Fighter, discard, gain, give_token, suffer


@dataclass
class Blow:
    """One attack upon one target: with which ability, against which, what came of it. A bare one is
    rolled with the dice of a bomb, so nothing of the attacker counts."""

    attacker: Fighter
    target: Fighter
    gap: int
    used: Power | None = None
    answer: Power | None = None
    bare: bool = False
    flask: int = 0
    wounds: int = 0
    killed: bool = False


def named(table: Table, model: Model, when: str) -> list[Power]:
    """Abilities of this moment that the model could pay for; the stunned have none."""
    if "Stunned" in model.tokens:
        return []
    abilities = [power for power, kind in model.powers if kind == "ability" or power.price]
    purse = table.essence[model.seat]
    return [power for power in abilities if power.when == when and power.price <= purse]


def pay(table: Table, seat: int, power: Power) -> None:
    table.essence[seat] -= power.price


def friends_here(table: Table, model: Model) -> list[Model]:
    """Others of its army on the model's tile."""
    return [other for other in table.models if other.at == model.at and other is not model]


def amount(table: Table, blow: Blow, power: Power) -> int:
    """How many dice or levels an attack ability is worth here; what is worth nothing cannot be
    named."""
    attacker, target = blow.attacker, blow.target
    assert isinstance(attacker, Model)
    friends = len(friends_here(table, attacker))
    counted = {"own_wounds": attacker.wounds, "friends": friends, "target_wounds": target.wounds}
    if power.effect in counted:
        return min(2, counted[power.effect])
    if power.effect in {"dice", "detonate"}:
        return 1
    sure = {"upgrade", "pierce", "wellspring"} | ({"ambush"} if ambushed(table, target) else set())
    return power.number if power.effect in sure else 0


def ambushed(table: Table, target: Fighter) -> bool:
    """On coral, or bearing an effect token."""
    standing = isinstance(target, Model) and on_coral(table, target)
    return standing or bool(target.tokens & LASTING)


def attack_pool(table: Table, blow: Blow) -> str:
    """Printed dice, weapon and the white die of a climb, degraded by charges, by being stunned and
    by the defender's veil; then what the ability gives, then what a flask takes."""
    attacker = blow.attacker
    pool = attacker.printed.attack
    if isinstance(attacker, Model):
        pool += attacker.dice("near_dice") if blow.gap == 1 else ""
        pool += "W" if "Vantage" in attacker.tokens else ""
        pool = dice.upgrade(pool, attacker.always("upgrade"))
    pool = dice.degrade(pool, degraded(attacker) + veiled(blow))
    return dice.degrade(strengthened(table, blow, pool), blow.flask)


def degraded(attacker: Fighter) -> int:
    charges = attacker.charges if isinstance(attacker, Model) else 0
    return charges + ("Stunned" in attacker.tokens)


def strengthened(table: Table, blow: Blow, pool: str) -> str:
    """The pool with the attacker's ability."""
    if blow.used is None or blow.used.effect in {"pierce", "wellspring", "unseen", "reroll"}:
        return pool
    worth = amount(table, blow, blow.used)
    if blow.used.effect in {"upgrade", "ambush"}:
        return dice.upgrade(pool, worth)
    return pool + blow.used.amount * worth


def veiled(blow: Blow) -> int:
    """Dice that a veil degrades from two tiles on."""
    return blow.target.always("veil") if isinstance(blow.target, Model) and blow.gap > 1 else 0


def defence_pool(table: Table, blow: Blow) -> str:
    """Printed dice and armour, degraded by swimming and by coral, the red die of a den whose
    creature was defeated, then what the ability gives."""
    target = blow.target
    if isinstance(target, Creature):
        return target.printed.defence
    pool = target.printed.defence + target.dice("dice", "heavy", "barnacle")
    pool = dice.degrade(pool, exposed(table, target))
    pool += "R" if target.at and table.tiles[target.at] == DEN else ""
    return guarded(table, blow, target, pool)


def exposed(table: Table, model: Model) -> int:
    swimming = "Swimming" in model.tokens and not model.has("charm")
    return swimming + (on_coral(table, model) and not model.has("barnacle"))


def guarded(table: Table, blow: Blow, model: Model, pool: str) -> str:
    """The pool with the defender's ability."""
    match blow.answer:
        case Power(effect="dice"):
            return pool + blow.answer.amount
        case Power(effect="upgrade"):
            return dice.upgrade(pool, blow.answer.number)
        case Power(effect="camouflage"):
            return dice.upgrade(pool, 2 if on_coral(table, model) else 1)
    return pool


def declare(scene: Scene, blow: Blow) -> None:
    """Before the roll the attacker, then the defender may each name one ability; a flask is an item
    and comes on top."""
    table, attacker, target = scene.table, blow.attacker, blow.target
    if isinstance(attacker, Model) and blow.used is None and not blow.bare:
        worth = [one for one in named(table, attacker, "attack") if amount(table, blow, one)]
        blow.used = take(scene, attacker, "attack", worth)
    if isinstance(target, Model):
        defend(scene, blow, target)


def defend(scene: Scene, blow: Blow, target: Model) -> None:
    abilities = named(scene.table, target, "defence")
    worth = [one for one in abilities if one.effect != "riposte" or blow.gap == 1]
    blow.answer = take(scene, target, "defence", worth)
    dices = "RR" if blow.bare else attack_pool(scene.table, blow)
    if dices and use_item(scene, target, "flask"):
        blow.flask = 2


def take(scene: Scene, model: Model, what: str, powers: list[Power]) -> Power | None:
    """The wished one of these abilities, paid for."""
    wished = scene.wish(model.seat, what, [power.name for power in powers])
    power = next((one for one in powers if one.name == wished), None)
    if power:
        pay(scene.table, model.seat, power)
    return power


def use_item(scene: Scene, model: Model, effect: str) -> bool:
    """An item that may be discarded now. Items are no abilities: the stunned use them too."""
    held = [power.name for power, kind in model.powers if kind == "item" and power.effect == effect]
    if not scene.wish(model.seat, "item", held):
        return False
    discard(scene.table, model, effect)
    return True


def roll(scene: Scene, blow: Blow, who: Fighter, why: str, pool: str) -> Roll:
    """Dice, then rerolls: by an attack ability if none was named, by a lucky pearl."""
    lying = dice.cast(scene, pool, why)
    if isinstance(who, Model):
        lying = rerolled(scene, blow, who, why, lying)
    return dice.tally(scene, who.name, why, pool, lying)


def rerolled(scene: Scene, blow: Blow, who: Model, why: str, lying: dice.Fallen) -> dice.Fallen:
    """As long as a die shows nothing of use: the one ability, a pearl; nothing for a bomb."""
    while dice.idle(lying, why) and not (blow.bare and why == "attack"):
        powers = again_with(scene.table, blow, who, why)
        wished = scene.wish(who.seat, "again", [power.name for power in powers])
        power = next((one for one in powers if one.name == wished), None)
        if power is None:
            break
        lying = dice.again(scene, lying, why, reroll(scene, blow, who, power) or len(lying))
    return lying


def again_with(table: Table, blow: Blow, who: Model, why: str) -> list[Power]:
    """What lets dice fall again: an attack ability, if none was named, and a pearl."""
    free = named(table, who, "attack") if why == "attack" and not blow.used else []
    pearls = [power for power, kind in who.powers if (kind, power.effect) == ("item", "pearl")]
    return [one for one in free if one.effect == "reroll"] + pearls


def reroll(scene: Scene, blow: Blow, who: Model, power: Power) -> int:
    """It is paid for; how many dice fall again, 0 for as many as one likes."""
    if power.effect == "pearl":
        discard(scene.table, who, "pearl")
        return 0
    pay(scene.table, who.seat, power)
    blow.used = power
    return power.number


def octopus(scene: Scene, model: Model, why: str, pool: str) -> bool:
    """A climb or a search: one octopus is enough."""
    return dice.roll(scene, model.name, why, pool).symbols > 0


def exchange(scene: Scene, blow: Blow, pool: str) -> None:
    """Both roll; hits less shields are wounds."""
    table = scene.table
    hits = roll(scene, blow, blow.attacker, "attack", pool)
    gain(table, blow.attacker, hits.essence + wellspring(blow, hits))
    blocks = roll(scene, blow, blow.target, "defence", defence_pool(table, blow))
    gain(table, blow.target, blocks.essence)
    blow.wounds = max(0, hits.symbols - shields(blow, blocks.symbols))
    suffer(scene, blow.target, blow.wounds, seat_of(blow.attacker))
    blow.killed = scene.table.someone(blow.target.name) is None


def sting(scene: Scene, blow: Blow) -> None:
    """Whoever stayed unhurt may sting an attacker that struck from next to it."""
    unhurt = not blow.wounds and blow.gap == 1 and scene.table.someone(blow.attacker.name)
    if unhurt and blow.answer and blow.answer.effect == "riposte":
        suffer(scene, blow.attacker, blow.answer.number, seat_of(blow.target))


def shields(blow: Blow, rolled: int) -> int:
    """Shields rolled and added, less those that are cancelled."""
    added = blow.answer.number if blow.answer and blow.answer.effect == "shield" else 0
    cancelled = blow.used.number if blow.used and blow.used.effect == "pierce" else 0
    if isinstance(blow.attacker, Model) and blow.gap == 1 and not blow.bare:
        cancelled += blow.attacker.always("near_pierce")
    return max(0, rolled + added - cancelled)


def wellspring(blow: Blow, hits: Roll) -> int:
    spring = blow.used is not None and blow.used.effect == "wellspring"
    return 1 if spring and hits.essence else 0


def seat_of(fighter: Fighter) -> int | None:
    return fighter.seat if isinstance(fighter, Model) else None


def gap_between(one: Fighter, other: Fighter) -> int:
    assert one.at is not None
    assert other.at is not None
    return distance(one.at, other.at)


def strike(scene: Scene, creature: Creature, model: Model) -> Blow:
    """A creature attacks a model; a wound of some poisons or traps whoever survives it."""
    blow = Blow(creature, model, gap_between(creature, model))
    declare(scene, blow)
    exchange(scene, blow, attack_pool(scene.table, blow))
    if blow.wounds and not blow.killed and creature.printed.special in LASTING:
        give_token(model, creature.printed.special)
    sting(scene, blow)
    return blow
