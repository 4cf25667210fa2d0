"""What authors of packs can ask for: check, count, walk, read, measure, consequences, tics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from games.kernel import Game
from games.kernel.content import ContentTools
from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.authors.consequences import consequence_table
from games.sleeping_gods.authors.measure import measure_by_playing
from games.sleeping_gods.authors.reader import read_by_playing
from games.sleeping_gods.authors.tics import tics
from games.sleeping_gods.authors.walker.report import walk_pack
from games.sleeping_gods.content.loader import PACKS, find_pack, pack_names
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.passages import passages
from games.sleeping_gods.state import State
from games.sleeping_gods.view import View


def all_packs(game: type[Game[State, View]]) -> Iterator[ContentTools]:
    for name in pack_names():
        yield ContentTools(
            name,
            check=partial(check, name),
            count=partial(count, name),
            walk=partial(walk, name),
            read=partial(read, game, name),
            measure=partial(measure_by_playing, game, name),
            consequences=partial(_of_pack, consequence_table, name),
            tics=partial(_of_pack, tics, name),
        )


def _of_pack(report: Callable[[Pack], Iterable[str]], name: str) -> Iterable[str]:
    return report(find_pack(name))


def check(name: str) -> list[str]:
    return [str(fault) for fault in check_folder(PACKS / name)]


def count(name: str) -> dict[str, int]:
    """How much of everything the pack holds."""
    pack = find_pack(name)
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


def walk(name: str) -> Iterable[str]:
    return walk_pack(find_pack(name))


def read(game: type[Game[State, View]], name: str, campaigns: int, seed: int) -> Iterable[str]:
    return read_by_playing(game, name, campaigns, seed)
