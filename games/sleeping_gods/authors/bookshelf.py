"""Packs that come from outside: read as data, checked as strictly as those of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from games.kernel.content import Bookshelf, Pinned
from games.sleeping_gods.authors.check import check_source
from games.sleeping_gods.content import shelf
from games.sleeping_gods.content.extending import Library, extended
from games.sleeping_gods.content.faults import BrokenPack, Fault, Place
from games.sleeping_gods.content.files import Files, folder_files, one_file, zip_files
from games.sleeping_gods.content.loader import PACKS, build_pack, house_source, pack_names
from games.sleeping_gods.content.source import SECTIONS, Source, key_of, read_files

MOST_PACKS = 15
"""So many in one folder: with a server's own, no menu could list more."""
ZIP = b"PK"


class Shelf(Bookshelf):
    """See ``Bookshelf``."""

    def holds(self, name: str) -> bool:
        return shelf.holds(name) if "@" in name else name in pack_names()

    def put(self, pack: Pinned, *, of_the_host: bool = False) -> None:
        shelf.put(pack, of_the_host=of_the_host)

    def read_folder(self, folder: Path) -> tuple[list[Pinned], dict[str, list[str]]]:
        written, broken = _written_in(folder)
        sound: list[Pinned] = []
        for name, files in written.items():
            try:
                pack = _sound(files, _with_neighbours(written))
                _check_name(pack, expected=name)
                sound.append(pack)
            except BrokenPack as error:
                broken[name] = error.findings
        return sound, broken

    def read_upload(self, name: str, data: bytes, others: Sequence[Pinned]) -> Pinned:
        files = zip_files(data) if data.startswith(ZIP) else one_file(name, data)
        pack = _sound(files, _with_others(others))
        _check_name(pack, taken=[other.id for other in others])
        return pack


def _written_in(folder: Path) -> tuple[dict[str, Files], dict[str, list[str]]]:
    written: dict[str, Files] = {}
    broken: dict[str, list[str]] = {}
    places = sorted(path for path in folder.iterdir() if path.is_dir() and path.name[0] not in "._")
    for number, place in enumerate(places):
        try:
            if number >= MOST_PACKS:
                raise _broken(f"more than {MOST_PACKS} packs are too many")
            written[place.name] = folder_files(place)
        except BrokenPack as error:
            broken[place.name] = error.findings
        except OSError as error:
            broken[place.name] = [f"cannot be read: {error.strerror}"]
    return written, broken


def _with_neighbours(written: Mapping[str, Files]) -> Library:
    def find(name: str) -> Source | None:
        files = written.get(name)
        return house_source(name) if files is None else read_files(files, f"{name}/")

    return find


def _with_others(others: Sequence[Pinned]) -> Library:
    def find(name: str) -> Source | None:
        pack = next((other for other in others if other.id == name), None)
        return house_source(name) if pack is None else _source_of(pack)

    return find


def _source_of(pack: Pinned) -> Source:
    said: Any = shelf.said_by(pack)
    source = Source(about={k: v for k, v in said["about"].items() if k != "extends"})
    for section in SECTIONS:
        for entry in said.get(section, ()):
            source.add(section, entry, Place(pack.id, 1, f"{section} {key_of(entry)}"))
    return source


def _sound(files: Files, library: Library) -> Pinned:
    source = extended(read_files(files), library)
    if faults := check_source(source):
        raise BrokenPack(faults)
    return shelf.pin(build_pack(source))


def _check_name(pack: Pinned, expected: str = "", taken: Sequence[str] = ()) -> None:
    if (PACKS / pack.id).is_dir() or pack.id in taken:
        raise _broken(f"another pack here is called {pack.id} already; change the id")
    if expected and pack.id != expected:
        raise _broken(f"the id {pack.id} is not the name of its folder, {expected}")


def _broken(message: str) -> BrokenPack:
    return BrokenPack([Fault(Place("pack.yaml", 1, "about"), message)])
