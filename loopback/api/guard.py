"""Keeps other web pages out: only this server's own page and local programs may act."""

from ipaddress import ip_address

import yarl
from aiohttp import web

from loopback.errors import Refusal


def check_origin(request: web.Request, *, only_this_machine: bool) -> None:
    """A foreign page cannot speak for the person, nor can a borrowed host name."""
    host = yarl.URL(f"http://{request.host}").host or ""
    if only_this_machine and not is_this_machine(host):
        raise Refusal(0, status=403, message=f"{host} isn't an address of this machine")
    origin = request.headers.get("Origin")
    if origin and origin != "null" and yarl.URL(origin).authority == request.host:
        return
    if origin:
        raise Refusal(0, status=403, message="Other pages can't act here")


def is_this_machine(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
