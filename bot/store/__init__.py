"""The store: campaigns, their logs and checkpoints, kept so that no acknowledged move is lost."""

from bot.store.errors import (
    AlreadyCounted,
    DamagedDatabase,
    DatabaseGone,
    DatabaseInUse,
    Fenced,
    NewerDatabase,
    StoreAway,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreUnsure,
)
from bot.store.reading import Reading
from bot.store.rows import (
    Alarm,
    Campaign,
    Checkpoint,
    Entry,
    Errand,
    GuildSettings,
    Passage,
    SeatRow,
    Status,
)
from bot.store.sqlite import SqliteStore
from bot.store.store import Store
from bot.store.wishes import Holiday, Wishes

__all__ = [
    "Alarm",
    "AlreadyCounted",
    "Campaign",
    "Checkpoint",
    "DamagedDatabase",
    "DatabaseGone",
    "DatabaseInUse",
    "Entry",
    "Errand",
    "Fenced",
    "GuildSettings",
    "Holiday",
    "NewerDatabase",
    "Passage",
    "Reading",
    "SeatRow",
    "SqliteStore",
    "Status",
    "Store",
    "StoreAway",
    "StoreError",
    "StoreFull",
    "StoreLocked",
    "StoreUnsure",
    "Wishes",
]
