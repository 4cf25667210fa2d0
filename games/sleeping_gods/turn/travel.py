"""Travel: craft and fate give the distance (R47-R48)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.kernel import Ask, N, Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.changed_fate import told_fate
from games.sleeping_gods.challenge.helping import (
    Help,
    contest_scene,
    discard_options,
    fate_1_options,
    take_help,
)
from games.sleeping_gods.challenge.joining import join, join_cost_note, who_may_join
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.command.abilities import uses
from games.sleeping_gods.ship.sailing import Course, course_options, follow, sail_on
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.lasting_events import is_felt, lasting_effects

TRAVEL = T("Travel")
TABLE = ((3, 1), (6, 2), (9, 3), (99, 4))


def distance_for(total: int) -> int:
    """The travel table: 8 is 3 regions."""
    return next(distance for most, distance in TABLE if total <= most)


class Helm(NamedTuple):
    """Whoever takes the engines, or nobody; and a course that any fate is enough for."""

    member: int | None
    course: Course | None = None


def ways_to_travel(campaign: Campaign) -> list[Option[Helm]]:
    """Who takes the engines is said at once, unless something is felt before that.

    So is a neighbouring region, for those who want no further: every fate carries the ship there.
    """
    found = list(_helms(campaign))
    if is_felt(campaign, "travel"):
        return found[:1]
    return [*found, *_next_regions(campaign)]


def _next_regions(campaign: Campaign) -> Iterator[Option[Helm]]:
    for course in course_options(campaign, campaign.s.active, 1):
        if course.value is not None:
            yield Option(
                f"to-{course.value.region}",
                course.seat,
                T("Sail to {where}", where=course.label),
                Helm(None, course.value),
                spot=course.spot,
                short=course.short,
                group=TRAVEL,
                detail=course.detail,
            )


def _helms(campaign: Campaign) -> Iterator[Option[Helm]]:
    """R47: travel by fate alone, or with one of the active player's crew who has some craft."""
    contest, seat = Contest("craft", 0, "travel"), campaign.s.active
    hands = [
        (index, n)
        for index in who_may_join(campaign, contest)
        if campaign.controller(index) == seat and (n := campaign.skill(index, "craft"))
    ]
    here = f"region.{campaign.s.region}"
    yield Option(
        "travel",
        seat,
        T("Travel by fate alone"),
        Helm(None),
        short=TRAVEL,
        spot=here,
        group=TRAVEL,
        detail=T("Fate and craft take you up to 4 regions"),
    )
    for index, n in hands:
        name = campaign.name(index)
        yield Option(
            f"travel-{campaign.boards[index].id}",
            seat,
            T("Travel with {name} at the engines (+{n})", name=name, n=n),
            Helm(index),
            short=T("Travel, {name} +{n}", name=name, n=n),
            spot=here,
            group=TRAVEL,
            detail=join_cost_note(campaign, index, contest),
        )


def travel(campaign: Campaign, helm: Helm) -> Play[None]:
    """R47, R48: at most one crew member with craft, fate, and craft cards from hand."""
    if is_felt(campaign, "travel"):
        yield from lasting_effects(campaign, "travel")
        prompt = T("Who takes the engines?")
        helm = yield from campaign.decision(
            questions.ENGINES, prompt, list(_helms(campaign)), reasons.ENGINES
        )
    contest = campaign.s.contest = Contest("craft", 0, "travel")
    campaign.s.took_part = []
    if helm.member is not None:
        yield from join(campaign, helm.member, contest)
    contest.fate = yield from told_fate(campaign, campaign.s.active)
    seat = campaign.s.active
    course = helm.course or (yield from _set_course(campaign, contest, seat))
    campaign.s.contest, campaign.s.took_part = None, list(contest.participants)
    campaign.s.distance = distance_for(challenge_total(campaign, contest))
    campaign.say(told.ENGINES_GIVE(n=campaign.s.distance, total=challenge_total(campaign, contest)))
    if helm.course is not None:
        campaign.s.distance = len(helm.course.steps)
    yield from follow(campaign, course, seat)
    yield from sail_on(campaign, seat)


def _set_course(campaign: Campaign, contest: Contest, seat: int) -> Play[Course | None]:
    """After the draw: cards and abilities, while more would carry further; then where to."""
    while True:
        scene, total = contest_scene(contest), challenge_total(campaign, contest)
        options: list[Option[Help | Course | None]] = [*_help(campaign, contest, total)]
        options += course_options(campaign, seat, distance_for(total))
        prompt = N(
            "Where to? Fate {fate} makes {total}, which is {n} region",
            "Where to? Fate {fate} makes {total}, which is {n} regions",
            fate=contest.fate,
            total=total,
            n=distance_for(total),
        )
        chosen: Option[Help | Course | None] = yield Ask(
            questions.SET_COURSE, prompt, options, why=reasons.DISTANCE
        )
        if chosen.value is None or isinstance(chosen.value, Course):
            return chosen.value
        yield from take_help(campaign, chosen.value, chosen.seat, contest, scene)


def _help(campaign: Campaign, contest: Contest, total: int) -> Iterator[Option[Help]]:
    """What would still add to the distance."""
    if total > TABLE[-2][0]:
        return
    helpers = campaign.present() if campaign.options.travel_help else [campaign.s.active]
    yield from uses(campaign, contest_scene(contest))
    yield from fate_1_options(campaign, contest)
    yield from discard_options(campaign, "craft", helpers)
