"""Challenges: who joins, fate, what is added afterwards, success and its rewards (R65-R72)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games.kernel import Ask, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.aid import table_ask
from games.sleeping_gods.care import MOST_FATIGUE, everybody, heal, hurt, rest, tire
from games.sleeping_gods.content.cards import Mod, Passive
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.fate import discard_from_hand, draw_cards, draw_fate
from games.sleeping_gods.names import SKILL, SKILL_LOUD, word
from games.sleeping_gods.ship import gain, gain_command
from games.sleeping_gods.state import Contest
from games.sleeping_gods.uses import CONTEST, FATE, Scene, Use, perform, uses

DRAW = T("Draw fate")
HIGHEST_FATE = 6


def the_challenge(campaign: Campaign, skill: str, need: int, source: str = "story") -> Play[bool]:
    """R65-R69, from the first crew member to the outcome."""
    contest = campaign.s.contest = Contest(skill, need, source)
    campaign.s.took_part = []
    campaign.say(T("Challenge: {skill} {need}.", skill=SKILL_LOUD[skill], need=need))
    yield from gather(campaign, contest)
    contest.fate = yield from told_fate(campaign)
    yield from help_along(campaign, contest)
    won = the_total(campaign, contest) >= need
    campaign.s.took_part, campaign.s.contest = list(contest.participants), None
    _tell(campaign, contest, won)
    moment = "challenge_won" if won else "challenge_lost"
    yield from the_moment(campaign, moment, contest.participants)
    return won


def _tell(campaign: Campaign, contest: Contest, won: bool) -> None:
    total = the_total(campaign, contest)
    line = (
        T("{total} against {need}: success.", total=total, need=contest.need)
        if won
        else T("{total} against {need}: failure.", total=total, need=contest.need)
    )
    campaign.say(line)


def skill_sum(campaign: Campaign, contest: Contest) -> int:
    """R66: the skill of all participants and what the ship adds."""
    total = sum(campaign.skill(index, contest.skill) for index in contest.participants)
    for passive in campaign.ship_passives():
        if passive.skill == contest.skill or passive.op == contest.source:
            total += passive.n
    return total


def the_total(campaign: Campaign, contest: Contest) -> int:
    return skill_sum(campaign, contest) + contest.fate + contest.bonus


def may_join(campaign: Campaign, index: int, contest: Contest) -> bool:
    """R20, R65: not at 0 health, not with two fatigue, and only once."""
    fresh = campaign.s.crew[index].fatigue < MOST_FATIGUE
    return fresh and index not in contest.participants and campaign.able(index)


def join_cost(campaign: Campaign, index: int, contest: Contest) -> int:
    """R29, R65, G9: 1 to help on another's turn, once; 1 for low morale, each time."""
    seat = campaign.controller(index)
    help_cost = int(seat != campaign.s.active and seat not in contest.paid)
    return help_cost + ("low_morale" in campaign.s.crew[index].statuses)


def join_options(campaign: Campaign, contest: Contest) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    for index, board in enumerate(campaign.boards):
        seat = campaign.controller(index)
        cost = join_cost(campaign, index, contest)
        if not may_join(campaign, index, contest) or campaign.s.chairs[seat].command < cost:
            continue
        label = T(
            "{name} joins (+{n})", name=campaign.name(index), n=campaign.skill(index, contest.skill)
        )
        detail = _join_note(campaign, index, cost)
        spot = f"crew.{board.id}"
        options.append(
            Option(
                f"join-{board.id}",
                seat,
                label,
                index,
                spot=spot,
                detail=detail,
                aside=seat != campaign.s.active,
            )
        )
    options.append(Option("draw", campaign.s.active, DRAW, None, tone="go"))
    return options


def gather(campaign: Campaign, contest: Contest) -> Play[None]:
    """Step 1: anybody may join until the active player draws."""
    while True:
        chosen = yield from table_ask(
            campaign,
            _who_joins(campaign, contest),
            lambda: join_options(campaign, contest),
            reasons.JOINING,
        )
        if chosen.id == "draw":
            return
        yield from join(campaign, chosen.value, contest)


def _who_joins(campaign: Campaign, contest: Contest) -> Text:
    total = skill_sum(campaign, contest)
    values = {"skill": SKILL_LOUD[contest.skill], "need": contest.need, "sum": total}
    if contest.need - total > HIGHEST_FATE:
        return T("{skill} {need}: who takes part? {sum} so far, too little for any fate", **values)
    return T(
        "{skill} {need}: who takes part? {sum} so far, fate must be {fate} or more",
        **values,
        fate=max(1, contest.need - total),
    )


def _join_note(campaign: Campaign, index: int, cost: int) -> Text | None:
    """What joining costs beside the fatigue."""
    notes = [T("{n} command", n=cost)] if cost else []
    if "madness" in campaign.s.crew[index].statuses:
        notes.append(T("1 damage from madness"))
    return T("{notes}", notes=notes) if notes else None


def join(campaign: Campaign, index: int, contest: Contest) -> Play[None]:
    """R23, R29: one fatigue; madness hurts."""
    seat = campaign.controller(index)
    campaign.s.chairs[seat].command -= join_cost(campaign, index, contest)
    if seat != campaign.s.active and seat not in contest.paid:
        contest.paid.append(seat)
    contest.participants.append(index)
    tire(campaign, index)
    campaign.say(T("{name} joins.", name=campaign.name(index)))
    if "madness" in campaign.s.crew[index].statuses:
        yield from hurt(campaign, index, 1)


def help_along(campaign: Campaign, contest: Contest) -> Play[None]:
    """Steps 3 and 4: uses and discards after the draw, until it succeeds or is let be."""
    ask: Ask | None = None
    while the_total(campaign, contest) < contest.need:
        scene = contest_scene(campaign, contest)
        options: list[Option[Any]] = [*uses(campaign, scene), *fate_1_options(campaign, contest)]
        options += discard_options(campaign, contest.skill, campaign.present())
        if not options and not any(campaign.s.chairs[seat].hand for seat in campaign.present()):
            return
        options.append(
            Option("accept", campaign.s.active, T("Accept the failure"), None, tone="warn")
        )
        prompt = _short(campaign, contest)
        ask = (
            Ask(prompt, options, why=reasons.HELPING) if ask is None else ask.again(options, prompt)
        )
        chosen: Option[Any] = yield ask
        if chosen.id == "accept":
            return
        yield from take_help(campaign, chosen, contest, scene)


def contest_scene(campaign: Campaign, contest: Contest) -> Scene:
    return Scene(CONTEST, tuple(contest.participants), contest.skill, contest.fate)


def _short(campaign: Campaign, contest: Contest) -> Text:
    return T(
        "{skill} {need}: fate {fate}, {total} in all, {n} short. Can anybody help?",
        skill=SKILL_LOUD[contest.skill],
        need=contest.need,
        fate=contest.fate,
        total=the_total(campaign, contest),
        n=contest.need - the_total(campaign, contest),
    )


def take_help(
    campaign: Campaign, chosen: Option[Any], contest: Contest, scene: Scene
) -> Play[None]:
    if isinstance(chosen.value, Use):
        for mod in (yield from perform(campaign, chosen.value, chosen.seat, scene)):
            contest.fate = yield from change_fate(campaign, mod, contest.fate)
            contest.bonus += mod.n if mod.op == "skill" else 0
    elif chosen.id == "again":
        contest.fate = yield from redraw_fate(campaign)
    else:
        discard_from_hand(campaign, chosen.seat, chosen.value, skill=True)
        contest.bonus += 1


def change_fate(campaign: Campaign, mod: Mod, fate: int) -> Play[int]:
    """R96, R102: more fate, or fate drawn anew."""
    if mod.op == "fate_plus":
        return fate + mod.n
    if mod.op not in FATE:
        return fate
    drawn = yield from redraw_fate(campaign)
    return max(drawn, fate) if mod.op == "redraw_best" else drawn


def redraw_fate(campaign: Campaign) -> Play[int]:
    drawn = yield from draw_fate(campaign)
    campaign.say(T("Fate is drawn again: {n}.", n=drawn))
    return drawn


def told_fate(campaign: Campaign) -> Play[int]:
    """Fate for all to hear."""
    drawn = yield from draw_fate(campaign)
    campaign.say(T("Fate {n}.", n=drawn))
    return drawn


def fate_1_options(campaign: Campaign, contest: Contest) -> list[Option[Any]]:
    """Those whom a fate of 1 does not bind may draw again."""
    if contest.fate != 1:
        return []
    able = filter(campaign.able, contest.participants)
    free = any(campaign.own_bonus(index, "fate_1") for index in able)
    if not free and not campaign.ship_bonus("fate_1"):
        return []
    return [Option("again", campaign.s.active, T("Draw the 1 again"), None)]


def discard_options(campaign: Campaign, skill: str, seats: Iterable[int]) -> list[Option[Any]]:
    """R68: hand cards with the symbol, +1 each."""
    return [
        Option(
            f"card-{number}",
            seat,
            T("Discard {card}: +1 {skill}", card=word(card.name), skill=SKILL[skill]),
            number,
            secret=True,
            aside=True,
        )
        for seat in seats
        for number in campaign.s.chairs[seat].hand
        if (card := campaign.pack.ability[number]).skill == skill
    ]


def tuned_fate(campaign: Campaign, meaning: Callable[[int], Text]) -> Play[int]:
    """R96: any fate draw may be changed by whoever can, once they know what it means."""
    fate = yield from draw_fate(campaign)
    while options := uses(campaign, Scene(FATE, (), "", fate)):
        done: Option[Any] = Option(
            "done", campaign.s.active, T("Keep {n}", n=fate), None, tone="go"
        )
        why = T("Whoever can may change it now.")
        chosen: Option[Any] = yield Ask(meaning(fate), [*options, done], why=why)
        if chosen.id == "done":
            break
        for mod in (
            yield from perform(campaign, chosen.value, chosen.seat, Scene(FATE, (), "", fate))
        ):
            fate = yield from change_fate(campaign, mod, fate)
    return fate


def the_moment(campaign: Campaign, moment: str, members: Iterable[int]) -> Play[None]:
    """Passives whose moment has come, for the crew concerned and for the ship."""
    for index in members:
        for passive in list(campaign.passives(index)):
            if passive.when == moment and campaign.able(index):
                yield from _passive(campaign, passive, index)
    for passive in list(campaign.ship_passives()):
        if passive.when == moment:
            yield from _passive(campaign, passive, None)


def _passive(campaign: Campaign, passive: Passive, index: int | None) -> Play[None]:
    seat = campaign.s.active if index is None else campaign.controller(index)
    pool = everybody(campaign) if index is None else [index]
    if passive.op == "heal":
        yield from heal(campaign, passive.n, [pool], seat)
    elif passive.op == "unfatigue":
        yield from rest(campaign, passive.n, pool, seat)
    elif passive.op == "command":
        gain_command(campaign, seat, passive.n)
    elif passive.op == "gain":
        gain(campaign, passive.res or "coins", passive.n)
    elif passive.op == "draw":
        yield from draw_cards(campaign, seat, passive.n)
