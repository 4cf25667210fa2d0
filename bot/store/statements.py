"""What both databases are told, in words that both understand: ``?`` stands for a value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, fields

from bot.store.rows import Alarm, Campaign, Checkpoint, Entry, SeatRow, entry_values

Statement = tuple[str, Sequence[object]]
Unit = Sequence[Statement]
"""Statements that are written together or not at all."""

KEPT_CHECKPOINTS = 4
"""Besides the first one; an undo that reaches further back replays from the first."""
ALL = 1 << 31
"""A limit that is none."""


def _insert(table: str, row: type[Campaign]) -> str:
    names = [field.name for field in fields(row)]
    return (
        f"INSERT INTO {table} ({', '.join(names)}) "  # noqa: S608 - names of our own fields
        f"VALUES ({', '.join('?' * len(names))})"
    )


CAMPAIGN_COLUMNS = ", ".join(field.name for field in fields(Campaign))
ADD_CAMPAIGN = _insert("campaigns", Campaign)
LOG_COLUMNS = (
    "campaign, number, kind, depth, turn, seat, option, ask, chance, revealed, "
    '"user", interaction, lines, at'
)
ADD_ENTRY = (
    f"INSERT INTO log ({LOG_COLUMNS}) "  # noqa: S608 - our columns
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_SEAT = (
    'INSERT INTO seats (campaign, seat, "user", name, keeper, level) VALUES (?, ?, ?, ?, ?, ?)'
)
CLEAR_SEATS = "DELETE FROM seats WHERE campaign = ?"
KEEP_CHECKPOINT = (
    "INSERT INTO checkpoints (campaign, depth, number, save) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (campaign, depth) DO UPDATE SET number = excluded.number, save = excluded.save"
)
FORGET_CHECKPOINTS = "DELETE FROM checkpoints WHERE campaign = ? AND depth > ?"
FORGET_AWARDS = "DELETE FROM awards WHERE campaign = ? AND depth > ?"
PRUNE = (
    "DELETE FROM checkpoints WHERE campaign = ? AND depth > 0 AND depth < (SELECT min(depth) FROM "
    "(SELECT depth FROM checkpoints WHERE campaign = ? ORDER BY depth DESC LIMIT ?) AS newest)"
)
ALARM_COLUMNS = "campaign, kind, due, rung, message, failing"
SET_ALARM = (
    f"INSERT INTO alarms ({ALARM_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) "  # noqa: S608 - our columns
    "ON CONFLICT (campaign, kind) DO UPDATE SET due = excluded.due, rung = excluded.rung, "
    "message = coalesce(excluded.message, alarms.message), failing = excluded.failing"
)
THAT_ALARM = "WHERE campaign = ? AND kind = ? AND due = ? AND rung = ?"
DROP_ALARM = "DELETE FROM alarms WHERE campaign = ? AND kind = ?"
DROP_THAT_ALARM = f"DELETE FROM alarms {THAT_ALARM}"  # noqa: S608 - ours
MOVE_THAT_ALARM = f"UPDATE alarms SET due = ?, rung = ?, message = ?, failing = ? {THAT_ALARM}"  # noqa: S608 - ours
MOVE_ON = (
    "UPDATE campaigns SET status = ?, turn = ?, headline = ?, behind = ?, asked = ?, length = ?, "
    "depth = ?, played = ?, asked_at = ? WHERE id = ?"
)
MARK_SHOWN = "UPDATE campaigns SET shown = ? WHERE id = ? AND shown < ?"
ADD_AWARD = (
    "INSERT INTO awards (guild, game, award, campaign, depth, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
KEEP_PASSAGE = (
    "INSERT INTO passages (campaign, entry, part, message, taken_back) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (campaign, entry, part) DO UPDATE SET message = excluded.message, "
    "taken_back = excluded.taken_back"
)
VOTE = (
    'INSERT INTO votes (campaign, length, "user", agrees) VALUES (?, ?, ?, ?) '
    'ON CONFLICT (campaign, length, "user") DO UPDATE SET agrees = excluded.agrees'
)
SET_SETTINGS = (
    "INSERT INTO guild_settings (guild, settings) VALUES (?, ?) "
    "ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
)
KEEP_MET = "INSERT INTO met (person, thing) VALUES (?, ?) ON CONFLICT DO NOTHING"
FORGET_MET = "DELETE FROM met WHERE person = ? AND thing = ?"
KEEP_LOOKBACK = (
    "INSERT INTO lookbacks (campaign, points) VALUES (?, ?) "
    "ON CONFLICT (campaign) DO UPDATE SET points = excluded.points"
)
SETTLE_FACT = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
SET_FACT = (
    "INSERT INTO facts (name, value) VALUES (?, ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

GET_CAMPAIGN = f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE id = ?"  # noqa: S608 - our columns
GET_SEATS = 'SELECT seat, "user", name, keeper, level FROM seats WHERE campaign = ? ORDER BY seat'
GET_CHECKPOINT = (
    "SELECT depth, number, save FROM checkpoints WHERE campaign = ? "
    "AND (depth < ? OR depth = 0) ORDER BY depth DESC LIMIT 1"
)
GET_ENTRIES = (
    f"SELECT {LOG_COLUMNS} FROM log WHERE campaign = ? AND number > ? "  # noqa: S608 - our columns
    "ORDER BY number LIMIT ?"
)
GET_RECENT = (
    f"SELECT {LOG_COLUMNS} FROM log WHERE campaign = ? "  # noqa: S608 - our columns
    "ORDER BY number DESC LIMIT ?"
)
AT_PLACE = (
    f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE place = ? "  # noqa: S608 - our columns
    "ORDER BY status IN ('playing', 'paused') DESC, played DESC, id LIMIT 1"
)
ON_AT = (
    f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE place = ? "  # noqa: S608 - our columns
    "AND status IN ('playing', 'paused') ORDER BY played DESC, id"
)
LOBBY_AT = (
    f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns "  # noqa: S608 - our columns
    "WHERE guild = ? AND status = 'lobby' AND channel = ? AND game = ? "
    "ORDER BY created DESC, id LIMIT 1"
)
OPEN_GAMES = (
    "SELECT starter, status, created, played FROM campaigns WHERE guild = ? AND starter <> 0 "
    "AND (status = 'lobby' OR (status IN ('playing', 'paused') AND played >= ?))"
)
NOT_SHOWN = (
    "SELECT id, guild FROM campaigns WHERE shown < length AND place IS NOT NULL "
    "ORDER BY played DESC, id"
)
NOT_SHOWN_IN = "SELECT id FROM campaigns WHERE guild = ? AND shown < length AND place IS NOT NULL"
GET_PASSAGES = (
    "SELECT entry, part, message, taken_back FROM passages WHERE campaign = ? ORDER BY entry, part"
)
GET_VOTES = 'SELECT "user", agrees FROM votes WHERE campaign = ? AND length = ?'
GET_RUNG = "SELECT rung FROM alarms WHERE campaign = ? AND kind = 'turn'"
NEXT_ALARMS = f"SELECT {ALARM_COLUMNS} FROM alarms ORDER BY due, campaign, kind LIMIT ?"  # noqa: S608 - ours


def in_guild(names: str, find: str) -> str:
    """The campaigns of a server; joining names and looking into words have two dialects."""
    return (
        f"SELECT * FROM (SELECT {CAMPAIGN_COLUMNS}, {names} AS names FROM campaigns "  # noqa: S608 - ours
        "WHERE guild = ? AND status != 'cancelled') AS all_of_them WHERE ? = '' OR "
        f"{find}(lower(id || ' ' || game || ' ' || coalesce(names, '')), lower(?)) > 0 "
        "ORDER BY status = 'ended', played DESC, id LIMIT ?"
    )


def whole_campaign(campaign: Campaign, seats: Sequence[SeatRow]) -> list[Statement]:
    return [(ADD_CAMPAIGN, astuple(campaign)), *all_seats(campaign.id, seats)]


def one_entry(campaign: str, entry: Entry) -> list[Statement]:
    """The entry, and what it makes void."""
    unit: list[Statement] = [(ADD_ENTRY, entry_values(campaign, entry))]
    if entry.kind in ("undo", "rollback"):
        unit.append((FORGET_CHECKPOINTS, (campaign, entry.depth)))
        unit.append((FORGET_AWARDS, (campaign, entry.depth)))
    if entry.kind == "start":
        unit.append((DROP_ALARM, (campaign, "lobby")))
    return unit


def one_checkpoint(campaign: str, checkpoint: Checkpoint | None) -> list[Statement]:
    if checkpoint is None:
        return []
    keep: Statement = (KEEP_CHECKPOINT, (campaign, *astuple(checkpoint)))
    return [keep, (PRUNE, (campaign, campaign, KEPT_CHECKPOINTS))]


def standing_of(campaign: Campaign) -> tuple[object, ...]:
    return (
        campaign.status,
        campaign.turn,
        campaign.headline,
        campaign.behind,
        campaign.asked,
        campaign.length,
        campaign.depth,
        campaign.played,
        campaign.asked_at,
        campaign.id,
    )


def columns(campaign: str, values: Mapping[str, object]) -> Statement:
    names = ", ".join(f"{name} = ?" for name in values)
    sql = f"UPDATE campaigns SET {names} WHERE id = ?"  # noqa: S608 - names of our own columns
    return sql, (*values.values(), campaign)


def one_alarm(alarm: Alarm | None) -> list[Statement]:
    return [] if alarm is None else [(SET_ALARM, astuple(alarm))]


def all_awards(campaign: Campaign, awards: Sequence[str]) -> list[Statement]:
    where, when = (campaign.guild, campaign.game), (campaign.depth, campaign.played)
    return [(ADD_AWARD, (*where, award, campaign.id, *when)) for award in awards]


def all_seats(campaign: str, seats: Sequence[SeatRow]) -> list[Statement]:
    clear: Statement = (CLEAR_SEATS, (campaign,))
    return [clear, *((ADD_SEAT, (campaign, *astuple(row))) for row in seats)]
