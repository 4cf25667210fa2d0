"""What a reader would trip over: a place that forgets, an option that comes back, a wrong count."""

from __future__ import annotations

import re
from collections.abc import Iterator

from games.sleeping_gods.authors.walker.explore import Node, pages
from games.sleeping_gods.content.all_effects import deep, keywords, of_condition
from games.sleeping_gods.content.facts import World, happen
from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.naming import meant
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.passages import passages
from games.sleeping_gods.content.prose import facts_of, parse
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.story import Cond, Paragraph

HEADS = re.compile(r"\b(?:all )?(?:eight|nine|ten|eleven) of (?:you|us)\b", re.IGNORECASE)
SPELLED = re.compile(r"^> ((?:[A-Z]-){3,}[A-Z])$", re.MULTILINE)
GIFTS = frozenset(
    {"gain", "xp", "heal", "unfatigue", "unstatus", "repair", "command", "draw_ability", "card"}
)
BACK = 3
"""So many pages before the one that ends something may have asked for it."""


def check_continuity(pack: Pack, source: Source) -> Iterator[Fault]:
    for paragraph in pack.storybook:
        place = source.place("storybook", paragraph.id)
        for message in (
            *_forgets(pack, paragraph),
            *_comes_back(pack, paragraph),
            *_counts(pack, paragraph),
            *_quotes(pack, paragraph),
            *_says_nothing(pack, paragraph),
        ):
            yield Fault(place, message)


def _forgets(pack: Pack, paragraph: Paragraph) -> Iterator[str]:
    """Sent away by what happened, and back on the next screen as though it had not."""
    known = _known(pack, paragraph)
    for redirect in paragraph.redirects:
        about = {word for part in of_condition(redirect.when) for word in keywords(part)}
        for page in _sent_on(pack, redirect.goto):
            if page.goto == paragraph.id and not known & {*about, *_given(pack, page), page.id}:
                yield f"{page.id} turns back here, and nothing here knows what was read there"


def _sent_on(pack: Pack, start: str) -> Iterator[Paragraph]:
    """The page, and those it may send one on to before anything is read."""
    seen, todo = set[str](), [start]
    while todo:
        if (number := todo.pop()) not in seen:
            seen.add(number)
            if (page := pack.paragraph.get(number)) is not None:
                yield page
                todo += [redirect.goto for redirect in page.redirects]


def _given(pack: Pack, page: Paragraph) -> Iterator[str]:
    for effect in page.effects:
        if effect.op in ("quest", "quest_done") and effect.num in pack.quest:
            yield pack.quest[effect.num].keyword or ""


def _known(pack: Pack, paragraph: Paragraph) -> set[str]:
    """What the words of a page ask for."""
    facts = (real for fact in facts_of(parse(paragraph.text)) for real in meant(pack, fact))
    return {fact.what for fact in facts if fact.what}


def _comes_back(pack: Pack, paragraph: Paragraph) -> Iterator[str]:
    """``not X`` is so again once X has been used up: `not done X` is what was meant."""
    for choice in paragraph.choices:
        parts = list(of_condition(choice.requires)) if choice.requires else []
        unwanted = {part.no_kw for part in parts if part.no_kw}
        for keyword in sorted(unwanted - {part.no_done for part in parts}):
            if any(_is_read(pack, paragraph, world) for world in _after(pack, keyword)):
                yield f"choice {choice.key} needs “not {keyword}”, and comes back once it is done"


def _is_read(pack: Pack, paragraph: Paragraph, world: World) -> bool:
    return paragraph.id in set(pages(pack, Node(paragraph.id, world, frozenset()), set()))


def _after(pack: Pack, keyword: str) -> Iterator[World]:
    """The worlds in which something has just been finished."""
    number = pack.bearer.get(keyword)
    for page in pack.storybook:
        for effects in (page.effects, *(choice.effects for choice in page.choices)):
            ended = [e for e in effects if e.op in ("quest_done", "quest_lost")]
            if any(effect.num == number for effect in ended):
                for way in _ways_to(pack, page.id, BACK):
                    had = frozenset({number or 0, *(pack.bearer.get(word, 0) for word in way)})
                    yield from happen(pack, effects, World(quests=had))


def _ways_to(pack: Pack, number: str, back: int) -> list[set[str]]:
    """Keywords with which one may have come to a page, some pages before it."""
    found: list[set[str]] = []
    for page in pack.storybook if back else ():
        ways: list[tuple[Cond | None, str | None]] = [(None, page.goto)]
        ways += [(redirect.when, redirect.goto) for redirect in page.redirects]
        ways += [(choice.requires, choice.goto) for choice in page.choices]
        for condition, goto in ways:
            if goto == number:
                here = _wanted(condition)
                found += [here | more for more in _ways_to(pack, page.id, back - 1)]
    return found or [set()]


def _wanted(condition: Cond | None) -> set[str]:
    parts = list(of_condition(condition)) if condition else []
    return {word for part in parts for word in (part.kw, part.done) if word}


def _counts(pack: Pack, paragraph: Paragraph) -> Iterator[str]:
    """Who is aboard at the end differs."""
    if pack.about.company and paragraph.id.startswith("F"):
        for found in HEADS.finditer(paragraph.text):
            yield f"“{found[0]}”: heads differ by then; write {{heads}} or {{others}}"


def _quotes(pack: Pack, paragraph: Paragraph) -> Iterator[str]:
    """What is set off letter by letter is quoted, so another page must have sent it."""
    for found in SPELLED.finditer(paragraph.text):
        if not any(found[1] in one.source for one in passages(pack) if one.key != paragraph.id):
            yield f"“{found[1]}” is quoted, and no other page sends it"


def _says_nothing(pack: Pack, paragraph: Paragraph) -> Iterator[str]:
    """In a full pack whoever takes something is told how it was, and that takes a sentence."""
    for choice in paragraph.choices if pack.about.full else ():
        there = pack.paragraph.get(choice.goto or "")
        silent = choice.end or (there is not None and (there.town is not None or not there.text))
        told = any(effect.op == "quest" for effect in choice.effects)
        if silent and not told and any(effect.op in GIFTS for effect in deep(choice.effects)):
            yield f"choice {choice.key} pays and says nothing"
