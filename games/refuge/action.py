"""An action: when a diver can take it, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.kernel.ask import Play
from games.refuge.dive import Dive
from games.refuge.state import Diver

Rule = Callable[[Dive, Diver], Play[None]]


class Action(NamedTuple):
    """``possible`` finds somebody or something to do it to; ``do`` asks for the rest, does it."""

    possible: Callable[[Dive, Diver], object]
    do: Rule


class TurnChoice(NamedTuple):
    """What it costs in actions, and the rule that does it; ``aimed`` when whoever chose it may
    still think better of it."""

    cost: int
    do: Rule
    aimed: bool = True
