"""Every choice of a battle explained: wounds, lives, places and tokens must add up."""

from collections import Counter
from typing import Any

from games.kernel import Line
from games.lurk.state import EFFECTS, Fight, Model, State
from tests.referee.lurk import fights, sheets
from tests.referee.lurk import sea as second
from tests.referee.lurk_table import NAMES, TILES, key, piece, sea_of, spoken

STUNG, BURNT, TORN = "{model} is stung", "Poison burns {model}: 1 wound", "{model} takes {n} wound"
MOVING = {
    *("go", "climb", "swim", "settle", "charge", "air", "equip", "share", "enter"),
    *("swim_to", "settle_here", "settle_climb"),
}
"""Orders that take a token of the Movement column."""
HEALS = "{model} heals {n} wound"
ATTACKED = "{attacker} attacks {target} on {tile}"


def facts(lines: list[Line], *templates: str) -> list[dict[str, Any]]:
    found = (spoken(line) for line in lines)
    return [dict(text.args or {}) for text in found if text.template in templates]


def check_wounds(before: State, after: State, lines: list[Line], fought: list[Fight]) -> None:
    """Sums for each kind of model, for one kind may be there several times."""
    want: Counter[str] = Counter()
    for model in before.models:
        want[model.kind] += model.wounds
    for fight in fought:
        want[fight.target] += fight.wounds
    for fact in facts(lines, STUNG, BURNT, TORN):
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


def check_places(state: State, lines: list[Line]) -> None:
    """Whoever stands still stands lawfully; who is on the move, or is attacked on the way, may be
    passing a full tile."""
    water = sea_of(state)
    passing = {model.tile for model in water.models if model.name == f"m{state.acting}"}
    if state.acting >= 0:
        passing |= {NAMES[str(fact["tile"])] for fact in facts(lines, ATTACKED)}
    for model in water.models:
        assert model.tile in passing or second.may_stop(water, model, model.tile), model


def moves_along(state: State, option: str) -> bool:
    """Whether it is about others of a tile that was activated for the model before."""
    _, *names = option.split(".")
    tile, left = state.moving
    movers = {"all", *(f"m{model}" for model in left)}
    return bool(left) and NAMES.get(names[-1]) == TILES[tile] and names[-2] in movers


def check_columns(before: State, after: State, option: str) -> None:
    """The main question of a turn was answered: which token went where."""
    columns = before.columns[0], before.columns[1], before.columns[2]
    kind = "attack" if columns[1] else "wasted"
    kind = "move" if option.partition(".")[0] in MOVING else kind
    free = option in ("end", "stay") or option.startswith("use.") or moves_along(before, option)
    if free and option != "end":
        assert after.columns == before.columns, option
    elif not free and after.turn == before.turn:
        assert tuple(after.columns) == fights.tokens_after(kind, columns), option


def check_round(after: State, lines: list[Line]) -> None:
    """A new round starts without effects."""
    if any(line.text.template == "Round {n} begins." for line in lines):
        for model in after.models:
            assert not set(model.tokens) & set(EFFECTS), model


def check_limits(state: State) -> None:
    for model in state.models:
        assert model.moves <= 2, model
        assert all(count <= most(token) for token, count in Counter(model.tokens).items()), model
        assert not _doubles(model), model
    if state.phase == "turn" and state.acting < 0 and not state.ended:
        assert all(len(player.stock) <= fights.STOCK for player in state.players)


def most(token: str) -> int:
    """A charge weakens once for each of the two movements it goes with."""
    return 2 if token == "charging" else 1


def _doubles(model: Model) -> bool:
    return len(set(model.cards)) < len(model.cards) or len(model.cards) > 4
