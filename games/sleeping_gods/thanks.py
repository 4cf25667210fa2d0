"""What players of Sleeping Gods are thanked for, by the first word of an option, rarest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import N, Text

THANKS: Mapping[str, Callable[[int], Text]] = {
    "clear": lambda n: N("cured {n} time", "cured {n} times", n=n),
    "level": lambda n: N("trained the crew {n} time", "trained the crew {n} times", n=n),
    "strike": lambda n: N("struck {n} blow", "struck {n} blows", n=n),
    "fight": lambda n: N("fought {n} time", "fought {n} times", n=n),
    "aid": lambda n: N("helped {n} time", "helped {n} times", n=n),
    "explore": lambda n: N("explored {n} place", "explored {n} places", n=n),
    "travel": lambda n: N("sailed {n} time", "sailed {n} times", n=n),
    "join": lambda n: N("took up {n} challenge", "took up {n} challenges", n=n),
}
