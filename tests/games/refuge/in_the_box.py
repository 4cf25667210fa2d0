"""What lies in the box, by the first part of its id in the glossary."""

from games.refuge.board import SPACES
from games.refuge.cards import KRAKEN, SALVAGE, TYPE_NAMES
from games.refuge.characters import ABILITIES, CHARACTERS
from games.refuge.objective_cards import OBJECTIVES

IN_THE_BOX = {
    "salvage": set(SALVAGE),
    "kraken": set(KRAKEN),
    "ability": set(ABILITIES),
    "diver": set(CHARACTERS),
    "objective": set(OBJECTIVES),
    "space": set(SPACES.values()),
    "type": set(TYPE_NAMES),
}
