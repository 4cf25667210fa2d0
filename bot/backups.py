"""Backups that the bot makes by itself: a copy a day, checked, and not too many of them."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from datetime import datetime
from pathlib import Path

from bot.config import Settings
from bot.store.database import back_up, check
from bot.store.opening import Address, copy_whole

log = logging.getLogger(__name__)


def copy(source: Address, target: Path) -> Path:
    """A copy while the bot runs, a SQLite file; a folder gets one named after the moment."""
    if target.suffix == "" or target.is_dir():
        moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        target = target / f"{_name(source)}-{moment}.db"
    target.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(source, Path):
        _copy_file(source, target)
    else:
        asyncio.run(copy_whole(source, target, at_rest=False))
    return target


def _name(source: Address) -> str:
    return source.stem if isinstance(source, Path) else "divemaster"


def _copy_file(source: Path, target: Path) -> None:
    connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    try:
        back_up(connection, target)
    finally:
        connection.close()


def is_due(settings: Settings) -> bool:
    """Whether the newest backup is too old; files tell, so a restart changes nothing."""
    newest = max((file.stat().st_mtime for file in own_backups(settings)), default=0.0)
    age = time.time() - newest
    return bool(settings.backup_hours) and age >= settings.backup_hours * 3600


def own_backups(settings: Settings) -> list[Path]:
    """Oldest first."""
    return sorted(settings.backups.glob(f"{_name(settings.database)}-*.db"))


def make_one(settings: Settings) -> None:
    """A new one, and the oldest go; a damaged copy is no reason to delete a sound one."""
    made = copy(settings.database, settings.backups)
    if (fault := check(made)) is not None:
        log.error("a backup is damaged", extra={"file": str(made), "fault": fault})
        made.unlink()
        return
    log.info("backed up", extra={"file": str(made)})
    for old in own_backups(settings)[: -settings.backups_kept]:
        old.unlink()
