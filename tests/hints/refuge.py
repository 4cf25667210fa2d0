"""A diver's turn, played with each Kraken card, and what a sentence about it means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.kernel.match import Match
from games.minds import Candidate
from games.refuge.board import SPOT_IDS
from games.refuge.characters import CHARACTERS
from games.refuge.game import Refuge
from games.refuge.state import ABOARD, DEVOURED, State
from tests.hints.playing import by_id, ids_and_end, turn_of

began, told, next_step = turn_of, ids_and_end, by_id


def rigs(match: Match, _: Candidate) -> Iterator[Any]:
    """Each card that may come next, on top of the deck."""
    state = match.game.s
    deck = state.kraken_deck[-1:] if state.foreseen else state.kraken_deck
    for card in deck:
        yield partial(on_top, card=card)


def on_top(game: Refuge, card: str) -> None:
    game.s.kraken_deck.remove(card)
    game.s.kraken_deck.append(card)


def is_over(match: Match, began: int) -> bool:
    return match.game.s.turn != began


def row(state: State) -> int:
    return min((int(SPOT_IDS[spot][3:]) for spot in state.tentacles), default=99)


def is_true(fact: str, before: Refuge, after: Refuge) -> bool:
    was, now = before.s, after.s
    goal = was.goals[was.accomplished]
    done = now.accomplished > was.accomplished or now.ended == "won"
    of_all = {
        "the dive is won": now.ended == "won",
        "the dive is lost": now.ended not in ("", "won"),
        "the goal is done": done,
        "the goal gets closer": done or now.goals[was.accomplished].progress > goal.progress,
        "the threat rises": now.threat > was.threat,
        "there are more tentacles on the board": len(now.tentacles) > len(was.tentacles),
        "there are fewer tentacles on the board": len(now.tentacles) < len(was.tentacles),
        "no tentacle is as close to the Start row as before": row(now) > row(was),
        "a tentacle comes closer to the Start row": row(now) < row(was),
    }
    if fact in of_all:
        return of_all[fact]
    for old, new in zip(was.divers, now.divers, strict=True):
        name = str(CHARACTERS[old.name].name)
        if fact.startswith(name + " "):
            return {
                "is devoured": new.spot == DEVOURED != old.spot,
                "is knocked down": old.standing and not new.standing,
                "is back up": new.standing and not old.standing,
                "is aboard": new.spot == ABOARD != old.spot,
                "holds more cards": len(new.hand) > len(old.hand),
                "holds fewer cards": len(new.hand) < len(old.hand),
            }[fact.removeprefix(name + " ")]
    raise LookupError(fact)
