"""Every passage reads well in every combination of what it asks that can occur."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.passages import Passage, passages
from games.sleeping_gods.content.prose import (
    ANYBODY,
    CAPTAIN,
    COUNTED,
    CREW_STATES,
    Fact,
    WrittenWrong,
    branch_names,
    facts_of,
    holds,
    spoken,
    test_of,
)
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.content.source import Source

MOST_FACTS = 9
"""With more of them nobody could read all that may be read."""
SLIPS = (
    (re.compile(r"\s[,.;:!?](?!\.)"), "a space before a stop"),
    (re.compile(r"[a-z][.!?]\s+[a-z]"), "a sentence that begins small"),
    (re.compile(r"[a-z][.!?][A-Z]"), "no space between two sentences"),
    (re.compile(r"[,;:]\s*[.!?]"), "two stops in a row"),
    (re.compile(r"\(\s*\)"), "empty brackets"),
)
Known = dict[Fact, bool]


def check_prose(pack: Pack, source: Source) -> Iterator[Fault]:
    for passage in passages(pack):
        place = source.place(passage.section, passage.key)
        for message in dict.fromkeys(_messages(pack, passage)):
            yield Fault(place, f"{passage.where}: {message}")
    for message in _names(pack):
        yield Fault(source.about_place, message)
    for scene in pack.scenes:
        for message in _only(pack, scene):
            yield Fault(source.place("scenes", scene.id), f"only: {message}")


def _names(pack: Pack) -> Iterator[str]:
    """What the pack's own names stand for."""
    about = pack.about
    for name, words in (*about.called.items(), *about.company.items()):
        try:
            facts = [term.fact for either in test_of(words) for term in either]
        except WrittenWrong as wrong:
            yield f"{name}: {wrong}"
            continue
        yield from (f"{name}: {message}" for fact in facts if (message := _unknown(pack, fact)))
        if any(fact.kind == "called" for fact in facts):
            yield f"{name}: a name stands for facts, not for other names"


def _only(pack: Pack, scene: Scene) -> Iterator[str]:
    try:
        asks = test_of(scene.only) if scene.only else ()
    except WrittenWrong as wrong:
        yield str(wrong)
        return
    for either in asks:
        yield from (message for term in either if (message := _unknown(pack, term.fact)))


def _messages(pack: Pack, passage: Passage) -> Iterator[str]:
    try:
        facts = facts_of(passage.prose)
    except WrittenWrong as wrong:
        yield str(wrong)
        return
    unknown = [message for fact in facts if (message := _unknown(pack, fact))]
    yield from unknown
    if len(facts) > MOST_FACTS:
        yield f"asks {len(facts)} things; {MOST_FACTS} are the most"
    elif not unknown:
        yield from _read_in_every_way(passage, facts)


def _unknown(pack: Pack, fact: Fact) -> str | None:
    crew = {*pack.member, CAPTAIN}
    asks: dict[str, tuple[str, bool]] = {
        **dict.fromkeys(("owns", "done", "had"), ("keyword", fact.what in pack.bearer)),
        **dict.fromkeys(CREW_STATES, ("crew member", fact.what in crew | {ANYBODY})),
        "card": ("card", fact.n in pack.card),
        "carries": ("bearer or card", fact.what in crew and fact.n in {*pack.ability, *pack.card}),
        "read": ("paragraph or scene", fact.what in pack.paragraph),
        "called": ("named fact", fact.what in pack.about.called),
        "visited": ("location", fact.what in {str(number) for number in pack.home}),
    }
    what, exists = asks.get(fact.kind, ("", True))
    return None if exists else f"“{fact}”: there is no such {what}"


def _read_in_every_way(passage: Passage, facts: list[Fact]) -> Iterator[str]:
    ways = [way for way in _ways(facts) if can_be(way)]
    for way in ways:
        words = spoken(passage.prose, way.__getitem__)
        shown = ", ".join(f"{'' if so else 'not '}{fact}" for fact, so in way.items())
        for message in _slips(words, passage.most):
            yield f"{message} ({shown})" if shown else message
    for name, one_of, at in branch_names(passage.prose):
        before, branch = one_of.branches[:at], one_of.branches[at]
        if not any(
            holds(branch.test, way.__getitem__)
            and not any(holds(b.test, way.__getitem__) for b in before)
            for way in ways
        ):
            yield f"branch {name} can never be read"


def _ways(facts: list[Fact]) -> Iterator[Known]:
    for answers in product((False, True), repeat=len(facts)):
        yield dict(zip(facts, answers, strict=True))


def can_be(way: Known) -> bool:
    """Whether all this may be so at one time."""
    so = [fact for fact, answer in way.items() if answer]
    return not any(
        (fact.kind == "owns" and way.get(Fact("done", fact.what)))
        or (fact.kind in ("owns", "done") and not way.get(Fact("had", fact.what), True))
        or (fact.kind == "had" and _had_by_neither(way, fact.what))
        or (fact.kind == "mode" and any(o.kind == "mode" and o != fact for o in so))
        or (fact.kind == "down" and not way.get(Fact("hurt", fact.what), True))
        or (fact.kind in CREW_STATES and not way.get(Fact(fact.kind, ANYBODY), True))
        or (fact.kind in COUNTED and any(_less(fact, o) for o, yes in way.items() if not yes))
        for fact in so
    )


def _had_by_neither(way: Known, keyword: str) -> bool:
    parts = [way.get(Fact(kind, keyword)) for kind in ("owns", "done")]
    return None not in parts and not any(parts)


def _less(fact: Fact, other: Fact) -> bool:
    return other.kind == fact.kind and other.n <= fact.n


def _slips(words: str, most: int) -> Iterator[str]:
    if not words.strip():
        yield "nothing is left to read"
    if len(words) > most:
        yield f"{len(words)} letters are too long; {most} are the most"
    for pattern, message in SLIPS:
        if found := pattern.search(words):
            near = words[max(0, found.start() - 12) : found.end() + 12]
            yield f"{message}: “{near}”"
