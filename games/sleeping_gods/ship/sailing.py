"""Sailing region by region: hazards on entering, pages beyond the edges (R48-R50)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.kernel import SILENCE, N, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.content.atlas import Hazard, Region
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.ship import sea
from games.sleeping_gods.ship.sea import Step, move_ship
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.words import SIDE, SKILL_LOUD, fitting, word


def landings(region: Region) -> Iterator[Text]:
    """The port and the market of a region."""
    if region.port:
        yield T("Port of {name}", name=word(region.port))
    if region.market:
        yield T("Market of {name}", name=word(region.market))


def sail_on(campaign: Campaign, seat: int) -> Play[None]:
    """Region by region, as far as the distance goes; stopping early is fine (G4)."""
    while campaign.s.distance > 0:
        options = step_options(campaign, seat)
        options.append(Option("stop", seat, T("Stay here"), None, tone="go"))
        step = yield from campaign.decision(_where_to(campaign), options, reasons.COURSE)
        if step is None:
            campaign.deed(seat, T("drops anchor"))
            break
        campaign.s.distance -= 1
        yield from enter(campaign, step, seat)
    campaign.s.distance = 0


def _where_to(campaign: Campaign) -> Text:
    left = campaign.s.distance
    return N("Where to? {n} region left", "Where to? {n} regions left", n=left)


def step_options(campaign: Campaign, seat: int) -> list[Option[Step | None]]:
    """Adjacent regions, and landings beyond a page edge (R50)."""
    ways = reversed(list(sea.steps(campaign.pack, campaign.s.region)))
    return [
        Option(
            f"go-{step.region}",
            seat,
            step_label(campaign, step),
            step,
            spot=f"region.{step.region}",
            short=_step_short(campaign, step),
            detail=campaign.once(step.region, partial(_ahead, campaign, step.region)),
        )
        for step in {step.region: step for step in ways}.values()
    ]


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
    return T("{side} to {page}: {name}", side=SIDE[step.side], page=page, name=name)


def _step_short(campaign: Campaign, step: Step) -> Text:
    """A name where the region has one; beyond the edge, the page."""
    region = campaign.pack.region[step.region]
    if step.side is not None:
        return word(campaign.pack.page[region.page].name)
    return word(region.name) if region.name else SILENCE


def enter(campaign: Campaign, step: Step, seat: int) -> Play[None]:
    """R49: a hazard is met on entering; passed or failed, the journey may go on."""
    move_ship(campaign, step.region, over_edge=step.side is not None)
    campaign.deed(seat, T("sails: {where}", where=step_label(campaign, step)))
    region = campaign.pack.region[step.region]
    if region.hazard is None:
        return
    hazard = region.hazard
    skill = SKILL_LOUD[hazard.skill]
    values = {"name": word(hazard.name), "skill": skill, "need": hazard.need}
    campaign.say(T("A hazard lies there: {name}, {skill} {need}.", **values))
    if not (yield from meet_challenge(campaign, hazard.skill, hazard.need, "hazard")):
        yield from campaign.apply(hazard.fail)


def roam(campaign: Campaign, mod: Mod, seat: int) -> Play[None]:
    """Cards that search or sail."""
    if mod.op == "search":
        yield from search(campaign, mod.n, seat)
    else:
        campaign.s.distance = mod.n
        yield from sail_on(campaign, seat)
