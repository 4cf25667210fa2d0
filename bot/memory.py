"""Memory that is free goes back to the machine.

Pictures are made in pieces of some hundred kilobytes. What is taken from the machine for each of
them must be cleared first, page by page, and costs more than what is drawn on it; so it is kept for
the next ones, and what has been free for a while is given back. Elsewhere than with glibc nothing
is done.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
SPARE, LARGE, ARENAS = 8 * 2**20, 2 * 2**20, 2
GIVE_BACK_SECONDS = 5.0
GARBAGE = 5_000, 20, 20
"""How many things more than before there must be, until somebody looks for garbage among them."""


def be_thrifty() -> None:
    """From now on, what is large goes back as soon as it is free, and the rest can wait."""
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        libc.mallopt(M_TRIM_THRESHOLD, SPARE)
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
        libc.mallopt(M_ARENA_MAX, ARENAS)


def settle() -> None:
    """What is there for good is never looked through for garbage again: that would hold up a press
    for a tenth of a second, now and then. The rest is given back."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    give_back()


def give_back() -> None:
    """Some thousandths of a second, in which others go on."""
    libc = ctypes.CDLL(None)
    if hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)


async def give_back_after_a_while() -> None:
    await asyncio.sleep(GIVE_BACK_SECONDS)
    await asyncio.to_thread(give_back)
