"""What the people of a table have in front of them, as far as we know."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from renderers.encode import Fingerprint


@dataclass
class PanelState:
    """What a table's people have in front of them."""

    heard: set[int]
    unsure: bool
    """Whether a panel may have been posted without our knowing: its answer never came."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = -1
    picture: Fingerprint | None = None
    """How the picture of the panel looks, if we know."""
    vote: tuple[int, int] | None = None
    """The entry a vote is about, and the message with the ballot."""
