"""The store: campaigns, their logs and checkpoints, kept so that no acknowledged move is lost."""

from bot.store.errors import (
    AlreadyCounted,
    DamagedDatabase,
    DatabaseInUse,
    NewerDatabase,
    StoreError,
    StoreFull,
    StoreLocked,
)
from bot.store.port import Reading, Store
from bot.store.rows import Alarm, Campaign, Checkpoint, Entry, GuildSettings, SeatRow, Status
from bot.store.sqlite import SqliteStore

__all__ = [
    "Alarm",
    "AlreadyCounted",
    "Campaign",
    "Checkpoint",
    "DamagedDatabase",
    "DatabaseInUse",
    "Entry",
    "GuildSettings",
    "NewerDatabase",
    "Reading",
    "SeatRow",
    "SqliteStore",
    "Status",
    "Store",
    "StoreError",
    "StoreFull",
    "StoreLocked",
]
