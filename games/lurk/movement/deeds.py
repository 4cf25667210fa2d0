"""What a moving model may do, as options that say what each will bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple

from games.kernel.ask import Option
from games.kernel.text import N, T, Text
from games.lurk.content import NAMES
from games.lurk.map.board import ROWS, SPOTS, TILE_NAMES
from games.lurk.state import Ground
from games.lurk.words import CARD_TEXTS, GROUND_NAMES

Gait = Literal["", "swim", "settle"]
"""What is named with the way itself; all else is named before it."""
Preparation = Literal["swim", "settle", "charge", "equip", "share"]
NO_TILE = -1


class Deed(NamedTuple):
    """What a moving model does: a verb, the tile it goes to or the card it uses, and whether it
    swims or settles first."""

    verb: Literal["go", "climb", "stay", "air"] | Preparation
    tile: int = NO_TILE
    card: str = ""
    first: Gait = ""


@cache
def climb_option(seat: int, tile: int, danger: bool) -> Option[Deed]:
    label = T("Climb {tile}", tile=TILE_NAMES[tile])
    step = Step(CLIMB, CLIMB_SIGN, danger)
    return _onto(f"climb.{SPOTS[tile]}", seat, label, Deed("climb", tile), step)


@cache
def go_option(
    verb: str, seat: int, tile: int, ground: Ground, searched: bool, danger: bool
) -> Option[Deed]:
    """A goal, and what it brings."""
    detail = SEARCHED if searched and ground == "coral" else GROUND_DETAILS.get(ground)
    label = T("{tile}: {ground}", tile=TILE_NAMES[tile], ground=GROUND_NAMES[ground])
    step = Step(detail, POISON_SIGN if ground == "poison" else "", danger)
    return _onto(f"{verb}.{SPOTS[tile]}", seat, label, Deed("go", tile), step)


class Step(NamedTuple):
    """What a step onto a tile brings: in words, as a sign, and whether a creature strikes."""

    detail: Text | None
    sign: str
    danger: bool


def _onto(id_: str, seat: int, label: Text, deed: Deed, step: Step) -> Option[Deed]:
    """A step onto a tile; in the sight of a creature it warns."""
    return Option(
        id_,
        seat,
        label,
        deed,
        spot=SPOTS[deed.tile],
        short=Text(step.sign + (STRIKE_SIGN if step.danger else "")),
        group=ROWS[deed.tile],
        detail=warned(step.detail) if step.danger else step.detail,
        tone="warn" if step.danger else "plain",
    )


@cache
def stay_option(seat: int) -> Option[Deed]:
    return Option("stay", seat, STAY, Deed("stay"), short=STAY_SHORT)


@cache
def preparation_option(verb: Preparation, seat: int) -> Option[Deed]:
    """What goes with a movement."""
    return Option(verb, seat, LABELS[verb], Deed(verb), short=SHORTS[verb], detail=DETAILS[verb])


@cache
def air_option(seat: int, card: str) -> Option[Deed]:
    """A tank of air that makes a movement longer."""
    return Option(
        f"air.{card}",
        seat,
        NAMES[card],
        Deed("air", card=card),
        detail=CARD_TEXTS[card],
    )


@cache
def move_prompt(kind: str, left: int) -> Text:
    return N(
        "Where does {model} go? {n} step left",
        "Where does {model} go? {n} steps left",
        left,
        model=NAMES[kind],
    )


def warned(detail: Text | None) -> Text:
    return STRIKES if detail is None else T("{detail}; a creature strikes", detail=detail)


GAITS: Mapping[Gait, Text] = {"swim": T("swimming"), "settle": T("settled")}
CLIMB_SIGN, POISON_SIGN, STRIKE_SIGN = "⛰", "☠", "!"
STAY, STAY_SHORT, ENOUGH = T("Stay here"), T("Stay"), T("Enough")
STRIKES = T("A creature watches the way and strikes")
SHORTS: Mapping[Preparation, Text] = {
    "swim": T("Swim"),
    "settle": T("Settle"),
    "charge": T("Charge"),
    "equip": T("Equip"),
    "share": T("Share"),
}
LABELS: Mapping[Preparation, Text] = {
    "swim": T("Swim"),
    "settle": T("Settle"),
    "charge": T("Charge"),
    "equip": T("Equip from the stock"),
    "share": T("Share a card"),
}
DETAILS: Mapping[Preparation, Text] = {
    "swim": T("One tile more and over rock; weakens defence"),
    "settle": T("Back to the ground, one step less"),
    "charge": T("One tile more; weakens attack this turn"),
    "equip": T("A card from your stock onto this model"),
    "share": T("A card to a friend on the same tile"),
}
CLIMB = T("Climb: one red die, an octopus takes you up")
SEARCHED = T("Weakens defence; searched already")
GROUND_DETAILS: Mapping[Ground, Text] = {
    "coral": T("Weakens defence; may hide an item"),
    "poison": T("Poisons models that stop; weakens defence"),
    "den": T("One red die more in defence"),
    "rock": T("Rock: blocks sight"),
}
"""What the ground does; the others do nothing."""
