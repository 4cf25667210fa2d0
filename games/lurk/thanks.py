"""What players of Lurk are thanked for, by the first word of an option, rarest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import N, Text

THANKS: Mapping[str, Callable[[int], Text]] = {
    "abyss": lambda n: N("looked into the abyss once", "looked into the abyss {n} times", n=n),
    "heal": lambda n: N("healed {n} model", "healed {n} models", n=n),
    "charge": lambda n: N("charged once", "charged {n} times", n=n),
    "rush": lambda n: N("rushed once", "rushed {n} times", n=n),
    "attack": lambda n: N("attacked once", "attacked {n} times", n=n),
    "use": lambda n: N("used {n} ability", "used {n} abilities", n=n),
    "go": lambda n: N("marched once", "marched {n} times", n=n),
}
