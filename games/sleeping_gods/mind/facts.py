"""What anybody at the table can see to have happened between two positions of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from games.kernel.mind import Fact
from games.kernel.text import N, T, Text
from games.sleeping_gods.autopilot.actions import reach
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.squares import strength, uncovered
from games.sleeping_gods.mind.lore import total_health
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.state import Foe
from games.sleeping_gods.words import STATUS, goods, word

Scale = tuple[float, float]
"""What such a thing weighs, and every single one."""
WON, FAILED, HURT, ROUND, BLOW = "won", "failed", "hurt", "round", "blow"


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
    if after.s.fight is not None and before.s.fight is None:
        yield FIGHT
    yield from _of_fights(before, after)
    yield from _of_falls(before, after, result)
    for at in before.everybody():
        yield from _of_one(before, after, at)
    yield from _of_figures(before, after, result)
    yield from _of_ship(before, after)
    yield from _of_goods(before, after)


def _of_falls(before: Campaign, after: Campaign, result: str) -> Iterator[Fact]:
    """Without a name where a player will choose whom it befalls."""
    fallen = [at for at in before.standing() if not after.able(at)]
    if fallen:
        yield SOMEBODY_FALLS
    if len(fallen) == 1 and result not in (ROUND, FAILED):
        name = before.name(fallen[0])
        yield Fact(T("{name} falls to 0 health", name=name), good=False, weight=2.5)


def steps(change: int, words: Text, scale: Scale, *, good: bool) -> Iterator[Fact]:
    for n in range(1, change + 1):
        text = Text(words.template, {**(words.args or {}), "n": n}, words.plural)
        yield Fact(text, good, scale[0] + scale[1] * n)


def _of_figures(before: Campaign, after: Campaign, result: str) -> Iterator[Fact]:
    """A blow that answers an attack has its name; what a round gives back is no gain."""
    attacking = result == BLOW
    for of, gain, price, scale in FIGURES:
        change = of(after) - of(before)
        if of is _command and result == ROUND:
            continue
        yield from steps(change, gain, scale, good=True)
        struck = of is total_health and attacking
        yield from steps(-change, *(COUNTERBLOW if struck else (price, scale)), good=False)


def joining(campaign: Campaign) -> Sequence[int]:
    return () if campaign.s.contest is None else campaign.s.contest.participants


def _of_one(before: Campaign, after: Campaign, at: int) -> Iterator[Fact]:
    name, was, now = before.name(at), before.s.crew[at], after.s.crew[at]
    if after.able(at) and not before.able(at):
        up = T("{name} is back on their feet", name=name)
        yield Fact(SOMEBODY_RISES if before.s.fight else up, good=True, weight=2.0)
    joined = before.s.contest and at in (*after.s.took_part, *joining(after))
    if joined and was.fatigue < now.fatigue == MOST_FATIGUE:
        yield Fact(T("{name} can't join challenges then", name=name), good=False, weight=0.9)
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
    left = harm_total(after)
    if left < harm_total(before):
        words = T("{n} ship damage is left", n=left) if left else T("the ship is sound again")
        yield Fact(words, good=True, weight=2.2 - 0.1 * left)
    for name in {one.id for one in before.s.lasting} - {one.id for one in after.s.lasting}:
        words = T("you're rid of this: {event}", event=word(before.pack.event[name].name))
        yield Fact(words, good=True, weight=3.0)


def _of_goods(before: Campaign, after: Campaign) -> Iterator[Fact]:
    for kind, had in before.s.goods.items():
        for n in range(1, after.s.goods[kind] - had + 1 if kind != "coins" else 0):
            gain = T("you gain {goods}", goods=goods(kind, n))
            yield Fact(gain, good=True, weight=0.4 + 0.2 * n)


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
    taken = N("{foe} loses a heart", "{foe} loses {n} hearts or more", n=1, foe=name)
    yield from steps(hearts, taken, (0.8, 0.6), good=True)


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
FIGHT = Fact(T("a fight begins"), good=False, weight=3.0)
SUCCESS = Fact(T("you make the challenge, with help if need be"), good=True, weight=4.0)
STANDING = Fact(T("everybody stays on their feet"), good=True, weight=0.6)
SOMEBODY_FALLS = Fact(T("somebody falls to 0 health"), good=False, weight=2.4)
SOMEBODY_RISES = T("somebody is back on their feet")
CLOSER = Fact(T("you're closer to a port"), good=True, weight=0.8)
COUNTERBLOW = (
    N("the blow in return costs health", "the blow in return costs {n} health or more", n=1),
    (1.0, 0.2),
)


def _fatigue(campaign: Campaign) -> int:
    return sum(member.fatigue for member in campaign.s.crew)


def _command(campaign: Campaign) -> int:
    return sum(chair.command for chair in campaign.s.chairs)


Figure = tuple[Callable[[Campaign], int], Text, Text, Scale]
FIGURES: Sequence[Figure] = (
    (
        total_health,
        N("the crew regains health", "the crew regains {n} health or more", n=1),
        N("the crew loses health", "the crew loses {n} health or more", n=1),
        (0.7, 0.15),
    ),
    (
        lambda campaign: -_fatigue(campaign),
        N("{n} fatigue comes off", "{n} fatigue or more comes off", n=1),
        N("somebody takes fatigue", "{n} fatigue or more is taken", n=1),
        (0.35, 0.15),
    ),
    (
        lambda campaign: -harm_total(campaign),
        N("the ship is mended", "{n} ship damage or more is repaired", n=1),
        N("the ship is damaged", "the ship takes {n} damage or more", n=1),
        (1.6, 0.4),
    ),
    (
        lambda campaign: campaign.s.goods["coins"],
        N("you earn a coin", "you earn {n} coins or more", n=1),
        N("you spend a coin", "you spend {n} coins or more", n=1),
        (0.3, 0.2),
    ),
    (
        _command,
        N("you gain command", "you gain {n} command or more", n=1),
        N("command is spent", "{n} command or more is spent", n=1),
        (0.0, 0.3),
    ),
    (lambda campaign: campaign.s.xp, T("you gain {n} XP"), T("you spend {n} XP"), (0.2, 0.4)),
)
