"""Lurk, second reading: what a worn card or a paid ability changes in an attack."""

# SILENT
# - A model's worn cards count as soon as they lie under it.
# - Long Barrel on a model whose range another card raised: only the printed range matters.
# - Upgrades and bonus dice come before degrading; two upgrades lift two dice.

from dataclasses import dataclass, replace

from tests.referee.lurk.dice import degrade, upgrades
from tests.referee.lurk.sea import Model


@dataclass(frozen=True)
class Gear:
    near: str = ""
    """Dice more when attacking a neighbour."""
    lifts: int = 0
    """Attack dice always upgraded."""
    pierces: int = 0
    """Shields cancelled when attacking a neighbour."""
    defence: str = ""
    speed: int = 0
    heart: int = 0
    veil: int = 0
    """Attack dice sunk of whoever attacks from farther away."""
    coral_proof: bool = False
    swims_well: bool = False
    immune: frozenset[str] = frozenset()


GEAR = {
    "Steam Lance": Gear(near="R"),
    "Sawtooth Blade": Gear(near="R"),
    "Coral Axe": Gear(near="R"),
    "Rusted Cutlass": Gear(near="W"),
    "Drowned Sceptre": Gear(lifts=1),
    "Serpent Spear": Gear(lifts=1),
    "Obsidian Hook": Gear(pierces=1),
    "Riveted Plate": Gear(defence="R", speed=-1),
    "Basalt Carapace": Gear(defence="B", speed=-1),
    "Pearl Mail": Gear(defence="R"),
    "Turtle Shell": Gear(defence="R"),
    "Barnacle Shield": Gear(defence="W", coral_proof=True),
    "Shark Hide": Gear(defence="W"),
    "Diver Jerkin": Gear(defence="W"),
    "Bone Harness": Gear(heart=1),
    "Eelskin": Gear(speed=1),
    "Veil of Silt": Gear(veil=1),
    "Current Charm": Gear(swims_well=True),
    "Pressure Helm": Gear(immune=frozenset({"Poisoned", "Inked"})),
    "Glass Helm": Gear(immune=frozenset({"Poisoned"})),
}


def worn(cards: tuple[str, ...]) -> list[Gear]:
    return [GEAR[card] for card in cards if card in GEAR]


def speed(model: Model, cards: tuple[str, ...]) -> int:
    return max(1, model.speed + sum(gear.speed for gear in worn(cards)))


def heart(model: Model, cards: tuple[str, ...]) -> int:
    return model.heart + sum(gear.heart for gear in worn(cards))


def attack_range(model: Model, cards: tuple[str, ...], silt: bool = False) -> int:
    """Its reach with the weapon; thick silt takes one from every reach above one."""
    far = model.range
    if "Long Barrel" in cards and far >= 2:
        far += 1
    if "Coral Bow" in cards:
        far = far + 1 if far >= 2 else 2
    if "Harpoon Gun" in cards:
        far = max(far, 2)
    if silt and far > 1:
        far -= 1
    return 1 if "Inked" in model.tokens else far


def attack_pools(
    model: Model, cards: tuple[str, ...], gap: int, bonus: str = "", lifts: int = 0, sunk: int = 0
) -> set[str]:
    """Every pool the attack may be rolled with; several where dice to lift may be chosen."""
    dice = model.attack + bonus + ("W" if "Climb bonus" in model.tokens else "")
    dice += "".join(gear.near for gear in worn(cards) if gap <= 1)
    lifts += sum(gear.lifts for gear in worn(cards))
    sunk += ("Charging" in model.tokens) + ("Stunned" in model.tokens)
    return {degrade(pool, sunk) for pool in upgrades(dice, lifts)}


def defended(model: Model, cards: tuple[str, ...]) -> Model:
    return replace(model, defence=model.defence + "".join(gear.defence for gear in worn(cards)))
