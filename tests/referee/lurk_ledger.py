"""Every choice of a battle explained: Essence, wounds, tokens and dice must add up."""

from collections import Counter
from typing import Any

from games.kernel import Line
from games.kernel.text import Seat, Text
from games.lurk.state import EFFECTS, LURKER, Fight, Model, State
from tests.referee.lurk import dice, fights, sheets
from tests.referee.lurk import sea as second
from tests.referee.lurk_table import piece, sea_of

FACES = {
    "o": "octopus",
    "O": "white octopus",
    "s": "shield",
    "S": "white shield",
    "d": "diamond",
    "D": "white diamond",
    "-": "blank",
}
GAINS, USES = "{seat} gains {n} Essence.", "{model} uses {ability}."
TAKES = "{seat} takes {n} Essence from {loser}."
ATTACKS = "{attacker} attacks {target} on {tile}: {n} wound."
HURTS = {"Poison burns {model}.": 1, "{model} is stung.": 1, "{model} takes {n} wound.": 1}
EVENT = "{event}: {text}"
HEALS = "{model} heals {n} wound."
CHANGING = frozenset({"salvage_rights", "wellspring", "leech_tide", "drain"})
"""Abilities that bring Essence beside the dice."""


def key(name: Any) -> str:
    return str(name).lower().replace(" ", "_")


def facts(lines: list[Line], *templates: str) -> list[dict[str, Any]]:
    found = (line.text for line in lines if line.text.template in templates)
    return [dict(text.args or {}) for text in found if isinstance(text, Text)]


def owner(state: State, kind: str) -> int:
    """Factions are never shared, so a kind of model has one master."""
    return next(model.seat for model in state.models if model.kind == kind)


def number(seat: Seat) -> int:
    return seat.number


def check_essence(before: State, after: State, lines: list[Line]) -> None:
    purse = Counter({seat: player.essence for seat, player in enumerate(before.players)})
    for fact in facts(lines, GAINS):
        purse[number(fact["seat"])] += fact["n"]
    for fact in facts(lines, TAKES):
        purse[number(fact["seat"])] += fact["n"]
        purse[number(fact["loser"])] -= fact["n"]
    for fact in facts(lines, USES):
        price = sheets.COSTS.get(key(fact["ability"]), 0)
        purse[owner(after, key(fact["model"]))] -= price
    now = {seat: player.essence for seat, player in enumerate(after.players)}
    assert now == dict(purse), [str(line.text) for line in lines]
    assert min(now.values()) >= 0


def check_wounds(before: State, after: State, lines: list[Line]) -> None:
    """Sums for each kind of model, for one kind may be there several times."""
    want: Counter[str] = Counter()
    for model in before.models:
        want[model.kind] += model.wounds
    for fact in facts(lines, ATTACKS):
        want[key(fact["target"])] += fact["n"]
    for fact in facts(lines, *HURTS):
        want[key(fact["model"])] += fact.get("n", 1)
    for fact in facts(lines, HEALS):
        want[key(fact["model"])] -= fact["n"]
    got: Counter[str] = Counter()
    for model in after.models:
        got[model.kind] += model.wounds
    assert +got == +want, [str(line.text) for line in lines]


def check_lives(before: State, after: State) -> None:
    """Whoever has as many wounds as heart is gone, and nobody else but drones that blew up."""
    alive = {model.id for model in before.models if model.tile >= 0}
    for model in after.models:
        if model.tile >= 0:
            assert not fights.destroyed(piece(model)), model
        elif model.id in alive:
            hearts = int(sheets.SHEETS[model.kind][-1])
            assert model.wounds >= hearts or (model.kind == "mine_drone" and model.acted), model


def check_places(state: State) -> None:
    """Whoever stands still stands lawfully; who is on the move may be passing a full tile."""
    water = sea_of(state)
    passing = {model.tile for model in water.models if model.name == f"m{state.acting}"}
    for model in water.models:
        assert model.tile in passing or second.may_stop(water, model, model.tile), model


def check_columns(before: State, after: State, option: str) -> None:
    kind = option.partition(".")[0]
    kind = {"rush": "wasted", "enter": "move"}.get(kind, kind)
    columns = before.columns[0], before.columns[1], before.columns[2]
    if kind in {"move", "attack", "wasted"} and after.turn == before.turn:
        assert tuple(after.columns) == fights.tokens_after(kind, columns), option


def check_diamonds(before: State, after: State, lines: list[Line], fight: Fight) -> None:
    """Diamonds go to whoever rolled them; a creature's lie on its tile until it is beaten."""
    used = {key(fact["ability"]) for fact in facts(lines, USES)} | {fight.attack_ability}
    eventful = any(line.text.template == EVENT for line in lines)
    slain = fight.target_seat == LURKER and fight.destroyed
    stung = bool(facts(lines, "{seat} defeats {creature}!")) and not slain
    if used & CHANGING or eventful or stung or len(facts(lines, ATTACKS)) != 1:
        return
    want: Counter[int] = Counter()
    for seat, role, rolled in (
        (fight.attacker_seat, "attack", fight.attack),
        (fight.target_seat, "defence", fight.defence),
    ):
        want[seat] += dice.tally(role, [FACES[die[1]] for die in rolled]).diamonds
    lair = [model for model in before.models if model.seat == LURKER and model.tile >= 0]
    if slain:
        beast = next(model for model in lair if model.tile == fight.tile)
        bounty = beast.essence + sheets.REWARDS[beast.kind]
        want[fight.attacker_seat] += bounty + want.pop(LURKER, 0)
    got: Counter[int] = Counter()
    for fact in facts(lines, GAINS):
        got[number(fact["seat"])] += fact["n"]
    got[LURKER] = essence_below(after) - essence_below(before)
    if slain:
        got.pop(LURKER)
    assert +got == +want, ([str(line.text) for line in lines], fight)


def essence_below(state: State) -> int:
    return sum(model.essence for model in state.models if model.seat == LURKER)


def check_round(after: State, lines: list[Line]) -> None:
    """A new round starts without effects."""
    if any(line.text.template == "Round {n} begins." for line in lines):
        for model in after.models:
            assert not set(model.tokens) & set(EFFECTS), model


def check_limits(state: State) -> None:
    for model in state.models:
        assert model.moves <= 2, model
        assert len(set(model.tokens)) == len(model.tokens), model
        assert not _doubles(model), model
    if state.phase == "turn" and state.acting < 0 and not state.ended:
        assert all(len(player.stock) <= fights.STOCK for player in state.players)


def _doubles(model: Model) -> bool:
    return len(set(model.cards)) < len(model.cards) or len(model.cards) > 4
