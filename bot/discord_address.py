"""Points discord.py at another Discord: one on this machine, and no other."""

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager

import discord.asset
import discord.gateway
import discord.http
import yarl


class NotLoopback(ValueError):
    """The address is not on this machine, so a token must not be sent there."""


def point_at(base_url: str) -> None:
    """From now on every client of this process talks to this address. Set it before login."""
    url = yarl.URL(base_url)
    if url.scheme != "http" or not _on_this_machine(url.host or ""):
        raise NotLoopback(f"{base_url} is not http on a loopback address such as 127.0.0.1")
    base = str(url.origin())
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.origin().with_scheme("ws") / "gateway"
    discord.asset.Asset.BASE = base


def _on_this_machine(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@contextmanager
def pointed_at(base_url: str) -> Iterator[None]:
    """Points at an address, and back again afterwards."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    point_at(base_url)
    try:
        yield
    finally:
        discord.http.Route.BASE = before[0]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before[1]
        discord.asset.Asset.BASE = before[2]
