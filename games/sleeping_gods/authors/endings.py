"""Every ending as each history of the pack would hear it, and how many words it has."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Chance, Game
from games.kernel.ask import Checkpoint
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.histories import History
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Ending
from games.sleeping_gods.state import Owned, State, Tale
from games.sleeping_gods.turn.clock import CLOCK
from games.sleeping_gods.view import View

FEWEST, MOST = 400, 750
"""So many words an ending has."""


def told(
    game_type: type[Game[State, View]], name: str, ending: Ending, history: History
) -> list[str]:
    """What is read from where the ending opens to where it ends."""
    options = game_type.Options.model_validate({"pack": name})
    game = game_type.new(2, options, Chance(1))
    assert isinstance(game, Campaign)
    lived(game, history, ending.needs.totems or 0)
    game.s.tale = Tale(0, ending.opens or ending.para)
    for step in game.play():
        if not isinstance(step, Checkpoint):
            break
    return [str(line.text) for line in game.lines if line.to is None and line.kind == "prose"]


def lived(game: Campaign, history: History, totems: int) -> None:
    """The state of a table that has done all this, when the last stroke has fallen."""
    pack, s = game.pack, game.s
    s.phase, s.actions, s.passes, s.finale = "act", 2, len(CLOCK), 1
    s.quests = [pack.bearer[keyword] for keyword in history.have]
    s.used_quests = [pack.bearer[keyword] for keyword in history.done]
    s.read = list(history.read)
    s.visits = {str(place): 1 for place in history.visited}
    found = pack.totems[: max(history.totems, totems)]
    s.cards = [Owned(number) for number in dict.fromkeys((*found, *history.cards))]


def read_endings(game_type: type[Game[State, View]], name: str) -> Iterator[str]:
    """All of them for all histories; ``!`` marks what is too short or too long."""
    pack = find_pack(name)
    for ending in pack.endings:
        for history in pack.histories:
            parts = told(game_type, name, ending, history)
            words = sum(len(part.split()) for part in parts)
            mark = " " if FEWEST <= words <= MOST else "!"
            yield f"{mark} {ending.id}. {ending.name}: {history.name} ({words} words)"
            yield from ("", *("\n\n".join(parts)).split("\n"), "")
