"""What anybody at the table can see to have happened between two positions of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from games.kernel.mind import Fact
from games.kernel.text import N, T, Text
from games.sleeping_gods.autopilot.actions import reach
from games.sleeping_gods.autopilot.question import worth as effects_worth
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.challenge.stake import at_stake
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.squares import strength, uncovered
from games.sleeping_gods.mind.lore import total_health
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.state import Foe
from games.sleeping_gods.words import EOR, STATUS, goods, word

Scale = tuple[float, float]
"""What such a thing weighs, and every single one."""
Figure = tuple[Callable[[Campaign], int], Text, Text, Scale]
WON, FAILED, HURT, ROUND, BLOW, OPENED = "won", "failed", "hurt", "round", "blow", "opened"


def facts_between(
    before: Campaign, after: Campaign, cause: str | None, result: str
) -> Iterator[Fact]:
    """How it ended, the challenge, the enemies, each of the crew, and what was spent."""
    if cause is not None:
        yield DEFEAT if before.options.mode != "brutal" else LOST
    if result == WON:
        yield made(before)
    if result == HURT and after.standing() == before.standing():
        yield from kept(before, after)
    if ports_away(after) < ports_away(before):
        yield CLOSER
        if port := after.pack.region[after.s.region].port:
            yield Fact(T("you reach the port of {port}", port=word(port)), good=True, weight=2.0)
    if (back := rested(after) - rested(before)) > 0:
        words = T("{n} of the crew can join challenges again", n=back)
        yield Fact(words, good=True, weight=1.0 + 0.8 * back)
    if after.s.fight is not None and before.s.fight is None:
        yield FIGHT
    yield from _of_fights(before, after)
    yield from _of_falls(before, after, result)
    yield from _of_joining(before, after)
    for at in before.everybody():
        yield from _of_one(before, after, at)
    yield from _of_figures(before, after, result)
    yield from _of_ship(before, after)
    yield from _of_goods(before, after)


def made(campaign: Campaign) -> Fact:
    """With what failing costs, if that is known: nobody is spent to be spared a trifle."""
    contest, pack = campaign.s.contest, campaign.pack
    harm = () if contest is None else at_stake(campaign.s, pack, contest).harm
    if not harm:
        return Fact(T("you make the challenge"), True, 4.0, missed=contest is not None)
    words = T("you make the challenge (else {harm})", harm=effects_text(harm, pack))
    return Fact(words, good=True, weight=min(4.0, 1.0 - effects_worth(harm)))


def kept(before: Campaign, after: Campaign) -> Iterator[Fact]:
    """What is left to whoever is hurt least well."""
    hurt = [after.left(at) for at in before.standing() if after.left(at) < before.left(at)]
    if not hurt:
        yield UNHURT
    most = max(map(before.left, before.everybody()))
    yield from steps(min(hurt, default=most), STANDING, (0.5, 0.1), good=True)


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
    for figure in FIGURES:
        of, gain, _, scale = figure
        change = of(after) - of(before)
        if of is _command and result == ROUND:
            continue
        yield from steps(change, gain, scale, good=True)
        yield from steps(-change, *_dear(before, result, figure), good=False)


def _dear(before: Campaign, result: str, figure: Figure) -> tuple[Text, Scale]:
    """A blow that was struck before anything could be chosen is no great price."""
    of, _, words, scale = figure
    if of is _command and before.s.contest:
        return words, HELP
    if of is not total_health:
        return words, scale
    if result == BLOW:
        words, scale = COUNTERBLOW
    anyway = result == HURT or (before.s.fight and before.s.fight.attack)
    return words, ANYWAY if anyway else scale


def _of_joining(before: Campaign, after: Campaign) -> Iterator[Fact]:
    """All who are spent on a challenge, in one breath."""
    if before.s.contest is None:
        return
    joined = after.s.took_part if after.s.contest is None else after.s.contest.participants
    fatigue = [(before.s.crew[at].fatigue, after.s.crew[at].fatigue, at) for at in sorted(joined)]
    spent = [before.name(at) for was, now, at in fatigue if was < now == MOST_FATIGUE]
    if spent:
        words = T("{names} can't join challenges then", names=spent)
        yield Fact(words, good=False, weight=0.9 * len(spent))


def _of_one(before: Campaign, after: Campaign, at: int) -> Iterator[Fact]:
    name, was, now = before.name(at), before.s.crew[at], after.s.crew[at]
    if after.able(at) and not before.able(at):
        up = T("{name} is back on their feet", name=name)
        yield Fact(SOMEBODY_RISES if before.s.fight else up, good=True, weight=2.0)
    for status in now.statuses:
        if status not in was.statuses:
            words = T("somebody gets this: {status}", status=STATUS[status])
            yield Fact(words, good=False, weight=1.5)
    for card in was.equipped:
        if card not in now.equipped:
            words = T("{card} is discarded", card=word(after.pack.ability[card].name))
            yield Fact(words, good=False, weight=0.8)
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
        for end in (cell.eor for at, cell in uncovered(enemy, was) if at in now.covered):
            if end is not None:
                words = T("covered for the end of the round: {what}", what=EOR[end])
                yield Fact(words, good=True, weight=1.2)
        if strength(enemy, now) < strength(enemy, was):
            words = T("{foe} hits less hard from now on", foe=name)
            yield Fact(words, good=True, weight=1.4)
    taken = N("{foe} loses a heart", "{foe} loses {n} hearts or more", n=1, foe=name)
    yield from steps(hearts, taken, (0.8, 0.6), good=True)


def _hearts(enemy: Enemy, foe: Foe) -> int:
    """What is left to cover; a heart of two counts twice."""
    return sum(cell.heart for _, cell in uncovered(enemy, foe))


def rested(campaign: Campaign) -> int:
    """How many may still join challenges."""
    up = campaign.standing()
    return sum(campaign.s.crew[at].fatigue < MOST_FATIGUE for at in up)


def ports_away(campaign: Campaign) -> int:
    """How far the nearest port is."""
    away = reach(campaign.options.pack, campaign.s.region)
    regions = campaign.pack.region
    return min((steps for one, steps in away.items() if regions[one].port), default=0)


LOST = Fact(T("you lose the campaign"), good=False, weight=12.0)
DEFEAT = Fact(T("the crew is defeated"), good=False, weight=9.0)
FIGHT = Fact(T("a fight begins"), good=False, weight=3.0)
STANDING = N("everybody stays on their feet", "whoever is hurt keeps {n} health or more", n=1)
UNHURT = Fact(T("nobody loses health"), good=True, weight=2.0)
SOMEBODY_FALLS = Fact(T("somebody falls to 0 health"), good=False, weight=2.4)
SOMEBODY_RISES = T("somebody is back on their feet")
CLOSER = Fact(T("you're closer to a port"), good=True, weight=0.8)
COUNTERBLOW = (
    N("the blow in return costs health", "the blow in return costs {n} health or more", n=1),
    (1.0, 0.2),
)
HELP: Scale = (0.4, 0.6)
"""Command that a challenge takes is missing in the next one."""
ANYWAY: Scale = (0.2, 0.05)


def _fatigue(campaign: Campaign) -> int:
    return sum(member.fatigue for member in campaign.s.crew)


def _command(campaign: Campaign) -> int:
    return sum(chair.command for chair in campaign.s.chairs)


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
