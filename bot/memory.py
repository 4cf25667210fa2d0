"""Memory that is free goes back to the machine.

Pictures are made of many pieces of some hundred kilobytes. glibc soon keeps such pieces for later,
for every thread its own, and holds half as much again as is in use. Elsewhere nothing is done.
"""

from __future__ import annotations

import ctypes
import gc

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
LARGE, ARENAS = 128 * 1024, 2


def be_thrifty() -> None:
    """From now on, what is large goes back as soon as it is free."""
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
        libc.mallopt(M_ARENA_MAX, ARENAS)


def settle() -> None:
    """What is there for good is never looked through for garbage again: that would hold up a press
    for a tenth of a second, now and then. The rest is given back."""
    gc.collect()
    gc.freeze()
    libc = ctypes.CDLL(None)
    if hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)
