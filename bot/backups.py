"""Backups that the bot makes by itself: a copy a day, checked, and not too many of them."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from datetime import datetime
from pathlib import Path

from bot.config import Settings
from bot.own_files import OwnFolder
from bot.store.address import Address
from bot.store.copies import back_up, copies, forget_those_from_before, from_before
from bot.store.database import check
from bot.store.errors import DamagedDatabase, StoreError
from bot.store.opening import copy_whole
from bot.store.sqlite import SqliteStore
from games.kernel import T

log = logging.getLogger(__name__)


def copy(source: Address, target: Path) -> Path:
    """A copy while the bot runs, a SQLite file; a folder gets one named after the moment."""
    if target.suffix == "" or target.is_dir():
        target = target / new_name(source)
    folder = OwnFolder.within(target.parent, copies(re.escape(target.name)))
    return _copy(source, folder, target.name)


def new_name(source: Address) -> str:
    return f"{_name(source)}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.db"


def _name(source: Address) -> str:
    return source.stem if isinstance(source, Path) else "divemaster"


def _copy(source: Address, folder: OwnFolder, name: str) -> Path:
    """It has its name only when it is whole and sound."""
    with folder.making(name) as draft:
        if isinstance(source, Path):
            _copy_file(source, draft)
        else:
            asyncio.run(copy_whole(source, draft, at_rest=False))
        if (fault := check(draft)) is not None:
            raise DamagedDatabase(
                T("The copy is damaged ({fault}); keep the older backups.", fault=fault)
            )
    return folder.path / name


def _copy_file(source: Path, target: Path) -> None:
    connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    try:
        back_up(connection, target)
    finally:
        connection.close()


def own_folder(settings: Settings) -> OwnFolder:
    """A name that we gave, so no link is followed there: the host may name another folder."""
    kind = copies(rf"{re.escape(_name(settings.database))}-\d{{8}}-\d{{6}}\.db")
    return OwnFolder.within(settings.files, kind).inner(settings.backups.name)


def is_due(settings: Settings) -> bool:
    """Whether the newest backup is too old; files tell, so a restart changes nothing."""
    folder, hours = own_folder(settings), settings.backup_hours
    return bool(hours) and all(folder.age(name) >= hours * 3600 for name in folder.ours())


def make_one(settings: Settings) -> None:
    """A new one, and the oldest go; no sound one goes for a copy that could not be made."""
    folder = own_folder(settings)
    folder.sweep()
    made = _copy(settings.database, folder, new_name(settings.database))
    log.info("backed up", extra={"file": str(made)})
    for old in folder.ours()[: -settings.backups_kept]:
        folder.remove(old)


def look_after(settings: Settings) -> None:
    """What can go wrong with copies stops nothing else; it is tried again the next time."""
    try:
        if isinstance(settings.database, Path):
            forget_those_from_before(settings.database)
        if is_due(settings):
            make_one(settings)
    except (OSError, sqlite3.Error, StoreError) as error:
        log.error("no backup could be made", extra={"why": str(error)})  # noqa: TRY400 - it says all


def hide_all(settings: Settings) -> None:
    """Copies that earlier versions left for all to read are ours alone."""
    try:
        own_folder(settings).tighten()
        if isinstance(settings.database, Path):
            from_before(settings.database).tighten()
    except OSError as error:
        log.warning("backups may be read by others", extra={"why": str(error)})


async def rescue(store: SqliteStore, settings: Settings) -> None:
    """The database is gone from its place: what we know becomes a backup."""
    name = new_name(settings.database)
    try:
        folder = own_folder(settings)
        with folder.making(name) as draft:
            await store.rescue(draft)
        log.critical("what was saved until then is kept", extra={"file": str(folder.path / name)})
    except (OSError, StoreError):
        log.exception("what was saved until then could not be kept")
