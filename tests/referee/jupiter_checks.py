"""What the referee compares in one position of Jupiter Deep: every offer of a turn."""

from games.jupiter.options import JupiterOptions
from games.jupiter.state import ACTIONS, COLONISTS, HAND_LIMIT, State
from games.kernel.match import Match
from tests.referee.jupiter import cards, creeps
from tests.referee.jupiter import colony as second
from tests.referee.jupiter_table import (
    MAIN,
    cell_named,
    now,
    offered,
    spot_named,
    spot_of,
    stops_offered,
)
from tests.referee.tables import asks

DOCK = "Where shall the pod dock?"
RISE = "Where does the creep rise on {module}?"
RISE_TOGETHER = "Where do creeps rise? One each: {modules}"
BOOTS, TELEPORT = "Where do the rocket boots carry you?", "Where do you appear?"
LOOSE, SITE = "Which module is moved?", "Where does {module} go?"
HIT = "Which creep is hit?"
FOLLOW = "Who follows to {space}?"


def lasting(state: State) -> set[str]:
    """Abilities that change every action of this turn."""
    core = state.players[state.active].core
    return {str(one) for one in (*state.in_play, *([core] if core else []))}


def robot(state: State) -> str:
    return f"robot{state.active}"


def near(base: second.Colony, who: str) -> set[second.Spot]:
    """Domes one step away from a robot."""
    here = second.where(base, who)
    if here is not None:
        return second.beside(base, here)
    return second.pod_domes(base) if who in base.crew else set()


def robot_ways(base: second.Colony, who: str) -> set[second.Stop]:
    """Where a robot may step; the pod is ``None``."""
    ways: set[second.Stop] = {spot for spot in near(base, who) if spot not in base.pieces}
    here = second.where(base, who)
    return ways | {None} if here is not None and second.may_board(base, here) else ways


def check_moves(match: Match) -> None:
    state: State = match.game.s
    base, can = now(match), lasting(state)
    ways = robot_ways(base, robot(state))
    assert stops_offered(match, "move") == ways, (ways, stops_offered(match, "move"), base)
    beside = near(base, robot(state))
    crushed = {spot for spot in beside if base.pieces.get(spot) == "creep"}
    assert stops_offered(match, "crush") == (crushed if "juggernaut" in can else set())


def check_commands(match: Match) -> None:
    state: State = match.game.s
    base, can = now(match), lasting(state)
    given = {
        (spot_of(state, int(start)), spot_of(state, int(end)))
        for start, end in offered(match, "command")
    }
    want = second.commands(base, robot(state), "bullhorn" in can)
    assert given == want, (given - want, want - given, base.pod, robot(state))


def check_shots(match: Match) -> None:
    state: State = match.game.s
    base, can = now(match), lasting(state)
    prey: set[second.Stop] = set(second.in_sight(base, robot(state)))
    assert prey <= stops_offered(match, "shoot"), prey
    if "sniper" not in can:
        assert stops_offered(match, "shoot") == prey
    else:
        far: set[second.Stop] = set(cards.sniped(base, robot(state)))
        assert stops_offered(match, "shoot") <= prey | far


def check_trades(match: Match) -> None:
    """With robots in command range, when either of the two holds a card."""
    state: State = match.game.s
    base, me = now(match), robot(state)
    cells = second.command_cells(base, me)
    if "bullhorn" in lasting(state):
        return
    partners = set()
    for seat in range(len(state.players)):
        other = f"robot{seat}"
        there = second.where(base, other)
        aboard = other in base.crew and (me in base.crew or second.pod_in_range(base, me))
        cards_held = state.players[seat].hand or state.players[state.active].hand
        if other != me and cards_held and (aboard or (there and there[0] in cells)):
            partners.add((str(seat),))
    assert offered(match, "trade") == partners, (base.pod, base.crew)


def check_figures(match: Match) -> None:
    """Actions and hand limit under super creeps."""
    state: State = match.game.s
    covered = [state.modules[at].number for at in state.covered]
    limits = match.view(None).limits
    assert limits.actions_left == ACTIONS - (4 in covered) + state.boosts - state.spent
    assert limits.hand_limit == HAND_LIMIT - covered.count(3)


def check_turn(match: Match) -> None:
    check_figures(match)
    check_moves(match)
    check_commands(match)
    check_shots(match)
    check_trades(match)


def check_dock(match: Match) -> None:
    assert {(int(q), int(r)) for q, r in offered(match, "cell")} == second.docks(now(match))


def check_rise(match: Match) -> None:
    spots = {spot for spot in stops_offered(match, "rise") if spot is not None}
    assert spots
    for cell in {cell for cell, _ in spots}:
        assert {spot for spot in spots if spot[0] == cell} == creeps.landing(now(match), cell)


def check_boots(match: Match) -> None:
    state: State = match.game.s
    base = now(match)
    here = second.where(base, robot(state))
    if here is None or lasting(state) & {"juggernaut", "swap"}:
        return
    assert stops_offered(match, "land") == cards.flights(base, here), here


def check_teleport(match: Match) -> None:
    if not lasting(match.game.s) & {"juggernaut", "swap"}:
        landings = {spot for spot in stops_offered(match, "land") if spot is not None}
        assert landings == cards.teleports(now(match))


def check_loose(match: Match) -> None:
    state: State = match.game.s
    modules = [state.modules[int(at)] for (at,) in offered(match, "module")]
    assert {(module.q, module.r) for module in modules} == cards.loose(now(match))


def check_site(match: Match) -> None:
    """Where a loose module may go."""
    assert match.ask is not None
    state: State = match.game.s
    module = str((match.ask.prompt.args or {})["module"])
    sites = {(int(q), int(r)) for q, r in offered(match, "site")}
    assert sites == cards.new_places(now(match), cell_named(state, module)), module


def check_follow(match: Match) -> None:
    """Who may follow the colonist commanded last, whether it went to a dome or aboard."""
    assert match.ask is not None
    state: State = match.game.s
    vacated = spot_named(state, str((match.ask.prompt.args or {})["space"]))
    led = spot_of(state, state.led) if state.led >= 0 else None
    given = {spot for spot in stops_offered(match, "follow") if spot is not None}
    assert given == cards.followers(now(match), vacated, led), (vacated, led)


def check_hit(match: Match, card: str) -> int:
    """What a sniper or a heat seeker aims at, right after the card was played."""
    if not asks(match, HIT) or card not in {"sniper", "heat_seeker"}:
        return 0
    base = now(match)
    anywhere = {spot for spot, piece in base.pieces.items() if piece == "creep"}
    prey = anywhere if card == "heat_seeker" else cards.sniped(base, robot(match.game.s))
    assert stops_offered(match, "shoot") == prey, card
    return 1


CHECKS = {
    SITE: check_site,
    FOLLOW: check_follow,
    MAIN: check_turn,
    DOCK: check_dock,
    RISE: check_rise,
    RISE_TOGETHER: check_rise,
    BOOTS: check_boots,
    TELEPORT: check_teleport,
    LOOSE: check_loose,
}


def robots_save(state: State, options: JupiterOptions) -> bool:
    """Vulnerable ones only until creeps come: a robot on the last dome fills it with no creep."""
    after_creeps = {"draw", "arrival"} | (set() if options.fast_creeps else {"invasion"})
    return not options.robot_vulnerability or state.phase not in after_creeps


def check_limits(match: Match) -> None:
    """Nobody is lost without being counted, and nothing full is left standing."""
    state: State = match.game.s
    base, options = now(match), match.record.options
    left = sum(piece == "colonist" for piece in base.pieces.values())
    assert state.spare + state.saved + state.lost + base.aboard + left == COLONISTS
    assert base.aboard + len(base.crew) <= second.ROOM
    assert base.pieces.keys() <= second.spots(base)
    if not (asks(match, RISE) or asks(match, RISE_TOGETHER)):
        assert not creeps.blown_up(base, robots_save(state, options))
        assert not creeps.lost_modules(base)
        assert not creeps.too_few(base, state.saved, state.target)
        assert not creeps.won(base, state.saved, state.target)


def check_position(match: Match) -> int:
    """One open question; how many answers were compared."""
    if match.game.s.phase in {"cores", "first", "docking"}:
        return 0
    check_limits(match)
    for template, check in CHECKS.items():
        if asks(match, template):
            check(match)
            return 1
    return 0
