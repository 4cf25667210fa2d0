"""The draw pile: tiles have two sides, so its top shows what turning over will hide."""

from __future__ import annotations

import random
from collections.abc import Sequence

from games.kernel.deck import deal_anew
from games.tentacula.board import LOOKS, turned
from games.tentacula.state import NOTHING


def top_of(pile: Sequence[int]) -> int:
    """What anybody sees of the pile: the upper side of its top tile, as all alike look."""
    return LOOKS[turned(pile[-1])] if pile else NOTHING


def dealt_anew(pile: Sequence[int], luck: random.Random) -> list[int]:
    """Another order and other sides, with a top that looks the same."""
    sides = sorted({side for face in pile for side in (face, turned(face))})
    top = luck.choice([side for side in sides if LOOKS[turned(side)] == top_of(pile)])
    tiles = [face // 2 for face in pile if face // 2 != top // 2]
    deal_anew(tiles, luck)
    return [*(2 * tile + luck.getrandbits(1) for tile in tiles), top]
