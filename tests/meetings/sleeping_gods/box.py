"""What lies in the box and matters here: counts, crew, weapons, cards, enemies.

Crew skills, synergy and the weapons of the printed examples are the rulebook's; health and what no
page shows is the digest's. Cards without a printed name are plain samples, one for each effect."""

from __future__ import annotations

from typing import NamedTuple

SKILLS = ("strength", "perception", "savvy", "craft", "cunning")
STATUSES = {"low_morale": 8, "venom": 4, "madness": 4, "frightened": 4, "weakened": 4}
"""Tokens of each status; nobody has two of a kind."""
GOODS = {"meat": 6, "vegetables": 6, "grain": 6, "materials": 6, "artifacts": 6, "coins": 40}
ROOMS = {"hull": 1, "deck": 2, "sick bay": 2, "galley": 2, "quarters": 2, "bridge": 2}
"""Places for damage, in the order of the fate that hits them (1 to 6); together 11."""
COMMAND, FATIGUE, SYNERGY, ACTIONS = 14, 18, 9, 4
FATES = {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}
HAND, EQUIPPED = 3, 2
SHARES = {1: (4,), 2: (2, 2), 3: (2, 1, 1), 4: (1, 1, 1, 1)}
"""Combat action tokens by number of players, the active one first."""
CAPTAIN = "Captain Odessa"


class Mod(NamedTuple):
    """One thing that an ability, a card or a token does."""

    op: str
    n: int = 1
    what: str = ""

    def __str__(self) -> str:
        return f"{self.op} {self.n} {self.what}".strip()


class Weapon(NamedTuple):
    accuracy: int
    damage: int
    block: int = 0
    ranged: bool = False
    boost: str = ""


class Crew(NamedTuple):
    """A crew board: skills, health, the weapon printed on it, an ability with its cost, synergy."""

    skills: tuple[str, ...]
    health: int
    weapon: str
    cost: int
    ability: tuple[Mod, ...]
    synergy: Mod


class Card(NamedTuple):
    """An ability or level card. Modes: ``none``, ``passive``, ``discard``, ``command``."""

    fate: int
    cost: int
    skill: str
    mode: str = "none"
    mod: Mod | None = None
    command: int = 0
    health: int = 0


class Adventure(NamedTuple):
    """A card anybody may use: its cost lies on it; one of its effects is chosen. A recipe also
    costs food, and is not cooked in a fight."""

    cost: int
    options: tuple[Mod, ...]
    recipe: bool = False


WEAPONS = {
    "Cane-sword": Weapon(1, 2, 1, boost="cunning"),
    "Adze": Weapon(0, 3, 0, boost="strength"),
    "Rifle": Weapon(2, 1, 0, True, "perception"),
    "Pistol": Weapon(1, 2, 0, True, "savvy"),
    "Pin": Weapon(0, 2, 2, boost="strength"),
    "Saw": Weapon(2, 2, 0, boost="savvy"),
    "Club": Weapon(0, 2, 2, boost="savvy"),
    "Shovel": Weapon(-1, 3, 1, boost="strength"),
    "Sling": Weapon(1, 1, 0, True, "cunning"),
    "Harpoon": Weapon(1, 3, 0, True, "strength"),
    "Boarding Axe": Weapon(0, 3, 1, boost="strength"),
}
WEAPON_CARDS = ("Harpoon", "Boarding Axe")

DAMAGE = Mod("damage", 1)
_BOARDS = """
Captain Odessa|strength perception savvy craft cunning|5 Cane-sword 2|fate_plus,accuracy|diagonal
Rafael|strength craft|6 Adze 1|repair|block 2
Audrie|perception craft|4 Rifle 1|redraw_if_1|damage
Kasumi|savvy cunning perception|4 Pistol 2|redraw|damage
Kannan|savvy strength cunning|6 Pin 1|damage,block|redraw
Gregory|savvy strength|5 Saw 2|heal 2,unstatus 1 venom|revive 2
Laurent|savvy craft strength perception|5 Club 2|gain 1 meat,accuracy|damage
Marco|strength cunning|7 Shovel 1|damage|damage_nonheart 2
Mac|craft cunning perception|4 Sling 1|unstatus 1 frightened,unstatus 1 low_morale|accuracy 2
"""


def mod(text: str) -> Mod:
    op, *rest = text.split()
    return Mod(op, int(rest[0]) if rest else 1, *rest[1:])


def board(row: str) -> tuple[str, Crew]:
    name, skills, body, ability, synergy = row.split("|")
    health, weapon, cost = body.split()
    mods = tuple(map(mod, ability.split(",")))
    return name, Crew(tuple(skills.split()), int(health), weapon, int(cost), mods, mod(synergy))


CREW = dict(map(board, _BOARDS.split("\n")[1:-1]))

CARDS = {
    "Triage": Card(5, 2, "savvy"),
    "Surprise Strike": Card(4, 1, "perception", "discard", Mod("strike")),
    "Brawn": Card(3, 1, "strength"),
    "Wit": Card(2, 1, "cunning"),
    "Steady Aim": Card(3, 1, "perception", "passive", Mod("accuracy")),
    "Hard Blow": Card(3, 2, "strength", "passive", DAMAGE),
    "Guard": Card(2, 1, "craft", "passive", Mod("block")),
    "Watch": Card(2, 1, "craft", "passive", Mod("block_round")),
    "Sharp Word": Card(2, 1, "cunning", "discard", Mod("redraw")),
    "Field Dressing": Card(4, 1, "savvy", "discard", Mod("heal", 2)),
    "Fury": Card(1, 1, "strength", "command", DAMAGE, 1),
}
LEVELS = {"Study": Card(0, 0, "savvy"), "Stout": Card(0, 0, "strength", health=1)}
ADVENTURES = {
    "Gear": Adventure(1, (Mod("redraw_best"),)),
    "Vest": Adventure(1, (Mod("block", 3),)),
    "Charm": Adventure(1, (Mod("unstatus", 1, "madness"), Mod("skill", 3, "savvy"))),
    "Bell": Adventure(1, (Mod("skill", 3, "savvy"), Mod("block", 2))),
    "Rope": Adventure(
        1, (Mod("skill", 2, "strength"), Mod("skill", 3, "perception"), Mod("block"))
    ),
    "Tide-reader": Adventure(2, (Mod("fate_plus", 2),)),
    "Soup": Adventure(1, (Mod("unfatigue", 3),), recipe=True),
}


class Square(NamedTuple):
    """What one square of an enemy card shows. ``power`` is an ability with its number."""

    heart: int = 0
    attack: int = 0
    synergy: bool = False
    flying: bool = False
    power: str = ""
    n: int = 1


STANDING = ("first_strike", "resist")
"""Powers that hold until covered; all others run at the end of a round."""
HOURGLASSES = (
    *("adjacent", "adjacent_regen", "discard", "lose_resource", "regen", "disarm", "ship_damage"),
    *STATUSES,
)


class Enemy(NamedTuple):
    defense: int
    attack: int
    rows: tuple[tuple[Square, ...], ...]


PLAIN, HEART, ATTACK, POINT = Square(), Square(1), Square(attack=1), Square(1, synergy=True)
ENEMIES = {
    "Scorpion Squid": Enemy(
        5, 2, ((HEART, HEART), (PLAIN, Square(synergy=True, power="weakened")), (Square(2), ATTACK))
    ),
    "Skeletal Warrior": Enemy(5, 1, ((PLAIN, HEART), (PLAIN, POINT), (PLAIN, ATTACK))),
    "Flying Eye": Enemy(
        5, 2, ((Square(flying=True), HEART), (ATTACK, POINT), (Square(power="madness"), HEART))
    ),
    "Infernal Jackal": Enemy(4, 2, ((HEART, PLAIN), (ATTACK, PLAIN), (HEART, PLAIN))),
}
