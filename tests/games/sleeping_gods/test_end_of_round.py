"""The end of a round: enemies strike, hourglasses run (R88, R91)."""

from typing import Any

import pytest

from games.sleeping_gods.fight.blocking import standing_block, suffer
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.weapons import weapons
from games.sleeping_gods.state import Threat
from tests.games.sleeping_gods.changes import changed, happened, said
from tests.games.sleeping_gods.fights import EYE, JACKAL, SKELETON, against, battle, row, strike
from tests.games.sleeping_gods.tables import (
    GYRE,
    HARPOON,
    KANNAN,
    MAC,
    RAFAEL,
    VEST,
    Script,
    crew,
    drive,
    enemy,
    with_parts,
)

H: dict[str, Any] = {"heart": 1}


def test_r88_at_the_end_of_a_round_each_enemy_strikes_one_of_the_crew() -> None:
    game = battle(SKELETON, JACKAL)
    assert not any(option.endswith("-1") for option in Script(end_round(game)).ids())
    assert changed(game, end_round, "mac", "audrie", "kasumi") == {
        "crew.audrie.damage": 3,
        "crew.kasumi.statuses": ("venom",),
        "crew.mac.damage": 2,
    }
    assert happened(game) == [
        "fight_round_ends 1",
        *("foe_attacks Skeletal Warrior Mac 2", "takes_damage Mac 2"),
        *(
            "foe_attacks Infernal Jackal Audrie 3",
            "takes_damage Audrie 3",
            "afflicted Kasumi venom",
        ),
    ]


def test_end_of_round_example_skeleton_2_on_mac_eye_3_on_laurent_madness_on_marco() -> None:
    game = battle(SKELETON, EYE, seats=2, active=1)
    assert changed(game, end_round, "mac", "laurent", "marco") == {
        "crew.mac.damage": 2,
        "crew.laurent.damage": 3,
        "crew.marco.statuses": ("madness",),
    }


def test_r81_covering_the_eye_switches_everything_off() -> None:
    """One attack symbol, madness and the wing: less damage, no madness, normal defense."""
    game = battle(EYE)
    row(game).foes[0].covered = [0, 1, 3]
    assert changed(game, end_round, "marco") == {"crew.marco.damage": 2}


BLOCKS = [
    ({}, "laurent", 0, 2),
    ({"gregory.gear": "Brace"}, "gregory", 1, 2),
    ({"kannan.levels": ["kannan-3"]}, "kannan", 0, 2),
]


@pytest.mark.parametrize(("things", "member", "answered", "at_the_end"), BLOCKS)
def test_r83_r88_what_blocks_a_counterattack_and_not_the_end_of_a_round(
    things: dict[str, Any], member: str, answered: int, at_the_end: int
) -> None:
    game = battle(SKELETON, **things)
    strike(game, member, 5).answer("at-0-2", "at-0-3")
    assert crew(game, member).damage == answered
    crew(game, member).damage, row(game).foes[0].covered = 0, []
    drive(end_round(game), member)
    assert crew(game, member).damage == at_the_end


@pytest.mark.parametrize(
    ("things", "member", "answered", "at_the_end"),
    [
        ({}, KANNAN, 0, 0),
        ({"kannan.levels": ["kannan-3"]}, KANNAN, 1, 0),
        ({"pack": GYRE, "mac.gear": "Weather Eye"}, MAC, 0, 2),
    ],
)
def test_r88_g57_a_card_blocks_counterattacks_only_unless_it_speaks_of_the_end_of_a_round(
    things: dict[str, Any], member: int, answered: int, at_the_end: int
) -> None:
    threats = (Threat(member, SKELETON, 3, 0, late) for late in (False, True))
    blocks = [standing_block(battle(SKELETON, **things), threat) for threat in threats]
    assert blocks == [answered, at_the_end]


@pytest.mark.parametrize(
    ("end_of_round", "offered"),
    [(True, ["use-56-0", "use-1-1", "take"]), (False, ["use-1-1", "take"])],
)
def test_r88_what_blocks_at_the_end_of_a_round_alone(
    end_of_round: bool, offered: list[str]
) -> None:
    chick = {"num": 56, "name": "Chick", "types": ["animal"], "command": 1}
    pack = with_parts(adventure=[{**chick, "use": [[{"op": "block_round", "n": 2}]]}])
    game = battle(SKELETON, pack=pack, own=(56, 1), command=3)
    threat = Threat(MAC, SKELETON, 5, 0, end_of_round)
    script = Script(suffer(game, threat, 0))
    assert script.ids() == offered
    assert script.prompt == "foe.block 5 Mac Skeletal Warrior"
    if end_of_round:
        assert script.answer("use-1-1").prompt == "foe.block 3 Mac Skeletal Warrior"
    script.answer("take")
    assert crew(game, "mac").damage == (3 if end_of_round else 4)


def test_r88_more_block_than_blow_heals_nobody() -> None:
    game = battle(SKELETON, **{"rafael.damage": 1})
    drive(suffer(game, Threat(RAFAEL, 0, amount=1, block=3, end_of_round=True), 0))
    assert crew(game, "rafael").damage == 1


@pytest.mark.parametrize(("foe", "blocked"), [(SKELETON, 2), (EYE, 3)])
def test_r88_r102_the_vest_blocks_3_for_anybody(foe: int, blocked: int) -> None:
    game = battle(foe, own=(VEST,), command=1)
    Script(end_round(game)).answer("mac", f"use-{VEST}-0")
    assert crew(game, "mac").damage == 0
    assert f"damage_blocked {blocked}" in said(game)


def test_r88_the_round_counts_up_and_the_enemies_strike_once_each_round() -> None:
    game = against([[{"heart": 3}]], attack=2)
    Script(fight_round(game)).answer("end", "odessa")
    assert (row(game).round, row(game).tokens, crew(game, "odessa").damage) == (2, [4], 2)


def test_r88_enemies_strike_from_left_to_right_and_each_runs_its_own_hourglass() -> None:
    game = against([[H, {"eor": "venom"}]], [[H, {"eor": "frighten"}]], attack=1)
    script = Script(end_round(game))
    script.answer("odessa")
    assert crew(game, "odessa").damage == 1
    script.answer("mac", "kasumi")
    assert (crew(game, "kasumi").damage, crew(game, "mac").statuses) == (1, ["venom"])
    assert script.answer("mac").over
    assert crew(game, "mac").statuses == ["venom", "frightened"]


def test_r88_with_two_on_their_feet_somebody_chooses_with_one_nobody_need() -> None:
    game = battle(SKELETON)
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "rafael").damage = crew(game, "mac").damage = 0
    script = Script(end_round(game))
    assert [option for option in script.ids() if option != "aid"] == ["rafael", "mac"]
    crew(game, "mac").damage = game.health(MAC)
    assert Script(end_round(game)).over
    assert crew(game, "rafael").damage == 2


HOURGLASSES: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("venom", "mac", {"crew.mac.statuses": ("venom",)}, ["afflicted Mac venom"]),
    ("frighten", "mac", {"crew.mac.statuses": ("frightened",)}, ["afflicted Mac frightened"]),
    ("weaken", "mac", {"crew.mac.statuses": ("weakened",)}, ["afflicted Mac weakened"]),
    ("madness", "mac", {"crew.mac.statuses": ("madness",)}, ["afflicted Mac madness"]),
    ("low_morale", "mac", {"crew.mac.statuses": ("low_morale",)}, ["afflicted Mac low_morale"]),
    ("regen", "", {"fight.foes.1.covered": ()}, ["foe_heals 1 Foe 71"]),
    ("adj_regen", "", {"fight.foes.0.covered": (), "fight.foes.2.covered": ()},
     [f"foe_heals 1 Foe {foe}" for foe in (70, 72)]),
    ("discard_ability", "", {"ability_discard": 1, "crew.mac.equipped": ()},
     ["discards_equipped Mac Oil Can"]),
    ("disarm", "", {"fight.disarmed": (HARPOON,)},
     ["weapon_knocked_away Harpoon of the Shallows"]),
    ("lose_resource", "coins", {"goods.coins": 2}, ["pays_goods coins 1"]),
    ("ship_damage", "", {"harm.deck": 1, "ability_deck": 38, "ability_discard": 1}
     | {"revealed": True}, ["ship_damaged deck"]),
    ("adj_attack", "mac audrie", {"crew.mac.damage": 1, "crew.audrie.damage": 1},
     ["foe_attacks Foe 70 Mac 1", "takes_damage Mac 1",
      "foe_attacks Foe 72 Audrie 1", "takes_damage Audrie 1"]),
]  # fmt: skip


@pytest.mark.parametrize(("what", "answers", "change", "lines"), HOURGLASSES)
def test_r91_an_hourglass_does_what_it_says_and_nothing_else(
    what: str, answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    beside, things = [[H, {}]], {"fates": (2,), "mac.gear": "Oil Can", "own": (HARPOON,)}
    game = against(beside, [[H, {"eor": what}, {}]], beside, **things)
    for foe in row(game).foes:
        foe.covered = [2] if foe.num == 71 else [1]
    assert changed(game, end_round, *answers.split()) == change
    assert happened(game) == ["fight_round_ends 1", *lines]
    if what == "disarm":
        armed = next(at for at, member in enumerate(game.s.crew) if member.weapons)
        assert list(weapons(game, armed)) == [0]


@pytest.mark.parametrize("weaker", [1, 2])
def test_r88_an_enemy_of_no_strength_strikes_nobody(weaker: int) -> None:
    calm = {"num": 80, "name": "Calm", "types": ["equipment"], "command": 0}
    card = {**calm, "passive": [{"op": "enemy_attack", "n": -weaker}]}
    pack = with_parts(adventure=[card], enemies=[enemy(70, [[H]], attack=1)])
    game = battle(70, pack=pack, own=(80,))
    assert changed(game, end_round) == {}
    assert happened(game) == ["fight_round_ends 1"]


@pytest.mark.parametrize("what", ["regen", "adj_regen", "disarm", "discard_ability"])
def test_r91_an_hourglass_with_nothing_to_do_is_silent(what: str) -> None:
    """No square is covered, and what can be knocked away lies there already."""
    game = against([[H]], [[H, {"eor": what}]], own=(HARPOON,))
    row(game).disarmed = [HARPOON]
    assert changed(game, end_round) == {}
    assert happened(game) == ["fight_round_ends 1"]


def test_r91_a_covered_hourglass_has_run_out_and_one_of_2_does_it_twice() -> None:
    game = against([[H, {"eor": "lose_resource", "n": 2}]])
    assert changed(game, end_round, "coins")["goods.coins"] == 1
    row(game).foes[0].covered = [1]
    assert changed(game, end_round) == {}


@pytest.mark.parametrize(
    ("n", "covered", "answers", "left"),
    [(2, [2, 3], ["at-0-2"], []), (2, [2], [], []), (3, [2, 3], ["at-0-2"], []),
     (3, [0, 3, 4, 5], ["at-0-3", "at-0-4", "at-0-5"], [0]), (1, [2], [], [])],
)  # fmt: skip
def test_r91_regeneration_opens_as_many_as_it_says_and_no_more_than_there_are(
    n: int, covered: list[int], answers: list[str], left: list[int]
) -> None:
    """Those the active player chooses, of the card that heals alone."""
    game = against([[H, {"eor": "regen", "n": n}], [{}, {}], [{}, {}]], [[H, {}]])
    row(game).foes[0].covered, row(game).foes[1].covered = covered, [1]
    many = len(covered) - len(left)
    assert Script(end_round(game)).answer(*answers).over
    assert [foe.covered for foe in row(game).foes] == [left, [1]]
    assert happened(game)[-1] == f"foe_heals {many} Foe 70"


def test_g31_the_token_on_a_double_heart_counts_as_one() -> None:
    game = against([[{"heart": 2}, {"eor": "regen"}, H]])
    row(game).foes[0].covered = [0]
    assert changed(game, end_round) == {"fight.foes.0.covered": ()}


def test_g29_what_opens_in_between_drives_nobody_on() -> None:
    """The mender on the left opens the driver's square after the bonuses were fixed."""
    game = against([[H, {"eor": "adj_regen"}]], [[H, {"eor": "adj_attack"}]], [[H, {"attack": 1}]])
    row(game).foes[1].covered = [1]
    change = changed(game, end_round, "odessa")
    assert change == {"crew.odessa.damage": 1, "fight.foes.1.covered": ()}


MENDER, OTHER, WIDE = [[H, {"eor": "adj_regen"}]], [[H, {}]], [[H, {}, {}]]


@pytest.mark.parametrize(
    ("cards", "covered", "answers", "change"),
    [
        ((MENDER, OTHER, OTHER), ([], [1], [1]), (), {"fight.foes.1.covered": ()}),
        ((OTHER, OTHER, MENDER), ([1], [1], []), (), {"fight.foes.1.covered": ()}),
        ((OTHER, MENDER, OTHER), ([1], [], [1]), (),
         {"fight.foes.0.covered": (), "fight.foes.2.covered": ()}),
        ((MENDER, WIDE), ([], [1, 2]), ("at-1-1",), {"fight.foes.1.covered": (2,)}),
    ],
)  # fmt: skip
def test_r91_a_mender_opens_a_square_on_either_side(
    cards: Any, covered: tuple[list[int], ...], answers: tuple[str, ...], change: dict[str, Any]
) -> None:
    game = against(*cards)
    for foe, closed in zip(row(game).foes, covered, strict=True):
        foe.covered = closed
    assert changed(game, end_round, *answers) == change


@pytest.mark.parametrize(
    ("cards", "amount"),
    [
        (([[H, {"eor": "adj_attack", "n": 2}]], [[H, {"attack": 2}]]), 4),
        (([[H, {"eor": "adj_attack"}]], [[H, {"attack": 1}]], [[H, {"eor": "adj_attack"}]]), 3),
    ],
)
def test_r91_neighbours_drive_a_card_on(cards: Any, amount: int) -> None:
    game = against(*cards)
    assert changed(game, end_round, "odessa") == {"crew.odessa.damage": amount}
