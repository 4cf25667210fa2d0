"""From files to a pack: everything is validated, and every fault is told with its place."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from games.sleeping_gods.content import shelf
from games.sleeping_gods.content.describing import describe
from games.sleeping_gods.content.extending import extended
from games.sleeping_gods.content.faults import BrokenPack, Fault, Place
from games.sleeping_gods.content.files import folder_files
from games.sleeping_gods.content.noted import Noted
from games.sleeping_gods.content.pack import About, Pack
from games.sleeping_gods.content.source import (
    SECTIONS,
    Source,
    key_of,
    line_of,
    read_files,
    slips,
)
from games.sleeping_gods.content.tongues import teach_pack

PACKS = Path(__file__).parent.parent / "pack"
_FORM = 2
IN_THE_BASE = ("crew", "abilities", "market", "events", "enemies", "search")
_ADAPTERS = {
    name: TypeAdapter(info.annotation.__args__[0])
    for name, info in Pack.model_fields.items()
    if name in SECTIONS and info.annotation is not None
}
_NEEDED = [name for name, info in Pack.model_fields.items() if info.is_required()]


def pack_names() -> list[str]:
    """The packs of the house that can be played."""
    return sorted(path.parent.name for path in PACKS.glob("*/pack.yaml"))


def find_pack(name: str) -> Pack:
    """A pack of the house, or one that was put on the shelf."""
    return shelf.take(name) if "@" in name else _of_the_house(name)


@cache
def _of_the_house(name: str) -> Pack:
    pack = load_pack(PACKS / name)
    teach_pack(pack)
    return pack


@cache
def house_source(name: str) -> Source | None:
    """A pack of the house as it is written, for others to extend."""
    folder = PACKS / name
    inside = folder.parent == PACKS and folder.is_dir()
    return read_files(folder_files(folder), f"{name}/") if inside else None


def folder_source(folder: Path) -> Source:
    """The pack in this folder with all that it extends."""
    return extended(read_files(folder_files(folder)), house_source)


def load_pack(folder: Path) -> Pack:
    """The pack in this folder; a compiled copy beside it makes the second time faster."""
    digest = _digest(folder)
    compiled = folder / "__pycache__" / "pack.json"
    with suppress(OSError, ValueError, KeyError):
        saved = json.loads(compiled.read_bytes())
        if saved["digest"] == digest:
            return Pack.model_validate(saved["pack"])
    source = folder_source(folder)
    pack = build_pack(source)
    with suppress(OSError):
        compiled.parent.mkdir(exist_ok=True)
        compiled.write_text(json.dumps({"digest": digest, "pack": _said(source)}))
    return pack


def _digest(folder: Path) -> str:
    """Of the folder and of whatever it may extend."""
    mixed = hashlib.blake2b(f"{_FORM}".encode(), digest_size=16)
    for home in (folder, PACKS):
        for name, data in folder_files(home).items():
            mixed.update(name.encode())
            mixed.update(data)
    return mixed.hexdigest()


def build_pack(source: Source) -> Pack:
    """The pack, or everything that is wrong with its entries at once."""
    if faults := [*source.faults, *entry_faults(source)]:
        raise BrokenPack(faults)
    return Pack.model_validate(_said(source))


def _said(source: Source) -> dict[str, Any]:
    return {"about": source.about, **source.sections, "tongues": source.tongues}


def entry_faults(source: Source) -> Iterator[Fault]:
    """What is wrong with each entry by itself, and which sections are missing."""
    about_node = source.nodes.get("about", [None])[0]
    yield from _faults(TypeAdapter(About), source.about, source.about_place, about_node)
    if not source.faults:
        yield from _missing(source)
    for section in SECTIONS:
        for entry, place, node in source.entries(section):
            yield from _faults(_ADAPTERS[section], entry, place, node)


def _missing(source: Source) -> Iterator[Fault]:
    """Sections that every pack needs; not told of files that could not be read."""
    for section in _NEEDED:
        if section != "about" and not source.sections.get(section):
            rather = "; `extends: base` brings some" if section in IN_THE_BASE else ""
            yield Fault(source.about_place, f"{section}: there must be some{rather}")


_UNWRITTEN = ("missing", "assertion_error")
"""What may be wrong only because something else could not be read."""


def _faults(adapter: TypeAdapter[Any], entry: Any, place: Place, node: Any) -> Iterator[Fault]:
    slipped = slips(place, node)
    yield from slipped
    try:
        adapter.validate_python(entry)
    except ValidationError as error:
        for part in error.errors():
            if slipped and part["type"] in _UNWRITTEN:
                continue
            line = line_of(node, part["loc"]) or place.line
            named = node.named(part["loc"]) if isinstance(node, Noted) else part["loc"]
            yield Fault(Place(place.file, line, place.label), describe({**part, "loc": named}))


def sound_part(source: Source) -> tuple[Pack | None, set[str]]:
    """The pack of those entries that can be read, and the keys of those that cannot."""
    left = Source(about=source.about, about_place=source.about_place)
    broken = set[str]()
    for section in SECTIONS:
        for entry, place, node in source.entries(section):
            if any(_faults(_ADAPTERS[section], entry, place, node)):
                broken.add(str(key_of(entry)))
            else:
                left.add(section, entry, place, node)
    try:
        empty: dict[str, list[Any]] = {name: [] for name in SECTIONS}
        return Pack.model_validate({"about": left.about, **empty, **left.sections}), broken
    except ValidationError:
        return None, broken
