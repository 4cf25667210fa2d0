"""What lies in the box, by the first part of its id in the glossary."""

from games.tentacula.content import CONTENT

IN_THE_BOX = {
    "tile": set(map(str, range(len(CONTENT.tiles)))),
    "gate": set(map(str, range(len(CONTENT.gates)))),
    "gem": set(map(str, range(len(CONTENT.gems)))),
    "stash": set(map(str, range(len(CONTENT.stashes)))),
    "fish": set(map(str, range(len(CONTENT.fish)))),
    "animal": set(map(str, range(len(CONTENT.animals)))),
    "level": set(CONTENT.levels),
}
