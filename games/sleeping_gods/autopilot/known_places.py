"""What is known of places: what lies open, where a quest leads, what an earlier voyage noted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache, wraps
from typing import NamedTuple, TypeVar

from games.kernel.text import T, Text
from games.sleeping_gods.autopilot.question import Question
from games.sleeping_gods.content.all_effects import of_paragraph
from games.sleeping_gods.content.facts import World, holds
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.relevance import projector
from games.sleeping_gods.content.story import Choice, Cond, Effect, Paragraph
from games.sleeping_gods.words import word

Known = TypeVar("Known")
Asked = Callable[[str, int, World], Known]
KEPT = 20_000
"""How many answers about places are remembered at most, of each kind."""
CHIME, STEP = 1.0, 0.45
"""What a totem is worth, and a quest that leads on."""


def facts(question: Question) -> World:
    """What conditions can ask of the campaign."""
    state = question.view.state
    return World(
        frozenset(state.quests),
        frozenset(state.used_quests),
        frozenset(card.num for card in state.cards),
        frozenset(state.props),
        passes=state.passes,
        read=frozenset(state.read),
    )


@cache
def _eye(pack_name: str, number: int) -> Callable[[World], tuple[object, ...]]:
    return projector(find_pack(pack_name), str(number))


def noticing(known_of: Asked[Known]) -> Asked[Known]:
    """Answers again as before as long as nothing has changed that the place would notice."""
    known: dict[tuple[object, ...], Known] = {}

    @wraps(known_of)
    def asked(pack_name: str, number: int, world: World) -> Known:
        seen = (pack_name, number, _eye(pack_name, number)(world))
        if seen not in known:
            if len(known) >= KEPT:
                known.clear()
            known[seen] = known_of(pack_name, number, world)
        return known[seen]

    return asked


@noticing
def landing(pack_name: str, number: int, world: World) -> str:
    """The page that would be read at a location now."""
    return _redirected(find_pack(pack_name), str(number), world)


def _redirected(pack: Pack, para: str, world: World) -> str:
    """Where the lines at the head of a page lead, and those of the next, to the last."""
    for redirect in pack.paragraph[para].redirects:
        if holds(pack, redirect.when, world):
            return _redirected(pack, redirect.goto, world)
    return para


class Brought(NamedTuple):
    """Something that a choice asks for, by its name, and whether it is still to be used."""

    name: Text
    to_use: bool = True


@noticing
def led(pack_name: str, number: int, world: World) -> Brought | None:
    """What is carried that is of use there, as its card tells whoever reads it."""
    pack = find_pack(pack_name)
    page = pack.paragraph[landing(pack_name, number, world)]
    for effect in page.effects:
        if effect.op == "quest_done" and effect.num in world.quests:
            return _quest(pack, effect.num)
    asks = [choice.requires for choice in page.choices if opens(choice.requires)]
    return next(filter(None, (brought(pack, ask, world) for ask in asks)), None)


def brought(pack: Pack, ask: Cond | None, world: World) -> Brought | None:
    """The first thing that a condition which holds asks to have been brought."""
    if ask is None or not holds(pack, ask, world):
        return None
    own = world.quests | world.used
    for keyword in (ask.kw, ask.done, *ask.some):
        if keyword and pack.bearer[keyword] in own:
            return _quest(pack, pack.bearer[keyword])
    if ask.card:
        return Brought(word(pack.card[ask.card].name))
    if ask.totems:
        chimes = word(pack.totem_word(ask.totems))
        return Brought(T("your {n} {totems}", n=ask.totems, totems=chimes))
    if ask.prop:
        return Brought(T("something you carry"))
    return next(filter(None, (brought(pack, part, world) for part in ask.any_of)), None)


def _quest(pack: Pack, number: int) -> Brought:
    quest = pack.quest[number]
    return Brought(T("“{title}”", title=word(quest.title)), quest.active)


@noticing
def changed(pack_name: str, number: int, world: World) -> bool:
    """Whether a place is no longer what it was because of what was done elsewhere."""
    pack = find_pack(pack_name)
    redirects = pack.paragraph[str(number)].redirects
    because = next((r.when for r in redirects if holds(pack, r.when, world)), None)
    return because is not None and any(
        place != str(number)
        for word in _words(pack, because, world)
        for place in _done_at(pack_name)[word]
    )


def _words(pack: Pack, ask: Cond, world: World) -> Iterator[tuple[str, str]]:
    """What a condition that holds asks to have been begun, and what to have been finished."""
    yield from (("quest", word) for word in (ask.kw, *ask.some) if word)
    yield from (("quest_done", word) for word in (ask.done,) if word)
    for part in ask.any_of:
        yield from _words(pack, part, world) if holds(pack, part, world) else ()


@cache
def _done_at(pack_name: str) -> defaultdict[tuple[str, str], set[str]]:
    """At which locations a quest is gained, and at which it is finished."""
    pack = find_pack(pack_name)
    found = defaultdict[tuple[str, str], set[str]](set)
    for paragraph in pack.storybook:
        for effect in of_paragraph(paragraph):
            if effect.op in ("quest", "quest_done") and effect.num is not None:
                word = pack.quest[effect.num].keyword or ""
                found[effect.op, word].add(paragraph.id.partition(".")[0])
    return found


def opens(ask: Cond | None) -> bool:
    """Whether a choice asks for something one must have brought."""
    if ask is None:
        return False
    brought = ask.kw or ask.done or ask.some or ask.totems or ask.card or ask.prop
    return bool(brought) or any(map(opens, ask.any_of))


@noticing
def noted(pack_name: str, number: int, world: World) -> float:
    """What the notes of an earlier voyage promise at a location, as things stand."""
    pack, stones = find_pack(pack_name), stepping_stones(pack_name)
    effects = _within_reach(pack, str(number), world)
    return max((_prize(pack, effect, world, stones) for effect in effects), default=0.0)


def promised(pack_name: str, choice: Choice, world: World) -> float:
    """What the same notes promise behind a choice; a town is not looked through again."""
    pack, stones = find_pack(pack_name), stepping_stones(pack_name)
    effects = list(choice.effects)
    if choice.goto is not None and not pack.paragraph[choice.goto].town:
        effects += _within_reach(pack, choice.goto, world)
    return max((_prize(pack, effect, world, stones) for effect in effects), default=0.0)


def _within_reach(pack: Pack, start: str, world: World) -> Iterator[Effect]:
    """The effects of every page that open choices can lead to."""
    seen, todo = (
        {para for para, page in pack.paragraph.items() if page.town and para != start},
        [start],
    )
    while todo:
        para = _redirected(pack, todo.pop(), world)
        if para not in seen:
            seen.add(para)
            paragraph = pack.paragraph[para]
            yield from paragraph.effects
            todo += [paragraph.goto] if paragraph.goto else []
            for target, effects in _ways(pack, paragraph, world):
                yield from effects
                todo += [target] if target else []


def _ways(
    pack: Pack, paragraph: Paragraph, world: World
) -> Iterator[tuple[str | None, tuple[Effect, ...]]]:
    for choice in paragraph.choices:
        if holds(pack, choice.requires, world):
            yield choice.goto, choice.effects


def _prize(pack: Pack, effect: Effect, world: World, stones: frozenset[int]) -> float:
    number = effect.num or 0
    if effect.op == "card" and number not in world.cards:
        return CHIME if pack.card[number].totem else 0.2
    new = effect.op == "quest" and number not in world.quests | world.used
    return (STEP if number in stones else 0.1) if new else 0.0


@cache
def stepping_stones(pack_name: str) -> frozenset[int]:
    """The quests without which some totem is out of reach, from the last step to the first."""
    pack = find_pack(pack_name)
    givers = _givers(pack)
    found, todo = set[int](), [("card", number) for number in pack.totems]
    while todo:
        for keyword in _asked_before(pack, givers.get(todo.pop(), set())):
            number = pack.bearer[keyword]
            if number not in found:
                found.add(number)
                todo.append(("quest", number))
    return frozenset(found)


def _givers(pack: Pack) -> dict[tuple[str, int], set[str]]:
    """Which paragraphs, or choices of them, hand out a card or a quest."""
    found: dict[tuple[str, int], set[str]] = {}
    for paragraph in pack.storybook:
        own = [paragraph.effects, *(choice.effects for choice in paragraph.choices)]
        for effect in (effect for effects in own for effect in effects):
            if effect.op in ("card", "quest") and effect.num is not None:
                found.setdefault((effect.op, effect.num), set()).add(paragraph.id)
    return found


def _asked_before(pack: Pack, pages: set[str]) -> set[str]:
    """The keywords asked for on the ways that lead to these pages."""
    asked, known, growing = set[str](), set(pages), True
    while growing:
        before = len(known)
        for paragraph in pack.storybook:
            for target, ask in _ways_on(pack, paragraph):
                if target in known:
                    known.add(paragraph.id)
                    asked |= {kw for kw in (ask.kw, ask.done) if kw} if ask is not None else set()
        growing = len(known) > before
    return asked


def _ways_on(pack: Pack, paragraph: Paragraph) -> Iterator[tuple[str, Cond | None]]:
    """Where a page can lead, and what that asks; back to a town is no way on."""
    yield from ((redirect.goto, redirect.when) for redirect in paragraph.redirects)
    onward = [(paragraph.goto, None), *((c.goto, c.requires) for c in paragraph.choices)]
    for target, ask in onward:
        if target is not None and not pack.paragraph[target].town:
            yield target, ask
