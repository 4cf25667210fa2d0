"""A campaign leaves as a file and comes in from one.

Nothing in a file is taken on trust: the whole game is replayed from its seed, the story of its
choices is told anew by the rules, and other words are kept as plain words. Only where the rules
have changed since, the position in the file is all there is to go by.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from bot.host.campaign_file import CampaignFile, LogRow, SeatLine, read_file, seal
from bot.host.host import Host
from bot.host.lobby import new_id
from bot.host.verifying import same_rules, transcript_of
from bot.languages import DEFAULT
from bot.store import Campaign, Checkpoint, Entry, SeatRow
from bot.store.rows import Stored, effective
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import T
from games.kernel.errors import CorruptSave, KernelError
from games.kernel.match import Match
from games.kernel.record import unseal
from games.kernel.transcript import Transcript, verify

UNSOUND = T("The moves in this campaign file don't follow the rules.")


async def export_campaign(host: Host, campaign: str) -> bytes:
    """The file's bytes."""
    store = host.store
    stored = await store.load(campaign)
    assert stored is not None
    entries = await store.entries(campaign)
    opening = await store.start_save(campaign)
    return await host.lanes.files.do(
        stored.campaign.guild, lambda: seal(_file(stored, entries, opening))
    )


def _file(stored: Stored, entries: list[Entry], opening: bytes) -> CampaignFile:
    row, point = stored.campaign, stored.checkpoint
    wording = Wording(DEFAULT, stored.seats)
    return CampaignFile(
        guild=row.guild,
        commitment=row.commitment,
        hints=row.hints,
        seats=[SeatLine(**asdict(row)) for row in stored.seats],
        opening=opening.decode(),
        save=point.save.decode(),
        number=point.number,
        log=[_row(entry, wording) for entry in entries],
    )


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
        else [wording.label(line.text, 300) for line in entry.lines],
    )


def _play_again(file: CampaignFile) -> tuple[Campaign, list[Entry], list[Checkpoint]]:
    """What is to be kept of the file: the game it leads to, without a gap, and its story."""
    opening, entries = file.opening.encode(), file.entries()
    try:
        match = _verified(file, entries) if same_rules(opening) else _on_trust(file, entries)
        _check_seats(file, match)
        points = _checkpoints(opening, match, entries)
        return _campaign(match, entries), _retell(opening, entries), points
    except KernelError:
        raise
    except Exception as error:  # a forged position may break the rules in any way
        raise CorruptSave(UNSOUND) from error


def _verified(file: CampaignFile, entries: list[Entry]) -> Match:
    """Made by its moves alone."""
    opening = file.opening.encode()
    verdict = verify(_transcript(opening, entries), file.commitment, find_game)
    if not verdict.fair:
        raise CorruptSave(verdict.reason)
    return Match.load(opening, find_game, effective(entries))


def _check_seats(file: CampaignFile, match: Match) -> None:
    """Somebody had one, and there are none that the game cannot have; where people come and go,
    some may be missing or not be there any more."""
    most = max(match.game.seat_count, match.game.seats[-1])
    if not file.seats or any(line.seat >= most for line in file.seats):
        raise CorruptSave(T("The seats in this campaign file don't fit its game."))


def _transcript(opening: bytes, entries: list[Entry]) -> Transcript:
    """All moves; where some were dropped because rules had changed, those that stand."""
    if any(entry.kind == "rollback" for entry in entries):
        return Transcript(opening, [*effective(entries)])
    return transcript_of(opening, entries)


def _on_trust(file: CampaignFile, entries: list[Entry]) -> Match:
    """From the position in the file; at least everybody must be able to look at it."""
    first = Match.load(file.opening.encode(), find_game)
    after = [entry for entry in entries if entry.number > file.number]
    match = Match.load(file.save.encode(), find_game, effective(after))
    if match.rollback is not None or not _leads_to(first, match, entries):
        raise CorruptSave(UNSOUND)
    for viewer in (None, *range(match.game.seat_count)):
        match.view(viewer)
    return match


def _leads_to(first: Match, match: Match, entries: list[Entry]) -> bool:
    """Whether a match may have begun like this, as far as one can tell."""
    ours, theirs = first.record, match.record
    return (
        (ours.game, ours.seats, ours.seed) == (theirs.game, theirs.seats, theirs.seed)
        and (first.choices_made, match.choices_made) == (0, entries[-1].depth if entries else 0)
        and (theirs.moment.choices > 0 or first.save() == match.save_checkpoint())
    )


def _retell(opening: bytes, entries: list[Entry]) -> list[Entry]:
    """The story of every choice, told by playing it once more; untold where rules have changed."""
    try:
        match = Match.load(opening, find_game)
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
    file = await host.lanes.files.do(user, read_file, data)
    body = unseal(file.opening.encode())
    await host.packs.make_ready(find_game(body.game), body.options)
    campaign, entries, points = await host.lanes.files.do(user, _play_again, file)
    campaign.guild, campaign.channel, campaign.starter = guild, channel, user
    campaign.hints = file.hints
    at_home = file.guild == guild
    seats = [line.row() if at_home else SeatRow(line.seat) for line in file.seats]
    await host.store.bring_in(campaign, seats, entries, points)
    await host.act(campaign.id, T("📥 The campaign was imported from a file."), user)
    return campaign


def _checkpoints(opening: bytes, match: Match, entries: list[Entry]) -> list[Checkpoint]:
    """The opening, and the last one, made anew: after it nothing reaches further back."""
    depth = match.record.moment.choices
    start = next((entry.number for entry in entries if entry.kind == "start"), 0)
    number = max((entry.number for entry in entries if entry.depth <= depth), default=0)
    points = [Checkpoint(0, start, opening)]
    if depth:
        points.append(Checkpoint(depth, number, match.save_checkpoint()))
    return points


def _campaign(match: Match, entries: list[Entry]) -> Campaign:
    """As it stands after its last entry; whose it is and where is not said yet."""
    now = entries[-1].at if entries else 0
    return Campaign(
        id=new_id(),
        guild=0,
        game=match.record.game.id,
        status="ended" if match.outcome is not None else "paused",
        starter=0,
        channel=0,
        created=now,
        played=now,
        options=match.record.options.model_dump_json(),
        commitment=match.commitment,
        turn=match.game.turn,
        headline=json.dumps(match.game.headline().to_data()),
        length=len(entries),
        depth=match.choices_made,
    )
