"""A sensible player."""

from __future__ import annotations

import random
from typing import Any

from games.jupiter.view import View
from games.kernel.ask import Ask, Option


def answer(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    return luck.choice(ask.of(seat))
