"""A campaign as a file: sealed, complete, and checked before it is let in."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.host.host import Host
from bot.host.lobby import new_id
from bot.store import Campaign, Checkpoint, Entry, SeatRow, Store
from bot.store.rows import Stored, dump_lines, effective, load_lines
from games.catalog import find_game
from games.kernel import T
from games.kernel.errors import CorruptSave, TooNewSave
from games.kernel.match import Match
from games.kernel.record import Choice

FORMAT = 1
LARGEST = 8_000_000


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
    log: list[dict[str, Any]]

    def entries(self) -> list[Entry]:
        return [_read(row) for row in self.log]


def _write(entry: Entry) -> dict[str, Any]:
    choice = entry.choice
    return {
        "number": entry.number,
        "kind": entry.kind,
        "depth": entry.depth,
        "turn": entry.turn,
        "at": entry.at,
        "lines": dump_lines(entry.lines),
        "choice": None
        if choice is None
        else [choice.seat, choice.option, choice.ask, choice.chance, choice.revealed],
        "user": entry.user,
    }


def _read(row: dict[str, Any]) -> Entry:
    values = dict(row)
    choice, lines = values.pop("choice"), values.pop("lines")
    return Entry(
        **values, lines=load_lines(lines), choice=None if choice is None else Choice(*choice)
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
        log=[_write(entry) for entry in entries],
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
    return match


async def import_campaign(host: Host, data: bytes, guild: int, channel: int, user: int) -> Campaign:
    """Keeps a campaign from a file as a paused one. Its people keep their seats at home only."""
    file = await asyncio.to_thread(read_file, data)
    entries = file.entries()
    match = await asyncio.to_thread(_replay, file, entries)
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
