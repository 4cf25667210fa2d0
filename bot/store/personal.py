"""What is kept about people, column by column: what they are given, and what becomes of it when
they want to be forgotten. Export and deletion are made from this, and nothing has no answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

Fate = Literal["goes", "nobody", "somebody", "struck", "stays"]
"""Goes with its row; names nobody any more; says "somebody"; is struck from a list; stays."""


@dataclass(frozen=True, slots=True)
class Column:
    """What is given to the person, what becomes of it when they are forgotten, and why it stays."""

    given: bool
    fate: Fate
    because: str = ""


GOES = Column(given=True, fate="goes")
NOBODY = Column(given=True, fate="nobody")
SOMEBODY = Column(given=True, fate="somebody")
STRUCK = Column(given=False, fate="struck")
"""A list with others in it: the person is given the names of the rows they are listed in."""
PLACE = Column(given=True, fate="stays", because="says which table or row it is; names nobody")
SERVERS = Column(given=False, fate="stays", because="belongs to a server, not to a person")
RULES = Column(given=False, fate="stays", because="the game's own position: rules know seats only")
MESSAGE = Column(given=False, fate="stays", because="the number of a message of the bot's own")
PRESS = Column(given=False, fate="goes")
"""Discord's word for a press, with which anybody could answer it."""
HOUSE = Column(given=False, fate="stays", because="the bot's own; says nothing about anybody")


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


def _all(column: Column, *names: str) -> dict[str, Column]:
    return dict.fromkeys(names, column)


TABLES: dict[str, Kept] = {
    "campaigns": Kept(
        "Games you started.",
        {
            **_all(PLACE, "id", "guild", "game", "status", "channel", "created", "played"),
            **_all(PLACE, "pace", "asked_at"),
            "starter": NOBODY,
            "heard": STRUCK,
            **_all(MESSAGE, "place", "lobby", "panel", "panel_turn", "panel_length", "shown"),
            **_all(RULES, "options", "commitment", "turn", "headline", "asked", "length", "depth"),
            **_all(RULES, "pace", "asked_at", "hints"),
        },
        person="starter",
        guild="guild",
    ),
    "seats": Kept(
        "Seats you keep or kept, and the name you had.",
        {**_all(PLACE, "campaign", "seat", "keeper", "level"), "user": NOBODY, "name": SOMEBODY},
        person="user",
    ),
    "log": Kept(
        "What you did at tables, and what was told of it.",
        {
            **_all(PLACE, "campaign", "number", "kind", "turn", "seat", "option", "at"),
            **_all(NOBODY, "user", "interaction"),
            "lines": SOMEBODY,
            **_all(RULES, "depth", "ask", "chance", "revealed"),
        },
        person="user",
    ),
    "votes": Kept(
        "How you voted on taking moves back.",
        _all(GOES, "campaign", "length", "user", "agrees"),
        person="user",
    ),
    "met": Kept(
        "Rules you have been told in passing, so that nobody tells you twice.",
        _all(GOES, "person", "thing"),
        person="person",
    ),
    "people": Kept(
        "What you chose in your settings: how you are called, quiet hours, holidays, language.",
        _all(GOES, "person", "wishes"),
        person="person",
    ),
    "errands": Kept(
        "What the bot still has to tell you, and when.",
        _all(GOES, "campaign", "person", "kind", "due", "since", "failing"),
        person="person",
    ),
    "snoozes": Kept(
        "Tables that let you rest, and how long.",
        _all(GOES, "campaign", "person", "until"),
        person="person",
    ),
    "follows": Kept("Tables you follow.", _all(GOES, "campaign", "person"), person="person"),
    "nudges": Kept(
        "When somebody nudged you, so that it is not done too often.",
        _all(GOES, "campaign", "person", "question", "at"),
        person="person",
    ),
    "ballots": Kept(
        "How you voted on somebody who did not come.",
        _all(GOES, "campaign", "length", "person", "choice"),
        person="person",
    ),
    "remembered": Kept(
        "Servers on which you have a log book, and the name it is shown under.",
        _all(GOES, "guild", "person", "name", "shown", "since"),
        person="person",
        guild="guild",
    ),
    "results": Kept(
        "Your log books: how games ended for you.",
        _all(
            *(GOES, "campaign", "seat", "guild", "person", "game"),
            *("won", "side", "level", "turns", "at"),
        ),
        person="person",
        guild="guild",
    ),
    "badges": Kept(
        "Badges you earned.",
        _all(GOES, "guild", "person", "game", "badge", "campaign", "at"),
        person="person",
        guild="guild",
    ),
    "dailies": Kept(
        "Your tries at daily dives.",
        _all(
            *(GOES, "campaign", "day", "game", "guild", "person"),
            *("name", "counts", "won", "turns", "begun"),
        ),
        person="person",
        guild="guild",
    ),
    "seekers": Kept(
        "That you look for somebody to play with.",
        _all(GOES, "guild", "person", "name", "game", "moment", "pace", "skill", "until"),
        person="person",
        guild="guild",
    ),
    "waiting": Kept(
        "Full tables at which you wait for a seat.",
        _all(GOES, "campaign", "person", "name", "since"),
        person="person",
    ),
    "invitations": Kept(
        "Games you were invited to, so that nobody calls you twice.",
        _all(GOES, "campaign", "person", "at"),
        person="person",
    ),
    "server_packs": Kept(
        "Packs you brought into servers.",
        {**_all(PLACE, "guild", "game", "id", "name", "at"), "person": NOBODY},
        person="person",
        guild="guild",
    ),
    "rosters": Kept(
        "Armies and the like that you keep for your next games, and how you called them.",
        _all(GOES, "person", "game", "id", "kind", "name", "things", "at"),
        person="person",
    ),
    "strips": Kept(
        "The private message you have at a table, and the press through which it can be changed.",
        {**_all(GOES, "place", "person", "message", "at"), "token": PRESS},
        person="person",
    ),
    "place_notes": Kept(
        "Notes you wrote on charts, and the name you had.",
        _all(GOES, "guild", "game", "world", "place", "person", "name", "words", "at"),
        person="person",
        guild="guild",
    ),
    "packs": Kept("Packs.", _all(HOUSE, "name", "game", "title", "body", "at")),
    "dates": Kept("When games in lobbies are to begin.", _all(HOUSE, "campaign", "at")),
    "checkpoints": Kept("Positions.", _all(RULES, "campaign", "depth", "number", "save")),
    "lookbacks": Kept("Thoughts about games that are over.", _all(RULES, "campaign", "points")),
    "alarms": Kept("When to look after a table.", {
        **_all(HOUSE, "campaign", "kind", "due", "rung", "failing"), "message": MESSAGE}),
    "passages": Kept("Messages that tell a story.", _all(
        MESSAGE, "campaign", "entry", "part", "message", "taken_back")),
    "awards": Kept(
        "What servers found in their campaigns.",
        _all(SERVERS, "guild", "game", "award", "campaign", "depth", "at"),
        guild="guild",
    ),
    "guild_settings": Kept(
        "What moderators decided.", _all(SERVERS, "guild", "settings"), guild="guild"
    ),
    "facts": Kept("What the bot remembers of itself.", _all(HOUSE, "name", "value")),
    "workers": Kept("Processes.", _all(HOUSE, "id", "name", "until", "leaving")),
    "shards": Kept("Who serves what.", _all(HOUSE, "shard", "worker", "heir", "ready", "epoch")),
    "claims": Kept("Clicks of the last quarter of an hour.", _all(HOUSE, "interaction", "at")),
    "identifies": Kept("Connections.", _all(HOUSE, "lane", "at")),
    "marks": Kept("What a worker wrote last.", _all(HOUSE, "writer", "mark", "at")),
    "migrations": Kept("What this database has been through.", _all(HOUSE, "name")),
}  # fmt: skip


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
