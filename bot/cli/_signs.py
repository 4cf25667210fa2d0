"""Signs of life: to the parent process through a pipe, to systemd through its socket."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable

from bot.config import PREFIX

LIFE_FD = f"{PREFIX}LIFE_FD"
"""Where a process writes that it lives, and once that it listens."""
ALIVE, LISTENS = b".", b"!"
SIGN_SECONDS = 1.0
LOOK_SECONDS = 0.05
SYSTEMD = ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID")
"""What systemd tells the first process, and nobody else."""


async def give_signs(listens: Callable[[], bool]) -> None:
    """From the event loop, so that one that hangs gives none."""
    told = False
    while True:
        if not told and listens():
            told = True
            write(LISTENS)
            notify("READY=1")
        write(ALIVE)
        notify("WATCHDOG=1")
        await asyncio.sleep(SIGN_SECONDS if told else LOOK_SECONDS)


def write(sign: bytes) -> None:
    """To whoever started us, if they want to know; one that does not read is not waited for."""
    if LIFE_FD in os.environ:
        line = int(os.environ[LIFE_FD])
        with contextlib.suppress(OSError):
            os.set_blocking(line, False)
            os.write(line, sign)


def notify(words: str) -> None:
    """As systemd's sd_notify does it: one word in one packet."""
    address = os.environ.get("NOTIFY_SOCKET")
    if address:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(words.encode(), address.replace("@", "\0", 1))
