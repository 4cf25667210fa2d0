"""Sailing region by region: hazards on entering, pages beyond the edges (R48-R50)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from games.kernel import N, Option, Play, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.content.atlas import Hazard, Region
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.ship import sea
from games.sleeping_gods.ship.sea import Step, move_ship
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.words import SIDE, SIDE_SIGNS, SKILL_LOUD, fitting, word


class Course(NamedTuple):
    """The way to a region."""

    steps: tuple[Step, ...]

    @property
    def region(self) -> str:
        return self.steps[-1].region


def landings(region: Region) -> Iterator[Text]:
    """The port and the market of a region."""
    if region.port:
        yield T("Port of {name}", name=word(region.port))
    if region.market:
        yield T("Market of {name}", name=word(region.market))


def sail_on(campaign: Campaign, seat: int) -> Play[None]:
    """As far as the distance goes; stopping early is fine (G4)."""
    while campaign.s.distance > 0:
        options = course_options(campaign, seat, campaign.s.distance)
        course = yield from campaign.decision(
            questions.COURSE, _where_to(campaign), options, reasons.COURSE
        )
        yield from follow(campaign, course, seat)


def follow(campaign: Campaign, course: Course | None, seat: int) -> Play[None]:
    """Region by region. What is met at the end may change the crew's mind; else they stay."""
    if course is None:
        campaign.deed(seat, told.DROPS_ANCHOR())
        campaign.s.distance = 0
        return
    for step in course.steps:
        campaign.s.distance -= 1
        yield from enter(campaign, step, seat)
    last = course.steps[-1]
    if last.side is None and campaign.pack.region[last.region].hazard is None:
        campaign.s.distance = 0


def _where_to(campaign: Campaign) -> Text:
    left = campaign.s.distance
    return N("Where to? {n} region left", "Where to? {n} regions left", n=left)


def course_options(campaign: Campaign, seat: int, distance: int) -> list[Option[Course | None]]:
    """Regions in reach, and landings beyond a page edge (R50); or none of them."""
    ways = sea.courses(campaign.pack, campaign.s.region, distance)
    options: list[Option[Course | None]] = [
        Option(
            f"go-{region}",
            seat,
            step_label(campaign, way[-1]),
            Course(way),
            spot=f"region.{region}",
            short=_step_short(campaign, way[-1]),
            detail=campaign.once(region, partial(_ahead, campaign, region)),
        )
        for region, way in ways.items()
    ]
    return [*options, Option("stop", seat, T("Stay here"), None, tone="go")]


def _ahead(campaign: Campaign, number: str) -> Text | None:
    """What the chart shows of a region: its hazard, and where one may land."""
    region = campaign.pack.region[number]
    ports = list(landings(region))
    land = T("{places}", places=ports) if ports else None
    if region.hazard is None:
        return land
    danger = _danger_ahead(region.hazard)
    both = T("{one}; {other}", one=danger, other=land) if land is not None else danger
    return fitting(both, danger, word(region.hazard.name))


def _danger_ahead(hazard: Hazard) -> Text:
    return T(
        "{name}: {skill} {need}, else {fail}",
        name=word(hazard.name),
        skill=SKILL_LOUD[hazard.skill],
        need=hazard.need,
        fail=effects_text(hazard.fail),
    )


def step_label(campaign: Campaign, step: Step) -> Text:
    region = campaign.pack.region[step.region]
    name = word(region.name) if region.name else T("region {id}", id=word(step.region.upper()))
    if step.side is None:
        return T("{name}", name=name)
    page = word(campaign.pack.page[region.page].name)
    return T("{name} ({side}, {page})", side=SIDE[step.side], page=page, name=name)


def _step_short(campaign: Campaign, step: Step) -> Text:
    """A name where the region has one; beyond the edge, on which side."""
    if step.side is not None:
        return SIDE_SIGNS[step.side]
    return word(campaign.pack.region[step.region].name)


def enter(campaign: Campaign, step: Step, seat: int) -> Play[None]:
    """R49: a hazard is met on entering; passed or failed, the journey may go on."""
    move_ship(campaign, step.region, over_edge=step.side is not None)
    campaign.deed(seat, told.SAILS(where=step_label(campaign, step)))
    region = campaign.pack.region[step.region]
    if region.hazard is None:
        return
    hazard = region.hazard
    skill = SKILL_LOUD[hazard.skill]
    values = {"name": word(hazard.name), "skill": skill, "need": hazard.need}
    campaign.say(told.HAZARD_LIES_THERE(**values))
    if not (yield from meet_challenge(campaign, hazard.skill, hazard.need, "hazard")):
        yield from campaign.apply(hazard.fail)


def roam(campaign: Campaign, mod: Mod, seat: int) -> Play[None]:
    """Cards that search or sail."""
    if mod.op == "search":
        yield from search(campaign, mod.n, seat)
    else:
        campaign.s.distance = mod.n
        yield from sail_on(campaign, seat)
