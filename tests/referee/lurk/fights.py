"""Lurk, second reading: what defends, whom one reaches, and who is left."""

# SILENT
# - Whether bonus dice come before or after degrading: what a model wears and where it stands
#   count before, a paid ability after it.
# - Whether charging sinks a die in every attack of the turn: yes, until the own turn ends.
# - A charge in each of two movements: each is a special action of its own, so each sinks a die.
# - Several armies wiped out at the same moment: nobody is left, nobody has won.
# - Whether the pile of Essence can run out: it cannot.
# - Rocks under the attacker give their white die only with a climb in the same turn.

from collections.abc import Iterable, Mapping

from tests.referee.lurk.dice import degrade, worst_first
from tests.referee.lurk.hexes import Tile, distance, neighbours, sees
from tests.referee.lurk.sea import Model, Sea

STOCK = 5


def defence_pool(
    sea: Sea, model: Model, swims_well: bool = False, coral_proof: bool = False
) -> str:
    """Dice with armour, red on a beaten creature's den; coral and swimming sink the worst."""
    ground = sea.ground[model.tile]
    dice = model.defence + ("R" if ground == "den" else "")
    on_coral = ground in {"coral", "poison"} and not coral_proof
    swimming = "Swimming" in model.tokens and not swims_well
    return degrade(worst_first(dice), on_coral + swimming)


def in_reach(sea: Sea, attacker: Model, target: Tile, sight: bool = True) -> bool:
    far = 1 if "Inked" in attacker.tokens else attacker.range
    if distance(attacker.tile, target) > far:
        return False
    return not sight or sees(sea.rocks, attacker.tile, target)


def targets(sea: Sea, attacker: Model, sight: bool = True) -> set[Tile]:
    """Tiles with an enemy or a creature on guard that it may attack."""
    wanted = {model.tile for model in sea.models if model.side != attacker.side}
    wanted |= {tile for tile, kind in sea.ground.items() if kind == "guarded"}
    return {tile for tile in wanted - {attacker.tile} if in_reach(sea, attacker, tile, sight)}


def destroyed(model: Model) -> bool:
    return model.wounds >= model.heart


def may_search(sea: Sea, searcher: Model, tile: Tile, face_up_coral: bool) -> bool:
    """An abyss from next to it, coral under one's own feet and not yet turned over."""
    if sea.ground[tile] == "abyss":
        return tile in neighbours(searcher.tile)
    return tile == searcher.tile and sea.ground[tile] in {"coral", "poison"} and face_up_coral


def may_recover(sea: Sea, model: Model) -> bool:
    return "Poisoned" not in model.tokens and sea.ground[model.tile] != "poison"


def tokens_after(kind: str, columns: tuple[int, int, int]) -> tuple[int, int, int]:
    """Movement, attack and end columns after one activation; `wasted`: a movement that attacks."""
    moving, fighting, done = columns
    if kind == "move":
        return moving - 1, fighting + 1, done
    if kind == "attack":
        return moving, fighting - 1, done + 1
    return moving - 1, fighting, done + 1


def survivors(armies: Mapping[int, Iterable[str]]) -> set[int]:
    """Sides that still have a model, on the map or waiting."""
    return {side for side, models in armies.items() if any(True for _ in models)}
