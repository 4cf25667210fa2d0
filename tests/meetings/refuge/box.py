"""What lies in the box for the co-operative dive: the board, miniatures, cards, objectives."""

from __future__ import annotations

from typing import NamedTuple

LETTERS = "ABCDEFGHI"
START, FINISH, CAVE, LAIR, SPAWN, WHIRLPOOL, KRAKEN = "TFCLSWK"
ROWS = (
    ".TTTTTTT.",
    ".LCLWLCL.",
    ".LSSLSSL.",
    ".SLCSCLS.",
    ".CWLCLWC.",
    ".LSLSLSL.",
    ".SLSCSLS.",
    "KKKKKKKKK",
    "KKKKKKKKK",
    ".KKKKKKK.",
    ".FFFFFFF.",
)
"""From the Start row up to the submarine; a dot is no space."""
SPACES = {
    f"{letter}{row}": kind
    for row, kinds in enumerate(ROWS)
    for letter, kind in zip(LETTERS, kinds, strict=True)
    if kind != "."
}
BAND = (9, 8, 7)
DEVOUR_ROW, ESCAPE_ROW = 4, 6
HEAD_START, HEAD_FIRST, HEAD_LAST = 3, 1, 5

TENTACLES, THREATS, CAMERAS, ACTIONS = 16, 4, 3, 2
MOST_PLAYERS, CROWD = 4, 3
"""With a crowd a tentacle lies on the threat track from the start."""

TYPES = {
    "Harpoon": "trident",
    "Dive Knife": "trident",
    "Dive Scooter": "propeller",
    "Tow Line": "propeller",
    "Flare": "lamp",
    "Bait": "lamp",
    "Air Tank": "flask",
}
COPIES = 8
SALVAGE = [title for title in TYPES for _ in range(COPIES)]
WEAPONS = ("Dive Knife", "Harpoon")
CARGO = "Cargo"


class KrakenCard(NamedTuple):
    """Steps of the head (negative: left), or the devour symbol; a sign for each column below."""

    steps: int
    devours: bool
    signs: str


KRAKEN_DECK = {
    "K1": KrakenCard(-1, False, "vSv"),
    "K2": KrakenCard(-1, False, "S>v"),
    "K3": KrakenCard(1, False, "vSv"),
    "K4": KrakenCard(1, False, "v<S"),
    "K5": KrakenCard(-2, False, "vv<"),
    "K6": KrakenCard(-2, False, "SVS"),
    "K7": KrakenCard(2, False, ">vv"),
    "K8": KrakenCard(2, False, "SVS"),
    "K9": KrakenCard(0, True, "vSv"),
    "K10": KrakenCard(0, True, "V^V"),
}

DIVERS = {
    "Michael": ("Rally", "Charge", "Brace"),
    "Satoshi": ("Jury-Rig", "Overcharge", "Sonar"),
    "Sophie": ("Plant Cameras", "Flash", "Reposition"),
    "Mags": ("Wrench", "Patch Up", "Haul"),
    "Katerina": ("Sprint", "Slip Away", "Trade Places"),
    "Vega": ("Calm the Beast", "Lure", "Ink Screen"),
}
REACTIONS = ("Brace", "Slip Away", "Ink Screen")
LYING = ("Air Tank", "Rally", "Patch Up")
"""Cards and abilities that work from the ground."""

OBJECTIVES = (
    ("Thin the Herd", "Chart the Caves", "Stock the Locker"),
    ("Breach the Hull", "Wound the Beast", "Seal the Vents"),
    ("Board the UB-85", "Bring the Cargo Home", "Slay the Kraken"),
)
BLUE = ("Thin the Herd", "Breach the Hull", "Board the UB-85")
LAID_OUT = {"Chart the Caves": ("B4", "H4", "E6"), "Seal the Vents": ("E1", "C4", "G4")}
"""Markers that lie on the board when the objective becomes the current one."""
CARGO_SPACE = "E10"


def goal(objective: str, players: int) -> int:
    """How often it must be advanced until it is accomplished."""
    return {
        "Thin the Herd": 3 + players,
        "Breach the Hull": 2,
        "Wound the Beast": 2 if players == 1 else 3,
        "Board the UB-85": players,
        "Bring the Cargo Home": 1,
        "Slay the Kraken": 5 + players,
    }.get(objective, 3)
