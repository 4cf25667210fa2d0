"""Everything that happens anywhere in a pack, with the entry it is written in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from games.sleeping_gods.content.encounters import EventCard
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Challenge, Cond, Effect, Paragraph


class Written(NamedTuple):
    """An effect and the section and key of the entry that holds it."""

    section: str
    key: str | int
    effect: Effect


def deep(effects: Iterable[Effect]) -> Iterator[Effect]:
    """The effects and all that their tables and options hold."""
    for effect in effects:
        yield effect
        for inner in (*effect.table.values(), *effect.options):
            yield from deep(inner)


def of_challenge(challenge: Challenge | None) -> tuple[Effect, ...]:
    return challenge.fail.effects if challenge else ()


def of_paragraph(paragraph: Paragraph) -> Iterator[Effect]:
    yield from deep(paragraph.effects)
    for choice in paragraph.choices:
        yield from deep((*choice.cost, *of_challenge(choice.challenge), *choice.effects))


def of_event(event: EventCard) -> Iterator[Effect]:
    hunter = event.hunter.effects if event.hunter else ()
    yield from deep((*event.at_once, *event.each_effects, *event.clear_cost, *hunter))
    yield from deep(of_challenge(event.clear))
    for option in event.options:
        yield from deep((*option.requires, *of_challenge(option.challenge), *option.effects))


def all_effects(pack: Pack) -> Iterator[Written]:
    """Every effect of the pack, wherever it stands."""
    for paragraph in pack.storybook:
        yield from (Written("storybook", paragraph.id, e) for e in of_paragraph(paragraph))
    for scene in pack.scenes:
        yield from (Written("scenes", scene.id, e) for e in of_paragraph(scene.page))
    for event in pack.events:
        yield from (Written("events", event.id, e) for e in of_event(event))
    for quest in pack.quests:
        yield from (Written("quests", quest.num, e) for e in deep(quest.start))
    for page in pack.pages:
        for region in page.regions:
            fail = region.hazard.fail if region.hazard else ()
            yield from (Written("pages", page.id, e) for e in deep(fail))


def of_condition(condition: Cond) -> Iterator[Cond]:
    """A condition and all inside it."""
    yield condition
    for inner in (*condition.any_of, *condition.all_of, *condition.none_of):
        yield from of_condition(inner)


def conditions(paragraph: Paragraph) -> Iterator[Cond]:
    """Every condition a paragraph asks for."""
    for redirect in paragraph.redirects:
        yield from of_condition(redirect.when)
    for choice in paragraph.choices:
        if choice.requires:
            yield from of_condition(choice.requires)
    for effect in of_paragraph(paragraph):
        if effect.when:
            yield from of_condition(effect.when)


def wishes(condition: Cond) -> Iterator[str]:
    """The keywords of which having one would help, also where one of several will do."""
    yield from (keyword for keyword in (condition.kw, *condition.some) if keyword)
    for inner in (*condition.any_of, *condition.all_of):
        yield from wishes(inner)


def keywords(condition: Cond) -> Iterator[str]:
    """The keywords one condition names, wanted or not."""
    named = (condition.kw, condition.no_kw, condition.done, condition.no_done, *condition.some)
    return (keyword for keyword in named if keyword)
