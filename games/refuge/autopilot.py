"""A sensible diver."""

from __future__ import annotations

import random
from typing import Any

from games.kernel.ask import Ask, Option
from games.refuge.view import View


def choose(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:  # noqa: ARG001 - plays any move
    return luck.choice(ask.of(seat))
