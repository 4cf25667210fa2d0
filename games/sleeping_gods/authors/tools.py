"""What authors of packs can ask for, of a pack of the house or of one they are writing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from games.kernel import Game
from games.kernel.content import ContentTools, Previewed
from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.authors.consequences import consequence_table
from games.sleeping_gods.authors.endings import read_endings
from games.sleeping_gods.authors.graph import graph
from games.sleeping_gods.authors.measure import measure_by_playing
from games.sleeping_gods.authors.pages import make_pages
from games.sleeping_gods.authors.preview import preview
from games.sleeping_gods.authors.reader import read_by_playing
from games.sleeping_gods.authors.tics import tics
from games.sleeping_gods.authors.walker.report import walk_pack
from games.sleeping_gods.content import shelf
from games.sleeping_gods.content.loader import (
    PACKS,
    build_pack,
    find_pack,
    folder_source,
    pack_names,
)
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.passages import passages
from games.sleeping_gods.content.source import missing_translations
from games.sleeping_gods.journal.achievements import blank
from games.sleeping_gods.state import State
from games.sleeping_gods.view import View

Rules = type[Game[State, View]]


def all_packs(game: Rules) -> Iterator[ContentTools]:
    """Those of the house."""
    for name in pack_names():
        yield _tools(game, name, PACKS / name, lambda name=name: name)  # type: ignore[misc]  # bound now


def pack_in(game: Rules, folder: Path) -> ContentTools:
    """The one in this folder, read when it is needed."""
    return _tools(game, folder.resolve().name, folder, lambda: _put_on_shelf(folder))


def _put_on_shelf(folder: Path) -> str:
    pinned = shelf.pin(build_pack(folder_source(folder)))
    shelf.put(pinned)
    return pinned.name


def _tools(game: Rules, title: str, folder: Path, name: Callable[[], str]) -> ContentTools:
    def read(campaigns: int, seed: int) -> Iterable[str]:
        return read_by_playing(game, name(), campaigns, seed)

    def measure(campaigns: int, seed: int, mode: str, players: int) -> Iterable[str]:
        return measure_by_playing(game, name(), campaigns, seed, mode, players)

    def look(what: str, have: Sequence[str]) -> Previewed:
        return preview(game, name(), what, have)

    return ContentTools(
        title,
        check=lambda: [str(fault) for fault in check_folder(folder)],
        untranslated=lambda: missing_translations(folder_source(folder)),
        count=lambda: count(find_pack(name())),
        walk=lambda: walk_pack(find_pack(name())),
        read=read,
        measure=measure,
        consequences=lambda: consequence_table(find_pack(name())),
        tics=lambda: tics(find_pack(name())),
        endings=lambda: read_endings(game, name()),
        sheet=lambda: blank(find_pack(name())),
        preview=look,
        graph=lambda form, keyword: graph(find_pack(name()), form, keyword),
        make_pages=lambda: make_pages(folder),
    )


def count(pack: Pack) -> dict[str, int]:
    """How much of everything the pack holds."""
    sections = ("pages", "storybook", "quests", "adventure", "market", "abilities", "events")
    more = ("enemies", "crew", "search", "endings", "unlocks")
    found = {section: len(getattr(pack, section)) for section in (*sections, *more)}
    words = sum(len(passage.source.split()) for passage in passages(pack))
    return {
        **found,
        "regions": len(pack.region),
        "locations": len(pack.home),
        "totems": len(pack.totems),
        "level cards": len(pack.level),
        "choices": sum(len(paragraph.choices) for paragraph in pack.storybook),
        "words of story": words,
    }
