"""The log as a file that begins anew when it is full, with a few older ones beside it."""

from __future__ import annotations

import logging
import os
import re
from contextlib import suppress
from io import TextIOWrapper
from itertools import pairwise
from logging.handlers import RotatingFileHandler
from pathlib import Path

from bot.own_files import PRIVATE, Kind, OwnFolder, hide, make_folder

HEAD = re.compile(rb'\d{4}-\d\d-\d\d \d\d:|\{"time": "')
"""How a line of ours begins, for people and for programs."""


class PrivateFile(RotatingFileHandler):
    """The log names people's numbers: it is for the host alone, and is written over no link."""

    def _open(self) -> TextIOWrapper:
        hide(Path(self.baseFilename))
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW
        return os.fdopen(os.open(self.baseFilename, flags, PRIVATE), "a", encoding=self.encoding)

    def doRollover(self) -> None:  # noqa: N802 - logging's name
        """Where it cannot be moved aside, it grows."""
        assert self.stream is not None
        self.stream.close()
        with suppress(OSError):
            self._move_aside(Path(self.baseFilename))
        self.stream = self._open()

    def _move_aside(self, path: Path) -> None:
        """What lies under a name of ours and is not ours stays, and its name is passed over."""
        numbered = [f"{path.name}.{number}" for number in range(1, self.backupCount + 1)]
        kind = Kind(
            re.compile(rf"{re.escape(path.name)}(\.\d+)?"), lambda head: bool(HEAD.match(head))
        )
        folder = OwnFolder.within(path.parent, kind)
        ours = [name for name in (path.name, *numbered) if folder.is_free(name)]
        there = folder.sizes()
        for newer, older in reversed(list(pairwise(ours))):
            if newer in there:
                folder.rename(newer, older)


def log_file(path: Path, megabytes: float, kept: int) -> logging.Handler:
    make_folder(path.parent)
    size = int(megabytes * 1024 * 1024)
    return PrivateFile(path, maxBytes=size, backupCount=kept, encoding="utf-8")
