"""What anybody at the table can see to have happened between two positions of a campaign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel.mind import Fact
from games.kernel.text import N, T
from games.sleeping_gods.autopilot.actions import reach
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.fight.squares import strength, uncovered
from games.sleeping_gods.mind.lore import total_health
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.state import Foe
from games.sleeping_gods.words import STATUS, goods, word

WON, FAILED, HURT, ROUND = "won", "failed", "hurt", "round"
BLOWS = (1, 3, 6, 10, 15, 20)
REST = (1, 4, 8, 12, 16, 20)


def facts_between(
    before: Campaign, after: Campaign, cause: str | None, result: str
) -> Iterator[Fact]:
    """How it ended, the challenge, the enemies, each of the crew, and what was spent."""
    if cause is not None:
        yield DEFEAT if before.options.mode != "brutal" else LOST
    if result == WON:
        yield SUCCESS
    if result == HURT and after.standing() == before.standing():
        yield STANDING
    if ports_away(after) < ports_away(before):
        yield CLOSER
    yield from _of_fights(before, after)
    yield from _of_falls(before, after, result)
    for at in before.everybody():
        yield from _of_one(before, after, at)
    yield from _of_health(before, after)
    yield from _of_ship(before, after)
    yield from _of_goods(before, after)
    if result != ROUND:
        yield from _of_command(before, after)


def _of_falls(before: Campaign, after: Campaign, result: str) -> Iterator[Fact]:
    """Without a name where a player will choose whom it befalls."""
    fallen = [at for at in before.standing() if not after.able(at)]
    if fallen:
        yield SOMEBODY_FALLS
    if len(fallen) == 1 and result not in (ROUND, FAILED):
        name = before.name(fallen[0])
        yield Fact(T("{name} falls to 0 health", name=name), good=False, weight=2.5)


def _of_health(before: Campaign, after: Campaign) -> Iterator[Fact]:
    change = total_health(after) - total_health(before)
    for n in BLOWS:
        if -change >= n:
            words = N("the crew loses health", "the crew loses {n} health or more", n=n)
            yield Fact(words, good=False, weight=0.7 + 0.15 * n)
    for n in REST:
        if change >= n:
            words = N("the crew regains health", "the crew regains {n} health or more", n=n)
            yield Fact(words, good=True, weight=0.7 + 0.15 * n)
    rest = _fatigue(before) - _fatigue(after)
    for n in REST:
        if rest >= n:
            words = N("{n} fatigue comes off", "{n} fatigue or more comes off", n=n)
            yield Fact(words, good=True, weight=0.6 + 0.2 * n)


def _fatigue(campaign: Campaign) -> int:
    return sum(member.fatigue for member in campaign.s.crew)


def joining(campaign: Campaign) -> Sequence[int]:
    return () if campaign.s.contest is None else campaign.s.contest.participants


def _of_one(before: Campaign, after: Campaign, at: int) -> Iterator[Fact]:
    name, was, now = before.name(at), before.s.crew[at], after.s.crew[at]
    if after.able(at) and not before.able(at):
        up = T("{name} is back on their feet", name=name)
        yield Fact(SOMEBODY_RISES if before.s.fight else up, good=True, weight=2.0)
    if now.fatigue > was.fatigue:
        asked = before.s.contest or before.s.tale
        joined = asked and at in (*after.s.took_part, *joining(after))
        words = T("{name} takes 1 fatigue", name=name) if joined else T("somebody takes fatigue")
        yield Fact(words, good=False, weight=0.6)
    for status in now.statuses:
        if status not in was.statuses:
            words = T("somebody gets this: {status}", status=STATUS[status])
            yield Fact(words, good=False, weight=1.5)
    for level in now.levels:
        if level not in was.levels:
            lesson = word(after.pack.level[level].name)
            words = T("{name} learns {level}", name=name, level=lesson)
            yield Fact(words, good=True, weight=2.5)


def _of_ship(before: Campaign, after: Campaign) -> Iterator[Fact]:
    harm = harm_total(after) - harm_total(before)
    if harm > 0:
        yield Fact(T("the ship is damaged"), good=False, weight=2.2)
    if harm < 0:
        yield Fact(T("the ship is mended"), good=True, weight=1.2)
    paid = before.s.goods["coins"] - after.s.goods["coins"]
    for n in range(1, paid + 1):
        words = N("you spend a coin", "you spend {n} coins or more", n=n)
        yield Fact(words, good=False, weight=0.2 + 0.15 * n)
    for n in range(1, -paid + 1):
        words = N("you earn a coin", "you earn {n} coins or more", n=n)
        yield Fact(words, good=True, weight=0.4 + 0.2 * n)


def _of_goods(before: Campaign, after: Campaign) -> Iterator[Fact]:
    for kind, had in before.s.goods.items():
        for n in range(1, after.s.goods[kind] - had + 1 if kind != "coins" else 0):
            gain = T("you gain {goods}", goods=goods(kind, n))
            yield Fact(gain, good=True, weight=0.4 + 0.2 * n)


def _of_command(before: Campaign, after: Campaign) -> Iterator[Fact]:
    spent = sum(c.command for c in before.s.chairs) - sum(c.command for c in after.s.chairs)
    for n in range(1, spent + 1):
        words = N("command is spent", "{n} command or more is spent", n=n)
        yield Fact(words, good=False, weight=0.25 * n)
    for n in range(1, -spent + 1):
        words = N("you gain command", "you gain {n} command or more", n=n)
        yield Fact(words, good=True, weight=0.5 * n)


def _of_fights(before: Campaign, after: Campaign) -> Iterator[Fact]:
    was, now = before.s.fight, after.s.fight
    if was is None:
        return
    left = [] if now is None else list(now.foes)
    for foe in was.foes:
        same = next((other for other in left if other.num == foe.num), None)
        if same is not None:
            left.remove(same)
        yield from _of_foe(before, foe, same)


def _of_foe(campaign: Campaign, was: Foe, now: Foe | None) -> Iterator[Fact]:
    """An enemy, and what is left of it."""
    enemy = campaign.pack.enemy[was.num]
    name, hearts = word(enemy.name), _hearts(enemy, was)
    if now is None:
        yield Fact(T("{foe} is defeated", foe=name), good=True, weight=4.0)
    else:
        hearts -= _hearts(enemy, now)
        if strength(enemy, now) < strength(enemy, was):
            words = T("{foe} hits less hard from now on", foe=name)
            yield Fact(words, good=True, weight=1.4)
    for n in range(1, hearts + 1):
        words = N("{foe} loses a heart", "{foe} loses {n} hearts or more", n=n, foe=name)
        yield Fact(words, good=True, weight=0.8 + 0.6 * n)


def _hearts(enemy: Enemy, foe: Foe) -> int:
    """What is left to cover; a heart of two counts twice."""
    return sum(cell.heart for _, cell in uncovered(enemy, foe))


def ports_away(campaign: Campaign) -> int:
    """How far the nearest port is."""
    away = reach(campaign.options.pack, campaign.s.region)
    regions = campaign.pack.region
    return min((steps for one, steps in away.items() if regions[one].port), default=0)


LOST = Fact(T("you lose the campaign"), good=False, weight=12.0)
DEFEAT = Fact(T("the crew is defeated"), good=False, weight=9.0)
SUCCESS = Fact(T("you make the challenge, with help if need be"), good=True, weight=4.0)
STANDING = Fact(T("everybody stays on their feet"), good=True, weight=0.6)
SOMEBODY_FALLS = Fact(T("somebody falls to 0 health"), good=False, weight=2.4)
SOMEBODY_RISES = T("somebody is back on their feet")
CLOSER = Fact(T("you're closer to a port"), good=True, weight=0.8)
