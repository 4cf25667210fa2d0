"""Whether the file that we write is still the one that others find in its place."""

from __future__ import annotations

import os
from pathlib import Path

from bot.store.errors import DatabaseGone

Identity = tuple[int, int]


class Whereabouts:
    """A database and its journal, as they lay when they were opened."""

    def __init__(self, path: Path) -> None:
        places = (path, Path(f"{path.resolve()}-wal"))
        self._known = {place: found for place in places if (found := _identity(place))}

    def check(self) -> None:
        """Raises when somebody has replaced or removed one of them: SQLite would not notice, and
        write into what is lost when we stop."""
        if any(_identity(place) != known for place, known in self._known.items()):
            raise DatabaseGone


def _identity(path: Path) -> Identity | None:
    """Without opening it: to close a file ends the locks that SQLite has on it."""
    try:
        found = os.stat(path)  # noqa: PTH116 - as often as something is committed
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
