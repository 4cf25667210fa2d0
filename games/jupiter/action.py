"""An action: what it does, once it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.jupiter.rescue import Rescue
from games.kernel.ask import Play

Action: TypeAlias = Callable[[Rescue], Play[None] | None]
"""A rule that knows whom, where and what with; it may ask for more on the way."""
Rule: TypeAlias = Callable[..., Play[None] | None]
"""A rule that is still to be told."""
