"""Ways to change a finished game so that it earns a badge, for each game's own table of them."""

from collections.abc import Callable
from typing import Any

Change = Callable[[Any], dict[str, Any]]
"""Changes a state so that a badge is earned, and says what else is to be so."""


def set_to(more: dict[str, Any] | None = None, /, **values: Any) -> Change:
    def change(state: Any) -> dict[str, Any]:
        for name, value in values.items():
            setattr(state, name, value)
        return more or {}

    return change


def also(**more: Any) -> Change:
    return lambda _: more


def did(**deeds: int) -> Change:
    return also(won=False, deeds=deeds)


WON = also()
