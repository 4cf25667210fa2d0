"""Lurk, second reading: what a worn card changes in a model's figures and its attack."""

# SILENT
# - A model's worn cards count as soon as they lie under it.
# - Long Barrel on a model whose range another card raised: only the printed range matters.
# - Worn cards and a climb count before degrading.

from dataclasses import dataclass, replace

from tests.referee.lurk.dice import degrade, upgrades
from tests.referee.lurk.sea import Model


@dataclass(frozen=True)
class Gear:
    near: str = ""
    """Dice more when attacking a neighbour."""
    lifts: int = 0
    """Attack dice always upgraded."""
    defence: str = ""
    speed: int = 0
    heart: int = 0
    coral_proof: bool = False
    swims_well: bool = False


GEAR = {
    "steam_lance": Gear(near="R"),
    "sawtooth_blade": Gear(near="R"),
    "coral_axe": Gear(near="R"),
    "rusted_cutlass": Gear(near="W"),
    "drowned_sceptre": Gear(lifts=1),
    "serpent_spear": Gear(lifts=1),
    "obsidian_hook": Gear(),
    "riveted_plate": Gear(defence="R", speed=-1),
    "basalt_carapace": Gear(defence="B", speed=-1),
    "pearl_mail": Gear(defence="R"),
    "turtle_shell": Gear(defence="R"),
    "barnacle_shield": Gear(defence="W", coral_proof=True),
    "shark_hide": Gear(defence="W"),
    "diver_jerkin": Gear(defence="W"),
    "bone_harness": Gear(heart=1),
    "eelskin": Gear(speed=1),
    "veil_of_silt": Gear(),
    "current_charm": Gear(swims_well=True),
    "pressure_helm": Gear(),
    "glass_helm": Gear(),
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
    if "long_barrel" in cards and far >= 2:
        far += 1
    if "coral_bow" in cards:
        far = far + 1 if far >= 2 else 2
    if "harpoon_gun" in cards:
        far = max(far, 2)
    if silt and far > 1:
        far -= 1
    return 1 if "Inked" in model.tokens else far


def attack_pools(model: Model, cards: tuple[str, ...], gap: int) -> set[str]:
    """Every pool the attack may be rolled with; several where dice to lift may be chosen."""
    dice = model.attack + ("W" if "Climb bonus" in model.tokens else "")
    dice += "".join(gear.near for gear in worn(cards) if gap <= 1)
    always = sum(gear.lifts for gear in worn(cards))
    sunk = model.charges + ("Stunned" in model.tokens)
    return {degrade(pool, sunk) for pool in upgrades(dice, always)}


def defended(model: Model, cards: tuple[str, ...]) -> Model:
    return replace(model, defence=model.defence + "".join(gear.defence for gear in worn(cards)))
