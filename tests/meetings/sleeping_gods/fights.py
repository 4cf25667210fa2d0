"""Attack and counterattack: what may be done between actions and within one."""

from __future__ import annotations

from collections.abc import Iterator

from tests.meetings.sleeping_gods import box, hurts, rounds, squares
from tests.meetings.sleeping_gods.squares import Spot
from tests.meetings.sleeping_gods.table import (
    NOTHING,
    Attack,
    Blow,
    Fate,
    Foe,
    Member,
    Order,
    Scene,
    Table,
)


def begin(table: Table, reward: dict[str, int] | None = None) -> None:
    """Deal out action tokens and put synergy tokens on their boards."""
    rounds.deal_actions(table)
    table.reward = reward or {}
    for one in table.crew:
        one.synergy = {one.name}


def can_attack(member: Member) -> bool:
    return member.left > 0 and "frightened" not in member.statuses and member.actions < 2


def between(table: Table, seat: int) -> Iterator[Order]:
    """A fight between two actions."""
    if table.actions.get(seat):
        for one in filter(can_attack, table.led_by(seat)):
            for weapon in one.arms:
                yield from (Order(seat, "attack", one.name, weapon, f.name) for f in table.foes)
    for other in table.command:
        if other != seat and table.command[seat]:
            for giver, taker in ((seat, other), (other, seat)):
                if table.actions.get(giver):
                    yield Order(seat, "give", str(giver), at=str(taker))
    if seat == table.active:
        yield Order(seat, "end round")
    yield from strikes(table, seat)


def strikes(table: Table, seat: int) -> Iterator[Order]:
    """Cards that are discarded to deal damage without fate, token or answer, if only in vain."""
    for one in table.led_by(seat):
        for name in sorted(set(one.cards)):
            mod = box.CARDS[name].mod
            if one.left and mod and mod.op == "strike":
                for foe in table.foes:
                    for spots in struck(foe):
                        yield Order(seat, "strike", one.name, name, foe.name, spots)


def struck(foe: Foe) -> list[tuple[Spot, ...]]:
    """Where a single point may lie; what resists swallows it."""
    able = [at for at, square in foe.bare.items() if square.heart <= 1 and not squares.resist(foe)]
    return [((foe.name, at),) for at in able] or [()]


def give(scene: Scene, order: Order) -> None:
    table = scene.table
    table.command[order.seat] -= 1
    table.actions[int(order.who)] -= 1
    table.actions[int(order.at)] = table.actions.get(int(order.at), 0) + 1
    scene.tell("given", order.who, order.at)


def strike(scene: Scene, order: Order) -> None:
    scene.table.member(order.who).cards.remove(order.using)
    cover(scene, order.who, order.squares)


def attack(scene: Scene, order: Order) -> None:
    table = scene.table
    table.actions[order.seat] -= 1
    table.member(order.who).actions += 1
    table.attack = Attack(order.who, order.using, order.at)
    table.fate = Fate(scene.draw())


def within(table: Table, seat: int) -> Iterator[Order]:
    """An attack under way: to go on, to raise its damage by a card, to place it."""
    attack = table.attack
    member = table.member(attack.who)
    if table.leads(member) != seat:
        return
    if attack.stage == "drawn":
        yield Order(seat, "go on", attack.who)
        return
    skill = box.WEAPONS[attack.weapon].boost
    if not attack.boosted:
        for name in sorted(set(member.cards)):
            if box.CARDS[name].skill == skill:
                yield Order(seat, "boost", attack.who, name)
    for group in squares.placements(table, attack):
        spots = tuple(sorted(group))
        yield Order(seat, "place", attack.who, attack.weapon, attack.foe, spots)


def accuracy(table: Table) -> int:
    attack, fate = table.attack, table.fate
    passive = table.member(attack.who).passive("accuracy")
    return fate.total + box.WEAPONS[attack.weapon].accuracy + attack.accuracy + passive


def go_on(scene: Scene) -> None:
    """Hit or miss; a miss and a first strike are answered before the damage."""
    table, attack = scene.table, scene.table.attack
    foe = table.foe(attack.foe)
    attack.missed = accuracy(table) < foe.defends(box.WEAPONS[attack.weapon])
    attack.stage, table.fate = "placing", NOTHING
    scene.tell("miss" if attack.missed else "hit", attack.who, foe.name)
    if attack.missed or foe.power("first_strike"):
        answer(scene, foe)


def answer(scene: Scene, foe: Foe) -> None:
    """The counterattack, less the block of the weapon and of the attacker's equipped cards."""
    table, attack = scene.table, scene.table.attack
    attack.answered = True
    member = table.member(attack.who)
    block = box.WEAPONS[attack.weapon].block + member.passive("block")
    scene.tell("answer", foe.name, foe.strength)
    points = foe.strength - block
    if points > 0:
        table.blow = Blow(attack.who, points, table.leads(member))


def boost(scene: Scene, order: Order) -> None:
    attack = scene.table.attack
    scene.table.member(order.who).cards.remove(order.using)
    attack.damage += 1
    attack.boosted = True


def place(scene: Scene, order: Order) -> None:
    scene.table.attack.stage = "placed"
    cover(scene, order.who, order.squares)


def cover(scene: Scene, who: str, spots: tuple[Spot, ...]) -> None:
    """Lay the tokens, remove who is beaten, and let a synergy point send the token on."""
    table = scene.table
    point = False
    for name, at in spots:
        foe = table.foe(name)
        foe.covered.add(at)
        point |= foe.grid[at].synergy
        scene.tell("covered", name, at)
    for foe in [foe for foe in table.foes if foe.beaten]:
        table.foes.remove(foe)
        scene.tell("beaten", foe.name)
    if point and table.foes:
        table.passing = who


def pass_on(scene: Scene, order: Order) -> None:
    table = scene.table
    for one in table.crew:
        one.synergy.discard(order.who)
    table.member(order.at).synergy.add(order.who)
    table.passing = ""
    scene.tell("synergy", order.who, order.at)


def finish(scene: Scene) -> None:
    """After placing: the target answers if it stands and has not yet; then the action is over."""
    table, attack = scene.table, scene.table.attack
    foe = table.foe(attack.foe)
    if foe and not attack.answered:
        answer(scene, foe)
    else:
        table.attack = NOTHING


def win(scene: Scene) -> None:
    """Clear the boards of combat and synergy tokens; weapons lost to disarming may be taken up."""
    table = scene.table
    table.attack = table.round = NOTHING
    table.passing, table.actions = "", {}
    for one in table.crew:
        one.actions, one.synergy = 0, set()
    table.over = "won"
    scene.tell("won")
    for good, n in table.reward.items():
        hurts.gain(scene, good, n)
