"""What moves are called: everything about a move that does not depend on the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.kernel.text import T, Text
from games.refuge.board import NEIGHBOURS, SPACE_NAMES, SPACES, SPOT_IDS, WAY_NAMES, WAY_SIGNS, Spot

SAFE, INTO_TENTACLE, INTO_HEAD = range(3)


class MoveLabel(NamedTuple):
    """What is known of a move before the position: its id, its spot, and its label by danger."""

    id: str
    spot: str
    sign: Text
    labels: tuple[Text, Text, Text]


def move_from(here: Spot, spot: Spot) -> MoveLabel:
    way, space = WAY_NAMES[spot - here], SPACE_NAMES[SPACES[spot]]
    return MoveLabel(
        f"move.{SPOT_IDS[spot]}",
        SPOT_IDS[spot],
        WAY_SIGNS[spot - here],
        (
            T("{way}: {space}", way=way, space=space),
            T("{way}: {space}, tentacle", way=way, space=space),
            T("{way}: the Kraken's mouth", way=way),
        ),
    )


MOVES_FROM: Mapping[Spot, Mapping[Spot, MoveLabel]] = {
    here: {spot: move_from(here, spot) for spot in NEIGHBOURS[here]} for here in SPACES
}
