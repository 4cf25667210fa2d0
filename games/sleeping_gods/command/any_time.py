"""What anybody may do at any time, at every open question (R56)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel import CHECKPOINT, Ask, Option, Play, Seat, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.equipped import drop, equipped_options
from games.sleeping_gods.command.abilities import CARE, SAILING, Scene, Use, perform, uses
from games.sleeping_gods.command.equipping import equip, equip_options, hand_weapon, weapon_options
from games.sleeping_gods.journal.chart_notes import write_on_chart

CREW_AND_CARDS = T("Crew and cards…")
BACK = T("Back")
GO_ON = T("Go on without waiting")
ANY_TIME = T("Abilities and cards may be used at any time. The question before comes again.")
Make = Callable[[], Sequence[Option[Any]]]


def table_ask(
    campaign: Campaign, prompt: Text, make: Make, why: Text | None = None, *, safe: bool = False
) -> Play[Option[Any]]:
    """A question at which anybody may first do something else; that never answers it.

    ``safe``: from here the state alone is enough to ask it again.
    """
    while True:
        options = [*make(), *crew_and_cards_options(campaign)]
        chosen: Option[Any] = yield Ask(prompt, options, why)
        if chosen.id != "aid":
            return chosen
        yield from crew_and_cards(campaign, chosen.seat)
        if safe:
            yield CHECKPOINT


def crew_and_cards_options(campaign: Campaign) -> list[Option[Any]]:
    """One button for everybody."""
    return [Option("aid", seat, CREW_AND_CARDS, None, aside=True) for seat in campaign.present()]


def locked(campaign: Campaign) -> bool:
    """R57: no equipping in the middle of combat or a challenge."""
    return campaign.s.contest is not None or campaign.s.fight is not None


def at_sea(campaign: Campaign) -> bool:
    """R60: ship-moving cards work whenever nothing else is under way."""
    s = campaign.s
    idle = s.phase in ("room", "act", "dusk") and s.distance == 0 and not s.ashore
    busy = (s.contest, s.fight, s.tale, s.happening)
    return idle and all(part is None for part in busy)


def any_time_scene(campaign: Campaign) -> Scene:
    return Scene(SAILING if at_sea(campaign) else CARE, tuple(campaign.everybody()))


def crew_and_cards(campaign: Campaign, seat: int) -> Play[None]:
    """A seat's own menu. The active player need not wait for it."""
    scene = any_time_scene(campaign)
    options: list[Option[Any]] = [use for use in uses(campaign, scene) if use.seat == seat]
    if not locked(campaign):
        options += equip_options(campaign, seat)
        options += weapon_options(campaign, seat)
    options += [
        Option(f"drop-{option.value[1]}", seat, option.label, option.value, group=T("Discard"))
        for option in equipped_options(campaign, [seat], seat)
    ]
    options.append(Option("chart", seat, T("A note on the chart…"), None))
    options.append(Option("back", seat, BACK, None))
    if seat != campaign.s.active:
        options.append(Option("on", campaign.s.active, GO_ON, None, aside=True))
    prompt = T("What does {seat} do?", seat=Seat(seat))
    chosen: Option[Any] = yield Ask(prompt, options, ANY_TIME)
    if isinstance(chosen.value, Use):
        yield from perform(campaign, chosen.value, seat, scene)
    elif chosen.id.startswith("equip"):
        yield from equip(campaign, seat, chosen.value)
    elif chosen.id.startswith("drop"):
        drop(campaign, *chosen.value)
    elif chosen.id == "chart":
        yield from write_on_chart(campaign, seat)
    elif chosen.id.startswith("arm"):
        yield from hand_weapon(campaign, seat, chosen.value)
