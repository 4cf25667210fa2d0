"""What the store keeps, as plain values."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.store.untyped import Row
from games.kernel import Line, Text
from games.kernel.mind import Level
from games.kernel.record import Choice

Status = Literal["lobby", "playing", "paused", "ended", "cancelled"]
Keeper = Literal["person", "autopilot", "vacant"]
Kind = Literal["start", "choice", "undo", "rollback", "act"]
AlarmKind = Literal["lobby", "turn"]
ErrandKind = Literal["call", "away", "back", "vote", "story", "highlight", "seat"]
EVERYBODY = 0
"""Stands for a person in errands that concern a whole server."""


@dataclass(slots=True)
class SeatRow:
    """Who keeps a seat: a person, the autopilot (perhaps for an absent person), or nobody."""

    seat: int
    user: int | None = None
    name: str = ""
    keeper: Keeper = "vacant"
    level: Level | Literal[""] = ""
    """How well the autopilot plays here; the plain one has no level."""


def read_heard(words: str) -> dict[int, str]:
    """Whom a panel called, and for which question; older panels kept only whom."""
    kept = json.loads(words)
    called = kept if isinstance(kept, dict) else dict.fromkeys(kept, "")
    return {
        int(user): asked.partition(" ")[0] for user, asked in called.items() if asked[:1] != " "
    }


def read_calls(words: str) -> dict[tuple[int, str], int]:
    """When somebody was called for a question lately, by this panel or by one before it."""
    kept = json.loads(words)
    calls = {}
    for user, asked in kept.items() if isinstance(kept, dict) else ():
        for call in asked.split()[asked[:1] != " " :]:
            question, _, at = call.partition("@")
            calls[int(user), question] = int(at)
    return calls


def write_heard(heard: Mapping[int, str], calls: Mapping[tuple[int, str], int]) -> str:
    """For each person the question of the panel, if it asks them, and ``question@time`` for each
    they were called for lately."""
    kept = {str(user): heard.get(user, "") for user in [*heard, *(user for user, _ in calls)]}
    for (user, question), at in calls.items():
        kept[str(user)] += f" {question}@{at}"
    return json.dumps(kept)


@dataclass(slots=True)
class Campaign:
    """A match as it is stored: where it is played and where it stands."""

    id: str
    guild: int
    game: str
    status: Status
    starter: int
    channel: int
    created: int
    played: int
    place: int | None = None
    lobby: int | None = None
    panel: int | None = None
    panel_turn: int = 0
    options: str = "{}"
    commitment: str = ""
    turn: int = 0
    headline: str = '""'
    asked: str = "[]"
    length: int = 0
    depth: int = 0
    shown: int = 0
    heard: str = "[]"
    panel_length: int = 0
    """How long the log was when the panel was posted."""
    pace: int = 0
    """Minutes the table waits for somebody before the others decide; 0: for ever."""
    asked_at: int = 0
    hints: int = 0
    """Whether hints are given although players are rivals."""
    private: int = 0
    """Whether only those who were invited know of it."""
    behind: int | None = None
    """How much of the game lies behind, in percent, where that is known."""

    @property
    def waits_since(self) -> int:
        """When the open question was asked; older campaigns kept only when something happened."""
        return self.asked_at or self.played

    @property
    def heard_users(self) -> dict[int, str]:
        """Whom its panel called, and for which question."""
        return read_heard(self.heard)

    @property
    def calls(self) -> dict[tuple[int, str], int]:
        """When somebody was called for a question, lately."""
        return read_calls(self.heard)

    @property
    def headline_text(self) -> Text:
        return Text.from_data(json.loads(self.headline))

    @property
    def asked_seats(self) -> list[int]:
        return list(json.loads(self.asked))


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened; ``depth`` is how many choices stand after it."""

    number: int
    kind: Kind
    depth: int
    turn: int
    at: int
    lines: tuple[Line, ...] = ()
    choice: Choice | None = None
    user: int | None = None
    interaction: int | None = None


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A saved match from which the entries after ``number`` lead on."""

    depth: int
    number: int
    save: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is needed to open a table: one read."""

    campaign: Campaign
    seats: list[SeatRow]
    checkpoint: Checkpoint
    entries: list[Entry]
    recent: list[Entry]


LONGEST_TRY = 900
"""Seconds that a first attempt may have taken before it was known to have failed."""


def first_tried(due: int, failing: int | None) -> int:
    """Since when something that is due may have been done without our knowing."""
    return due if failing is None else failing - LONGEST_TRY


@dataclass(slots=True)
class Alarm:
    """Something to do later: close a lobby nobody started, remind whoever is waited for."""

    campaign: str
    kind: AlarmKind
    due: int
    rung: int = 0
    message: int | None = None
    failing: int | None = None
    """Since when it is tried in vain."""

    @property
    def first_tried(self) -> int:
        return first_tried(self.due, self.failing)


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to do later for one person at one table."""

    campaign: str
    person: int
    kind: ErrandKind
    due: int
    since: int = 0
    """The entry of the log it is about."""
    failing: int | None = None
    """Since when it is tried in vain."""

    @property
    def first_tried(self) -> int:
        return first_tried(self.due, self.failing)


@dataclass(frozen=True, slots=True)
class Nudge:
    """The last time somebody was nudged, and the question it was about."""

    question: str
    at: int


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat of one person at a campaign that is not over."""

    campaign: Campaign
    seat: int
    keeper: Keeper

    @property
    def asked(self) -> bool:
        """Whether this seat is waited for, and its owner keeps it."""
        campaign = self.campaign
        waits = campaign.status == "playing" and self.seat in campaign.asked_seats
        return waits and self.keeper == "person"


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A campaign that takes up one of its server's places."""

    starter: int
    status: Status
    created: int
    played: int


class ChannelSettings(BaseModel):
    """What is different in one channel; what is not said is as in the whole server."""

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    remind_hours: int | None = None
    pace: int | None = None


class GuildSettings(BaseModel):
    """What the moderators of a server decided."""

    model_config = ConfigDict(frozen=True)

    language: str = "en"
    moderator_role: int | None = None
    channels: tuple[int, ...] = ()
    remind_hours: int = 24
    looking_role: int | None = None
    pace: int = 0
    """What a new lobby begins with."""
    highlights: int | None = None
    """The channel in which endings are shown to everybody."""
    by_channel: dict[int, ChannelSettings] = {}

    def at(self, channel: int) -> GuildSettings:
        """As they are in this channel."""
        own = self.by_channel.get(channel)
        return self if own is None else self.model_copy(update=own.model_dump(exclude_none=True))


@dataclass(slots=True)
class Summary:
    """A campaign in a list: with its players' names."""

    campaign: Campaign
    names: list[str] = field(default_factory=list)

    @property
    def rows(self) -> list[SeatRow]:
        """Its seats, as far as a name tells who keeps them."""
        return [
            SeatRow(seat, None, name, "person" if name else "autopilot")
            for seat, name in enumerate(self.names)
        ]

    @property
    def asked_names(self) -> list[str]:
        """Whom the table waits for."""
        seats = [seat for seat in self.campaign.asked_seats if seat < len(self.names)]
        return [self.names[seat] for seat in seats if self.names[seat]]


def dump_lines(lines: tuple[Line, ...]) -> str:
    return json.dumps([_dump_line(line) for line in lines], separators=(",", ":"))


def _dump_line(line: Line) -> list[object]:
    """Text and reader; what is not usual (a kind, an actor, a vignette) follows."""
    plain = [line.text.to_data(), line.to]
    if line == Line(line.text, line.to):
        return plain
    return [*plain, line.kind, line.by, *([line.shows] if line.shows else [])]


def load_lines(data: str) -> tuple[Line, ...]:
    return tuple(Line(Text.from_data(text), *more) for text, *more in json.loads(data))


@dataclass(frozen=True, slots=True)
class Passage:
    """A message that tells a part of an entry's prose."""

    entry: int
    part: int
    message: int
    taken_back: bool = False


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without the choices that were taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if kept and entry.depth < kept[-1].depth:
            kept = [one for one in kept if one.choice is None or one.depth <= entry.depth]
        kept.append(entry)
    return kept


def effective(entries: Iterable[Entry]) -> list[Choice]:
    """The choices that still stand after these entries, which follow a checkpoint."""
    return [entry.choice for entry in standing(entries) if entry.choice is not None]


def entry_values(campaign: str, entry: Entry) -> tuple[object, ...]:
    choice = entry.choice
    chosen = (
        (None, None, None, 0, 0)
        if choice is None
        else (choice.seat, choice.option, choice.ask, int(choice.chance), int(choice.revealed))
    )
    return (
        campaign,
        entry.number,
        entry.kind,
        entry.depth,
        entry.turn,
        *chosen,
        entry.user,
        entry.interaction,
        dump_lines(entry.lines),
        entry.at,
    )


def read_entry(row: Row) -> Entry:
    _, number, kind, depth, turn, seat, option, ask, chance, revealed, *rest = row
    user, interaction, lines, at = rest
    choice = None if option is None else Choice(seat, option, ask, bool(chance), bool(revealed))
    return Entry(number, kind, depth, turn, at, load_lines(lines), choice, user, interaction)
