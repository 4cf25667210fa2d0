"""Points a client library at a Discord on this machine, and at no other.

Every library that the program has imported is pointed: discord.py, py-cord, nextcord, disnake,
hikari, interactions.py. For those in Node there is the npm package.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType

import yarl

from loopback.api.guard import is_this_machine


class NotLoopback(ValueError):
    """The address is not on this machine, so a token must not be sent there."""


class NoLibrary(RuntimeError):
    """None of the libraries has been imported, so there is nothing to point."""


@dataclass(frozen=True, slots=True)
class Signpost:
    """Where a library reads the address: an attribute of a module or class."""

    holder: object
    name: str
    value: object

    def turn(self) -> "Signpost":
        """Points it, and gives the one that points back."""
        before = Signpost(self.holder, self.name, getattr(self.holder, self.name))
        setattr(self.holder, self.name, self.value)
        return before


def point_at(base_url: str) -> list[Signpost]:
    """From now on every imported library talks to this address. Set it before the bot logs in."""
    found = list(_signposts(_checked(base_url)))
    if not found:
        raise NoLibrary("Import your client library first: discord, nextcord, disnake, hikari …")
    return [signpost.turn() for signpost in found]


@contextmanager
def pointed_at(base_url: str) -> Iterator[None]:
    """Points at an address, and back again afterwards."""
    back = point_at(base_url)
    try:
        yield
    finally:
        for signpost in reversed(back):
            signpost.turn()


def _checked(base_url: str) -> yarl.URL:
    url = yarl.URL(base_url)
    if url.scheme != "http" or not is_this_machine(url.host or ""):
        raise NotLoopback(f"{base_url} isn't http on a loopback address such as 127.0.0.1")
    return url.origin()


def _signposts(url: yarl.URL) -> Iterator[Signpost]:
    """Libraries are looked for among what is imported: none is imported for this."""
    for name in ("discord", "nextcord", "disnake"):
        if _imported(name):
            yield from _family(name, url)
    if (hikari := _imported("hikari.urls")) is not None:
        yield Signpost(hikari, "REST_API_URL", _api(url))
        yield Signpost(hikari, "CDN_URL", _text(url))
    if (route := _imported("interactions.api.http.route")) is not None:
        yield Signpost(route.Route, "BASE", _api(url))


def _family(name: str, url: yarl.URL) -> Iterator[Signpost]:
    """discord.py and the libraries that grew out of it."""
    http, asset = sys.modules[f"{name}.http"], sys.modules[f"{name}.asset"]
    gateway = sys.modules[f"{name}.gateway"]
    spelled = "API_BASE_URL" if hasattr(http.Route, "API_BASE_URL") else "BASE"
    yield Signpost(http.Route, spelled, _api(url))
    yield Signpost(asset.Asset, "BASE", _text(url))
    if hasattr(gateway.DiscordWebSocket, "DEFAULT_GATEWAY"):
        where = url.with_scheme("ws") / "gateway"
        yield Signpost(gateway.DiscordWebSocket, "DEFAULT_GATEWAY", where)


def _imported(name: str) -> ModuleType | None:
    return sys.modules.get(name)


def _text(url: yarl.URL) -> str:
    return str(url).rstrip("/")


def _api(url: yarl.URL) -> str:
    return f"{_text(url)}/api/v10"
