"""Thoughts that go wrong, for processes of their own."""

import os
import resource
import signal
import time
from pathlib import Path
from typing import Any, NoReturn


def raises(*_: Any) -> NoReturn:
    raise ValueError("lost in thought")


def hangs(*_: Any) -> None:
    while True:
        time.sleep(3600)


def is_killed(*_: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def says_nonsense(*_: Any) -> str:
    return "no such option"


def process() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def is_killed_once(mark: Path) -> int:
    """Whoever does it first dies of it."""
    if not mark.exists():
        mark.touch()
        is_killed()
    return process()


def counts_for(seconds: float) -> int:
    """So many seconds of its own processor."""
    count = 0
    while time.process_time() < seconds:
        count += 1
    return count


def environment() -> dict[str, str]:
    """As the kernel knows it, not as Python has changed it since."""
    told = Path("/proc/self/environ").read_bytes().decode().split("\0")
    return dict(line.split("=", 1) for line in told if line)


def swells(*_: Any) -> None:
    """Wants ever more memory."""
    whole = [bytearray(1 << 20)]
    while True:
        whole.append(bytearray(len(whole[-1]) * 2))


def memory_limit() -> int:
    return resource.getrlimit(resource.RLIMIT_AS)[0]
