"""A deed: something a diver may do as an action, and when it can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.kernel.ask import Play
from games.refuge.state import Diver
from games.refuge.table import Dive


class Deed(NamedTuple):
    """``ready`` finds somebody or something to do it to; ``do`` asks for the rest and does it.

    The first argument of both is the game, at whichever chapter of the rules they stand.
    """

    ready: Callable[[Dive, Diver], object]
    do: Callable[[Dive, Diver], Play[None]]
