"""Travel: craft and fate give the distance (R47-R48)."""

from __future__ import annotations

from games.kernel import Ask, N, Option, Play, T
from games.sleeping_gods import reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.changed_fate import told_fate
from games.sleeping_gods.challenge.helping import (
    Help,
    contest_scene,
    discard_options,
    fate_1_options,
    take_help,
)
from games.sleeping_gods.challenge.joining import join, join_options, nobody_left_out, who_may_join
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.command.abilities import uses
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.ship.sailing import sail_on
from games.sleeping_gods.state import Contest

TABLE = ((3, 1), (6, 2), (9, 3), (99, 4))


def distance_for(total: int) -> int:
    """The travel table: 8 is 3 regions."""
    return next(distance for most, distance in TABLE if total <= most)


def travel(campaign: Campaign) -> Play[None]:
    """R47, R48: at most one crew member with craft, fate, and craft cards from hand."""
    contest = campaign.s.contest = Contest("craft", 0, "travel")
    campaign.s.took_part = []
    yield from _helmsman(campaign, contest)
    contest.fate = yield from told_fate(campaign)
    yield from _stoke(campaign, contest)
    campaign.s.contest, campaign.s.took_part = None, list(contest.participants)
    campaign.s.distance = distance_for(challenge_total(campaign, contest))
    campaign.say(
        N(
            "{total} in all: the engines give {n} region.",
            "{total} in all: the engines give {n} regions.",
            n=campaign.s.distance,
            total=challenge_total(campaign, contest),
        )
    )
    yield from sail_on(campaign, campaign.s.active)


def _helmsman(campaign: Campaign, contest: Contest) -> Play[None]:
    if not nobody_left_out(campaign, _who_can_steer(campaign, contest)):
        return
    chosen = yield from table_ask(
        campaign,
        T("Travel: who takes the engines?"),
        lambda: _helm_options(campaign, contest),
        reasons.ENGINES,
    )
    if chosen.value is not None:
        yield from join(campaign, chosen.value, contest)


def _who_can_steer(campaign: Campaign, contest: Contest) -> list[int]:
    """The active player's crew with some craft."""
    return [
        index
        for index in who_may_join(campaign, contest)
        if campaign.controller(index) == campaign.s.active and campaign.skill(index, "craft")
    ]


def _helm_options(campaign: Campaign, contest: Contest) -> list[Option[int | None]]:
    able = _who_can_steer(campaign, contest)
    return [
        *(option for option in join_options(campaign, contest) if option.value in able),
        Option("nobody", campaign.s.active, T("Nobody: fate alone"), None, short=T("Nobody")),
    ]


def _stoke(campaign: Campaign, contest: Contest) -> Play[None]:
    """After the draw: cards and abilities, while more would carry further."""
    ask: Ask | None = None
    helpers = campaign.present() if campaign.options.travel_help else [campaign.s.active]
    while challenge_total(campaign, contest) <= TABLE[-2][0]:
        scene = contest_scene(contest)
        options: list[Option[Help | None]] = [*uses(campaign, scene)]
        options += fate_1_options(campaign, contest)
        options += discard_options(campaign, "craft", helpers)
        if not options and not any(campaign.s.chairs[seat].hand for seat in helpers):
            return
        total = challenge_total(campaign, contest)
        prompt = N(
            "Fate {fate}, {total} in all: {n} region. Cast off?",
            "Fate {fate}, {total} in all: {n} regions. Cast off?",
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
        chosen: Option[Help | None] = yield ask
        if chosen.value is None:
            return
        yield from take_help(campaign, chosen.value, chosen.seat, contest, scene)
