"""Events that stay face up, beasts that hunt, and how one is rid of them (R42-R43)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.kernel import Option, Play, T, Text
from games.kernel.paths import shortest_path
from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.challenge.joining import who_may_join
from games.sleeping_gods.content.encounters import EventCard, Hunter
from games.sleeping_gods.ship.sea import neighbours
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.bargains import payable
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.words import SKILL_LOUD, fitting, word


def lasting_effects(campaign: Campaign, moment: str) -> Play[None]:
    """R42: what face-up events do at this moment, to nobody before others."""
    campaign.s.took_part = []
    for lasting in list(campaign.s.lasting):
        event = campaign.pack.event[lasting.id]
        if event.each == moment:
            campaign.say(told.FELT_AGAIN(name=word(event.name)))
            yield from campaign.apply(event.each_effects)


def is_felt(campaign: Campaign, moment: str) -> bool:
    return any(campaign.pack.event[one.id].each == moment for one in campaign.s.lasting)


def hunters(campaign: Campaign) -> list[Hunter]:
    """The beasts on the chart."""
    events = (campaign.pack.event[lasting.id] for lasting in campaign.s.lasting)
    return [event.hunter for event in events if event.hunter is not None]


def beasts_hunt(campaign: Campaign) -> Play[None]:
    """A beast comes nearer, and strikes in the ship's region."""
    campaign.s.took_part = []
    for lasting in list(campaign.s.lasting):
        hunter = campaign.pack.event[lasting.id].hunter
        if hunter is None:
            continue
        path = shortest_path(
            lasting.region, campaign.s.region, lambda here: neighbours(campaign.pack, here)
        )
        if path is not None:
            lasting.region = path[min(hunter.steps, len(path) - 1)]
        if lasting.region == campaign.s.region:
            campaign.say(told.BEAST_STRIKES(name=word(hunter.name)))
            yield from campaign.apply(hunter.effects)


@dataclass(frozen=True, slots=True)
class Clearing:
    """A try to be rid of an event, by its challenge or by paying."""

    event: str
    paying: bool


@dataclass(frozen=True, slots=True)
class LeaveBe:
    """An event that could be tried is left as it is."""

    event: str


def contest_of(campaign: Campaign, clearing: Clearing) -> Contest:
    """The challenge of an event, before anybody has joined."""
    challenge = campaign.pack.event[clearing.event].clear
    assert challenge is not None
    return Contest(challenge.skill, challenge.need, "event", event=clearing.event)


def may_send(campaign: Campaign, clearing: Clearing) -> bool:
    """Whether it is a challenge that somebody could join."""
    return not clearing.paying and bool(who_may_join(campaign, contest_of(campaign, clearing)))


def clear_options(campaign: Campaign, when: str) -> list[Option[Clearing]]:
    """The ways to be rid of lasting events, at this time."""
    options: list[Option[Clearing]] = []
    for lasting in campaign.s.lasting:
        event = campaign.pack.event[lasting.id]
        if event.clear_when != when:
            continue
        if event.clear is not None:
            label = T(
                "{name}: {skill} {need}",
                name=word(event.name),
                need=event.clear.need,
                skill=SKILL_LOUD[event.clear.skill],
            )
            value = Clearing(event.id, paying=False)
            detail = campaign.once(f"rules of {event.id}", partial(_gist, event))
            options.append(
                Option(f"clear-{event.id}", campaign.s.active, label, value, detail=detail)
            )
        if event.clear_cost and payable(campaign, event.clear_cost):
            label = T("{name}: {cost}", name=word(event.name), cost=effects_text(event.clear_cost))
            options.append(
                Option(f"pay-{event.id}", campaign.s.active, label, Clearing(event.id, paying=True))
            )
    return options


def _gist(event: EventCard) -> Text | None:
    return fitting(*event_rules(event))


def clear_event(
    campaign: Campaign, clearing: Clearing, opening: Option[int | None] | None = None
) -> Play[None]:
    """Paid for, or tried: the ``opening`` says who joins first, or that fate is drawn."""
    event = campaign.pack.event[clearing.event]
    name = word(event.name)
    if clearing.paying:
        campaign.deed(campaign.s.active, told.PAYS_TO_BE_RID(name=name))
        yield from campaign.apply(event.clear_cost)
    elif not (yield from _try_to_clear(campaign, event, opening)):
        return
    discard_lasting(campaign, event.id)


def _try_to_clear(
    campaign: Campaign, event: EventCard, opening: Option[int | None] | None
) -> Play[bool]:
    assert event.clear is not None
    name, skill, need = word(event.name), event.clear.skill, event.clear.need
    campaign.deed(campaign.s.active, told.TRIES_TO_BE_RID(name=name))
    cleared = yield from meet_challenge(campaign, skill, need, "event", opening, event.id)
    if not cleared:
        yield from campaign.apply(event.clear.fail.effects)
    return cleared


def discard_lasting(campaign: Campaign, card: str) -> None:
    campaign.s.lasting[:] = [lasting for lasting in campaign.s.lasting if lasting.id != card]
    campaign.s.events_gone.append(card)
    campaign.say(told.LASTING_OVER(name=word(campaign.pack.event[card].name)))
