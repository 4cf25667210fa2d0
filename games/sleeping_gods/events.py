"""Events: drawn each turn, some of them lasting, some of them beasts on the map (R41-R43)."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.kernel import Option, Play, T, Text
from games.kernel.paths import shortest_path
from games.sleeping_gods import reasons
from games.sleeping_gods.aid import table_ask
from games.sleeping_gods.challenge import the_challenge
from games.sleeping_gods.combat import danger, start_fight
from games.sleeping_gods.content.encounters import EventCard, EventOption
from games.sleeping_gods.content.words import TIERS
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.effects import payable
from games.sleeping_gods.event_rules import event_rules
from games.sleeping_gods.names import SKILL_LOUD, effects_text, failing, fitting, word
from games.sleeping_gods.sea import neighbours
from games.sleeping_gods.state import Happening, Lasting

PER_TIER = 6


def build_event_deck(campaign: Campaign) -> None:
    """R9, G16: of cards not yet used six deadly, on them six perilous, on them six mild."""
    per_pass = min(PER_TIER, len(campaign.pack.events) // (3 * len(TIERS)))
    deck: list[str] = []
    for tier in reversed(TIERS):
        pile = [card for card in campaign.s.events_left if campaign.pack.event[card].tier == tier]
        campaign.chance.shuffle(pile)
        deck += pile[:per_pass]
    campaign.s.events_left = [card for card in campaign.s.events_left if card not in deck]
    campaign.s.event_deck = deck


def draw_event(campaign: Campaign) -> None:
    campaign.reveal()
    card = campaign.s.event_deck.pop()
    event = campaign.pack.event[card]
    campaign.s.took_part = []
    campaign.s.happening = Happening(card)
    campaign.note("event", card)
    campaign.say(T("Event: {name}.", name=word(event.name)))
    campaign.read_aloud(event.text)
    for rule in event_rules(event):
        campaign.say(rule)


def face_event(campaign: Campaign) -> Play[None]:
    """The next step of the event being resolved."""
    happening = campaign.s.happening
    assert happening is not None
    event = campaign.pack.event[happening.id]
    if happening.stage == "read":
        happening.stage = "choose"
        yield from campaign.apply(event.at_once)
    elif happening.stage == "choose":
        yield from _choose_option(campaign, happening, event)
    elif happening.stage == "fight":
        happening.stage = "after"
        option = event.options[happening.option]
        if option.combat and not happening.lost:
            start_fight(campaign, option.combat)
    else:
        if happening.option >= 0 and not happening.lost:
            yield from campaign.apply(event.options[happening.option].effects)
        lay_down(campaign, happening.id)


def lay_down(campaign: Campaign, card: str) -> None:
    """R42: an ongoing event stays face up; a beast is where the ship is."""
    event = campaign.pack.event[card]
    campaign.s.happening = None
    if event.ongoing or event.lasts_turn:
        campaign.s.lasting.append(Lasting(card, campaign.s.region if event.hunter else ""))
    else:
        campaign.s.events_gone.append(card)


def _choose_option(campaign: Campaign, happening: Happening, event: EventCard) -> Play[None]:
    """R41: one of them must be taken."""
    if not event.options:
        happening.stage = "after"
        return

    def make() -> list[Option[Any]]:
        return [
            Option(
                f"option-{at}",
                campaign.s.active,
                word(option.text),
                at,
                spot=f"choice.{at}",
                detail=campaign.once(
                    f"{event.id}{at}", partial(partial(option_detail, campaign), option)
                ),
            )
            for at, option in enumerate(event.options)
            if payable(campaign, option.requires)
        ]

    prompt = T("{name}: what do you do?", name=word(event.name))
    options = make()
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from table_ask(campaign, prompt, make, reasons.EVENT, safe=True)
    happening.stage, happening.option = "after", chosen.value
    option = event.options[happening.option]
    yield from campaign.apply(option.requires)
    happening.stage = "fight"
    challenge = option.challenge
    if challenge is None or (
        yield from the_challenge(campaign, challenge.skill, challenge.need, "event")
    ):
        return
    happening.lost = True
    if challenge.fail.text:
        campaign.read_aloud(challenge.fail.text)
    yield from campaign.apply(challenge.fail.effects)


def option_detail(campaign: Campaign, option: EventOption) -> Text | None:
    parts: list[Text] = []
    if option.requires:
        parts.append(effects_text(option.requires, campaign.pack))
    if option.challenge:
        skill = SKILL_LOUD[option.challenge.skill]
        parts.append(T("{skill} {need}", skill=skill, need=option.challenge.need))
        harm = failing(option.challenge.fail)
        parts += [] if harm is None else [harm]
    elif option.effects:
        parts.append(effects_text(option.effects))
    if option.combat:
        parts.append(danger(campaign, option.combat))
    return fitting(T("{parts}", parts=parts), T("{parts}", parts=parts[:1])) if parts else None


def lasting_effects(campaign: Campaign, moment: str) -> Play[None]:
    """R42: what face-up events do at this moment, to nobody before others."""
    campaign.s.took_part = []
    for lasting in list(campaign.s.lasting):
        event = campaign.pack.event[lasting.id]
        if event.each == moment:
            campaign.say(T("{name}:", name=word(event.name)))
            yield from campaign.apply(event.each_effects)


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
            campaign.say(T("{name} strikes.", name=word(hunter.name)))
            yield from campaign.apply(hunter.effects)


def clear_options(campaign: Campaign, when: str) -> list[Option[Any]]:
    """The ways to be rid of lasting events, at this time."""
    options: list[Option[Any]] = []
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
            value, detail = (event.id, False), fitting(*event_rules(event))
            options.append(
                Option(f"clear-{event.id}", campaign.s.active, label, value, detail=detail)
            )
        if event.clear_cost and payable(campaign, event.clear_cost):
            label = T("{name}: {cost}", name=word(event.name), cost=effects_text(event.clear_cost))
            options.append(Option(f"pay-{event.id}", campaign.s.active, label, (event.id, True)))
    return options


def clear_event(campaign: Campaign, card: str, *, paying: bool) -> Play[None]:
    event = campaign.pack.event[card]
    if paying:
        yield from campaign.apply(event.clear_cost)
    elif not (yield from _try_to_clear(campaign, event)):
        return
    discard_lasting(campaign, card)


def _try_to_clear(campaign: Campaign, event: EventCard) -> Play[bool]:
    assert event.clear is not None
    cleared = yield from the_challenge(campaign, event.clear.skill, event.clear.need, "event")
    if not cleared:
        yield from campaign.apply(event.clear.fail.effects)
    return cleared


def discard_lasting(campaign: Campaign, card: str) -> None:
    campaign.s.lasting[:] = [lasting for lasting in campaign.s.lasting if lasting.id != card]
    campaign.s.events_gone.append(card)
    campaign.say(T("{name} is over.", name=word(campaign.pack.event[card].name)))
