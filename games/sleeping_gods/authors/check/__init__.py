"""The pack's lint: each check yields faults that name file, line and entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from games.sleeping_gods.authors.check.atlas import check_atlas
from games.sleeping_gods.authors.check.bands import check_bands
from games.sleeping_gods.authors.check.continuity import check_continuity
from games.sleeping_gods.authors.check.decks import check_decks
from games.sleeping_gods.authors.check.plain import check_plain
from games.sleeping_gods.authors.check.prose import check_prose
from games.sleeping_gods.authors.check.reach import check_reach
from games.sleeping_gods.authors.check.references import check_references
from games.sleeping_gods.authors.consequences import check_consequences
from games.sleeping_gods.content.faults import BrokenPack, Fault, Place
from games.sleeping_gods.content.loader import build_pack, entry_faults, folder_source, sound_part
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import Source, key_of

Check = Callable[[Pack, Source], Iterator[Fault]]
OF_EACH: tuple[Check, ...] = (check_bands, check_plain)
"""These look at each entry by itself."""
OF_OTHERS: tuple[Check, ...] = (check_references, check_prose)
"""These look for what an entry names, so all files must have been read."""
OF_THE_MAP: tuple[Check, ...] = (check_atlas,)
"""These also need all its pages."""
OF_THE_WHOLE: tuple[Check, ...] = (check_reach, check_decks)
"""These would tell nonsense of a pack in which something is broken."""
OF_WHAT_FOLLOWS: tuple[Check, ...] = (check_consequences, check_continuity)
"""These compare passages: what a broken one may have said is left out."""


def check_folder(folder: Path) -> list[Fault]:
    """Everything an author should mend, or nothing."""
    try:
        return check_source(folder_source(folder))
    except BrokenPack as broken:
        return broken.faults


def check_source(source: Source) -> list[Fault]:
    """Whatever can be told at once is: one broken entry does not hide what else is wrong."""
    broken = [*source.faults, *entry_faults(source)]
    if broken:
        return [*broken, *_beside(source), _unfinished(source)]
    pack = build_pack(source)
    checks = (*OF_OTHERS, *OF_THE_MAP, *OF_EACH, *OF_THE_WHOLE, *OF_WHAT_FOLLOWS)
    return sorted_by_place([fault for check in checks for fault in check(pack, source)])


def _beside(source: Source) -> list[Fault]:
    """What is wrong with the sound entries, unless it comes from the broken ones."""
    pack, keys = sound_part(source)
    if pack is None:
        return []
    mentions = re.compile(rf"(?<![\w.])(?:{'|'.join(map(re.escape, keys))})(?![\w.])")
    faults: list[Fault] = []
    for check in _sensible(pack, source):
        with suppress(LookupError, StopIteration):  # some stumble over what is missing
            faults.extend(check(pack, source))
    said = " ".join(str(entry) for entry in _broken_entries(source, keys))
    follows = [fault for check in OF_WHAT_FOLLOWS for fault in _of(check, pack, source)]
    faults += [fault for fault in follows if not _could_be_said(fault, said)]
    return [fault for fault in faults if not (keys and mentions.search(fault.message))]


def _of(check: Check, pack: Pack, source: Source) -> list[Fault]:
    """Nothing from a check that stumbles over what is missing."""
    try:
        return list(check(pack, source)) if not source.faults else []
    except (LookupError, StopIteration):
        return []


def _broken_entries(source: Source, keys: set[str]) -> Iterator[object]:
    for section in source.sections:
        for entry, _, _ in source.entries(section):
            if str(key_of(entry)) in keys:
                yield entry


def _could_be_said(fault: Fault, broken: str) -> bool:
    """Whether a broken entry may have what is missed: it names the keyword or the page."""
    named = re.findall(r"[A-Z]{3,14}|[FS]?\d+(?:\.\d+)*", f"{fault.place.label} {fault.message}")
    return any(re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.])", broken) for name in named)


def _sensible(pack: Pack, source: Source) -> Iterator[Check]:
    """The checks that do not miss what is only broken or could not be read."""
    yield from OF_EACH
    if source.faults:
        return
    yield from OF_OTHERS
    if len(pack.pages) == len(source.sections.get("pages", ())):
        yield from OF_THE_MAP


def _unfinished(source: Source) -> Fault:
    place = Place(source.about_place.file, source.about_place.line, "pack")
    return Fault(place, "what can be reached is checked once these are mended")


def sorted_by_place(faults: list[Fault]) -> list[Fault]:
    """File by file, from the top; what was found first stays first on a line."""
    return sorted(faults, key=lambda fault: (fault.place.file, fault.place.line))
