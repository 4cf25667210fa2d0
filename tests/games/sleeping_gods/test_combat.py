"""A combat: the row of enemies, action tokens, rounds, and how it ends (R73-R76, R89, R98)."""

from contextlib import nullcontext
from typing import Any

import pytest

from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.fight.action_tokens import deal_tokens, hand_over, token_moves
from games.sleeping_gods.fight.combat import danger, fight_round, start_fight
from games.sleeping_gods.state import Attack
from games.sleeping_gods.words import difficulty
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import EYE, JACKAL, SKELETON, against, battle, row, strike
from tests.games.sleeping_gods.tables import Script, crew, drive, rig_fate, seats, table


def test_r73_enemies_are_shuffled_into_a_row() -> None:
    rows = set()
    for seed in range(12):
        game = table(seed=seed)
        start_fight(game, (3, 5, 6))
        rows.add(tuple(foe.num for foe in row(game).foes))
    assert len(rows) > 1
    assert all(sorted(one) == [3, 5, 6] for one in rows)


@pytest.mark.parametrize(
    ("players", "active", "tokens"),
    [(1, 0, (4,)), (2, 0, (2, 2)), (2, 1, (2, 2)), (3, 0, (2, 1, 1)), (3, 1, (1, 2, 1)),
     (3, 2, (1, 1, 2)), (4, 1, (1, 1, 1, 1))],
)  # fmt: skip
def test_r73_to_r75_a_combat_begins(players: int, active: int, tokens: tuple[int, ...]) -> None:
    game = table(players)
    crew(game, "mac").damage, game.s.active = 2, active
    game.s.took_part = [1]
    assert changed(game, lambda game: start_fight(game, (SKELETON, SKELETON))) == {
        "took_part": (), "fight.disarmed": (), "fight.foes.0.covered": (), "fight.foes.0.num": 6,
        "fight.foes.1.covered": (), "fight.foes.1.num": 6, "fight.round": 1,
        "fight.synergy": tuple(range(9)), "fight.tokens": tokens, "fight.used": (0,) * 9,
        "fight.wounds": 2,
    }  # fmt: skip
    assert happened(game) == ["combat_level 6 very easy Skeletal Warrior, Skeletal Warrior"]


def test_r74_whoever_left_gets_no_tokens() -> None:
    game = table(3)
    game.s.active, game.s.chairs[0].here = 2, False
    start_fight(game, (SKELETON,))
    assert row(game).tokens == [0, 2, 2]


def test_r75_a_second_fight_begins_afresh() -> None:
    game = battle(3)
    first = row(game)
    first.synergy[1], first.disarmed, first.round = 0, [5], 7
    game.s.took_part = [2]
    start_fight(game, (3,))
    again = row(game)
    assert (again.synergy, again.disarmed, again.round) == (list(range(9)), [], 1)
    assert (again.tokens, again.used, again.wounds) == ([4], [0] * 9, 0)
    assert (again.foes[0].covered, game.s.took_part) == ([], [])


@pytest.mark.parametrize(
    ("answers", "command", "change", "lines"),
    [
        (["give-1"], (1, 0), {"chairs.0.command": 0, "fight.tokens": (1, 3)},
         ["0 hands_action_token 1"]),
        (["owe-1", "yes"], (0, 1), {"chairs.1.command": 0, "fight.tokens": (1, 3)},
         ["0 hands_action_token 1"]),
        (["take-1", "yes"], (1, 0), {"chairs.0.command": 0, "fight.tokens": (3, 1)},
         ["1 hands_action_token 0"]),
        (["take-1", "no"], (1, 0), {}, []),
        (["owe-1", "no"], (0, 1), {}, []),
        (["back"], (1, 1), {}, []),
    ],
)  # fmt: skip
def test_r74_a_token_changes_hands_for_a_command_of_giver_or_taker(
    answers: list[str], command: tuple[int, int], change: dict[str, Any], lines: list[str]
) -> None:
    game = battle(SKELETON, seats=2)
    game.s.chairs[0].command, game.s.chairs[1].command = command
    assert changed(game, lambda game: hand_over(game, 0, row(game)), *answers) == change
    assert happened(game) == lines


@pytest.mark.parametrize(
    ("tokens", "command", "offered"),
    [
        ((2, 2), (1, 1), ["give-1", "owe-1", "take-1", "back"]),
        ((0, 4), (1, 1), ["take-1", "back"]),
        ((4, 0), (1, 1), ["give-1", "owe-1", "back"]),
        ((2, 2), (1, 0), ["give-1", "take-1", "back"]),
        ((2, 2), (0, 1), ["owe-1", "back"]),
    ],
)
def test_r74_only_what_can_be_given_and_paid_is_offered(
    tokens: tuple[int, int], command: tuple[int, int], offered: list[str]
) -> None:
    game = battle(SKELETON, seats=2)
    row(game).tokens = list(tokens)
    game.s.chairs[0].command, game.s.chairs[1].command = command
    assert Script(hand_over(game, 0, row(game))).ids() == offered


@pytest.mark.parametrize(
    ("players", "command", "offered"),
    [(1, (3,), []), (2, (0, 0), []), (2, (0, 1), [0, 1]), (2, (1, 0), [0, 1])],
)
def test_r74_tokens_are_handed_over_only_where_somebody_can_pay_somebody(
    players: int, command: tuple[int, ...], offered: list[int]
) -> None:
    game = battle(SKELETON, seats=players)
    for chair, held in zip(game.s.chairs, command, strict=True):
        chair.command = held
    assert [option.seat for option in token_moves(game)] == offered


def test_r18_r74_whoever_is_asked_for_a_token_or_a_command_is_asked() -> None:
    """For a token that is wanted, or a command for one that is offered; the active player may
    answer for somebody absent."""
    prompts = set[str]()
    for move in ("take-2", "owe-2"):
        game = battle(SKELETON, seats=3)
        for chair in game.s.chairs:
            chair.command = 1
        script = Script(hand_over(game, 1, row(game))).answer(move)
        asked = [("yes", 2, False), ("no", 2, False), ("yes", 0, True), ("no", 0, True)]
        assert seats(script.ask) == asked
        assert script.prompt == "token.agreed 1"
        prompts.add(str(script.ask.prompt))
    assert len(prompts) == 2


def test_r74_a_token_changes_hands_only_with_the_others_consent() -> None:
    game = battle(3, seats=2)
    game.s.chairs[1].command = 2
    script = Script(fight_round(game)).answer("token", seat=1).answer("take-0")
    assert set(script.ids(0)) == {"yes", "no"}
    script.answer("no", seat=0)
    assert (row(game).tokens, game.s.chairs[1].command) == ([2, 2], 2)
    script.answer("token", seat=1).answer("take-0").answer("yes", seat=0)
    assert (row(game).tokens, game.s.chairs[1].command) == ([1, 3], 1)
    assert script.answer("token", seat=0).ids(0) == ["owe-1", "back"]


def test_r76_tokens_are_used_in_any_order_and_the_active_player_ends_the_round() -> None:
    script = Script(fight_round(battle(3, seats=2)))
    assert script.ask.awaited == [0, 1]
    assert any(option.startswith("fight") for option in script.ids(0))
    assert any(option.startswith("fight") for option in script.ids(1))
    assert "end" in script.ids(0)
    assert "end" not in script.ids(1)
    assert script.answer("end").prompt.startswith("foe.strikes")


def test_r76_the_next_round_begins_with_fresh_tokens() -> None:
    game = battle(SKELETON)
    row(game).tokens, row(game).used = [2], [1] * 9
    assert changed(game, fight_round, "end", "mac") == {
        "crew.mac.damage": 2, "fight.round": 2, "fight.tokens": (4,), "fight.used": (0,) * 9,
        "fight.wounds": 2,
    }  # fmt: skip
    assert happened(game)[0] == "0 ends_round"


def test_r89_a_round_without_tokens_ends_and_a_won_fight_is_cleared() -> None:
    game = battle(SKELETON)
    combat = row(game)
    combat.used[0], combat.tokens = 2, [0]
    drive(fight_round(game), "marco")
    assert (combat.round, combat.tokens, combat.used) == (2, [4], [0] * 9)
    combat.foes[0].covered = [2]
    rig_fate(game, 6)
    assert Script(fight_round(game)).answer("fight-gregory", "at-0-4").over
    assert game.s.fight is None


def test_r89_the_next_round_deals_tokens_anew_and_keeps_what_was_knocked_away() -> None:
    game = battle(3, **{"mac.damage": 1})
    combat = row(game)
    combat.used, combat.tokens, combat.disarmed = [2] * 9, [0], [5]
    combat.synergy[1] = 0
    combat.attack = Attack(1, 0)
    deal_tokens(game, combat)
    assert (combat.tokens, combat.used, combat.wounds) == ([4], [0] * 9, 1)
    assert (combat.disarmed, combat.synergy[1]) == ([5], 0)


@pytest.mark.parametrize(
    ("level", "words"),
    [(3, "very easy"), (8, "very easy"), (9, "easy"), (11, "easy"), (12, "medium"),
     (13, "medium"), (14, "dangerous"), (17, "dangerous"), (18, "deadly"), (22, "deadly")],
)  # fmt: skip
def test_r98_levels_of_difficulty(level: int, words: str) -> None:
    assert facts(difficulty(level)) == words


@pytest.mark.parametrize(
    ("foes", "said"),
    [((6,), "3 very easy"), ((12,), "13 medium"),
     ((7, 8), "10 easy"), ((12, 12), "26 deadly")],
)  # fmt: skip
def test_r98_a_fight_says_how_hard_it_is(foes: tuple[int, ...], said: str) -> None:
    assert facts(danger(table().pack, foes)) == said


def test_combat_round_example_gregory_and_the_captain_against_the_skeleton() -> None:
    """Gregory: 5 + 2 = 7 hits 5, a heart and a blank, answered with 2. The captain: 1 + 1 = 2
    misses, takes 2 − 1 = 1, then covers the last heart and its synergy point."""
    game = battle(SKELETON, EYE, JACKAL, seats=2, active=1, **{"gregory.seat": 0})
    assert strike(game, "gregory", 5).answer("at-0-2", "at-0-3").over
    assert crew(game, "gregory").damage == 2
    script = strike(game, "odessa", 1)
    assert crew(game, "odessa").damage == 1
    assert script.answer("at-0-4", "kannan").over
    assert [foe.num for foe in row(game).foes] == [EYE, JACKAL]
    assert row(game).synergy[game.captain] == game.index_of("kannan")


def test_combat_round_example_had_she_hit_the_skeleton_would_not_have_answered() -> None:
    game = battle(SKELETON, EYE, JACKAL, seats=2, active=1)
    row(game).foes[0].covered = [2, 3]
    script = strike(game, "odessa", 4).answer("at-0-4")
    while not script.over:
        script.answer(script.ids()[0])
    assert [foe.num for foe in row(game).foes] == [EYE, JACKAL]
    assert crew(game, "odessa").damage == 0


def test_a_fight_that_is_won_is_over() -> None:
    game = battle(SKELETON)
    row(game).foes = []
    assert changed(game, fight_round)["log"] == ((1, "fight", ""),)
    assert game.s.fight is None
    assert happened(game) == ["fight_won"]


@pytest.mark.parametrize(
    ("tokens", "frightened", "aside"),
    [([2, 2], (), False), ([0, 2], (), True), ([2, 0], (), False), ([2, 2], (0,), True),
     ([2, 2], (0, 1), False)],
)  # fmt: skip
def test_whoever_can_still_attack_is_waited_for(
    tokens: list[int], frightened: tuple[int, ...], aside: bool
) -> None:
    """Ending the round is an aside while only others can attack."""
    game = battle(SKELETON, seats=2)
    row(game).tokens = tokens
    for index in (at for seat in frightened for at in game.crew_of(seat)):
        game.s.crew[index].statuses = ["frightened"]
    assert ("end", 0, aside) in seats(Script(fight_round(game)).ask)


@pytest.mark.parametrize("left", [4, 1])
def test_the_round_says_how_many_actions_are_left(left: int) -> None:
    game = battle(SKELETON)
    row(game).tokens, row(game).round = [left], 2
    assert Script(fight_round(game)).prompt == f"fight.move {left} 2"


@pytest.mark.parametrize(("number", "lost"), [(1, False), (29, False), (30, True), (31, True)])
def test_g64_a_fight_without_end_is_lost(number: int, lost: bool) -> None:
    game = battle(SKELETON)
    row(game).round = number
    script = Script(fight_round(game)).answer("end")
    with pytest.raises(Defeated) if lost else nullcontext():
        script.answer("marco")
    assert (happened(game)[-1] == "fight_hopeless") is lost


@pytest.mark.parametrize(
    ("attack", "afraid", "struck", "lost"),
    [(0, True, 0, True), (0, False, 0, False), (1, True, 0, False), (0, True, 1, False)],
)
def test_g64_whoever_can_neither_strike_nor_be_struck_has_lost(
    attack: int, afraid: bool, struck: int, lost: bool
) -> None:
    """Whoever has struck this round, and was frightened since, has not yet lost."""
    game = against([[{"heart": 1}]], attack=attack)
    row(game).used[0] = struck
    for member in game.s.crew:
        member.statuses = ["frightened"] if afraid else []
    with pytest.raises(Defeated) if lost else nullcontext():
        assert Script(fight_round(game)).answer(*["end", "marco"][: attack + 1]).over
    assert row(game).round == (1 if lost else 2)
