"""Bots are born here: a process that has read all their code once, and forks one when asked to.

A bot that is killed a hundred times need not read its code a hundred times. Each is a process of
its own all the same, with its own memory from the moment it is born.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from contextlib import suppress
from typing import NoReturn

from tests.chaos import bot_process

LONGEST = 1 << 16


def nurse(line: socket.socket) -> None:
    """One bot for each request, which names its environment and comes with its standard error;
    when nobody asks any more, whoever is left goes as well."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    born = []
    while True:
        words, handed, _, _ = socket.recv_fds(line, LONGEST, 1)
        if not words:
            break
        errors = handed[0]
        child = os.fork()
        if not child:
            _live(line, errors, json.loads(words))
        os.close(errors)
        born.append(child)
        line.send(str(child).encode())
    for one in born:
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


def _live(line: socket.socket, errors: int, environment: dict[str, str]) -> NoReturn:
    """A bot's whole life."""
    line.close()
    os.dup2(errors, 2)
    os.close(errors)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["chaos bot"]
    try:
        bot_process.main()
    except SystemExit as end:
        os._exit(end.code if isinstance(end.code, int) else 1)
    except BaseException:  # noqa: BLE001 - as Python ends a program
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]  # there is one
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    nurse(socket.socket(fileno=int(sys.argv[1])))
