"""What the referee compares in one position of Lurk: figures, ways and targets of every model."""

from collections.abc import Iterator
from dataclasses import replace

from games.kernel.match import Match
from games.lurk.state import EFFECTS, LURKER, Model, State
from games.lurk.view import ModelView
from tests.referee.lurk import cards, fights
from tests.referee.lurk import sea as second
from tests.referee.lurk.hexes import Tile, neighbours
from tests.referee.lurk_table import NAMES, TILES, TURN, piece, sea_of, tiles_offered
from tests.referee.tables import asks

WHERE, ACTOR = "movement.where", "attack.actor"


def same(pool: str, pools: set[str]) -> bool:
    return sorted(pool) in [sorted(other) for other in pools]


def check_figures(match: Match) -> int:
    """Heart, steps, reach and dice of everybody on the map; how many there were."""
    state: State = match.game.s
    water = sea_of(state)
    views: dict[int, ModelView] = {view.id: view for view in match.view(None).models}
    here = [model for model in state.models if model.tile >= 0]
    for model in here:
        view, seen, gear = views[model.id], piece(model), tuple(model.cards)
        worn = cards.worn(gear)
        swims_well = any(one.swims_well for one in worn)
        coral_proof = any(one.coral_proof for one in worn)
        defence = fights.defence_pool(water, seen, swims_well, coral_proof)
        assert view.heart == seen.heart, view
        assert view.reach == cards.attack_range(seen, gear, state.silt), view
        assert same(view.attack, cards.attack_pools(seen, gear, 1)), view
        assert same(view.attack_far, cards.attack_pools(seen, gear, 2)), view
        assert same(view.defence, {defence}), (view, defence)
        if model.seat != LURKER and "trapped" not in model.tokens:
            assert view.steps == steps(model, seen), view
    return len(here)


def steps(model: Model, seen: second.Model) -> int:
    """What a movement has before it begins: a charge is named anew for each."""
    return second.allowance(seen, "swimming" in model.tokens, charging=False)


def acting(state: State) -> Model:
    return next(model for model in state.models if model.id == state.acting)


def check_ways(match: Match) -> None:
    """The open question where a model goes: every tile, every climb, no other."""
    assert match.ask is not None
    assert match.ask.prompt.args is not None
    state: State = match.game.s
    model, water, left = acting(state), sea_of(state), match.ask.prompt.args["n"]
    seen, swimming = piece(model), "swimming" in model.tokens
    assert "trapped" not in model.tokens or left == 0, model
    walked = second.reach(water, seen, left, swimming)
    climbed = set() if swimming else second.climbable(water, seen, left) - walked
    assert tiles_offered(match, "go") == walked, model
    assert tiles_offered(match, "climb") == climbed, model


def blind_shot(state: State, model: Model) -> bool:
    """Whether it can pay for an attack that needs no sight."""
    gift = model.kind == "gaze_bearer" or "deep_gaze" in model.cards
    paid = state.players[model.seat].essence >= 1 and "stunned" not in model.tokens
    return (gift and paid) or "flare" in model.cards or "sleeping_eye" in model.cards


def deeds(state: State, model: Model) -> tuple[set[str], set[Tile], bool, bool]:
    """Whom it may attack, which abyss it may look into, whether it may search and recover."""
    water, gear = sea_of(state), tuple(model.cards)
    seen = replace(piece(model), range=cards.attack_range(piece(model), gear, state.silt))
    struck = fights.targets(water, seen, sight=not blind_shot(state, model))
    if "sleeping_eye" in model.cards:
        farther = replace(seen, range=seen.range + 1)
        struck |= fights.targets(water, farther, sight=False)
    hits = {
        f"m{other.id}"
        for other in state.models
        if other.tile >= 0 and other.seat != model.seat and TILES[other.tile] in struck
    }
    depths = {tile for tile in neighbours(seen.tile) if water.ground.get(tile) == "abyss"}
    fresh = model.tile not in state.searched
    search = fights.may_search(water, seen, seen.tile, fresh)
    ill = any(token in EFFECTS for token in model.tokens)
    return hits, depths, search, ill and fights.may_recover(water, seen)


def ordered(match: Match, model: Model) -> dict[str, set[str]]:
    """What this model may be ordered, by the first word of each order."""
    assert match.ask is not None
    found: dict[str, set[str]] = {}
    for option in match.ask.options:
        kind, *rest = option.id.split(".")
        if f"m{model.id}" in rest[-2:] and getattr(option.value, "model", None) == model.id:
            found.setdefault(kind, set()).add(rest[0])
    return found


def check_movements(match: Match, model: Model) -> None:
    """Every tile and every climb that one model may be ordered to, no other."""
    state: State = match.game.s
    water, seen, swimming = sea_of(state), piece(model), "swimming" in model.tokens
    left = 0 if "trapped" in model.tokens else steps(model, seen)
    walked = second.reach(water, seen, left, swimming)
    climbed = set() if swimming else second.climbable(water, seen, left) - walked
    orders = ordered(match, model)
    assert {NAMES[name] for name in orders.get("go", ())} == walked, model
    assert {NAMES[name] for name in orders.get("climb", ())} == climbed, model
    swum = {NAMES[name] for name in orders.get("swim_to", ())}
    afloat = second.reach(water, seen, left + 1, True) if left and not swimming else set()
    assert afloat - walked <= swum <= afloat, model
    assert ("settle_here" in orders) == (swimming and left > 0), model


def check_deeds(match: Match, model: Model, first: bool) -> None:
    """What a model does with its attack. A tile attacks *or* searches and recovers: after the
    first deed of an activation only one of the two may be left."""
    hits, depths, search, recover = deeds(match.game.s, model)
    orders = ordered(match, model)
    prey, abysses = orders.get("hit", set()), {NAMES[name] for name in orders.get("abyss", ())}
    chances = (prey, abysses, "search" in orders, "recover" in orders)
    if first:
        assert chances == (hits, depths, search, recover), model
    else:
        assert prey <= hits, model
        assert chances[1] <= depths, model
        assert chances[2] <= search, model
        assert chances[3] <= recover, model


def check_turn(match: Match) -> None:
    """The main question of a turn: what every model may be ordered."""
    state: State = match.game.s
    own = [model for model in state.models if model.seat == state.active and model.tile >= 0]
    moving, fighting, _ = state.columns
    for model in own:
        if (moving or model.id in state.moving.models) and model.moves < 2:
            check_movements(match, model)
        else:
            assert not {"go", "climb", "swim", "swim_to", "charge"} & set(ordered(match, model))
        if (moving or fighting) and not model.acted:
            check_deeds(match, model, first=True)
        else:
            assert not {"hit", "search", "abyss", "recover"} & set(ordered(match, model)), model


def close_looks(match: Match) -> Iterator[Match]:
    """Every question that a hurried movement leads to, one model after another."""
    assert match.ask is not None
    for option in match.ask.options:
        if option.id.split(".")[0] in {"swim", "charge"}:
            other = match.clone()
            other.choose(match.game.s.active, option.id)
            yield other


def check_position(match: Match) -> int:
    """One open question of a turn; how many answers were compared."""
    if asks(match, TURN):
        check_turn(match)
        return check_figures(match)
    if asks(match, WHERE):
        check_ways(match)
        return 1
    if asks(match, ACTOR):
        for model in _asked(match):
            check_deeds(match, model, first=False)
        return 1
    return 0


def _asked(match: Match) -> list[Model]:
    """The models that the open question is about."""
    assert match.ask is not None
    ids = {getattr(option.value, "model", None) for option in match.ask.options}
    return [model for model in match.game.s.models if model.id in ids]
