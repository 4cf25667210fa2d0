"""A campaign as a file: two lines, a seal and what it seals."""

from __future__ import annotations

import hashlib
import json
import time
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.store import Entry, SeatRow
from bot.store.rows import Keeper, Kind
from bot.wording import printable, safe
from games.kernel import Line, T, Text
from games.kernel.errors import CorruptSave, TooNewSave
from games.kernel.mind import Level
from games.kernel.record import Choice
from games.kernel.text import clip

FORMAT = 2
"""1 did not say how well autopilots play, and whether rivals have hints."""
LARGEST = 8_000_000

TOMORROW = 86400
"""Seconds by which the clock of whoever wrote a file may be ahead of ours."""

Whole = Annotated[int, Field(ge=0, lt=2**63)]
"""What a database can hold."""

Name = Annotated[str, Field(max_length=100), AfterValidator(printable)]


class Strict(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


class SeatLine(Strict):
    """Who kept a seat."""

    seat: Annotated[int, Field(ge=0, lt=100)]
    user: Whole | None = None
    name: Name = ""
    keeper: Keeper = "vacant"
    level: Level | Literal[""] = ""

    def row(self) -> SeatRow:
        return SeatRow(self.seat, self.user, self.name, self.keeper, self.level)


class LogRow(Strict):
    """One entry. What choices brought about is not written down: replaying tells it again."""

    number: Whole
    kind: Kind
    depth: Whole
    turn: Whole
    at: Whole
    choice: tuple[Whole, str, str, bool, bool] | None = None
    user: Whole | None = None
    told: list[str] = []

    def entry(self) -> Entry:
        choice = None if self.choice is None else Choice(*self.choice)
        lines = tuple(Line(Text(_plain(words))) for words in self.told)
        return Entry(
            self.number, self.kind, self.depth, self.turn, self.at, lines, choice, self.user
        )

    def follows(self, depth: int) -> bool:
        """Whether it can come when so many choices stand."""
        if self.kind == "choice":
            return self.choice is not None and self.depth == depth + 1
        if self.choice is not None:
            return False
        return self.depth < depth if self.kind in ("undo", "rollback") else self.depth == depth


def _plain(words: str) -> str:
    """Words of a file have no power to format, to ping, to begin a line of their own or to turn
    what stands around them."""
    return safe(clip(printable(" ".join(words.split())), 300))


class CampaignFile(Strict):
    """What the file says."""

    guild: Whole
    commitment: str
    hints: Annotated[int, Field(ge=0, le=1)] = 0
    seats: list[SeatLine]
    opening: str
    save: str
    number: Whole
    """The entry after which ``save`` was made."""
    log: list[LogRow]

    @model_validator(mode="after")
    def holds_together(self) -> Self:
        """Seats are there once each, entries in their order."""
        if len({line.seat for line in self.seats}) != len(self.seats):
            raise ValueError("a seat is there twice")
        depth = 0
        for number, row in enumerate(self.log, 1):
            if row.number != number or not row.follows(depth):
                raise ValueError(f"entry {row.number} does not follow")
            depth = row.depth
        return self

    def entries(self) -> list[Entry]:
        return [row.entry() for row in self.log]


def seal(file: CampaignFile) -> bytes:
    body = file.model_dump_json().encode()
    head = {"divemaster campaign": FORMAT, "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(head).encode() + b"\n" + body


def read_file(data: bytes) -> CampaignFile:
    """The campaign in these bytes, or a sentence that says what is wrong with them."""
    head, _, body = data.partition(b"\n")
    try:
        known = json.loads(head)
        version, checksum = int(known["divemaster campaign"]), known["sha256"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise CorruptSave(
            T("That's not a campaign file. `/dive tables export` makes one.")
        ) from error
    if version > FORMAT:
        raise TooNewSave(T("This campaign is from a newer Divemaster. Update to open it."))
    if hashlib.sha256(body).hexdigest() != checksum:
        raise CorruptSave(T("This campaign file is damaged or cut short; export it again."))
    try:
        file = CampaignFile.model_validate_json(body)
    except ValidationError as error:
        raise CorruptSave(T("This campaign file contradicts itself.")) from error
    if any(row.at > time.time() + TOMORROW for row in file.log):
        raise CorruptSave(T("This campaign file has dates that haven't come yet."))
    return file
