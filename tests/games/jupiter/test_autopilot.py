"""The autopilot: it leads people home, uses its cards, and wins often enough."""

import random
from collections import Counter
from typing import Any

import pytest

from games.jupiter import GAME
from games.jupiter.autopilot.answers import DESPAIR, answer, judge_discard
from games.jupiter.autopilot.critical_modules import PATIENCE, CriticalModules
from games.jupiter.autopilot.evaluation import Evaluation
from games.jupiter.explosions import destroy
from games.jupiter.invasion import invade
from games.jupiter.options import JupiterOptions
from games.jupiter.pod import dock
from games.jupiter.set_up import choose_cores
from games.jupiter.state import CREEP, OPEN
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.kernel.text import SILENCE
from tests.games.jupiter.scene import act, fill, first_ask, menu, module, scene, spelled
from tests.games.jupiter.spaces import named_space


def chosen(game: GAME) -> str:
    return answer(game.view(0), menu(game), 0, random.Random(1)).id


def play(seats: int, seed: int, **options: object) -> tuple[str, Counter[str]]:
    luck = random.Random(seed)
    game = GAME.new(seats, JupiterOptions.model_validate(options), Chance(seed))
    used: Counter[str] = Counter()

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = luck.choice(ask.seats)
        option = game.autopilot(game.view(seat), ask, seat, luck)
        if option.id.startswith(("play.", "use.")):
            used[option.id.split(".")[1]] += 1
        return option

    outcome, decisions = run(game, decide)
    assert decisions <= GAME.longest
    return outcome.cause, used


def test_it_leads_the_nearest_colonist_into_the_pod() -> None:
    game = scene("L.SW", colonists="L.NE D.W A.E A.W")
    game.s.target, game.s.spent = 4, 4
    assert chosen(game) == spelled("command.[L.NE].[POD]")


def test_it_shoots_what_threatens_many() -> None:
    game = scene("L.E", colonists="L.W L.SW L.NW L.SE", creeps="L.C")
    game.s.target, game.s.spent = 4, 4
    assert chosen(game) == spelled("shoot.[L.C]")


def test_it_steps_out_of_a_crowded_pod() -> None:
    game = scene("POD", colonists="K.W K.C L.C A.E")
    game.s.pod.colonists, game.s.target = 6, 8
    game.s.spent = 4
    assert chosen(game).startswith("move.")


def test_at_the_end_it_runs_for_the_pod() -> None:
    game = scene("L.C POD")
    game.s.target, game.s.saved = 14, 14
    while 0 not in game.s.pod.robots:
        act(game, chosen(game))
    assert game.s.spent == 2


def test_at_the_end_it_shoots_for_the_others_but_is_back_aboard() -> None:
    game = scene("POD L.C", creeps="L.E K.E")
    game.s.target, game.s.saved = 14, 14
    while game.s.phase == "actions":
        act(game, chosen(game))
    assert 0 in game.s.pod.robots


def test_it_does_not_launch_the_pod_while_others_run_for_it() -> None:
    game = scene("POD L.C", core="pilot")
    game.s.target, game.s.saved, game.s.pod.colonists = 14, 14, 1
    assert chosen(game) == "end"


def test_it_guards_the_last_dish() -> None:
    game = scene("H.SE", colonists="R.C R.E")
    fill(game, "B", but="B.NW")
    game.s.target = 2
    assert chosen(game) == spelled("move.[B.NW]")


def test_it_guards_nothing_when_robots_are_vulnerable() -> None:
    game = scene("H.SE", colonists="R.C R.E", robot_vulnerability=True)
    fill(game, "B", but="B.NW")
    assert CriticalModules(game.view(0), game.colony, 0).posts(game.s.domes) == {}


def test_it_does_not_stand_guard_for_ever() -> None:
    game = scene("H.SE", colonists="R.C")
    fill(game, "B", but="B.NW")
    assert CriticalModules(game.view(0), game.colony, 0).posts(game.s.domes)
    game.s.turn = PATIENCE + 1
    assert not CriticalModules(game.view(0), game.colony, 0).posts(game.s.domes)


def test_it_guards_nothing_while_no_creep_is_left_to_rise() -> None:
    game = scene("H.SE")
    for letter in "BIJKLMNOPQ":
        fill(game, letter)
    while game.creeps_in_box < 0:
        game.s.domes[game.s.domes.index(CREEP)] = OPEN
    while game.creeps_in_box > 0:
        game.s.domes[game.s.domes.index(OPEN)] = CREEP
    assert not CriticalModules(game.view(0), game.colony, 0).posts(game.s.domes)


def marooned(hand: str = "") -> GAME:
    """The pod lies at K and L; the last colonist at R, with nothing but wreckage between."""
    game = scene("L.C", colonists="R.C", hand=hand, numbers="1512512512325125124")
    for letter in "ABCDEFGHIJMNOPQ":
        destroy(game, module(letter))
    game.s.target, game.s.saved, game.s.pod.colonists = 14, 7, 6
    return game


def test_it_flies_the_pod_away_from_an_island_that_nobody_can_leave() -> None:
    assert chosen(marooned(hand="pilot")) == "use.pilot.0"


def test_it_keeps_what_moves_a_pod_that_nobody_can_reach() -> None:
    evaluation = Evaluation(marooned().view(0), 0)
    pilot, boost = (Option(card, 0, SILENCE, card) for card in ("pilot", "boost"))
    assert judge_discard(evaluation, pilot) < judge_discard(evaluation, boost)


def test_it_gives_up_a_rescue_that_cannot_be_finished() -> None:
    game = marooned()
    game.s.domes[named_space("L.E")] = CREEP
    assert chosen(game) == spelled("shoot.[L.E]")
    game.s.turn = PATIENCE + 1
    assert chosen(game) == "end"


def test_it_tries_anything_when_nothing_has_helped_for_ages() -> None:
    game = scene("L.C", colonists="K.C K.E A.C")
    game.s.target, game.s.turn = 4, DESPAIR + 1
    view, ask = game.view(0), menu(game)
    assert len({answer(view, ask, 0, random.Random(seed)).id for seed in range(9)}) > 3


def test_at_the_end_it_fetches_a_robot_that_creeps_wall_in() -> None:
    game = scene("R.C POD", hand="pilot")
    game.s.target, game.s.saved = 14, 14
    assert chosen(game) != "use.pilot.0"
    for letter in "GQS":
        fill(game, letter)
    assert chosen(game) == "use.pilot.0"


def test_at_the_end_it_sends_aside_whoever_stands_on_its_way() -> None:
    game = scene("L.C POD", colonists="L.NE L.E L.NW L.W L.SE L.SW")
    game.s.target, game.s.saved = 14, 14
    verb, who, _ = chosen(game).split(".")
    assert (verb, int(who)) == ("command", named_space("L.NE"))


def test_it_docks_the_pod_close_to_the_people() -> None:
    game = scene("POD", colonists="R.C R.E R.W R.NE", pod=None)
    game.s.target, game.s.turn = 4, 1
    ask = first_ask(dock(game, [0]))
    cell = answer(game.view(0), ask, 0, random.Random(1)).value
    assert module_letters(game, cell) & {"R"}


def module_letters(game: GAME, cell: Any) -> set[str]:
    return {"ABCDEFGHIJKLMNOPQRS"[index] for index in game.colony.modules_around(cell)}


def test_it_keeps_the_better_core() -> None:
    game = GAME.new(1, JupiterOptions(), Chance(5))
    game.s.players[0].hand = ["rocket_boots", "follower"]
    ask = first_ask(choose_cores(game))
    assert answer(game.view(0), ask, 0, random.Random(1)).id == "core.follower"


def test_it_wins_often_against_the_novices_target_and_uses_its_cards() -> None:
    """One of three games; those behind it are not played."""
    games = (play(2, seed, rescue=14) for seed in range(3))
    used = next(cards for cause, cards in games if cause == "rescued")
    assert len(used) >= 3


@pytest.mark.parametrize(
    ("rule", "seats"),
    [
        ("robot_vulnerability", 4),
        ("fast_creeps", 7),
        ("ultimate_heroes", 1),
        ("polite_colonists", 3),
    ],
)
def test_it_plays_every_alternate_rule_to_the_end(rule: str, seats: int) -> None:
    cause, _ = play(seats, 1, **{rule: True})
    assert cause in {"rescued", "converted", "power", "radar"}


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_1000_games_end(seats: int) -> None:
    causes = Counter(play(seats, seed)[0] for seed in range(143))
    assert sum(causes.values()) == 143


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_two_games_in_five_at_14(seats: int) -> None:
    wins = sum(play(seats, 5000 + seed, rescue=14)[0] == "rescued" for seed in range(100))
    assert wins >= 40


@pytest.mark.soak
def test_it_wins_now_and_then_at_28() -> None:
    assert any(play(2, 6000 + seed, rescue=28)[0] == "rescued" for seed in range(60))


def answered(game: GAME) -> str:
    """How the autopilot answers the roll."""
    ask = first_ask(invade(game))
    return answer(game.view(0), ask, 0, random.Random(1)).id


def test_it_rolls_again_when_many_modules_are_called() -> None:
    assert answered(scene("A.E", core="phase_shift", dice=(5,))) == "reroll"


def test_it_keeps_a_roll_that_calls_nobody() -> None:
    assert answered(scene("A.E", core="phase_shift", dice=(4,))) == "no"
