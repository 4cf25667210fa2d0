"""One attack of a battle of Lurk: the dice that had to be rolled, and what they did."""

from collections.abc import Iterator
from dataclasses import replace

from games.lurk.state import Fight, Model, State
from tests.referee.lurk import cards, dice, fights, sheets
from tests.referee.lurk.hexes import distance
from tests.referee.lurk_table import FACES, TILES, piece, sea_of

BOMB = "RR"


def paid(kind: str, ability: str) -> str:
    return sheets.POWERS.get(kind, "") if ability == "power" else ability


def rolled(role: str, signs: list[str]) -> tuple[str, dice.Tally]:
    """The pool behind the dice on the table, and what they show."""
    tally = dice.tally(role, [FACES[die[1]] for die in signs])
    colours = sorted(die[0] for die in signs)
    assert all(FACES[die[1]] in dice.FACES[die[0]] for die in signs), signs
    for _ in range(tally.extra):
        colours.remove("R")
    return "".join(colours), tally


def fighters(states: tuple[State, ...], kind: str, seat: int, tile: int) -> Iterator[Model]:
    """Who may have been meant: before or after the choice, for the attack lies in between."""
    for state in states:
        for model in state.models:
            if model.kind == kind and model.seat == seat:
                yield replace(model, tile=tile)


def check_dice(before: State, after: State, fight: Fight, bomb: bool) -> None:
    """Dice and wounds of one attack; a bomb always rolls two red dice."""
    attack = sheets.ATTACK.get(paid(fight.attacker, fight.attack_ability), sheets.Ability())
    defence = sheets.DEFENCE.get(paid(fight.target, fight.defence_ability), sheets.Ability())
    attack_dice, hits = rolled("attack", fight.attack)
    defence_dice, shields = rolled("defence", fight.defence)
    states = (before, after)
    pairs = [
        (one, other)
        for one in fighters(states, fight.attacker, fight.attacker_seat, fight.origin)
        for other in fighters(states, fight.target, fight.target_seat, fight.tile)
    ]
    attacks = [pool for pair in pairs for pool in attack_pools(states, *pair, attack, fight)]
    assert same(attack_dice, [BOMB] if bomb else attacks), (fight, attacks)
    defences = [pool for _, other in pairs for pool in defence_pools(states, other, defence)]
    assert same(defence_dice, defences), (fight, defences)
    pierced = {attack.pierces + hook(one, other) for one, other in pairs}
    blocks = {max(0, shields.marks + defence.blocks - pierces) for pierces in pierced}
    assert fight.hits == hits.marks, fight
    assert fight.blocks in blocks, fight
    assert fight.wounds == dice.wounds(fight.hits, fight.blocks), fight


def same(pool: str, pools: list[str]) -> bool:
    return sorted(pool) in [sorted(other) for other in pools]


def gap(one: Model, other: Model) -> int:
    return distance(TILES[one.tile], TILES[other.tile])


def hook(one: Model, other: Model) -> int:
    near = gap(one, other) <= 1
    return sum(gear.pierces for gear in cards.worn(tuple(one.cards)) if near)


def attack_pools(
    states: tuple[State, ...], one: Model, other: Model, ability: sheets.Ability, fight: Fight
) -> Iterator[str]:
    far, gear = gap(one, other), tuple(one.cards)
    veiled = sum(worn.veil for worn in cards.worn(tuple(other.cards))) if far > 1 else 0
    veiled += 2 * (fight.defence_ability == "ink_flask")
    for state in states:
        lifts = ability.lifts if may_lift(state, other, ability) else 0
        bonus = ability.dice * times(state, one, other, ability)
        yield from cards.attack_pools(piece(one), gear, far, bonus, lifts, veiled)


def may_lift(state: State, other: Model, ability: sheets.Ability) -> bool:
    coral = state.ground[other.tile] in {"coral", "poison"}
    return not ability.needs or coral or bool(other.tokens)


def times(state: State, one: Model, other: Model, ability: sheets.Ability) -> int:
    """How often the dice of an ability come."""
    friends = sum(mate.tile == one.tile and mate.seat == one.seat for mate in state.models) - 1
    found = {
        "": 1,
        "own wound": one.wounds,
        "target wound": other.wounds,
        "friend": max(0, friends),
    }[ability.per]
    return min(2, found)


def defence_pools(
    states: tuple[State, ...], other: Model, ability: sheets.Ability
) -> Iterator[str]:
    gear = cards.worn(tuple(other.cards))
    proof = any(one.coral_proof for one in gear)
    swims = any(one.swims_well for one in gear)
    for state in states:
        water = sea_of(state)
        coral = water.ground[TILES[other.tile]] in {"coral", "poison"}
        lifts = ability.lifts + (coral and ability.needs == "coral lifts two")
        pool = fights.defence_pool(water, piece(other), swims, proof)
        yield from dice.upgrades(pool + ability.dice, lifts)
