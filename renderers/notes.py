"""What people wrote at places of an inset, as far as a picture needs it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Note:
    """Words at a place, by the id that the renderer gave it."""

    place: str
    words: str
