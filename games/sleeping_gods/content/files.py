"""A pack as files, by name: from a folder or from a zip, and never more than a pack may be.

Nothing is unpacked to the disk, nothing outside the folder is read, and only text is looked at.
"""

from __future__ import annotations

import io
import os
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from games.sleeping_gods.content.faults import BrokenPack, Fault, Place

Files: TypeAlias = Mapping[str, bytes]
"""What each file of a pack says, in the order of their names."""

DATA, PAGE = ".yaml", ".md"
SPOILED = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, RuntimeError),
    *(ValueError, LookupError, OSError),
)
"""What a zip may raise that is damaged, encrypted or made to do harm."""
PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
MOST_FILES = 200
LARGEST_FILE = 400_000
LARGEST_PACK = 2_000_000


def folder_files(folder: Path) -> Files:
    """Every text of the pack below this folder."""
    home = folder.resolve()
    found = [path for path in islice(_below(folder), MOST_FILES + 1) if _is_ours(path, home)]
    sizes = {path.relative_to(folder).as_posix(): path.stat().st_size for path in found}
    _check_sizes(sizes)
    return {name: (folder / name).read_bytes() for name in sorted(sizes)}


def _below(folder: Path) -> Iterator[Path]:
    """Texts, wherever they lie; links to elsewhere are not followed."""
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith((".", "__")))
        yield from (Path(place, name) for name in sorted(files) if _is_named_so(name))


def _is_named_so(name: str) -> bool:
    """Data, or a page of story; a page called in capitals, as README.md, is for people."""
    page = name.endswith(PAGE) and not PurePosixPath(name).stem.isupper()
    return page or name.endswith(DATA)


def _is_ours(path: Path, home: Path) -> bool:
    return path.is_file() and path.resolve().is_relative_to(home)


def one_file(name: str, data: bytes) -> Files:
    """A pack that is written in one file."""
    _check_sizes({name: len(data)})
    return {name: data}


def zip_files(data: bytes) -> Files:
    """Every text of the pack in this zip, which may hold it in a folder of its own."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _unzipped(archive)
    except SPOILED as error:
        raise _broken("zip", f"this zip cannot be read: {error}") from error


def _unzipped(archive: zipfile.ZipFile) -> Files:
    texts = [info for info in archive.infolist() if _is_text(info)]
    _check_sizes({info.filename: info.file_size for info in texts})
    top = _common_folder([info.filename for info in texts])
    read = {info.filename.removeprefix(top): _content(archive, info) for info in texts}
    return dict(sorted(read.items()))


def _is_text(info: zipfile.ZipInfo) -> bool:
    """A text with a plain name; links, paths that lead elsewhere and other things are left out."""
    path = PurePosixPath(info.filename)
    plain = not path.is_absolute() and "\\" not in info.filename
    hidden = any(part.startswith((".", "__")) for part in path.parts)
    link = stat.S_ISLNK(info.external_attr >> 16)
    known = info.compress_type in PACKED
    return plain and known and not hidden and not link and _is_named_so(info.filename)


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """No more than it says of itself, whatever comes out."""
    with archive.open(info) as file:
        data = file.read(info.file_size + 1)
    if len(data) != info.file_size:
        raise _broken(info.filename, "is not as long as the zip says")
    return data


def _common_folder(names: list[str]) -> str:
    tops = {name.partition("/")[0] for name in names}
    return f"{tops.pop()}/" if len(tops) == 1 else ""


def _check_sizes(sizes: Mapping[str, int]) -> None:
    faults = [
        Fault(Place(name, 1, "file"), f"{size} bytes are too many; {LARGEST_FILE} are the most")
        for name, size in sizes.items()
        if size > LARGEST_FILE
    ]
    whole = Place("pack", 1, "files")
    if not sizes:
        faults.append(Fault(whole, f"there is no {DATA} file"))
    if len(sizes) > MOST_FILES:
        faults.append(Fault(whole, f"more than {MOST_FILES} files are too many"))
    if sum(sizes.values()) > LARGEST_PACK:
        faults.append(Fault(whole, f"more than {LARGEST_PACK} bytes are too many"))
    if faults:
        raise BrokenPack(faults)


def _broken(name: str, message: str) -> BrokenPack:
    return BrokenPack([Fault(Place(name, 1, "file"), message)])
