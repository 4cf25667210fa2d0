"""The folder of what was drawn once: one edition of it, and none of anybody else's pictures."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from pathlib import Path

from bot.own_files import Kind, OwnFolder
from renderers.archive import OpenArchive, edition, is_head_of_ours
from renderers.strip_file import STRIPS

log = logging.getLogger(__name__)

SPRITES = Kind(re.compile(r"[0-9a-f]{32}(\.\d+\.\d+)?"), is_head_of_ours)
"""The numbers stood in what earlier versions never finished."""
EDITION = re.compile(r"[0-9a-f]{16}")


def kept_pictures(folder: Path) -> OwnFolder:
    """This edition's, in a folder that may be anybody's; of other editions goes what is ours."""
    pictures = OwnFolder.within(folder.parent, SPRITES).inner(folder.name)
    for other in pictures.folders():
        if other != edition() and EDITION.fullmatch(other):
            with suppress(OSError):
                pictures.empty(other)
    ours = pictures.inner(edition())
    with suppress(OSError):
        ours.sweep()
    return ours


def open_pictures(folder: Path) -> None:
    """From now on, what is drawn is kept there and read from there; if that cannot be, all is drawn
    anew."""
    try:
        OpenArchive.use(kept_pictures(folder))
    except OSError as error:
        OpenArchive.use(None)
        log.warning(
            "no pictures are kept on disk: it must be a folder that I may write in, and no link",
            extra={"folder": str(folder), "error": str(error)},
        )
    STRIPS.move(folder if OpenArchive.archive else None)
