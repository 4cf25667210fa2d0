"""Cards as players see them: name, effect, picture and the colour of their kind."""

from __future__ import annotations

from games.jupiter.cards import ABILITIES, SETBACKS, AbilityCard, SetbackCard
from renderers.colour import Colour, rgb

FACES: dict[str, AbilityCard | SetbackCard] = {}
FACES.update(ABILITIES.items())
FACES.update(SETBACKS.items())
KINDS: dict[str, Colour] = {
    "move": rgb("2F7FA8"),
    "command": rgb("3E8F5A"),
    "attack": rgb("B23A30"),
    "misc": rgb("7A5AA8"),
    "setback": rgb("4A4A52"),
}
PICTURES: dict[str, str] = {
    "boost": "plus",
    "bullhorn": "flag",
    "data_core": "key",
    "follower": "person",
    "grenadier": "flame",
    "heat_seeker": "flare",
    "juggernaut": "shield",
    "module_control": "wrench",
    "override": "wheel",
    "phase_shift": "again",
    "pilot": "ship",
    "rocket_boots": "propeller",
    "sniper": "compass",
    "suppressant": "flask",
    "swap": "swap",
    "teleport": "whirlpool",
    "power_grab": "bolt",
    "signal_to_noise": "wave",
    "surge": "skull",
}


def colour_of(card: str) -> Colour:
    face = FACES[card]
    return KINDS[face.kind if isinstance(face, AbilityCard) else "setback"]
