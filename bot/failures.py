"""Positions that make rules or autopilots stumble are kept, so that they can be mended."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from bot.own_files import Kind, OwnFolder

log = logging.getLogger(__name__)

SAVES = Kind(re.compile(r"[^/]+\.save"), lambda head: head.startswith(b'{"divemaster'))


def keep_failure(folder: Path, name: str, save: bytes) -> None:
    """A disk that does not want it is no second failure."""
    try:
        kept = OwnFolder.within(folder.parent, SAVES).inner(folder.name)
        kept.write(f"{name}.save", save)
    except OSError:
        log.exception("a position could not be kept", extra={"kept": name})
