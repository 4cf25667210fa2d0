"""The pack's lint: each check yields faults that name file, line and entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from games.sleeping_gods.authors.check.atlas import check_atlas
from games.sleeping_gods.authors.check.bands import check_bands
from games.sleeping_gods.authors.check.decks import check_decks
from games.sleeping_gods.authors.check.prose import check_prose
from games.sleeping_gods.authors.check.reach import check_reach
from games.sleeping_gods.authors.check.references import check_references
from games.sleeping_gods.authors.consequences import check_consequences
from games.sleeping_gods.content.loader import BrokenPack, Fault, Source, build_pack, read_source
from games.sleeping_gods.content.pack import Pack

Check = Callable[[Pack, Source], Iterator[Fault]]
CHECKS: tuple[Check, ...] = (
    check_references,
    check_atlas,
    check_reach,
    check_bands,
    check_decks,
    check_prose,
    check_consequences,
)


def check_folder(folder: Path) -> list[Fault]:
    """Everything an author should mend, or nothing."""
    source = read_source(folder)
    try:
        pack = build_pack(source)
    except BrokenPack as broken:
        return broken.faults
    return [fault for check in CHECKS for fault in check(pack, source)]
