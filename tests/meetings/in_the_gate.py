"""At which table all pairs meet in every run; those at the others are for the soak."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

GATE = "open", "one foe"


def at_one(bases: Iterable[Any], name: Callable[[Any], str] = str) -> pytest.MarkDecorator:
    bases = [
        pytest.param(one, id=name(one), marks=() if name(one) in GATE else pytest.mark.soak)
        for one in bases
    ]
    return pytest.mark.parametrize("base", bases)
