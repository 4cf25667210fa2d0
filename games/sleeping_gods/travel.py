"""Travel: craft and fate give the distance, regions have hazards, pages have edges (R47-R51)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.kernel import Ask, N, Option, Play, T, Text
from games.sleeping_gods import reasons, sea
from games.sleeping_gods.aid import table_ask
from games.sleeping_gods.challenge import (
    contest_scene,
    discard_options,
    fate_1_options,
    join,
    join_options,
    take_help,
    the_challenge,
    the_total,
    told_fate,
)
from games.sleeping_gods.content.atlas import Hazard, Region
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.names import SIDE, SKILL_LOUD, effects_text, fitting, word
from games.sleeping_gods.rooms import search
from games.sleeping_gods.sea import Step
from games.sleeping_gods.ship import move_ship
from games.sleeping_gods.state import Contest
from games.sleeping_gods.uses import uses

TABLE = ((3, 1), (6, 2), (9, 3), (99, 4))


def distance_for(total: int) -> int:
    """The travel table: 8 is 3 regions."""
    return next(distance for most, distance in TABLE if total <= most)


def landings(region: Region) -> Iterator[Text]:
    """The port and the market of a region."""
    if region.port:
        yield T("Port of {name}", name=word(region.port))
    if region.market:
        yield T("Market of {name}", name=word(region.market))


def travel(campaign: Campaign) -> Play[None]:
    """R47, R48: at most one crew member with craft, fate, and craft cards from hand."""
    contest = campaign.s.contest = Contest("craft", 0, "travel")
    campaign.s.took_part = []
    yield from _helmsman(campaign, contest)
    contest.fate = yield from told_fate(campaign)
    yield from _stoke(campaign, contest)
    campaign.s.contest, campaign.s.took_part = None, list(contest.participants)
    campaign.s.distance = distance_for(the_total(campaign, contest))
    campaign.say(
        N(
            "Total {total}: {n} region.",
            "Total {total}: {n} regions.",
            n=campaign.s.distance,
            total=the_total(campaign, contest),
        )
    )
    yield from sail_on(campaign, campaign.s.active)


def _helmsman(campaign: Campaign, contest: Contest) -> Play[None]:
    chosen = yield from table_ask(
        campaign,
        T("Travel: who takes the engines?"),
        lambda: _helm_options(campaign, contest),
        reasons.ENGINES,
    )
    if chosen.value is not None:
        yield from join(campaign, chosen.value, contest)


def _helm_options(campaign: Campaign, contest: Contest) -> list[Option[Any]]:
    options = [
        option
        for option in join_options(campaign, contest)
        if option.value is not None
        and option.seat == campaign.s.active
        and campaign.skill(option.value, "craft")
    ]
    return [*options, Option("nobody", campaign.s.active, T("Nobody: fate alone"), None)]


def _stoke(campaign: Campaign, contest: Contest) -> Play[None]:
    """After the draw: cards and abilities, while more would carry further."""
    ask: Ask | None = None
    helpers = campaign.present() if campaign.options.travel_help else [campaign.s.active]
    while the_total(campaign, contest) <= TABLE[-2][0]:
        scene = contest_scene(campaign, contest)
        options: list[Option[Any]] = [*uses(campaign, scene), *fate_1_options(campaign, contest)]
        options += discard_options(campaign, "craft", helpers)
        if not options and not any(campaign.s.chairs[seat].hand for seat in helpers):
            return
        total = the_total(campaign, contest)
        prompt = N(
            "Travel: fate {fate}, {total} in all carries you {n} region",
            "Travel: fate {fate}, {total} in all carries you {n} regions",
            fate=contest.fate,
            total=total,
            n=distance_for(total),
        )
        options.append(Option("accept", campaign.s.active, T("Cast off"), None, tone="go"))
        ask = (
            Ask(prompt, options, why=reasons.DISTANCE)
            if ask is None
            else ask.again(options, prompt)
        )
        chosen: Option[Any] = yield ask
        if chosen.id == "accept":
            return
        yield from take_help(campaign, chosen, contest, scene)


def sail_on(campaign: Campaign, seat: int) -> Play[None]:
    """Region by region, as far as the distance goes; stopping early is fine (G4)."""
    while campaign.s.distance > 0:
        options = step_options(campaign, seat)
        options.append(Option("stop", seat, T("Stay here"), None, tone="go"))
        step = yield from campaign.settle(_where_to(campaign), options, reasons.COURSE)
        if step is None:
            break
        campaign.s.distance -= 1
        yield from enter(campaign, step)
    campaign.s.distance = 0


def _where_to(campaign: Campaign) -> Text:
    left = campaign.s.distance
    return N("Where to? {n} more region", "Where to? Up to {n} more regions", n=left)


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
            detail=campaign.once(step.region, partial(partial(_ahead, campaign), step.region)),
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
    danger = _danger_ahead(campaign, region.hazard)
    both = T("{one}; {other}", one=danger, other=land) if land is not None else danger
    return fitting(both, danger, word(region.hazard.name))


def _danger_ahead(campaign: Campaign, hazard: Hazard) -> Text:
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


def enter(campaign: Campaign, step: Step) -> Play[None]:
    """R49: a hazard is met on entering; passed or failed, the journey may go on."""
    move_ship(campaign, step.region, over_edge=step.side is not None)
    campaign.say(T("The ship sails: {where}.", where=step_label(campaign, step)))
    region = campaign.pack.region[step.region]
    if region.hazard is None:
        return
    hazard = region.hazard
    campaign.say(T("Hazard: {name}.", name=word(hazard.name)))
    if not (yield from the_challenge(campaign, hazard.skill, hazard.need, "hazard")):
        yield from campaign.apply(hazard.fail)


def roam(campaign: Campaign, mod: Mod, seat: int) -> Play[None]:
    """Cards that search or sail."""
    if mod.op == "search":
        yield from search(campaign, mod.n)
    else:
        campaign.s.distance = mod.n
        yield from sail_on(campaign, seat)
