"""The event being resolved: its options, and whether it stays (R41-R42)."""

from __future__ import annotations

from functools import partial

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import questions, reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text, failing
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.content.encounters import EventCard, EventOption
from games.sleeping_gods.fight.combat import danger, start_fight
from games.sleeping_gods.state import Happening, Lasting
from games.sleeping_gods.story.bargains import payable
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.story.staked import staked
from games.sleeping_gods.words import SKILL_LOUD, chosen_words, fitting, word


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

    def make() -> list[Option[int]]:
        return [
            Option(
                f"option-{at}",
                campaign.s.active,
                word(option.text),
                at,
                short=staked(
                    campaign, option.text, option.requires, option.challenge, option.combat
                ),
                detail=campaign.once(f"{event.id}{at}", partial(option_detail, campaign, option)),
            )
            for at, option in enumerate(event.options)
            if payable(campaign, option.requires)
        ]

    prompt = T("{name}: what do you do?", name=word(event.name))
    options = make()
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from table_ask(
            campaign, questions.EVENT, prompt, make, reasons.EVENT, safe=True
        )
    happening.stage, happening.option = "after", chosen.value
    option = event.options[happening.option]
    campaign.deed(campaign.s.active, chosen_words(option.text))
    yield from campaign.apply(option.requires)
    happening.stage = "fight"
    challenge = option.challenge
    if challenge is None or (
        yield from meet_challenge(campaign, challenge.skill, challenge.need, "event")
    ):
        return
    happening.lost = True
    read_aloud(campaign, challenge.fail.text)
    yield from campaign.apply(challenge.fail.effects)


def option_detail(campaign: Campaign, option: EventOption) -> Text | None:
    parts: list[Text] = []
    if option.requires:
        parts.append(effects_text(option.requires, campaign.pack))
    if option.challenge:
        skill = SKILL_LOUD[option.challenge.skill]
        parts.append(T("{skill} {need}", skill=skill, need=option.challenge.need))
    if option.combat:
        parts.append(danger(campaign.pack, option.combat))
    price = T("{parts}", parts=parts) if parts else None
    return _bargain(price, option)


def _bargain(price: Text | None, option: EventOption) -> Text | None:
    """What is asked, what it brings, and what failure costs, as much of it as fits."""
    gain = effects_text(option.effects) if option.effects else None
    harm = failing(option.challenge.fail) if option.challenge else None
    if price is None or gain is None:
        first = price or gain
    else:
        first = T("{price} → {gain}", price=price, gain=gain)
    if first is None:
        return None
    whole = first if harm is None else T("{one}; {other}", one=first, other=harm)
    return fitting(whole, first, price or first)
