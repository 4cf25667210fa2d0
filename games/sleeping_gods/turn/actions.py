"""Two actions a turn: travel, explore, market, port, or a command instead (R46)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from games.kernel import N, Option, Play, T, Text
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign, Ended
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.command.tokens import gain_command
from games.sleeping_gods.journal.chart_notes import MARKS
from games.sleeping_gods.story.lasting_events import (
    Clearing,
    clear_event,
    clear_options,
)
from games.sleeping_gods.story.storybook import explore
from games.sleeping_gods.turn.market import STALL, trade
from games.sleeping_gods.turn.port import visit_port
from games.sleeping_gods.turn.travel import Helm, travel, ways_to_travel
from games.sleeping_gods.words import fitting, word

ACTIONS = 2
TWO_ACTIONS = T("You get two a turn. The same one twice is fine.")
PORT = T("Inn, shipyard, healer, and level cards for XP")


@dataclass(frozen=True, slots=True)
class Explore:
    """A place of the ship's region."""

    place: int


Action = Explore | Clearing | Helm | Literal["market", "port", "skip"]


def act(campaign: Campaign) -> Play[None]:
    """R46: two actions, the same twice if one likes; or a command instead."""
    if campaign.s.finale:
        raise Ended("finale")
    if campaign.s.actions == 0:
        campaign.s.phase = "dusk"
        return
    prompt = N("{n} action left", "{n} actions left", n=campaign.s.actions)
    chosen = yield from table_ask(
        campaign,
        questions.ACTION,
        prompt,
        partial(action_options, campaign),
        TWO_ACTIONS,
        safe=True,
    )
    campaign.s.actions -= 1
    match chosen.value:
        case Helm():
            campaign.deed(campaign.s.active, told.SETS_SAIL())
            yield from travel(campaign, chosen.value)
        case Explore(place):
            campaign.deed(campaign.s.active, told.EXPLORES_PLACE(n=place))
            explore(campaign, place)
        case "market":
            campaign.deed(campaign.s.active, told.GOES_TO_MARKET())
            yield from trade(campaign, STALL)
        case "port":
            campaign.deed(campaign.s.active, told.GOES_ASHORE_IN_PORT())
            yield from visit_port(campaign)
        case Clearing():
            yield from clear_event(campaign, chosen.value)
        case "skip":
            campaign.deed(campaign.s.active, told.SKIPS_ACTION())
            gain_command(campaign, campaign.s.active, 1)


def action_options(campaign: Campaign) -> list[Option[Action]]:
    seat, region = campaign.s.active, campaign.pack.region[campaign.s.region]
    options: list[Option[Action]] = [*ways_to_travel(campaign)]
    for location in region.locations:
        number = location.num
        visited = str(number) in campaign.s.visits
        title = campaign.pack.paragraph[str(number)].title
        label = (
            T("Explore {n}: {title}", n=number, title=word(title))
            if (visited and title)
            else T("Explore {n}", n=number)
        )
        options.append(
            Option(
                f"explore-{number}",
                seat,
                label,
                Explore(number),
                spot=f"place.{number}",
                short=T("Explore {n}", n=number),
                group=T("Explore"),
                detail=place_note(campaign, number),
            )
        )
    if region.market:
        label, detail = (
            T("Market of {name}", name=word(region.market)),
            T("{n} cards on the stall; buy what you can afford", n=STALL),
        )
        options.append(Option("market", seat, label, "market", short=T("Market"), detail=detail))
    if region.port:
        label, detail = T("Port of {name}", name=word(region.port)), PORT
        options.append(Option("port", seat, label, "port", short=T("Port"), detail=detail))
    options += clear_options(campaign, "action")
    none = None if campaign.command_left() else T("No command left in the supply")
    options.append(
        Option(
            "skip", seat, T("Skip for 1 command"), "skip", short=T("Skip, +1 command"), detail=none
        )
    )
    return options


def place_note(campaign: Campaign, number: int) -> Text | None:
    """What the crew remembers of a place, and what somebody wrote beside it."""
    mark = campaign.s.marks.get(str(number))
    wanted = [word(keyword) for keyword in campaign.s.notes.get(str(number), [])]
    asks = T("Somebody there asks for {keywords}", keywords=wanted)
    if mark is not None:
        note = T("Your note: {what}", what=MARKS[mark])
        return fitting(T("{one}; {other}", one=note, other=asks), note) if wanted else note
    return fitting(asks, T("Somebody there asks for something")) if wanted else None
