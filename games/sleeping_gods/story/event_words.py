"""What an event card says beside its story: what it does, and how one is rid of it (R41-R43)."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import N, T, Text
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.content.encounters import EventCard
from games.sleeping_gods.words import SKILL_LOUD, either, word

MOMENT = {
    "turn_start": T("At the start of every turn: {effects}."),
    "turn_end": T("At the end of every turn: {effects}."),
    "travel": T("Before every travel: {effects}."),
}


def event_rules(event: EventCard) -> list[Text]:
    """Everything but the options, which have buttons of their own."""
    return [*_at_once(event), *_each_time(event), *_hunting(event), *_staying(event)]


def _at_once(event: EventCard) -> Iterator[Text]:
    if event.at_once:
        yield T("At once: {effects}.", effects=effects_text(event.at_once))


def _each_time(event: EventCard) -> Iterator[Text]:
    if event.each is None:
        return
    effects = effects_text(event.each_effects)
    if event.each == "fate":
        fates = either([T("{n}", n=fate) for fate in event.fates])
        yield T("Whenever fate is {fates}: {effects}.", fates=fates, effects=effects)
    else:
        yield Text(MOMENT[event.each].template, {"effects": effects})


def _hunting(event: EventCard) -> Iterator[Text]:
    if event.hunter is not None:
        yield N(
            "{name} comes {n} region nearer at the end of every turn; beside the ship: {effects}.",
            "{name} comes {n} regions nearer at the end of every turn; beside the ship: {effects}.",
            n=event.hunter.steps,
            name=word(event.hunter.name),
            effects=effects_text(event.hunter.effects),
        )


def _staying(event: EventCard) -> Iterator[Text]:
    """R42: until when it lies face up."""
    if event.lasts_turn:
        yield T("It stays until this turn ends.")
    if not event.ongoing:
        return
    ways: list[Text] = []
    if event.clear is not None:
        skill = SKILL_LOUD[event.clear.skill]
        ways.append(T("{skill} {need} is met", skill=skill, need=event.clear.need))
    if event.clear_cost:
        ways.append(T("you {cost}", cost=effects_text(event.clear_cost)))
    if event.clear_when == "action":
        yield T("It stays until {ways} as an action.", ways=either(ways))
    else:
        yield T("It stays until {ways} at the end of a turn.", ways=either(ways))
