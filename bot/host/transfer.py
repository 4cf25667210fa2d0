"""A campaign as a file: sealed, complete, and checked before it is let in.

Nothing in a file is taken on trust: the whole game is replayed from its seed, the story of its
choices is told anew by the rules, and other words are kept as plain words.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import replace

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.host.host import Host
from bot.host.lobby import new_id
from bot.host.verifying import can_be_verified, transcript_of
from bot.languages import DEFAULT
from bot.store import Campaign, Checkpoint, Entry, SeatRow, Store
from bot.store.rows import Kind, Stored, effective
from bot.wording import Wording, clip
from games.catalog import find_game
from games.kernel import Line, T, Text
from games.kernel.errors import CorruptSave, KernelError, TooNewSave
from games.kernel.match import Match
from games.kernel.record import Choice
from games.kernel.transcript import verify

FORMAT = 1
LARGEST = 8_000_000


class LogRow(BaseModel):
    """One entry. What choices brought about is not written down: replaying tells it again."""

    model_config = ConfigDict(extra="forbid")

    number: int
    kind: Kind
    depth: int
    turn: int
    at: int
    choice: tuple[int, str, str, bool, bool] | None = None
    user: int | None = None
    told: list[str] = []

    def entry(self) -> Entry:
        choice = None if self.choice is None else Choice(*self.choice)
        lines = tuple(Line(Text(clip(words, 300))) for words in self.told)
        return Entry(
            self.number, self.kind, self.depth, self.turn, self.at, lines, choice, self.user
        )


class CampaignFile(BaseModel):
    """What the file says."""

    model_config = ConfigDict(extra="forbid")

    guild: int
    game: str
    options: str
    commitment: str
    seats: list[SeatRow]
    opening: str
    save: str
    depth: int
    number: int
    log: list[LogRow]

    def entries(self) -> list[Entry]:
        return [row.entry() for row in self.log]


def _row(entry: Entry, wording: Wording) -> LogRow:
    choice = entry.choice
    return LogRow(
        number=entry.number,
        kind=entry.kind,
        depth=entry.depth,
        turn=entry.turn,
        at=entry.at,
        choice=None
        if choice is None
        else (choice.seat, choice.option, choice.ask, choice.chance, choice.revealed),
        user=entry.user,
        told=[]
        if entry.kind in ("start", "choice")
        else [wording.say(line.text) for line in entry.lines],
    )


async def export_campaign(store: Store, campaign: str) -> bytes:
    """The file's bytes: a seal and what it seals, each on a line."""
    stored = await store.load(campaign)
    assert stored is not None
    entries = await store.entries(campaign)
    opening = await store.start_save(campaign)
    return await asyncio.to_thread(_seal, _file(stored, entries, opening))


def _file(stored: Stored, entries: list[Entry], opening: bytes) -> CampaignFile:
    row, point = stored.campaign, stored.checkpoint
    wording = Wording(DEFAULT, stored.seats)
    return CampaignFile(
        guild=row.guild,
        game=row.game,
        options=row.options,
        commitment=row.commitment,
        seats=stored.seats,
        opening=opening.decode(),
        save=point.save.decode(),
        depth=point.depth,
        number=point.number,
        log=[_row(entry, wording) for entry in entries],
    )


def _seal(file: CampaignFile) -> bytes:
    body = file.model_dump_json().encode()
    seal = {"divemaster campaign": FORMAT, "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(seal).encode() + b"\n" + body


def read_file(data: bytes) -> CampaignFile:
    """The campaign in these bytes, or a sentence that says what is wrong with them."""
    seal_line, _, body = data.partition(b"\n")
    try:
        seal = json.loads(seal_line)
        version, checksum = seal["divemaster campaign"], seal["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise CorruptSave(T("This is not a campaign file. `/dive export` makes one.")) from error
    if version > FORMAT:
        raise TooNewSave(T("This campaign comes from a newer Divemaster. Update to open it."))
    if hashlib.sha256(body).hexdigest() != checksum:
        raise CorruptSave(T("This campaign file is damaged or cut short; export it again."))
    try:
        return CampaignFile.model_validate_json(body)
    except ValidationError as error:
        raise CorruptSave(T("This campaign file does not hold together.")) from error


def _replay(file: CampaignFile, entries: list[Entry]) -> Match:
    """The match the file leads to; it must replay without a gap."""
    find_game(file.game)
    after = [entry for entry in entries if entry.number > file.number]
    match = Match.load(file.save.encode(), effective(after))
    if match.rollback is not None or (entries and match.choices_made != entries[-1].depth):
        raise CorruptSave(T("The moves in this campaign file do not follow from its rules."))
    opening = file.opening.encode()
    if can_be_verified(opening, entries):
        verdict = verify(transcript_of(opening, entries), file.commitment, match.save())
        if not verdict.fair:
            raise CorruptSave(verdict.reason)
    return match


def _retell(opening: bytes, entries: list[Entry]) -> list[Entry]:
    """The story of every choice, told by playing it once more; untold where rules have changed."""
    try:
        match = Match.load(opening)
        return [_again(match, entry) for entry in entries]
    except KernelError:
        return entries


def _again(match: Match, entry: Entry) -> Entry:
    if entry.kind == "start":
        return replace(entry, lines=tuple(match.lines))
    if entry.choice is not None:
        step = match.choose(entry.choice.seat, entry.choice.option)
        return replace(entry, lines=tuple(step.lines))
    while match.choices_made > entry.depth:
        match.undo(consent=True)
    return entry


async def import_campaign(host: Host, data: bytes, guild: int, channel: int, user: int) -> Campaign:
    """Keeps a campaign from a file as a paused one. Its people keep their seats at home only."""
    file = await asyncio.to_thread(read_file, data)
    entries = file.entries()
    match = await asyncio.to_thread(_replay, file, entries)
    entries = await asyncio.to_thread(_retell, file.opening.encode(), entries)
    seats = file.seats if file.guild == guild else [SeatRow(row.seat) for row in file.seats]
    campaign = _campaign(file, entries, match, guild, channel, user)
    points = [Checkpoint(0, _start(entries), file.opening.encode())]
    if file.depth:
        points.append(Checkpoint(file.depth, file.number, file.save.encode()))
    await host.store.bring_in(campaign, seats, entries, points)
    await host.act(campaign.id, T("📥 The campaign was brought in from a file."), user)
    return campaign


def _start(entries: list[Entry]) -> int:
    return next((entry.number for entry in entries if entry.kind == "start"), 0)


def _campaign(
    file: CampaignFile, entries: list[Entry], match: Match, guild: int, channel: int, user: int
) -> Campaign:
    now = entries[-1].at if entries else 0
    return Campaign(
        id=new_id(),
        guild=guild,
        game=file.game,
        status="ended" if match.outcome is not None else "paused",
        starter=user,
        channel=channel,
        created=now,
        played=now,
        options=file.options,
        commitment=file.commitment,
        turn=match.game.turn,
        headline=json.dumps(match.game.headline().to_data()),
        length=entries[-1].number if entries else 0,
        depth=match.choices_made,
    )
