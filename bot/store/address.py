"""Where a database is: a file or a server. A server's address may hold a password, so it is never
shown, and whatever may be one is never taken for a file."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

from pydantic import SecretStr

Address = Path | SecretStr

HINT = "write the path of a file, or postgresql://user:password@host/name"
_SCHEME = re.compile(r"([a-z][a-z0-9.+:-]+):/{1,2}", re.IGNORECASE)
_POSTGRES = {"postgres", "postgresql"}
_SECRET = re.compile(r"\b(password|host|dbname)\s*=|^[^/]*:[^/]*@", re.IGNORECASE)
_HOST = re.compile(r"(\[[^]]*\]|[^:]*)(:\d+)?")


def address(words: object) -> object:
    """What somebody wrote as the place of a database."""
    if not isinstance(words, str):
        return words
    scheme = _SCHEME.match(words.strip())
    if scheme is not None:
        return SecretStr(_server(scheme[1], words.strip()[scheme.end() :]))
    if "://" in words or _SECRET.search(words):
        raise ValueError(HINT)
    return Path(words)


def _server(scheme: str, rest: str) -> str:
    """With a driver's name behind the scheme it is the same server."""
    if scheme.lower().partition("+")[0] not in _POSTGRES:
        raise ValueError(HINT)
    hosts = urlsplit(f"//{rest}").netloc.rpartition("@")[2]
    if not all(_HOST.fullmatch(host) for host in hosts.split(",")):
        raise ValueError(f"{HINT}; special signs in a password are written as %2F and the like")
    return f"postgresql://{rest}"


def described(place: Address) -> str:
    return "the PostgreSQL database" if isinstance(place, SecretStr) else str(place)


def secrets_of(place: Address) -> list[str]:
    """What of an address nobody may read."""
    if isinstance(place, Path):
        return []
    written = urlsplit(place.get_secret_value()).password or ""
    return [one for one in (place.get_secret_value(), written, unquote(written)) if one]
