"""Challenges: who joins, the fate, what helps, and what failing brings."""

from __future__ import annotations

from collections.abc import Iterator

from tests.meetings.sleeping_gods import box, hurts
from tests.meetings.sleeping_gods.table import NOTHING, Fate, Member, Order, Scene, Table, Trial


def price(table: Table, seat: int, member: Member) -> int:
    """1 command for the first of a helper's crew, and 1 more for whoever has low morale."""
    helper = seat != table.active and seat not in table.trial.helpers
    return helper + ("low_morale" in member.statuses)


def joining(table: Table, seat: int) -> Iterator[Order]:
    trial = table.trial
    for one in table.led_by(seat):
        able = one.left > 0 and one.fatigue < 2 and one.name not in trial.joined
        if able and price(table, seat, one) <= table.command[seat]:
            yield Order(seat, "join", one.name)
    if seat == table.active:
        yield Order(seat, "draw")


def join(scene: Scene, order: Order) -> None:
    table, trial = scene.table, scene.table.trial
    member = table.member(order.who)
    table.command[order.seat] -= price(table, order.seat, member)
    trial.joined.append(member.name)
    if order.seat != table.active:
        trial.helpers.add(order.seat)
    member.fatigue += 1
    scene.tell("joined", member.name)
    if "madness" in member.statuses:
        hurts.hurt(scene, member, 1)


def draw(scene: Scene) -> None:
    scene.table.trial.stage = "drawn"
    scene.table.fate = Fate(scene.draw())


def total(table: Table) -> int:
    trial, fate = table.trial, table.fate
    skill = sum(table.member(name).skill(trial.skill) for name in trial.joined)
    return skill + trial.bonus + (fate.total if fate else 0)


def helping(table: Table, seat: int) -> Iterator[Order]:
    """Any player discards cards of the skill from hand; the active one has done with it."""
    for name in sorted(set(table.hands.get(seat, []))):
        if box.CARDS[name].skill == table.trial.skill:
            yield Order(seat, "help", using=name)
    if seat == table.active:
        yield Order(seat, "settle")


def help_with(scene: Scene, order: Order) -> None:
    scene.table.hands[order.seat].remove(order.using)
    scene.table.trial.bonus += 1


def settle(scene: Scene) -> None:
    table, trial = scene.table, scene.table.trial
    reached = total(table)
    table.fate = NOTHING
    if reached >= trial.need:
        end(scene, "success")
    else:
        trial.stage = "failing"
    scene.tell("settled", reached, reached >= trial.need)


def end(scene: Scene, how: str) -> None:
    scene.table.trial = NOTHING
    scene.table.over = how


def next_consequence(scene: Scene) -> bool:
    """Apply what needs no decision of what failing brings; whether there was something to do."""
    table, trial = scene.table, scene.table.trial
    if not trial.fail:
        end(scene, "fail")
        return True
    effect = trial.fail[0]
    if effect.op == "ship_damage":
        table.ship += effect.n
    elif effect.op == "goto":
        scene.tell("goto", effect.what)
    elif suffering(table, table.active):
        return False
    step(trial)
    return True


def step(trial: Trial) -> None:
    trial.fail = trial.fail[1:]
    trial.done += 1


def suffering(table: Table, seat: int) -> list[Order]:
    """Who may take the next damage or status: those who took part first."""
    trial = table.trial
    if seat != table.active or not trial.fail:
        return []
    effect = trial.fail[0]
    damage = effect.op == "damage"
    able = table.standing() if damage else hurts.can_gain(table, effect.op)
    named = trial.named.get(trial.done)
    if named:
        able = [one for one in able if one.name == named] or (able if damage else [])
    else:
        mine = able if damage else [one for one in able if table.leads(one) == seat]
        able = [one for one in able if one.name in trial.joined] or mine
    return [Order(seat, "suffer", one.name, effect.op) for one in able]


def suffer(scene: Scene, order: Order) -> None:
    """One point of damage, or one status."""
    table, trial = scene.table, scene.table.trial
    effect = trial.fail[0]
    member = table.member(order.who)
    if effect.op == "damage":
        hurts.hurt(scene, member, 1)
    else:
        hurts.afflict(scene, member, effect.op)
    if effect.n > 1:
        trial.fail = [effect._replace(n=effect.n - 1), *trial.fail[1:]]
    else:
        step(trial)
