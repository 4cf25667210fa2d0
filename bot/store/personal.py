"""What is kept about people, column by column: what they are given, and what becomes of it when
they want to be forgotten. Export and deletion are made from this, and nothing has no answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from games.kernel.data_files import read_data

Fate = Literal["goes", "nobody", "somebody", "struck", "stays"]
"""Goes with its row; names nobody any more; says "somebody"; is struck from a list; stays."""


@dataclass(frozen=True, slots=True)
class Column:
    """What is given to the person, what becomes of it when they are forgotten, and why it stays."""

    given: bool
    fate: Fate
    because: str = ""


COLUMNS = {
    "goes": Column(given=True, fate="goes"),
    "nobody": Column(given=True, fate="nobody"),
    "somebody": Column(given=True, fate="somebody"),
    # A list with others in it: the person is given the names of the rows they are listed in.
    "struck": Column(given=False, fate="struck"),
    "place": Column(given=True, fate="stays", because="says which row it is; names nobody"),
    "servers": Column(given=False, fate="stays", because="belongs to a server, not to a person"),
    "rules": Column(given=False, fate="stays", because="a position: rules know seats only"),
    "message": Column(given=False, fate="stays", because="the number of one of the bot's messages"),
    # Discord's word for a press, with which anybody could answer it.
    "press": Column(given=False, fate="goes"),
    "house": Column(given=False, fate="stays", because="the bot's own; says nothing about anybody"),
}
"""What ``personal.yaml`` says of a column."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table: what it is for in plain words, whose rows these are, and all its columns."""

    what: str
    columns: Mapping[str, Column]
    person: str | None = None
    """The column that says whose row it is."""
    guild: str | None = None
    """The column that says of which server; rows of a table that belong to a campaign go with
    it."""

    def given(self) -> list[str]:
        return [name for name, column in self.columns.items() if column.given]

    @property
    def goes(self) -> bool:
        """Whether a person's rows are deleted; else they stay and name nobody."""
        return self.person is not None and self.columns[self.person].fate == "goes"


def _kept(
    what: str, person: str | None = None, guild: str | None = None, **kinds: list[str]
) -> Kept:
    """As a table is written down."""
    columns = {name: COLUMNS[kind] for kind, names in kinds.items() for name in names}
    return Kept(what, columns, person, guild)


TABLES: dict[str, Kept] = {
    table: _kept(**told)
    for table, told in read_data(Path(__file__).with_name("personal.yaml")).items()
}


def of_people() -> Iterator[tuple[str, str, Kept]]:
    """Every table with rows of people: its name, the column that names them, and the rest."""
    for name, kept in TABLES.items():
        if kept.person is not None:
            yield name, kept.person, kept


def of_servers() -> Iterator[tuple[str, str]]:
    """Every table with rows of servers, and the column that names them."""
    for name, kept in TABLES.items():
        if kept.guild is not None:
            yield name, kept.guild
