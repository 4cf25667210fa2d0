"""Salvage cards and Kraken cards."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from games.kernel.text import T, Text
from games.refuge.board import DOWN, LEFT, RIGHT, UP

SalvageType = Literal["trident", "propeller", "lamp", "flask"]

TYPE_NAMES: dict[SalvageType, Text] = {
    "trident": T("Trident"),
    "propeller": T("Propeller"),
    "lamp": T("Lamp"),
    "flask": T("Flask"),
}


class Content(BaseModel):
    """A printed thing: checked when it is loaded, never changed."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True)


class SalvageCard(Content):
    """A salvage card: its type symbol, whether it is a weapon, and what it does as an action, in
    full and in a few words."""

    id: str = Field(pattern=r"^[a-z_]+$")
    title: Text
    type: SalvageType
    effect: Text
    gist: Text
    weapon: bool = False
    while_down: bool = False
    copies: int = 8


class KrakenCard(Content):
    """A Kraken card: arrows or the devour symbol above, a symbol for each head column below."""

    id: str = Field(pattern=r"^K\d+$")
    steps: int = Field(ge=-2, le=2)
    below: str = Field(pattern=r"^[vV<>^S]{3}$")

    @property
    def devours(self) -> bool:
        """Cards with the devour symbol have no arrows; they also have the reshuffle symbol."""
        return self.steps == 0


class Arrow(Content):
    """A symbol of the lower half: which way tentacles go, and how often."""

    way: int
    times: int = Field(default=1, ge=1, le=2)


ARROWS: dict[str, Arrow] = {
    "v": Arrow(way=DOWN),
    "V": Arrow(way=DOWN, times=2),
    "<": Arrow(way=LEFT),
    ">": Arrow(way=RIGHT),
    "^": Arrow(way=UP),
}
SPAWN_SYMBOL = "S"


class Decks(Content):
    """Both decks of the co-operative dive; the Grabbers have gone back to the box."""

    salvage: tuple[SalvageCard, ...]
    kraken: tuple[KrakenCard, ...]

    @model_validator(mode="after")
    def _counts(self) -> Decks:
        if sum(card.copies for card in self.salvage) != 56:
            raise ValueError("the salvage deck has 64 cards less 8 Grabbers")
        if len({card.id for card in self.kraken}) != 10:
            raise ValueError("there are 10 Kraken cards")
        return self


DECKS = Decks(
    salvage=(
        SalvageCard(
            id="harpoon",
            title=T("Harpoon"),
            type="trident",
            weapon=True,
            effect=T("Eliminate a tentacle in your row or column, up to 3 spaces away."),
            gist=T("Eliminate one in line, up to 3 away"),
        ),
        SalvageCard(
            id="dive_knife",
            title=T("Dive Knife"),
            type="trident",
            weapon=True,
            effect=T("Eliminate a tentacle next to you."),
            gist=T("Eliminate one next to you"),
        ),
        SalvageCard(
            id="dive_scooter",
            title=T("Dive Scooter"),
            type="propeller",
            effect=T("Move up to 3 free spaces; only the last one takes effect."),
            gist=T("Swim up to 3 free spaces"),
        ),
        SalvageCard(
            id="tow_line",
            title=T("Tow Line"),
            type="propeller",
            effect=T("Move another diver within 3 spaces up to 2 free spaces."),
            gist=T("Move a diver within 3 up to 2 spaces"),
        ),
        SalvageCard(
            id="flare",
            title=T("Flare"),
            type="lamp",
            effect=T("Move the Kraken's head 1 space left or right."),
            gist=T("Move the head 1 space"),
        ),
        SalvageCard(
            id="bait",
            title=T("Bait"),
            type="lamp",
            effect=T("Move up to 2 different tentacles 1 space each."),
            gist=T("Move up to 2 tentacles 1 space each"),
        ),
        SalvageCard(
            id="air_tank",
            title=T("Air Tank"),
            type="flask",
            while_down=True,
            effect=T("Stand up, or stand up a diver next to you. Works while down."),
            gist=T("Stand up, or stand a neighbour up"),
        ),
    ),
    kraken=(
        KrakenCard(id="K1", steps=-1, below="vSv"),
        KrakenCard(id="K2", steps=-1, below="S>v"),
        KrakenCard(id="K3", steps=1, below="vSv"),
        KrakenCard(id="K4", steps=1, below="v<S"),
        KrakenCard(id="K5", steps=-2, below="vv<"),
        KrakenCard(id="K6", steps=-2, below="SVS"),
        KrakenCard(id="K7", steps=2, below=">vv"),
        KrakenCard(id="K8", steps=2, below="SVS"),
        KrakenCard(id="K9", steps=0, below="vSv"),
        KrakenCard(id="K10", steps=0, below="V^V"),
    ),
)

SALVAGE: dict[str, SalvageCard] = {card.id: card for card in DECKS.salvage}
KRAKEN: dict[str, KrakenCard] = {card.id: card for card in DECKS.kraken}
TYPE_OF: dict[str, SalvageType] = {card.id: card.type for card in DECKS.salvage}
WEAPONS: frozenset[str] = frozenset(card.id for card in DECKS.salvage if card.weapon)
