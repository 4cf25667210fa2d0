"""Reads a pack's folder: YAML in, one validated Pack out, and every fault with file and line."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from pydantic import TypeAdapter, ValidationError

from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.words import describe

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
PACKS = Path(__file__).parent.parent / "pack"
_KEYS = ("id", "num", "at", "title")
_FORM = 1


@dataclass(frozen=True, slots=True)
class Place:
    """Where an entry stands."""

    file: str
    line: int
    label: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.label}"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something an author must mend."""

    place: Place
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class BrokenPack(Exception):
    """A pack that cannot be played, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


@dataclass(slots=True)
class Source:
    """The entries of a pack as written, each with its place."""

    sections: dict[str, list[Any]] = field(default_factory=dict)
    places: dict[str, list[Place]] = field(default_factory=dict)
    about: Any = None
    about_place: Place = field(default_factory=lambda: Place("pack.yaml", 1, "about"))
    faults: list[Fault] = field(default_factory=list)
    index: dict[tuple[str, Any], Place] = field(default_factory=dict)

    def place(self, section: str, key: Any) -> Place:
        """Where the entry with this id or number is written."""
        if not self.index:
            self.index.update(self._indexed())
        return self.index.get((section, key), Place(f"{section}.yaml", 1, f"{section} {key}"))

    def _indexed(self) -> Iterator[tuple[tuple[str, Any], Place]]:
        for section, entries in self.sections.items():
            for entry, place in zip(entries, self.places[section], strict=True):
                yield (section, entry.get("id", entry.get("num", entry.get("at")))), place


_SECTIONS = {
    name: TypeAdapter(info.annotation.__args__[0])
    for name, info in Pack.model_fields.items()
    if name != "about" and info.annotation is not None
}


def pack_names() -> list[str]:
    """The packs that lie in the house."""
    return sorted(path.parent.name for path in PACKS.glob("*/pack.yaml"))


@cache
def find_pack(name: str) -> Pack:
    """A pack of the house, loaded once."""
    return load_pack(PACKS / name)


def load_pack(folder: Path) -> Pack:
    """The pack in this folder; a compiled copy beside it makes the second time faster."""
    digest = _digest(folder)
    compiled = folder / "__pycache__" / "pack.json"
    with suppress(OSError, ValueError, KeyError):
        saved = json.loads(compiled.read_bytes())
        if saved["digest"] == digest:
            return Pack.model_validate(saved["pack"])
    source = read_source(folder)
    pack = build_pack(source)
    with suppress(OSError):
        compiled.parent.mkdir(exist_ok=True)
        compiled.write_text(
            json.dumps({"digest": digest, "pack": {"about": source.about, **source.sections}})
        )
    return pack


def build_pack(source: Source) -> Pack:
    """Validates entry by entry, so that every fault is found at once."""
    faults = list(source.faults)
    for section, adapter in _SECTIONS.items():
        places = source.places.get(section, [])
        for entry, place in zip(source.sections.get(section, []), places, strict=True):
            faults.extend(_entry_faults(adapter, entry, place))
    if faults:
        raise BrokenPack(faults)
    try:
        return Pack.model_validate({"about": source.about, **source.sections})
    except ValidationError as error:
        raise BrokenPack(
            [Fault(source.about_place, describe(dict(part))) for part in error.errors()]
        ) from error


def _entry_faults(adapter: TypeAdapter[Any], entry: Any, place: Place) -> Iterator[Fault]:
    try:
        adapter.validate_python(entry)
    except ValidationError as error:
        for part in error.errors():
            yield Fault(place, describe(dict(part)))


def read_source(folder: Path) -> Source:
    """Every section of every YAML file below the folder, in the order of their names."""
    source = Source()
    for path in _files(folder):
        _read_file(source, path, str(path.relative_to(folder)))
    return source


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.yaml"))


def _digest(folder: Path) -> str:
    mixed = hashlib.blake2b(f"{_FORM}".encode(), digest_size=16)
    for path in _files(folder):
        mixed.update(str(path.relative_to(folder)).encode())
        mixed.update(path.read_bytes())
    return mixed.hexdigest()


def _read_file(source: Source, path: Path, name: str) -> None:
    try:
        loader = Loader(path.read_text(encoding="utf-8"))
        root = loader.get_single_node()
    except UnicodeDecodeError:
        source.faults.append(Fault(Place(name, 1, "file"), "a file is written in UTF-8"))
        return
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark else 1
        source.faults.append(Fault(Place(name, line, "YAML"), str(error).splitlines()[0]))
        return
    if not isinstance(root, yaml.MappingNode):
        source.faults.append(Fault(Place(name, 1, "file"), "a file is a mapping of sections"))
        return
    for key, value in root.value:
        try:
            _read_section(source, loader, name, str(key.value), value)
        except yaml.constructor.ConstructorError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            source.faults.append(Fault(Place(name, line, str(key.value)), str(error.problem)))


def _read_section(source: Source, loader: Any, name: str, section: str, node: Any) -> None:
    line = node.start_mark.line + 1
    if section == "about":
        source.about = loader.construct_document(node)
        source.about_place = Place(name, line, "about")
    elif section not in _SECTIONS:
        known = ", ".join(["about", *_SECTIONS])
        source.faults.append(Fault(Place(name, line, section), f"no such section; use {known}"))
    elif not isinstance(node, yaml.SequenceNode):
        source.faults.append(Fault(Place(name, line, section), "a section is a list of entries"))
    else:
        for part in node.value:
            entry = loader.construct_document(part)
            source.sections.setdefault(section, []).append(entry)
            place = Place(name, part.start_mark.line + 1, _label(section, entry))
            source.places.setdefault(section, []).append(place)


def _label(section: str, entry: Any) -> str:
    if isinstance(entry, dict):
        for key in _KEYS:
            if key in entry:
                return f"{section} {entry[key]}"
    return section
