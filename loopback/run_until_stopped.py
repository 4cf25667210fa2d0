"""Runs a loopback until it is told to stop."""

import asyncio
import contextlib
import ipaddress
import logging
import signal
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

from loopback.server import Loopback
from loopback.world_files import FIRST

log = logging.getLogger(__name__)
PORT = 8765
Bot = Callable[[Loopback], Awaitable[None]]


class NotThisMachine(ValueError):
    """Loopback listens on this machine only, unless told otherwise."""


def check_host(host: str, *, anywhere: bool) -> None:
    """Everybody who can reach the page can play as anybody: that is for this machine only."""
    if _is_loopback(host):
        return
    if not anywhere:
        raise NotThisMachine(
            f"{host} can be reached from other machines, and whoever reaches the page can act as "
            "anybody in it. Use 127.0.0.1, or say --anywhere if that is what you want."
        )
    log.warning(
        "Listening on %s: anyone who reaches this address can see and do everything, as anybody.",
        host,
    )


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    world_file: Path | None = None,
    bot: Bot | None = None,
    anywhere: bool = False,
    announce: Callable[[Loopback], None] = lambda _: None,
    world: Path = FIRST,
    rate_limits: bool = False,
    any_port: bool = False,
    tls: bool = False,
    activity: str | None = None,
) -> None:
    """Starts the server, then the bot; ends cleanly on Ctrl-C, or when the bot ends."""
    check_host(host, anywhere=anywhere)
    stop = _stop_on_signals()
    free = 0 if any_port and _taken(host, port) else port
    async with Loopback(
        host=host,
        port=free,
        world=world,
        world_file=world_file,
        anywhere=anywhere,
        rate_limits=rate_limits,
        tls=tls,
        activity=activity,
    ) as discord:
        announce(discord)
        tasks: list[asyncio.Task[object]] = [asyncio.create_task(stop.wait())]
        if bot is not None:
            tasks.append(asyncio.create_task(_started(bot, discord)))
        done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()


def _taken(host: str, port: int) -> bool:
    """Whether somebody listens there already, or the port is not ours to take."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return True
    return False


async def _started(bot: Bot, discord: Loopback) -> None:
    await bot(discord)


def _stop_on_signals() -> asyncio.Event:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows ends the program its own way
            loop.add_signal_handler(number, stop.set)
    return stop
