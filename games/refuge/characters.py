"""The six divers and their three abilities each."""

from __future__ import annotations

from pydantic import Field, model_validator

from games.kernel.text import T, Text
from games.refuge.cards import Content


class Ability(Content):
    """An ability card: an action on one's turn, or a reaction at its moment."""

    id: str = Field(pattern=r"^[a-z_]+$")
    title: Text
    effect: Text
    hint: Text | None = None
    """The effect in a few words, where it is long."""
    reaction: bool = False
    while_down: bool = False

    @property
    def gist(self) -> Text:
        return self.hint or self.effect


class Character(Content):
    """A diver of the box."""

    id: str = Field(pattern=r"^[a-z]+$")
    name: Text
    letters: str = Field(pattern=r"^[A-Z][a-z]$")
    gist: Text
    abilities: tuple[Ability, Ability, Ability]


class Roster(Content):
    """Everyone who can dive."""

    characters: tuple[Character, ...]

    @model_validator(mode="after")
    def _counts(self) -> Roster:
        abilities = {ability.id for who in self.characters for ability in who.abilities}
        if len(self.characters) != 6 or len(abilities) != 18:
            raise ValueError("six divers have three abilities of their own each")
        return self


_ROSTER = Roster(
    characters=(
        Character(
            id="michael",
            name=T("Michael"),
            letters="Mi",
            gist=T("Stands anybody up, charges into tentacles, shrugs one off."),
            abilities=(
                Ability(
                    id="rally",
                    title=T("Rally"),
                    hint=T("Stand any one diver up"),
                    while_down=True,
                    effect=T("Stand any one diver up, wherever they are. Works while down."),
                ),
                Ability(
                    id="charge",
                    title=T("Charge"),
                    effect=T("Move into a tentacle next to you and eliminate it."),
                ),
                Ability(
                    id="brace",
                    title=T("Brace"),
                    hint=T("The tentacle goes, you stay up"),
                    reaction=True,
                    effect=T("A tentacle that would knock you down goes to the supply instead."),
                ),
            ),
        ),
        Character(
            id="satoshi",
            name=T("Satoshi"),
            letters="Sa",
            gist=T("Digs in the discards, shoots two in a column, reads Kraken cards ahead."),
            abilities=(
                Ability(
                    id="jury_rig",
                    title=T("Jury-Rig"),
                    effect=T("Take one card from the salvage discards."),
                ),
                Ability(
                    id="overcharge",
                    title=T("Overcharge"),
                    hint=T("Eliminate up to 2 in your column, up to 3 away"),
                    effect=T("Eliminate up to 2 tentacles in your column, up to 3 spaces away."),
                ),
                Ability(
                    id="sonar",
                    title=T("Sonar"),
                    hint=T("See the next 3 Kraken cards and order them"),
                    reaction=True,
                    effect=T(
                        "When your turn begins, look at the top 3 Kraken cards and put them "
                        "back in any order."
                    ),
                ),
            ),
        ),
        Character(
            id="sophie",
            name=T("Sophie"),
            letters="So",
            gist=T("Plants cameras, strikes tentacles near them, leaps from one to another."),
            abilities=(
                Ability(
                    id="plant_cameras",
                    title=T("Plant Cameras"),
                    hint=T("Put 3 cameras in line, up to 2 away"),
                    effect=T(
                        "With no camera on the board, put all 3 on spaces of your row or column, "
                        "up to 2 away."
                    ),
                ),
                Ability(
                    id="flash",
                    title=T("Flash"),
                    hint=T("Eliminate one on or next to a camera"),
                    effect=T(
                        "Eliminate a tentacle on or next to a camera and take that camera back."
                    ),
                ),
                Ability(
                    id="reposition",
                    title=T("Reposition"),
                    hint=T("Go to a free camera; its space acts"),
                    effect=T("Move to a free space with a camera; the space takes effect."),
                ),
            ),
        ),
        Character(
            id="mags",
            name=T("Mags"),
            letters="Ma",
            gist=T("Fells two tentacles next to her, stands people up, hauls divers close."),
            abilities=(
                Ability(
                    id="wrench",
                    title=T("Wrench"),
                    effect=T("Eliminate up to 2 tentacles next to you."),
                ),
                Ability(
                    id="patch_up",
                    title=T("Patch Up"),
                    hint=T("Stand up, or stand a neighbour up"),
                    while_down=True,
                    effect=T("Stand up, or stand up a diver next to you. Works while down."),
                ),
                Ability(
                    id="haul",
                    title=T("Haul"),
                    hint=T("Pull a diver in line up to 2 spaces to you"),
                    effect=T("Pull a diver of your row or column up to 2 free spaces to you."),
                ),
            ),
        ),
        Character(
            id="katerina",
            name=T("Katerina"),
            letters="Ka",
            gist=T("Swims three spaces at once, slips out of jaws, trades places with anybody."),
            abilities=(
                Ability(
                    id="sprint",
                    title=T("Sprint"),
                    hint=T("Swim up to 3 free spaces"),
                    effect=T("Move up to 3 free spaces; only the last one takes effect."),
                ),
                Ability(
                    id="slip_away",
                    title=T("Slip Away"),
                    hint=T("Out of the jaws to the row before the band"),
                    reaction=True,
                    effect=T(
                        "When you would be devoured, go to a free space of the last row before "
                        "the Kraken instead."
                    ),
                ),
                Ability(
                    id="trade_places",
                    title=T("Trade Places"),
                    hint=T("Swap with a diver; your new space acts"),
                    effect=T("Swap places with any diver; your new space takes effect."),
                ),
            ),
        ),
        Character(
            id="vega",
            name=T("Vega"),
            letters="Ve",
            gist=T("Steers the Kraken's head, lures three tentacles, hides everybody in ink."),
            abilities=(
                Ability(
                    id="calm_the_beast",
                    title=T("Calm the Beast"),
                    hint=T("Move the head up to 2 spaces"),
                    effect=T("Move the Kraken's head up to 2 spaces left or right."),
                ),
                Ability(
                    id="lure",
                    title=T("Lure"),
                    hint=T("Move up to 3 tentacles 1 space each"),
                    effect=T("Move up to 3 different tentacles 1 space each."),
                ),
                Ability(
                    id="ink_screen",
                    title=T("Ink Screen"),
                    hint=T("Ignore the lower half of a Kraken card"),
                    reaction=True,
                    effect=T("When your turn ends, ignore the lower half of the Kraken card."),
                ),
            ),
        ),
    )
)

CHARACTERS: dict[str, Character] = {who.id: who for who in _ROSTER.characters}
ABILITIES: dict[str, Ability] = {
    ability.id: ability for who in _ROSTER.characters for ability in who.abilities
}
