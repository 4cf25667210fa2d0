"""Positions of Lurk translated for the referee, and crowded ones made up on the way."""

import random
from dataclasses import replace
from typing import Any

from games.conformance.kit import Player
from games.kernel import Line
from games.kernel.match import Match
from games.kernel.text import Text
from games.lurk.state import FALLEN, LURKER, NOT_MOVING, Model, State
from tests.referee.lurk import cards, sheets
from tests.referee.lurk import sea as second
from tests.referee.lurk.hexes import Tile
from tests.referee.lurk_watch import Watched
from tests.referee.tables import changed, offered, stopped_at

TURN = "turn.order"

ROWS = {
    -4: (1, 3),
    -3: (-1, 4),
    -2: (-2, 4),
    -1: (-3, 4),
    0: (-4, 4),
    1: (-4, 3),
    2: (-4, 2),
    3: (-4, 1),
    4: (-3, -1),
}
"""First and last tile of every row, the summoning tiles at its ends among them."""
TILES: list[Tile] = [(q, r) for r, (low, high) in ROWS.items() for q in range(low, high + 1)]
NAMES = {
    f"{chr(ord('A') + row)}{column}": (q, r)
    for row, (r, (low, high)) in enumerate(ROWS.items())
    for column, q in enumerate(range(low, high + 1), 1)
}
FACES = {
    "o": "octopus",
    "O": "white octopus",
    "s": "shield",
    "S": "white shield",
    "d": "diamond",
    "D": "white diamond",
    "-": "blank",
}
GROUND = {"lair": "guarded", "hollow": "emptied"}
TOKENS = {
    "swimming": "Swimming",
    "charging": "Charging",
    "climbed": "Climb bonus",
    "trapped": "Trapped",
    "poisoned": "Poisoned",
    "stunned": "Stunned",
    "inked": "Inked",
}
ARMIES = tuple(sheets.SHEETS)[:28]
CREATURES = tuple(sheets.SHEETS)[28:]
NEAR = ["steam_lance", "sawtooth_blade", "coral_axe", "rusted_cutlass"]
SPECIAL = ["drowned_sceptre", "serpent_spear", "obsidian_hook"]
WEAPONS = [*NEAR, *SPECIAL, "long_barrel", "coral_bow", "harpoon_gun"]
ARMOUR = [card for card in cards.GEAR if card not in {*WEAPONS, "current_charm"}]
SLOTS = (WEAPONS, ARMOUR, ["current_charm"])
"""A model carries at most one weapon, one armour and one item."""


def key(name: Any) -> str:
    return str(name).lower().replace(" ", "_")


def spoken(line: Line) -> Text:
    """What was told, without the full stop that makes a phrase a sentence between turns."""
    text = line.text
    return (text.args or {})["phrase"] if text.template == "{phrase}." else text


def piece(model: Model) -> second.Model:
    """As printed, with its worn cards."""
    tokens = frozenset(TOKENS[token] for token in model.tokens)
    bare = sheets.printed(
        model.kind, model.seat, TILES[model.tile], f"m{model.id}", model.wounds, tokens
    )
    gear = tuple(model.cards)
    return replace(
        cards.defended(bare, gear),
        speed=cards.speed(bare, gear),
        heart=cards.heart(bare, gear),
        charges=model.tokens.count("charging"),
    )


def sea_of(state: State) -> second.Sea:
    ground = {
        tile: GROUND.get(kind, kind)
        for tile, kind in zip(TILES, state.ground, strict=True)
        if kind != "void"
    }
    models = (model for model in state.models if model.tile >= 0 and model.seat != LURKER)
    return second.Sea(ground, tuple(piece(model) for model in models))


def tiles_offered(match: Match, kind: str) -> set[Tile]:
    return {NAMES[name] for name in offered(match, kind)}


def turns(seats: int, seed: int, player: Player) -> list[Match]:
    """Copies of a game where a turn's main question stands on a checkpoint."""
    match = Match.start(Watched, seats, seed=seed)
    stops = stopped_at(TURN, match, player, seed)
    return [stop for stop in stops if not stop.record.choices][2::9]


def crowded(match: Match, luck: random.Random) -> Match:
    """The same turn on another map, with more models, tokens and cards than any battle has."""
    return changed(match, lambda state: _crowd(state, luck))


def _crowd(state: State, luck: random.Random) -> None:
    field = [spot for spot, kind in enumerate(state.ground) if kind not in {"summoning", "void"}]
    kinds = ["sand", "rock", "coral", "poison", "abyss", "lair", "den", "hollow"]
    weights = [9, luck.randrange(1, 12), 3, 2, 2, 2, 2, 1]
    for spot in field:
        state.ground[spot] = luck.choices(kinds, weights)[0]  # type: ignore[call-overload]
    state.models = [model for model in state.models if model.seat != LURKER]
    for spot in field:
        if state.ground[spot] == "lair":
            state.models.append(Model(0, luck.choice(CREATURES), LURKER, spot))
    for _ in range(luck.randrange(12)):
        seat = luck.randrange(len(state.players))
        state.models.append(Model(0, luck.choice(ARMIES), seat, FALLEN))
    for number, model in enumerate(state.models):
        model.id = number
    _scatter(state, luck)
    state.columns = [luck.randrange(1, 3), luck.randrange(3), 0]
    state.silt, state.moving = luck.random() < 0.2, NOT_MOVING


def _scatter(state: State, luck: random.Random) -> None:
    army = [model for model in state.models if model.seat != LURKER]
    for model in army:
        model.tile = FALLEN
    for model in army:
        model.tokens = [token for token in TOKENS if luck.random() < 0.12]  # type: ignore[misc]
        model.tokens += ["charging"] * ("charging" in model.tokens and luck.random() < 0.5)
        model.cards = [luck.choice(slot) for slot in SLOTS if luck.random() < 0.5]
        model.wounds, model.moves, model.acted = 0, luck.randrange(3), luck.random() < 0.3
        water = sea_of(state)
        model.tile = 0
        here = [
            spot
            for spot, tile in enumerate(TILES)
            if second.may_stop(water, replace(piece(model), name=""), tile)
        ]
        model.tile = luck.choice(here) if here else FALLEN
