"""What players of Jupiter Deep are thanked for, by the first word of an option, rarest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import N, Text

THANKS: Mapping[str, Callable[[int], Text]] = {
    "suppress": lambda n: N("held creeps down once", "held creeps down {n} times", n=n),
    "play": lambda n: N("played {n} card", "played {n} cards", n=n),
    "shoot": lambda n: N("shot {n} creep", "shot {n} creeps", n=n),
    "use": lambda n: N("used a core once", "used cores {n} times", n=n),
    "command": lambda n: N("led colonists once", "led colonists {n} times", n=n),
    "move": lambda n: N("drove on once", "drove on {n} times", n=n),
}
