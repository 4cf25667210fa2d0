"""The box holds what it should: fate spread always, every count when the pack calls itself full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.words import SKILLS, TIERS

FULL = {
    "pages": 9,
    "quests": 180,
    "adventure": 90,
    "market": 32,
    "abilities": 60,
    "events": 54,
    "enemies": 78,
    "crew": 9,
    "search": 9,
    "endings": 12,
    "unlocks": 8,
}
LEVELS = 24
TOTEMS = 24
LOCATIONS = 90
PARAGRAPHS = 400


def check_decks(pack: Pack, source: Source) -> Iterator[Fault]:
    for message in (*_fates(pack), *_events(pack)):
        yield Fault(source.about_place, message)
    if pack.about.full:
        for message in _counts(pack):
            yield Fault(source.about_place, message)


def _fates(pack: Pack) -> Iterator[str]:
    """R22: ones and sixes are half as common as the others; the skills are equally common."""
    fates = Counter(card.fate for card in pack.abilities)
    part = len(pack.abilities) // 10
    wanted = {1: part, 2: 2 * part, 3: 2 * part, 4: 2 * part, 5: 2 * part, 6: part}
    if dict(fates) != wanted:
        yield f"abilities: fates are {dict(sorted(fates.items()))}, wanted {wanted}"
    skills = Counter(card.skill for card in pack.abilities)
    if len({skills[skill] for skill in SKILLS}) != 1:
        yield f"abilities: skills are {dict(skills)}, wanted equally many"


def _events(pack: Pack) -> Iterator[str]:
    tiers = Counter(event.tier for event in pack.events)
    if len({tiers[tier] for tier in TIERS}) != 1 or tiers["mild"] % 3:
        yield f"events: tiers are {dict(tiers)}, wanted equally many, in threes"


def _counts(pack: Pack) -> Iterator[str]:
    for section, wanted in FULL.items():
        have = len(getattr(pack, section))
        if have != wanted:
            yield f"{section}: {have}, a full pack has {wanted}"
    exact = {
        "level cards": (len(pack.level), LEVELS),
        "totems": (len(pack.totems), TOTEMS),
        "locations": (len(pack.home), LOCATIONS),
    }
    for what, (have, wanted) in exact.items():
        if have != wanted:
            yield f"{what}: {have}, a full pack has {wanted}"
    if len(pack.storybook) < PARAGRAPHS:
        yield f"storybook: {len(pack.storybook)} paragraphs, a full pack has {PARAGRAPHS} or more"
