"""The voyage: the table that every rule is given, with its state, its story and its questions."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable
from typing import TypeVar

from games.kernel import Game, GameEnded, Option, Text
from games.tentacula.options import TentaculaOptions
from games.tentacula.state import NOTHING, Cause, State
from games.tentacula.view import View

W = TypeVar("W")


class Ended(GameEnded[Cause]):
    """The voyage is over; whoever runs the rules settles it."""


class Voyage(Game[State, View], ABC):
    """What all rules ask of the table, and nothing that only one of them needs."""

    options: TentaculaOptions

    def seats_with_tile(self) -> list[int]:
        """Whoever still has a turn this round."""
        return [seat for seat, face in enumerate(self.s.hands) if face != NOTHING]

    def everybodys(
        self,
        option_id: str,
        label: Text,
        value: W,
        *,
        short: Text | None = None,
        detail: Text | None = None,
    ) -> Iterable[Option[W]]:
        """The team decides: any seat may answer, and the first answer counts."""
        return (
            Option(option_id, seat, label, value, short=short, detail=detail)
            for seat in range(self.seat_count)
        )
