"""A pack may name another one and write down only what is its own.

An entry with the same id takes the place of the other pack's; ``without`` leaves entries out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

from games.sleeping_gods.content.faults import Fault, Place
from games.sleeping_gods.content.source import SECTIONS, Source, key_of

Library: TypeAlias = Callable[[str], Source | None]
"""Another pack by its name, as it is written; nothing when there is none."""
OWN = ("id", "title", "full", "extends", "without")
"""What a pack says about itself alone."""


def extended(own: Source, library: Library, chain: tuple[str, ...] = ()) -> Source:
    """The pack with everything it takes from the one it extends, and from that one's."""
    name = own.about.get("extends") if isinstance(own.about, dict) else None
    if name is None:
        return own
    place = own.about_place
    if name in chain or name == own.about.get("id"):
        return _faulty(own, place, f"extends goes in a circle: {' → '.join([*chain, str(name)])}")
    base = library(name) if isinstance(name, str) else None
    if base is None:
        return _faulty(own, place, f"extends {name}, but there is no such pack")
    return _joined(own, extended(base, library, (*chain, name)))


def _faulty(own: Source, place: Place, message: str) -> Source:
    own.faults.append(Fault(place, message))
    return own


def _joined(own: Source, base: Source) -> Source:
    """What is the pack's own comes first."""
    faults = [*own.faults, *base.faults, *_without_faults(own, base)]
    joined = Source(about_place=own.about_place, faults=faults)
    taken = {k: v for k, v in (base.about or {}).items() if k not in OWN}
    joined.about = {**taken, **own.about}
    joined.nodes["about"] = own.nodes.get("about", [None])
    for language in (*own.tongues, *base.tongues):
        pairs = {**base.tongues.get(language, {}), **own.tongues.get(language, {})}
        joined.tongues[language] = pairs
    joined.glossaries = own.glossaries
    for section in SECTIONS:
        dropped = _dropped(own, section)
        mine = {key_of(entry) for entry in own.sections.get(section, [])}
        for row in own.entries(section):
            joined.add(section, *row)
        for entry, place, node in base.entries(section):
            if key_of(entry) not in mine and not _among(key_of(entry), dropped):
                joined.add(section, entry, place, node)
    return joined


def _dropped(own: Source, section: str) -> Any:
    without = own.about.get("without")
    return without.get(section, ()) if isinstance(without, dict) else ()


def _among(key: Any, dropped: Any) -> bool:
    return dropped == "all" or (isinstance(dropped, Collection) and key in dropped)


def _without_faults(own: Source, base: Source) -> list[Fault]:
    """Whatever is left out must be there."""
    without = own.about.get("without")
    if not isinstance(without, dict):
        return []
    there = {(section, key_of(entry)) for section, rows in base.sections.items() for entry in rows}
    return [
        Fault(own.about_place, f"without {section} {key}: the other pack has no such entry")
        for section, keys in without.items()
        if isinstance(keys, list)
        for key in keys
        if not isinstance(key, (str, int)) or (section, key) not in there
    ]
