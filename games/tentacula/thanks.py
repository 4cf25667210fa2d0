"""What players of Tentacula are thanked for, by the first word of an option, rarest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import N, Text

THANKS: Mapping[str, Callable[[int], Text]] = {
    "box": lambda n: N("put {n} tile in the box", "put {n} tiles in the box", n=n),
    "next": lambda n: N("named the next player once", "named the next player {n} times", n=n),
    "yellow": lambda n: N("led the yellow fish once", "led the yellow fish {n} times", n=n),
    "red": lambda n: N("led the red fish once", "led the red fish {n} times", n=n),
    "green": lambda n: N("led the green fish once", "led the green fish {n} times", n=n),
    "outside": lambda n: N("built outside once", "built outside {n} times", n=n),
    "inside": lambda n: N("built inside once", "built inside {n} times", n=n),
    "face": lambda n: N("laid {n} tile", "laid {n} tiles", n=n),
}
