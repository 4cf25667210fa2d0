"""What players of Sleeping Gods are thanked for, by the first word of an option, rarest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import N, Text

THANKS: Mapping[str, Callable[[int], Text]] = {
    "clear": lambda n: N("cured once", "cured {n} times", n=n),
    "level": lambda n: N("trained the crew once", "trained the crew {n} times", n=n),
    "strike": lambda n: N("struck {n} blow", "struck {n} blows", n=n),
    "fight": lambda n: N("fought once", "fought {n} times", n=n),
    "aid": lambda n: N("helped once", "helped {n} times", n=n),
    "explore": lambda n: N("explored {n} place", "explored {n} places", n=n),
    "travel": lambda n: N("sailed once", "sailed {n} times", n=n),
    "join": lambda n: N("took up {n} challenge", "took up {n} challenges", n=n),
}
