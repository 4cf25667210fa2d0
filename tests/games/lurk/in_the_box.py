"""What lies in the box, by the first part of its id in the glossary."""

from games.lurk.content import CARDS, CREATURES, EVENTS, FACTIONS, KINDS, TREASURES
from games.lurk.words import GROUND_NAMES, TOKEN_NAMES

IN_THE_BOX = {
    "model": set(KINDS),
    "card": set(CARDS),
    "abyss": {*CREATURES, *TREASURES},
    "event": set(EVENTS),
    "faction": set(FACTIONS),
    "token": set(TOKEN_NAMES),
    "ground": set(GROUND_NAMES),
}
