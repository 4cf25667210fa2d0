"""A sensible player who sees only the view."""

from __future__ import annotations

import random
from typing import Any

from games.kernel.ask import Ask, Option
from games.lurk.view import View


def choose(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:  # noqa: ARG001
    return luck.choice(ask.of(seat))
