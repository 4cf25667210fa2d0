"""A story that was written in YAML, as pages of Markdown: each file's beside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import yaml

from games.kernel.data_files import Loader
from games.sleeping_gods.content.faults import BrokenPack, Fault, Place
from games.sleeping_gods.content.files import DATA, PAGE, folder_files
from games.sleeping_gods.content.loader import entry_faults, folder_source
from games.sleeping_gods.content.page_printer import page_of
from games.sleeping_gods.content.source import STORY, WRITTEN_IN_PAGES, Source, read_file


def make_pages(folder: Path) -> Iterator[str]:
    """Write them, take the story out of the YAML, and say what was done."""
    source = folder_source(folder)
    faults = [fault for fault in source.faults if fault.message != WRITTEN_IN_PAGES]
    if faults := [*faults, *entry_faults(source)]:
        raise BrokenPack(faults)
    for name, data in folder_files(folder).items():
        said = Source()
        if name.endswith(DATA):
            read_file(said, data, name)
        if any(section in said.sections for section in STORY):
            yield _make_page(folder / name, data.decode(), said)


def _make_page(file: Path, text: str, said: Source) -> str:
    page = file.with_suffix(PAGE)
    if page.exists():
        there = Fault(Place(page.name, 1, "file"), "is there already; move it away first")
        raise BrokenPack([there])
    rest = _without_story(text)
    lines = text.splitlines()
    head = [] if rest else takewhile(_is_note, lines)
    parts = [f"{note}\n" for note in head]
    for section in STORY:
        for entry, place, _ in said.entries(section):
            before = takewhile(_is_note, reversed(lines[: place.line - 1]))
            parts.extend(f"{note}\n" for note in reversed(list(before)))
            parts.append(page_of([entry]))
    page.write_text("\n".join(parts), encoding="utf-8")
    if rest:
        file.write_text(rest, encoding="utf-8")
    else:
        file.unlink()
    return f"{file.name} → {page.name}"


def _is_note(line: str) -> bool:
    """In YAML a comment, in Markdown a heading for the author alone."""
    return line.startswith("# ")


def _without_story(text: str) -> str:
    """What is left of a file; nothing where it held a story alone."""
    root = yaml.compose(text, Loader=Loader)
    starts = [(key.start_mark.line, key.value) for key, _ in root.value]
    lines = text.splitlines(keepends=True)
    if all(section in STORY for _, section in starts):
        return ""
    kept = lines[: starts[0][0]]
    for (start, section), (end, _) in zip(starts, [*starts[1:], (len(lines), "")], strict=True):
        kept.extend([] if section in STORY else lines[start:end])
    return "".join(kept)
