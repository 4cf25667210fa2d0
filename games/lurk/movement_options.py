"""What a moving model may do, as options that say what each will bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple

from games.kernel.ask import Option
from games.kernel.text import T, Text
from games.lurk.board import ROWS, SPOTS, TILE_NAMES
from games.lurk.content import NAMES
from games.lurk.state import Ground
from games.lurk.words import CARD_TEXTS, GROUND_NAMES

Preparation = Literal["swim", "settle", "charge", "equip", "share"]
NO_TILE = -1


class Deed(NamedTuple):
    """What a moving model does: a verb, the tile it goes to or the card it uses."""

    verb: Literal["go", "climb", "stay", "air"] | Preparation
    tile: int = NO_TILE
    card: str = ""


@cache
def climb_option(seat: int, tile: int, danger: bool) -> Option[Deed]:
    label = T("Climb {tile}", tile=TILE_NAMES[tile])
    return _onto(f"climb.{SPOTS[tile]}", seat, label, Deed("climb", tile), CLIMB, danger)


@cache
def go_option(
    verb: str, seat: int, tile: int, ground: Ground, searched: bool, danger: bool
) -> Option[Deed]:
    """A goal, and what it brings."""
    detail = SEARCHED if searched and ground == "coral" else GROUND_DETAILS[ground]
    label = T("{tile}: {ground}", tile=TILE_NAMES[tile], ground=GROUND_NAMES[ground])
    return _onto(f"{verb}.{SPOTS[tile]}", seat, label, Deed("go", tile), detail, danger)


def _onto(id_: str, seat: int, label: Text, deed: Deed, detail: Text, danger: bool) -> Option[Deed]:
    """A step onto a tile; in the sight of a creature it warns."""
    return Option(
        id_,
        seat,
        label,
        deed,
        spot=SPOTS[deed.tile],
        group=ROWS[deed.tile],
        detail=warned(detail) if danger else detail,
        tone="warn" if danger else "plain",
    )


@cache
def stay_option(seat: int) -> Option[Deed]:
    return Option("stay", seat, STAY, Deed("stay"), detail=STAY_DETAIL)


@cache
def preparation_option(verb: Preparation, seat: int) -> Option[Deed]:
    """What goes with a movement."""
    return Option(verb, seat, LABELS[verb], Deed(verb), group=EXTRAS, detail=DETAILS[verb])


def air_option(seat: int, card: str) -> Option[Deed]:
    """A tank of air that makes a movement longer."""
    return Option(
        f"air.{card}",
        seat,
        NAMES[card],
        Deed("air", card=card),
        group=EXTRAS,
        detail=CARD_TEXTS[card],
    )


@cache
def move_prompt(kind: str, left: int) -> Text:
    return T("{model}: where to? Steps: {n}", model=NAMES[kind], n=left)


@cache
def mover_detail(left: int, hearts: int) -> Text:
    return T("Steps: {n}, ♥{hearts}", n=left, hearts=hearts)


def warned(detail: Text) -> Text:
    return T("{detail} A creature watches the way and strikes.", detail=detail)


STAY, EXTRAS = T("Stay here"), T("Before it moves")
STAY_DETAIL = T("It stays where it is; its movement is over.")
LABELS: Mapping[Preparation, Text] = {
    "swim": T("Swim"),
    "settle": T("Settle"),
    "charge": T("Charge"),
    "equip": T("Equip from the stock"),
    "share": T("Share a card"),
}
DETAILS: Mapping[Preparation, Text] = {
    "swim": T("One tile more and over rock; the worst defence die is degraded."),
    "settle": T("Back to the ground: no swimming token any more."),
    "charge": T("One tile more in this movement; the worst attack die is degraded this turn."),
    "equip": T("A card from your stock onto this model."),
    "share": T("A card to a friend on the same tile."),
}
CLIMB = T("One red die: an octopus takes you up, else you stop below.")
SEARCHED = T("Worst defence die degraded; searched already.")
GROUND_DETAILS: Mapping[Ground, Text] = {
    "sand": T("Open ground."),
    "hollow": T("Open ground."),
    "summoning": T("Open ground; reinforcements enter here."),
    "coral": T("Worst defence die degraded; may hide an item."),
    "poison": T("Poisons whoever stops here; worst defence die degraded."),
    "den": T("One red die more in defence."),
    "rock": T("Blocks sight."),
}
