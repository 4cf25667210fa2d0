"""What one press may do beside one plain choice: a whole way of a piece, the rest of a question."""

from __future__ import annotations

from typing import Any

from bot.host.ticks import rest_of
from bot.several import REST
from games.kernel import Option
from games.kernel.match import Match


def long_ways(match: Match, option: Option[Any], *, rivals: bool) -> list[Option[Any]]:
    """Those that a panel offers beside this option."""
    ask = match.ask
    if ask is None or not ask.upto:
        return []
    if len(rest_of(match, rivals)) > 1:
        return [Option(REST, option.seat, option.label, None)]
    if option.piece is None or ask.kind not in ("turn", "move") or match.game.ways() is None:
        return []
    own = [one for one in ask.of(option.seat) if one.piece == option.piece]
    return [one.option for one in match.courses(own)]
