"""The file store: bytes exactly as they were uploaded, under ids that no file name can bend."""

import mimetypes
import re
from pathlib import Path

from loopback.errors import not_found

LARGEST_FILE = 10 * 1024 * 1024
LARGEST_REQUEST = 25 * 1024 * 1024
MOST_FILES = 10


class FileStore:
    """Keeps files in memory, or in a folder when the world is kept too."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.kept: dict[str, bytes] = {}

    def put(self, file_id: str, data: bytes) -> None:
        if self.folder is None:
            self.kept[file_id] = data
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        self._path(file_id).write_bytes(data)

    def get(self, file_id: str) -> bytes:
        if not file_id.isdigit() or not file_id.isascii():
            raise not_found()
        if self.folder is None and file_id in self.kept:
            return self.kept[file_id]
        if self.folder is not None and self._path(file_id).is_file():
            return self._path(file_id).read_bytes()
        raise not_found()

    def drop(self, file_id: str) -> None:
        self.kept.pop(file_id, None)
        if self.folder is not None:
            self._path(file_id).unlink(missing_ok=True)

    def _path(self, file_id: str) -> Path:
        assert self.folder is not None
        assert file_id.isdigit()
        return self.folder / file_id


def safe_name(name: str) -> str:
    """A file name as Discord keeps it: no folders, no odd characters, never empty."""
    last = re.split(r"[/\\]", name)[-1]
    clean = re.sub(r"[^\w.\-]", "_", last, flags=re.ASCII).lstrip(".")
    return clean[-200:] or "unknown"


def content_type(name: str) -> str | None:
    """The type by the name's ending: clients label every upload as plain bytes."""
    return mimetypes.guess_type(name)[0]
