"""What players of The Refuge are thanked for, by the first word of an option, rarest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.text import N, Text

THANKS: Mapping[str, Callable[[int], Text]] = {
    "carry": lambda n: N("brought somebody along once", "brought somebody along {n} times", n=n),
    "set_charge": lambda n: N("set {n} charge", "set {n} charges", n=n),
    "head": lambda n: N("moved the head once", "moved the head {n} times", n=n),
    "hit": lambda n: N("struck at {n} tentacle", "struck at {n} tentacles", n=n),
    "ability": lambda n: N("used an ability once", "used abilities {n} times", n=n),
    "put": lambda n: N("moved {n} tentacle", "moved {n} tentacles", n=n),
    "card": lambda n: N("used {n} salvage card", "used {n} salvage cards", n=n),
    "move": lambda n: N("swam once", "swam {n} times", n=n),
}
