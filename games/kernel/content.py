"""What a game with written content offers its authors, and to whoever keeps packs for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from games.kernel.ask import Ask
from games.kernel.text import Text


class BrokenContent(Exception):
    """A pack that cannot be played, with everything an author must mend, a sentence each."""

    def __init__(self, findings: Sequence[str]) -> None:
        super().__init__("\n".join(findings))
        self.findings = list(findings)


class Pinned(NamedTuple):
    """A sound pack as it is kept: its name says which one it is and what exactly it holds."""

    name: str
    title: str
    body: bytes

    @property
    def id(self) -> str:
        """Which pack it is, whatever it holds."""
        return pack_id(self.name)


def pack_id(name: str) -> str:
    """Of a pack of the house, or of a pinned one."""
    return name.partition("@")[0]


class Bookshelf(Protocol):
    """The packs of a game that are not of the house. Whatever is on it can be played."""

    def holds(self, name: str) -> bool:
        """Whether a pack can be played now: one of the house, or one that was put here."""

    def put(self, pack: Pinned, *, of_the_host: bool = False) -> None:
        """From now on it can be played. A body that is not what its name says is refused. Of the
        host's own packs translations are read, too."""

    def read_folder(self, folder: Path) -> tuple[list[Pinned], dict[str, list[str]]]:
        """The sound packs that lie in this folder, and what is wrong with each of the others."""

    def read_upload(self, name: str, data: bytes, others: Sequence[Pinned]) -> Pinned:
        """The pack in a file somebody sent; it may extend those of the house and the others."""


class Previewed(NamedTuple):
    """A passage as the table would meet it."""

    game: str
    lines: list[tuple[Text, bool]]
    """What is told, and whether it is prose."""
    ask: Ask | None
    view: Any
    players: int


@dataclass(frozen=True, slots=True)
class ContentTools:
    """One pack: lint, count, walk all its branches, read it by playing, measure its balance, see
    what comes of what was done, the habits of its pen, its endings, its achievement sheet, one
    passage as players see it, and all of them as a graph; bring its story into the form that is
    read. Whatever needs a sound pack raises ``BrokenContent`` for a broken one."""

    name: str
    check: Callable[[], list[str]]
    untranslated: Callable[[], Iterable[str]]
    count: Callable[[], Mapping[str, int]]
    walk: Callable[[], Iterable[str]]
    read: Callable[[int, int], Iterable[str]]
    measure: Callable[[int, int, str, int], Iterable[str]]
    consequences: Callable[[], Iterable[str]]
    tics: Callable[[], Iterable[str]]
    endings: Callable[[], Iterable[str]]
    sheet: Callable[[], Iterable[str]]
    preview: Callable[[str, Sequence[str]], Previewed]
    graph: Callable[[str, str | None], Iterable[str]]
    make_pages: Callable[[], Iterable[str]]
