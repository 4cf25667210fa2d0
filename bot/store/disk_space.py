"""Room that deleted rows leave in an SQLite file is given back to the disk."""

from __future__ import annotations

import sqlite3

from bot.store.database import pragma

LEAST_PAGES = 256
SHARE = 4
"""One free page in so many is worth writing the file anew."""


def give_back(connection: sqlite3.Connection) -> None:
    free, all_pages = pragma(connection, "freelist_count"), pragma(connection, "page_count")
    if free >= LEAST_PAGES and free * SHARE >= all_pages:
        connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
