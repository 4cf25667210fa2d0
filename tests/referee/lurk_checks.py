"""What the referee compares in one position of Lurk: figures, ways and targets of every model."""

from collections.abc import Iterator
from dataclasses import replace

from games.kernel.match import Match
from games.lurk.state import EFFECTS, LURKER, Model, State
from games.lurk.view import ModelView
from tests.referee.lurk import cards, fights
from tests.referee.lurk import sea as second
from tests.referee.lurk.hexes import Tile, neighbours
from tests.referee.lurk_table import NAMES, TILES, asks, offered, piece, sea_of, tiles_offered

TURN = "Your turn: {movement} move, {attack} attack"
WHERE = "{model}, {n} step: where to?"
DOES = "What does {model} do?"
MOVER, ACTOR = "Who moves from {tile}?", "Who acts on {tile}?"
THROWN = {"depth_charge", "depth_bomb", "anchor_chain"}
"""Items used instead of an attack; they need no target in the bearer's own reach."""
TITLES = {tile: name for name, tile in NAMES.items()}


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


def check_deeds(match: Match, first: bool) -> None:
    """What a model does with its attack. A tile attacks *or* searches and recovers: after the
    first deed of an activation only one of the two may be left."""
    assert match.ask is not None
    state: State = match.game.s
    model = acting(state)
    hits, depths, search, recover = deeds(state, model)
    ids = {option.id for option in match.ask.options}
    prey = {target.partition(".")[0] for target in offered(match, "hit")}
    chances = (prey, tiles_offered(match, "abyss"), "search" in ids, "recover" in ids)
    if first:
        assert chances == (hits, depths, search, recover), model
    else:
        assert prey <= hits, model
        assert chances[1] <= depths, model
        assert chances[2] <= search, model
        assert chances[3] <= recover, model


def check_turn(match: Match) -> None:
    """The main question of a turn: tiles that may be activated."""
    state: State = match.game.s
    own = [model for model in state.models if model.seat == state.active and model.tile >= 0]
    ready = {TILES[model.tile] for model in own if model.moves < 2}
    free = {TILES[model.tile] for model in own if model.moves < 2 and "trapped" not in model.tokens}
    fresh = [model for model in own if not model.acted]
    busy = {TILES[model.tile] for model in fresh if any(deeds(state, model))}
    throwing = {TILES[model.tile] for model in fresh if THROWN & set(model.cards)}
    moving, fighting, _ = state.columns
    assert (free if moving else set()) <= tiles_offered(match, "move") <= ready
    struck, rushed = tiles_offered(match, "attack"), tiles_offered(match, "rush")
    assert not (struck and rushed), "a movement is only wasted when no attack token is left"
    if moving or fighting:
        assert busy <= (struck if fighting else rushed) <= busy | throwing
    else:
        assert not struck | rushed


def close_looks(match: Match) -> Iterator[Match]:
    """Every question that activating each tile leads to, one model after another."""
    assert match.ask is not None
    state: State = match.game.s
    own = [model for model in state.models if model.seat == state.active and model.tile >= 0]
    for option in match.ask.options:
        kind, _, name = option.id.partition(".")
        if kind in {"move", "rush", "attack"}:
            for model in (one for one in own if TITLES[TILES[one.tile]] == name):
                yield from _pick(match, option.id, model)


def _pick(match: Match, option: str, model: Model) -> Iterator[Match]:
    seat = match.game.s.active
    other = match.clone()
    other.choose(seat, option)
    for prompt, choice in ((MOVER, f"mover.m{model.id}"), (ACTOR, f"actor.m{model.id}")):
        if asks(other, prompt):
            assert other.ask is not None
            if other.ask.find(seat, choice) is None:
                return
            other.choose(seat, choice)
    if other.game.s.acting != model.id:
        return
    yield other
    if asks(other, WHERE):
        yield from _hurry(other, seat)


def _hurry(match: Match, seat: int) -> Iterator[Match]:
    for way in ("swim", "charge"):
        assert match.ask is not None
        if match.ask.find(seat, way) is not None:
            other = match.clone()
            other.choose(seat, way)
            yield other


def check_position(match: Match, first: bool = True) -> int:
    """One open question of a turn; how many answers were compared."""
    if asks(match, TURN):
        check_turn(match)
        return check_figures(match)
    if asks(match, WHERE):
        check_ways(match)
        return 1
    if asks(match, DOES):
        check_deeds(match, first)
        return 1
    return 0
