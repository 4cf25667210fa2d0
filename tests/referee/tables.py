"""What every referee needs of a match: what is asked and offered, and positions to look at."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from games.conformance.kit import Player, autopilot_player, random_player, walk
from games.kernel.copying import copy_state
from games.kernel.match import Match


def asks(match: Match, *questions: str) -> bool:
    """Whether this is asked, by its id or its words."""
    ask = match.ask
    return ask is not None and (ask.id in questions or ask.prompt.template in questions)


def offered(match: Match, kind: str) -> set[str]:
    """What stands behind the dot in options of this kind; their bare name when nothing does."""
    assert match.ask is not None
    found = (option.id.partition(".") for option in match.ask.options)
    return {name or head for head, _, name in found if head == kind}


def stopped_at(question: str, match: Match, player: Player, seed: int) -> list[Match]:
    """Copies of a game wherever this question stands."""
    return [
        match.clone() for _ in walk(match, player, random.Random(seed)) if asks(match, question)
    ]


def out_of_games(
    games: int, seed: int, seats: range, stops: Callable[[int, int, Player], list[Match]]
) -> list[Match]:
    """Where so many games stop, of every number of seats; two of three by the autopilot."""
    found: list[Match] = []
    for game in range(games):
        player = autopilot_player if game % 3 else random_player
        found += stops(seats[(seed + game) % len(seats)], seed + game, player)
    return found


def changed(match: Match, change: Callable[[Any], None]) -> Match:
    """The match with its last checkpoint changed, and the choices since made once more."""
    record = match.record.copy()
    record.moment = replace(record.moment, state=copy_state(record.moment.state))
    change(record.moment.state)
    return Match(record)
