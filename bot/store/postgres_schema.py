"""A PostgreSQL database is recognised and brought up to date, by one worker at a time."""

from __future__ import annotations

from pathlib import Path

from bot.store import database
from bot.store.copies import APPLICATION
from bot.store.dialect import schema_for_postgres
from bot.store.errors import DamagedDatabase, NewerDatabase
from bot.store.untyped import Connection
from games.kernel import T

LOCK = APPLICATION
OWN_ONLY = ".postgres.sql"


def migrations() -> dict[str, Path]:
    """Every step by its name: those of both databases, and PostgreSQL's own."""
    return {file.name: file for file in sorted(database.MIGRATIONS.glob("*.sql"))}


async def migrate(connection: Connection) -> None:
    """Runs what is missing, all or nothing; other workers wait meanwhile, and go on without whoever
    falls silent in it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        done = await steps_done(connection)
        for name, file in migrations().items():
            if name not in done:
                await connection.execute(_text(file))
                await connection.execute("INSERT INTO migrations (name) VALUES ($1)", name)


def _text(file: Path) -> str:
    text = file.read_text()
    return text if file.name.endswith(OWN_ONLY) else schema_for_postgres(text)


async def steps_done(connection: Connection) -> set[str]:
    """What this database has been through; a foreign or a newer one is refused."""
    tables = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    if tables and "migrations" not in {row[0] for row in tables}:
        raise DamagedDatabase(
            T("The database in DIVEMASTER_DATABASE belongs to another program; name another one.")
        )
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    done = {str(row[0]) for row in await connection.fetch("SELECT name FROM migrations")}
    if done - migrations().keys():
        raise NewerDatabase(
            T(
                "The database was written by a newer Divemaster. Update Divemaster, "
                "or restore the backup made before the update."
            )
        )
    return done
