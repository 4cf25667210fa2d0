"""Packs that are not of the house, as they were when they came: a campaign keeps its own.

The name of such a pack ends with a hash of all it holds, so that nothing under it ever changes.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from functools import lru_cache

from games.kernel import T
from games.kernel.content import Pinned
from games.kernel.errors import BadSave
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.tongues import teach_pack

PINNED = r"^[a-z][a-z_]*@[0-9a-f]{24}$"
LARGEST_BODY = 8_000_000
"""Room enough for the largest pack with all that it extends."""
_BODIES: dict[str, bytes] = {}
_OF_THE_HOST: set[str] = set()


class MissingPack(BadSave):
    """A campaign needs a pack that is not here."""

    def __init__(self) -> None:
        super().__init__(T("This campaign needs a pack I don't have."))


class WrongBody(ValueError):
    """A body that is not what its name says."""


def pin(pack: Pack) -> Pinned:
    """The pack as it is kept: everything it says, and what it took from others."""
    said = json.dumps(pack.model_dump(mode="json", exclude_unset=True), sort_keys=True).encode()
    return Pinned(f"{pack.about.id}@{_digest(said)}", pack.about.title, zlib.compress(said, 9))


def _digest(said: bytes) -> str:
    return hashlib.blake2b(said, digest_size=12).hexdigest()


def put(pack: Pinned, *, of_the_host: bool = False) -> None:
    """From now on it can be opened. Translations are those of the host's own packs: they are found
    by their sentence, and what one server brought must not speak in another."""
    if of_the_host:
        _OF_THE_HOST.add(pack.name)
    if pack.name not in _BODIES:
        said = _unpacked(pack.body)
        if pack.name.partition("@")[2] != _digest(said):
            raise WrongBody
        _BODIES[pack.name] = pack.body


def _unpacked(body: bytes) -> bytes:
    unzip = zlib.decompressobj()
    try:
        said = unzip.decompress(body, LARGEST_BODY)
    except zlib.error as error:
        raise WrongBody from error
    if not unzip.eof:
        raise WrongBody
    return said


def holds(name: str) -> bool:
    return name in _BODIES


@lru_cache(32)
def take(name: str) -> Pack:
    """The pack of this name."""
    if name not in _BODIES:
        raise MissingPack
    pack = Pack.model_validate_json(_unpacked(_BODIES[name]))
    if name in _OF_THE_HOST:
        teach_pack(pack)
    return pack


def said_by(pack: Pinned) -> dict[str, object]:
    """A pinned pack as plain data."""
    data: dict[str, object] = json.loads(_unpacked(pack.body))
    return data
