"""What lies in the box, by the first part of its id in the glossary."""

from games.jupiter.cards import ABILITIES, SETBACKS
from games.jupiter.modules import PRINTED

IN_THE_BOX = {
    "card": {*ABILITIES, *SETBACKS},
    "module": set(map(str, PRINTED)),
    "robot": set(map(str, range(7))),
}
