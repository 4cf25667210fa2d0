"""A sensible player."""

from __future__ import annotations

import random
from typing import Any

from games.kernel import Ask, Option
from games.sleeping_gods.view import View


def decide(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    return luck.choice(ask.of(seat))
