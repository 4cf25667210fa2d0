"""What moves are called: everything about a move that does not depend on the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.kernel.ask import Tone
from games.kernel.text import T, Text
from games.refuge.board import (
    NEIGHBOURS,
    SPACE_NAMES,
    SPACES,
    SPOT_IDS,
    WAY_NAMES,
    Space,
    Spot,
)

SAFE, INTO_TENTACLE, INTO_HEAD = range(3)


class Move(NamedTuple):
    """What is known of a move before the position: its id, its spot, and its words by danger."""

    id: str
    spot: str
    words: tuple[tuple[Text, Text, Tone], ...]


def move_from(here: Spot, spot: Spot) -> Move:
    way, space = WAY_NAMES[spot - here], SPACE_NAMES[SPACES[spot]]
    return Move(
        f"move.{SPOT_IDS[spot]}",
        SPOT_IDS[spot],
        (
            (T("{way}: {space}", way=way, space=space), SPACE_EFFECTS[SPACES[spot]], "plain"),
            (T("{way}: {space}, tentacle", way=way, space=space), INTO_TENTACLE_DETAIL, "warn"),
            (T("{way}: the Kraken's mouth", way=way), T("You are devoured."), "warn"),
        ),
    )


INTO_TENTACLE_DETAIL = T("Strike it with a weapon or be knocked down.")

SPACE_EFFECTS: Mapping[Space, Text] = {
    "start": T("No effect."),
    "lair": T("You may move a tentacle one space."),
    "spawn": T("Eliminate a tentacle of its row or column and draw a card."),
    "cave": T("Tentacles cannot enter while you are here."),
    "whirlpool": T("You may switch places with a diver in a cave."),
    "kraken": T("The head comes one space closer to you."),
    "finish": T("The submarine: objectives need these spaces."),
}

MOVES_FROM: Mapping[Spot, Mapping[Spot, Move]] = {
    here: {spot: move_from(here, spot) for spot in NEIGHBOURS[here]} for here in SPACES
}
