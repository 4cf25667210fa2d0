"""Both scopes of every ability: as a card that is discarded, and as the core that stays."""

import pytest

from games.jupiter.abilities.powers import copies_of
from games.jupiter.cards import ABILITIES, Ability
from games.jupiter.invasion import answers_to, invade
from games.jupiter.state import ROBOT
from games.jupiter.turn import begin_turn
from tests.games.jupiter.scene import (
    GAME,
    WHEREVER,
    act,
    at,
    colonists,
    creeps,
    drive,
    module,
    offered,
    scene,
    spelled,
)

BOTH = pytest.mark.parametrize("scope", ["card", "core"])

USES: dict[Ability, tuple[str, ...]] = {
    "heat_seeker": ("use.heat_seeker.3", "shoot.[R.C]"),
    "module_control": ("use.module_control.0", "module.[R]", "site.3.0"),
    "pilot": ("use.pilot.0",),
    "rocket_boots": ("use.rocket_boots.1", "land.[L.E]"),
    "teleport": ("use.teleport.3", "land.[J.C]"),
}
"""One use of each ability of a single action or event in the action phase."""


def with_power(card: Ability, scope: str, robots: str = "L.C", **more: str) -> GAME:
    """An ability that lasts for the turn, laid out from the hand or as the core."""
    if scope == "core":
        return scene(robots, core=card, **more)  # type: ignore[arg-type]
    game = scene(robots, hand=card, **more)  # type: ignore[arg-type]
    act(game, f"play.{card}")
    return game


def with_one(card: Ability, scope: str, **more: object) -> GAME:
    """An ability used once, in the hand or as the core."""
    held = {"core": card} if scope == "core" else {"hand": card}
    return scene("L.C K.C", **held, **more)  # type: ignore[arg-type]


@BOTH
def test_boost_takes_one_extra_action(scope: str) -> None:
    game = with_power("boost", scope)
    if scope == "core":
        begin_turn(game)
    assert game.actions_left == 6


@BOTH
def test_bullhorn_commands_over_the_entire_colony(scope: str) -> None:
    game = with_power("bullhorn", scope, colonists="R.C")
    assert {pair.split()[0] for pair in offered(game, "command")} == {"R.C"}


@BOTH
def test_follower_moves_an_adjacent_colonist_after_every_command(scope: str) -> None:
    game = with_power("follower", scope, colonists="D.E D.NE D.C")
    act(game, "command.[D.E].[L.W]", "follow.[D.NE]")
    act(game, "command.[D.E].[D.SE]", "follow.[D.C]")
    assert colonists(game) == {"L.W", "D.SE", "D.E"}
    assert game.s.spent == 2


@BOTH
def test_grenadier_kills_a_neighbour_with_every_kill(scope: str) -> None:
    game = with_power("grenadier", scope, creeps="L.E L.SE L.W L.SW")
    act(game, "shoot.[L.E]")
    act(game, "shoot.[L.W]")
    assert creeps(game) == set()
    assert game.s.spent == 2


@BOTH
def test_juggernaut_runs_over_a_creep_with_every_move(scope: str) -> None:
    game = with_power("juggernaut", scope, creeps="L.E L.SE")
    act(game, "crush.[L.E]")
    act(game, "crush.[L.SE]")
    assert creeps(game) == set()
    assert at(game, "L.SE") == ROBOT


@BOTH
def test_override_steers_other_robots_with_every_action(scope: str) -> None:
    game = with_power("override", scope, "L.C R.C", creeps="R.E")
    act(game, "override.1", "shoot.[R.E]")
    act(game, "override.1", "move.[R.E]")
    assert at(game, "R.E") == ROBOT + 1
    assert game.s.spent == 2


@BOTH
def test_swap_changes_places_with_every_action(scope: str) -> None:
    game = with_power("swap", scope, colonists="L.E", creeps="L.SE")
    act(game, "swap.[L.E].1")
    act(game, "swap.[L.SE].2")
    assert colonists(game) == {"L.C"}
    assert creeps(game) == {"L.E"}
    assert at(game, "L.SE") == ROBOT


@pytest.mark.parametrize("card", USES)
def test_used_from_the_hand_it_is_discarded_and_gone(card: Ability) -> None:
    game = with_one(card, "card", creeps="R.C R.E")
    act(game, *USES[card])
    assert game.s.discards == [card]
    assert offered(game, "use") == set()
    begin_turn(game)
    assert offered(game, "use") == set()


@pytest.mark.parametrize("card", USES)
def test_as_a_core_it_serves_once_per_turn_and_every_turn(card: Ability) -> None:
    game = with_one(card, "core", creeps="R.C R.E")
    act(game, *USES[card])
    assert game.s.discards == []
    assert offered(game, "use") == set()
    begin_turn(game)
    assert len(offered(game, "use")) == 1


@BOTH
def test_sniper_serves_once_as_a_card_and_every_action_as_a_core(scope: str) -> None:
    game = with_one("sniper", scope, creeps="D.W D.C")
    act(game, "use.sniper.1", "shoot.[D.W]")
    assert game.s.discards == (["sniper"] if scope == "card" else [])
    assert bool(offered(game, "use")) == (scope == "core")


@BOTH
def test_data_core_installs_another_card_and_is_then_gone(scope: str) -> None:
    game = scene("L.C", hand="data_core pilot", core="swap")
    if scope == "core":
        game = scene("L.C", hand="pilot", core="data_core")
    act(game, "use.data_core.0")
    assert game.me.core == "pilot"
    assert "data_core" in game.s.discards
    assert "data_core 0" not in offered(game, "use")


@BOTH
def test_phase_shift_rerolls_once(scope: str) -> None:
    game = with_one("phase_shift", scope, dice=(5, 5))
    drive(invade(game), "reroll", WHEREVER)
    assert game.s.discards == (["phase_shift"] if scope == "card" else [])
    assert copies_of(game, "phase_shift") == 0
    begin_turn(game)
    assert copies_of(game, "phase_shift") == (scope == "core")


@BOTH
def test_suppressant_stops_one_module_once(scope: str) -> None:
    game = with_one("suppressant", scope, dice=(5,))
    drive(invade(game), spelled("suppress.[K]"), WHEREVER)
    assert module("K") not in game.s.risen
    assert game.s.discards == (["suppressant"] if scope == "card" else [])
    assert copies_of(game, "suppressant") == 0
    begin_turn(game)
    assert copies_of(game, "suppressant") == (scope == "core")


@pytest.mark.parametrize(
    "card", [card for card, face in ABILITIES.items() if face.scope in ("action", "event")]
)
def test_it_can_be_used_on_ones_own_turn_only(card: Ability) -> None:
    """Cards of others serve them, not whoever's turn it is."""
    game = scene("L.C K.C", creeps="R.C D.C")
    game.s.players[1].hand, game.s.players[1].core = [card], card
    assert offered(game, "use") == set()
    assert answers_to(game, [module("K")]) == []
