"""An attack: weapon, target, fate, damage on its squares, and the answer (R77-R87, R90, R92)."""

from typing import Any

import pytest

from games.sleeping_gods.fight.additions import add_damage, aim
from games.sleeping_gods.fight.aim import damage_dealt
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.covering import place, square_label
from games.sleeping_gods.fight.enemies import row as cards_and_foes
from games.sleeping_gods.fight.squares import Placing, Square, strength
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.state import Attack, Foe
from tests.games.sleeping_gods.changes import changed, happened, said
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import (
    EYE,
    JACKAL,
    SKELETON,
    SQUID,
    against,
    attacks_of,
    battle,
    row,
    strike,
)
from tests.games.sleeping_gods.tables import (
    DRAWN,
    KANNAN,
    MAC,
    MARCO,
    RAFAEL,
    SHALLOWS,
    Script,
    asked,
    crew,
    detail,
    enemy,
    equip,
    with_parts,
)
from tests.spoken import says

X: dict[str, Any] = {}
H, H2, H3 = ({"heart": n} for n in (1, 2, 3))
R: dict[str, Any] = {"static": "resist"}
FIRST = {"static": "first_strike"}
PLAIN = [[H, X], [X, X], [H, X]]
RING = [[H, X, X], [X, None, X], [X, X, X]]
BRIDGE = [[H, X], [None, None], [X, H]]
COLUMN, OTHER = [[H], [X]], [[X], [H]]
HARD = [[H, R], [H, X]]
PLACED: list[tuple[list[Any], dict[str, Any], list[tuple[int, int]], Any, Any]] = [
    # R79: one connected group, which may bend and branch, without diagonals or holes
    ([PLAIN], {"points": 3}, [(0, 0)], (2, 0, 1, 0), [(0, 1), (0, 2)]),
    ([PLAIN], {"points": 3}, [(0, 0), (0, 2)], (1, 0, 2, 0), [(0, 1), (0, 3), (0, 4)]),
    ([PLAIN], {"points": 3, "covered": [2, 3]}, [(0, 0)], (2, 0, 1, 0), [(0, 1)]),
    ([PLAIN], {"points": 3, "covered": [2, 3]}, [(0, 0), (0, 1)], (1, 0, 2, 0), []),
    ([RING], {"points": 3}, [], (3, 0, 0, 0), [(0, n) for n in (0, 1, 2, 3, 5, 6, 7, 8)]),
    ([RING], {"points": 3}, [(0, 1)], (2, 0, 1, 0), [(0, 0), (0, 2)]),
    ([RING], {"points": 3}, [(0, 1), (0, 2)], (1, 0, 2, 0), [(0, 0), (0, 5)]),
    ([RING], {"points": 3}, [(0, 1), (0, 2), (0, 5)], (0, 0, 3, 0), []),
    # R80: a large heart takes its number of points from one attack
    ([[[H3, X], [H, X]]], {"points": 2}, [], (2, 0, 0, 0), [(0, 1), (0, 2), (0, 3)]),
    ([[[H3, X], [H, X]]], {"points": 3}, [], (3, 0, 0, 0), [(0, 0), (0, 1), (0, 2), (0, 3)]),
    ([[[H3, X], [H, X]]], {"points": 3}, [(0, 0)], (0, 0, 3, 0), []),
    ([[[H2, H3, X]]], {"points": 3}, [(0, 0)], (1, 0, 2, 0), []),
    # R84, G22, G23, G30: splash on the neighbours, half of the points on the target
    ([PLAIN, PLAIN], {"points": 3}, [(0, 1)], (2, 0, 1, 0), [(0, 0), (0, 3), (1, 0)]),
    ([PLAIN, PLAIN], {"points": 3}, [(0, 1), (1, 0)], (1, 0, 1, 1), [(0, 0), (0, 3)]),
    ([BRIDGE, PLAIN], {"points": 6}, [(0, 0), (0, 1), (1, 0), (1, 2)], (2, 0, 2, 2), [(1, 4)]),
    ([BRIDGE, PLAIN], {"points": 6}, [(0, 0), (0, 1), (1, 0), (1, 2), (1, 4)], (1, 0, 2, 3),
     [(0, 5)]),
    ([[[H]]] * 3, {"points": 4}, [(0, 0)], (3, 0, 1, 0), [(1, 0)]),
    ([[[H]]] * 3, {"points": 4}, [(0, 0), (1, 0)], (2, 0, 1, 1), []),
    ([[[H, X, X]], [[H]], [[H]]], {"points": 6}, [(0, 0), (0, 1), (0, 2), (1, 0)], (2, 0, 3, 1),
     []),
    ([[[H]]] * 3, {"points": 4, "target": 2}, [(2, 0)], (3, 0, 1, 0), [(1, 0)]),
    ([[[H]]] * 3, {"points": 4, "target": 1}, [(1, 0)], (3, 0, 1, 0), [(0, 0), (2, 0)]),
    ([[[H, X]], [[X, H]]], {"points": 4}, [(0, 1), (1, 0)], (2, 0, 1, 1), [(0, 0), (1, 1)]),
    ([[[H, X]], [[X, H]]], {"points": 4}, [(0, 1), (1, 0), (1, 1)], (1, 0, 1, 2), [(0, 0)]),
    ([COLUMN, OTHER], {"points": 2}, [(0, 0)], (1, 0, 1, 0), [(0, 1), (1, 0)]),
    ([[[H, X]], [[X, H]]], {"points": 2}, [], (2, 0, 0, 0), [(0, 0), (0, 1)]),
    ([[[H, X, X]], [[H]]], {"points": 4}, [(0, 0), (0, 1), (0, 2)], (1, 0, 3, 0), [(1, 0)]),
    ([[[X], [X], [H]], [[H2], [H2], [X]]], {"points": 8}, [(0, 2), (1, 2)], (6, 0, 1, 1),
     [(0, 1), (1, 1)]),
    ([[[H], [H], [H2]], [[None], [X], [H2]]], {"points": 6}, [(0, 1), (1, 1), (1, 2)],
     (2, 0, 1, 3), [(0, 2)]),
    ([[[H2], [X]], [[H2], [H2]]], {"points": 7}, [(0, 1)], (6, 0, 1, 0), [(0, 0), (1, 1)]),
    # R92, G25: resist swallows its number from each attack on its card, splash included
    ([HARD], {"points": 2}, [(0, 0)], (0, 0, 2, 0), []),
    ([HARD], {"points": 1}, [], (1, 0, 0, 0), []),
    ([PLAIN, HARD], {"points": 4}, [(0, 1), (0, 3)], (2, 0, 2, 0),
     [(0, 0), (0, 2), (0, 5), (1, 0), (1, 2)]),
    ([PLAIN, HARD], {"points": 4}, [(0, 1), (0, 3), (1, 0)], (0, 0, 2, 2), []),
    ([[[H, R]]] * 2, {"points": 5}, [(0, 1), (1, 0)], (1, 0, 2, 2), [(0, 0)]),
    ([[[H, R]]] * 2, {"points": 5}, [(0, 1), (1, 0), (0, 0)], (0, 0, 3, 2), []),
    # R95, G35: points that spare hearts pay for other squares and resistance first
    ([[[H, X, R]]], {"points": 1, "nonheart": 2}, [], (1, 2, 0, 0), [(0, 0), (0, 1), (0, 2)]),
    ([[[H, X, R]]], {"points": 1, "nonheart": 2}, [(0, 1)], (1, 0, 2, 0), [(0, 0), (0, 2)]),
    ([[[H, X, R]]], {"points": 1, "nonheart": 2}, [(0, 1), (0, 0)], (0, 0, 3, 0), []),
    ([[[H, X, R]]], {"points": 0, "nonheart": 3}, [], (0, 3, 0, 0), [(0, 1), (0, 2)]),
    ([PLAIN], {"points": 1, "nonheart": 2}, [(0, 0), (0, 2)], (0, 1, 2, 0), [(0, 1), (0, 3)]),
    # R95, G34: the diagonal token lets squares touch by their corners, across cards too
    ([PLAIN], {"points": 2, "diagonal": True}, [(0, 0)], (1, 0, 1, 0), [(0, 1), (0, 2), (0, 3)]),
    ([COLUMN, OTHER], {"points": 2, "diagonal": True}, [(0, 0)], (1, 0, 1, 0),
     [(0, 1), (1, 0), (1, 1)]),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "blow", "placed", "left", "legal"), PLACED)
def test_r79_r80_r84_where_damage_may_go(
    cards: list[Any],
    blow: dict[str, Any],
    placed: list[tuple[int, int]],
    left: tuple[int, ...],
    legal: list[tuple[int, int]],
) -> None:
    """What is left: points, points that spare hearts, points on the target and beside it."""
    blow = {"target": 0} | blow
    foes = [Foe(70 + at, list(blow.get("covered", ()))) for at in range(len(cards))]
    blow.pop("covered", None)
    placing = Placing([enemy(70 + at, cells) for at, cells in enumerate(cards)], foes, **blow)
    for square in placed:
        placing.put(Square(*square))
    assert (placing.points, placing.nonheart, placing.on, placing.off) == left
    assert placing.legal() == legal
    assert placing.placed == placed


def test_r77_every_square_says_what_is_printed_in_it() -> None:
    cells = [
        [H, {"heart": 2, "attack": 1}, {"flying": True}],
        [FIRST, {"static": "resist", "n": 2}, {"eor": "venom"}],
        [{"heart": 1, "synergy": True}, X, {"attack": 2, "synergy": True}],
    ]
    labels = [facts(square_label(against(cells), Square(0, number))) for number in range(9)]
    assert labels == [
        f"Foe 70 {printed} {1 + at // 3} {1 + at % 3}"
        for at, printed in enumerate((
            *("heart", "2, 1", "wing", "first strike", "2", "venom"),
            *("heart, synergy", "empty", "2, synergy"),
        ))
    ]  # fmt: skip


def test_r77_the_printed_enemies() -> None:
    squid = SHALLOWS.enemy[SQUID]
    assert (squid.defense, squid.attack, squid.rows, squid.cols) == (5, 2, 3, 2)
    assert squid.cells[2][0] is not None
    assert squid.cells[2][0].heart == 2


@pytest.mark.parametrize(
    ("foes", "weapons", "ids", "shorts"),
    [
        ((70,), [], ["fight-marco"], ["Marco"]),
        ((70, 71), [], ["fight-marco-0", "fight-marco-1"], ["Foe 70", "Foe 71"]),
        ((70,), [58], ["fight-marco-w0", "fight-marco-w58"], None),
        ((70, 71), [58], [f"fight-marco-{at}-w{w}" for w in (0, 58) for at in (0, 1)], None),
    ],
)
def test_r53_r78_a_blow_is_told_apart_by_foe_and_weapon(
    foes: tuple[int, ...], weapons: list[int], ids: list[str], shorts: list[str] | None
) -> None:
    game = against(*[[[H]]] * len(foes))
    crew(game, "marco").weapons = weapons
    blows = attacks_of(game, "marco")
    assert [blow.id for blow in blows] == ids
    assert [blow.value for blow in blows] == [
        Blow(MARCO, weapon, foe) for weapon in (0, *weapons) for foe in range(len(foes))
    ]
    short = [facts(blow.short) for blow in blows]
    assert len(set(short)) == len(short)
    assert short == (shorts or short)
    assert all(("Foe" in one) is (len(foes) > 1) for one in short) or not weapons
    assert [("Harpoon" in facts(blow.label), "Shovel" in facts(blow.label)) for blow in blows] == [
        (blow.value.weapon == 58, bool(weapons) and blow.value.weapon == 0) for blow in blows
    ]


@pytest.mark.parametrize(
    ("fields", "may"),
    [({}, True), ({"used": 1}, True), ({"used": 2}, False), ({"statuses": ["frightened"]}, False),
     ({"damage": 7}, False), ({"fatigue": 2}, True)],
)  # fmt: skip
def test_r78_r90_who_may_attack(fields: dict[str, Any], may: bool) -> None:
    game = battle(SKELETON)
    for name, value in fields.items():
        if name == "used":
            row(game).used[MARCO] = value
        else:
            setattr(game.s.crew[MARCO], name, value)
    ids = Script(fight_round(game)).ids()
    assert ("fight-marco" in ids) is may
    assert "fight-mac" in ids


def used(member: int) -> tuple[int, ...]:
    return tuple(int(at == member) for at in range(9))


def test_r78_a_hit_is_placed_and_answered_by_what_still_stands() -> None:
    game = battle(SKELETON, fates=(6,))
    blow = Blow(MARCO, 0, 0)
    change = changed(game, lambda game: make_attack(game, blow, 0), "at-0-0", "at-0-1", "at-0-3")
    assert change == DRAWN | {
        "fight.foes.0.covered": (0, 1, 3),
        "fight.tokens": (3,),
        "fight.used": used(MARCO),
    }
    assert happened(game) == [
        "0 attacks_with Marco Skeletal Warrior Shovel", "0 draws_fate 6",
        "0 hits Marco Skeletal Warrior 5 5", "0 deals_damage 3",
        *("covered 1", "covered empty", "covered empty"),
        "strikes_back Skeletal Warrior 1", "damage_blocked 1",
    ]  # fmt: skip


def test_r78_accuracy_may_be_added_after_the_draw() -> None:
    script = strike(battle(SKELETON, command=2), "laurent", 4)
    assert "crew-laurent-1" in script.ids()
    assert script.answer("crew-laurent-1").prompt == "attack.square 2"


def test_r78_before_the_answer_only_what_could_turn_a_miss_into_a_hit_is_offered() -> None:
    game = battle(SKELETON, command=3)
    script = strike(game, "marco", 1)
    assert "crew-odessa-0" in script.ids()
    assert "crew-marco-0" not in script.ids()
    assert crew(game, "marco").damage == 0


def test_r78_a_miss_may_be_helped_or_let_be() -> None:
    game = battle(SKELETON)
    attack = row(game).attack = Attack(RAFAEL, 0, 0, 0, fate=2)
    assert Script(aim(game, attack)).over
    game.s.chairs[0].command = 2
    ids = [option.id for option in asked(aim(game, attack)).options]
    assert ids[:1] == ["crew-odessa-0"]
    assert "strike" in ids
    assert Script(aim(game, attack)).answer("strike").over
    attack.fate = 5
    assert Script(aim(game, attack)).over


def test_r78_whoever_lets_it_miss_may_name_its_square_at_once() -> None:
    """Nothing is added then, and nobody is asked again."""
    game = battle(SKELETON, command=3)
    assert strike(game, "marco", 1).answer("at-0-2").over
    assert row(game).foes[0].covered == [2]


@pytest.mark.parametrize(
    ("member", "level", "hit"), [("marco", [], False), ("marco", ["marco-2"], True)]
)
def test_r78_own_accuracy_counts(member: str, level: list[str], hit: bool) -> None:
    game = battle(SKELETON, **{f"{member}.levels": level})
    strike(game, member, 5)
    assert ("hits" in said(game)) is hit


def test_r79_the_first_square_may_be_named_before_the_others() -> None:
    game = against([[H, X, X]])
    placing = Placing(*cards_and_foes(game), 0, 2)
    script = Script(place(game, placing, MARCO, 0, Square(0, 1)))
    assert placing.placed == [(0, 1)]
    assert script.ids() == ["at-0-0", "at-0-2"]


def test_r82_with_every_heart_covered_an_enemy_leaves_and_the_row_closes_up() -> None:
    game = battle(SKELETON, EYE, SQUID)
    foes = row(game).foes
    foes[1].covered = [2]
    script = strike(game, "gregory", 6, foe=1).answer("at-1-4")
    assert [foe.num for foe in foes] == [SKELETON, EYE, SQUID]
    script.answer("at-1-5")
    assert [foe.num for foe in foes] == [SKELETON, SQUID]
    assert crew(game, "gregory").damage == 0


def test_r82_r93_a_beaten_enemy_leaves_unanswered_and_synergy_goes_to_another() -> None:
    game = battle(SKELETON, JACKAL, fates=(6,))
    ids = ("at-0-2", "at-0-4", "at-0-5", "mac")
    assert changed(game, lambda game: make_attack(game, Blow(RAFAEL, 0, 0), 0), *ids) == DRAWN | {
        "fight.foes.0.num": JACKAL, "fight.foes.1.covered": None, "fight.foes.1.num": None,
        "fight.synergy": (0, 8, 2, 3, 4, 5, 6, 7, 8), "fight.tokens": (3,),
        "fight.used": used(RAFAEL),
    }  # fmt: skip
    assert happened(game)[4:] == [
        *("covered heart", "covered heart, synergy", "covered empty"),
        "defeated Skeletal Warrior",
        "0 gives_synergy_token Mac Rafael",
    ]


def test_g24_only_the_target_strikes_back() -> None:
    game = against([[H, X, H]], [[X, H]], attack=2)
    assert strike(game, "marco", 6).answer("at-0-1", "at-0-2", "at-1-0").over
    assert [foe.covered for foe in row(game).foes] == [[1, 2], [0]]
    assert crew(game, "marco").damage == 1


def test_g60_a_card_that_is_discarded_for_damage_no_longer_counts() -> None:
    game = battle(SKELETON, **{"marco.gear": "Follow Through"})
    script = strike(game, "marco", 6)
    assert "attack.add 4" in script.prompt
    assert script.answer("boost-5").prompt == "attack.square 4"


def test_r83_r95_the_blow_under_way_shows_all_of_its_block_and_damage() -> None:
    shield = {"num": 80, "name": "Shield", "types": ["equipment"], "passive": [{"op": "block"}]}
    pack = with_parts(adventure=[shield])
    game = battle(SKELETON, pack=pack, own=(80,), **{"kannan.levels": ["kannan-3"]})
    row(game).attack = Attack(KANNAN, 0, 0, 0, fate=3, accuracy=1, damage=1, nonheart=2)
    blow = game.view(0).blow
    assert blow is not None
    assert (blow.accuracy, blow.damage, blow.block) == (1, 5, 4)
    equip(game, "kannan", "Brace")
    braced = game.view(None).blow
    assert braced is not None
    assert braced.block == 5


@pytest.mark.parametrize(("covered", "strong"), [([], 4), ([1], 3), ([1, 2], 1)])
def test_r81_r83_an_enemy_strikes_with_its_attack_and_every_open_symbol(
    covered: list[int], strong: int
) -> None:
    foe = enemy(70, [[H, {"attack": 1}], [{"attack": 2}, X]], attack=1)
    assert strength(foe, Foe(70, covered)) == strong


def test_r85_a_miss_is_answered_first_and_deals_1() -> None:
    game = battle(SKELETON, fates=(2,))
    change = changed(game, lambda game: make_attack(game, Blow(MARCO, 0, 0), 0), "at-0-0")
    assert change == DRAWN | {
        "crew.marco.damage": 1,
        "fight.foes.0.covered": (0,),
        "fight.tokens": (3,),
        "fight.used": used(MARCO),
    }
    assert happened(game) == [
        "0 attacks_with Marco Skeletal Warrior Shovel", "0 draws_fate 2",
        "0 misses Marco Skeletal Warrior 1 5", "strikes_back Skeletal Warrior 2",
        *("damage_blocked 1", "takes_damage Marco 1"), *("0 deals_damage 1", "covered 1"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "struck", "covered"),
    [({}, 2, [2]), ({"fatigue": 2}, 2, []), ({"fatigue": 1}, 2, [2]), ({"damage": 3}, 5, [2])],
)
def test_r85_what_a_miss_deals(fields: dict[str, Any], struck: int, covered: list[int]) -> None:
    """Nothing with two fatigue; and brought to 0 by the answer one still deals it."""
    game = battle(SKELETON, **{f"gregory.{name}": value for name, value in fields.items()})
    script = strike(game, "gregory", 1)
    assert crew(game, "gregory").damage == struck
    script.answer(*(f"at-0-{square}" for square in covered))
    assert script.over
    assert row(game).foes[0].covered == covered
    assert crew(game, "gregory").damage == struck


def test_r85_whoever_deals_nothing_may_add_nothing() -> None:
    game = battle(SKELETON, **{"marco.fatigue": 2, "marco.gear": "Broad Back"})
    script = strike(game, "marco", 1)
    assert script.ids() == ["boost-6", "strike"]
    assert script.answer("strike").over
    assert row(game).foes[0].covered == []


def test_r85_damage_may_be_added_to_a_miss_after_the_answer_even_at_0_health() -> None:
    game = battle(SKELETON, command=1, **{"marco.damage": 6})
    script = strike(game, "marco", 1).answer("strike")
    assert game.left(MARCO) == 0
    script.answer("crew-marco-0", "at-0-2", "at-0-4")
    assert game.s.fight is not None
    assert row(game).foes == []


@pytest.mark.parametrize(("hit", "fatigue", "less", "deals"), [
    (True, 0, 0, 3), (True, 2, 0, 2), (False, 0, 0, 1), (False, 2, 0, 0), (False, 2, 2, 0),
    (True, 1, 2, 1), (False, 0, 2, 0),
])  # fmt: skip
def test_g27_g28_an_attack_never_deals_less_than_nothing(
    hit: bool, fatigue: int, less: int, deals: int
) -> None:
    """What cards add comes to a miss, too; two fatigue take 1 away."""
    game = battle(SKELETON, **{"marco.fatigue": fatigue})
    assert damage_dealt(game, Attack(MARCO, 0, damage=-less), hit) == deals


@pytest.mark.parametrize(("member", "fate", "hit"), [("laurent", 5, False), ("mac", 4, True)])
def test_r86_flying_is_1_harder_to_hit_without_range(member: str, fate: int, hit: bool) -> None:
    game = battle(EYE)
    strike(game, member, fate)
    assert ("hits" in said(game), "misses" in said(game)) == (hit, not hit)


def test_r87_an_equipped_card_of_the_weapons_skill_adds_1_damage_once() -> None:
    game = battle(SQUID, **{"laurent.levels": ["laurent-1"]})
    equip(game, "laurent", "Triage", "Footnotes")
    script = strike(game, "laurent", 5)
    boosts = [option for option in script.ids() if option.startswith("boost")]
    assert len(boosts) == 2
    assert script.answer(boosts[0]).prompt == "attack.square 3"
    assert len(crew(game, "laurent").equipped) == 1
    assert not any(option.startswith("boost") for option in script.ids())


def test_r87_only_a_card_of_the_weapons_skill_is_discarded() -> None:
    game = battle(SKELETON)
    equip(game, "rafael", "Broad Back", "Oil Can")
    attack = row(game).attack = Attack(RAFAEL, 0, 0, 0, fate=6)

    def boosts() -> list[str]:
        script = Script(add_damage(game, attack, hit=True))
        return [] if script.over else [one for one in script.ids() if one.startswith("boost")]

    assert boosts() == ["boost-6"]
    attack.boosted = True
    assert boosts() == []


@pytest.mark.parametrize(("member", "struck"), [("gregory", 2), ("marco", 1)])
def test_r92_first_strike_answers_before_the_blow_and_not_after(member: str, struck: int) -> None:
    """Damage may be added after the answer; it is the only one."""
    game = against([[H, FIRST], [X, H]], attack=2, command=1)
    script = strike(game, member, 6)
    assert crew(game, member).damage == struck
    assert ("crew-marco-0" in script.ids()) is (member == "marco")
    script.answer("at-0-0", "at-0-2")
    assert crew(game, member).damage == struck


def test_r96_an_attack_that_draws_a_1_may_draw_again_where_a_card_allows_it() -> None:
    lucky = {"num": 80, "name": "Lucky Coin", "types": ["equipment"], "command": 0}
    pack = with_parts(adventure=[{**lucky, "passive": [{"op": "fate_1"}]}])
    game = battle(SKELETON, pack=pack, own=(80,))
    script = strike(game, "laurent", 1, 6).answer("again")
    assert script.prompt == "attack.square 2"
    assert row(game).foes[0].covered == []
    assert crew(game, "laurent").damage == 0


def test_r96_a_free_redraw_of_a_1_comes_after_what_costs_something() -> None:
    game = battle(SKELETON, command=2, **{"odessa.levels": ["odessa-2"]})
    attack = row(game).attack = Attack(0, 0, 0, 0, fate=1)
    ids = [option.id for option in asked(aim(game, attack)).options]
    helps = [option for option in ids if option.startswith(("crew", "use"))]
    assert ids[: len(helps) + 1] == [*helps, "again"]
    attack.fate = 2
    assert "again" not in [option.id for option in asked(aim(game, attack)).options]


@pytest.mark.parametrize("member", ["rafael", "marco"])
def test_r96_own_abilities_help_only_their_own_attack(member: str) -> None:
    script = strike(battle(SQUID, command=5), member, 6)
    assert ("crew-marco-0" in script.ids()) is (member == "marco")


def test_r97_surprise_strike_needs_no_fate_no_token_and_meets_no_answer() -> None:
    game = battle(SKELETON, **{"mac.gear": "Surprise Strike", "mac.fatigue": 2})
    deck = len(game.s.ability_deck)
    gear = next(o for o in Script(fight_round(game)).ids() if o.startswith("gear"))
    Script(fight_round(game)).answer(gear, "at-0-2")
    assert (row(game).foes[0].covered, row(game).tokens) == ([2], [4])
    assert len(game.s.ability_deck) == deck
    assert (crew(game, "mac").damage, crew(game, "mac").equipped) == (0, [])


def test_r93_r97_whoever_strikes_by_surprise_earns_synergy() -> None:
    game = battle(SKELETON, JACKAL, **{"mac.gear": "Surprise Strike"})
    gear = next(one for one in Script(fight_round(game)).ids() if one.startswith("gear"))
    script = Script(fight_round(game)).answer(gear, "foe-0", "at-0-4")
    assert "mac" not in script.ids()
    script.answer("rafael")
    assert row(game).synergy[MAC] == RAFAEL


def test_r97_surprise_strike_may_come_after_the_last_token_before_the_enemies_strike() -> None:
    game = battle(SKELETON, **{"mac.gear": "Surprise Strike"})
    row(game).tokens, row(game).foes[0].covered = [0], [2]
    script = Script(fight_round(game))
    gear = next(option for option in script.ids() if option.startswith("gear"))
    assert "end" in script.ids()
    assert script.answer(gear, "at-0-4").over
    assert game.s.fight is None
    assert all(member.damage == 0 for member in game.s.crew)


def test_r97_a_card_strikes_without_a_token_even_when_none_is_left() -> None:
    game = battle(SKELETON, command=2, own=(88,))
    row(game).tokens = [0]
    game.lines.clear()
    script = Script(fight_round(game))
    assert script.prompt == "fight.move 1"
    assert [option for option in script.ids() if option != "aid"] == ["use-88-0", "end"]
    assert script.answer("use-88-0", "at-0-2", "at-0-4").over
    assert game.s.fight is None
    assert happened(game) == [
        "0 uses Powder Crate strike 2",
        "0 strikes_foe 2 Skeletal Warrior",
        *("covered heart", "covered heart, synergy"),
        *("defeated Skeletal Warrior", "fight_won"),
    ]


def test_r97_of_several_enemies_one_is_struck() -> None:
    game = battle(SKELETON, JACKAL, command=2, own=(88,))
    script = Script(fight_round(game)).answer("use-88-0")
    assert script.ids() == ["foe-0", "foe-1"]
    script.answer("foe-1", "at-1-0")
    assert [foe.covered for foe in row(game).foes] == [[], []]
    script.answer("at-1-1")
    assert [foe.covered for foe in row(game).foes] == [[], [0, 1]]
    assert row(game).tokens == [4]


def test_attack_example_1_laurent_hits_the_squid_for_3() -> None:
    """Fate 5 meets defense 5; the discarded Triage makes 3 damage: 2 on the double heart, 1 above
    it. The squid answers with 2 and the symbol bottom right; the club blocks 2."""
    game = battle(SQUID, **{"laurent.gear": "Triage"})
    script = strike(game, "laurent", 5)
    script.answer(f"boost-{crew(game, 'laurent').equipped[0]}", "at-0-4")
    assert script.prompt == "attack.square 1"
    assert script.answer("at-0-2").over
    assert row(game).foes[0].covered == [4, 2]
    assert (crew(game, "laurent").damage, crew(game, "laurent").equipped) == (1, [])


def test_attack_example_2_laurent_strikes_again_and_takes_nothing() -> None:
    """Fate 6 hits for 2 on the right-hand squares; weaken is switched off, synergy to Audrie; the
    squid answers with 2, the club blocks 2."""
    game = battle(SQUID)
    laurent, combat = game.index_of("laurent"), row(game)
    combat.foes[0].covered, combat.used[laurent] = [4, 2], 1
    assert strike(game, "laurent", 6).answer("at-0-5", "audrie").over
    assert set(combat.foes[0].covered) == {2, 3, 4, 5}
    assert combat.synergy[laurent] == game.index_of("audrie")
    assert (crew(game, "laurent").damage, combat.used[laurent]) == (0, 2)
    combat.tokens = [0]
    assert Script(fight_round(game)).answer("marco").over
    assert all("weakened" not in member.statuses for member in game.s.crew)


@pytest.mark.parametrize(
    ("more", "points"), [({}, 3), ({"damage": 1}, 4), ({"damage": -2}, 1), ({"nonheart": 2}, 5)]
)
def test_whoever_may_add_to_a_blow_sees_what_it_deals_so_far(
    more: dict[str, int], points: int
) -> None:
    game = battle(SKELETON, **{"rafael.gear": "Broad Back"})
    attack = row(game).attack = Attack(RAFAEL, 0, 0, 0, fate=6, **more)
    ask = asked(add_damage(game, attack, hit=True))
    assert facts(ask.prompt) == f"{points} Skeletal Warrior"
    assert ask.about == {"points": points}


def test_squares_named_so_far_are_seen_while_the_rest_is_placed() -> None:
    game = battle(SKELETON)
    script = strike(game, "rafael", 6).answer("at-0-2", "at-0-4")
    seen = game.view(0).state.fight
    assert seen is not None
    assert seen.attack is not None
    assert seen.attack.placed == [(0, 2), (0, 4)]
    assert seen.foes[0].covered == []
    script.answer("at-0-5")


def test_a_target_says_how_it_defends_itself() -> None:
    script = Script(fight_round(battle(12, SKELETON)))
    guarded, plain = (detail(script.ask, f"fight-gregory-{foe}") for foe in (0, 1))
    assert guarded.endswith(" 6, 5, 1"), "defence, first strike, resistance"
    assert plain.endswith(" 5, 2"), "defence, answer"
    raw = next(str(option.detail) for option in script.ask if option.id == "fight-gregory-1")
    assert says(raw, "games.sleeping_gods.fight.target._guards#2", n=2)


def test_a_blow_says_what_the_ship_adds_to_it() -> None:
    """To the weapon in these hands, and to the answer."""
    ops = ("accuracy", "damage", "block", "enemy_attack")
    flag = {"num": 80, "name": "Flag", "types": ["equipment"], "command": 0}
    flag |= {"passive": [{"op": op, "n": at} for at, op in enumerate(ops, 1)]}
    game = battle(SKELETON, pack=with_parts(adventure=[flag]), own=(80,), **{"marco.fatigue": 2})
    equip(game, "marco", "Follow Through")
    told = detail(Script(fight_round(game)).ask, "fight-marco")
    assert told == "+0 5 4 5, 6"


@pytest.mark.parametrize("seat", [0, 1])
def test_squares_are_placed_by_whoever_attacks(seat: int) -> None:
    game = battle(SKELETON, seats=2, **{"rafael.gear": "Broad Back"})
    attack = row(game).attack = Attack(RAFAEL, seat, 0, 0, fate=6)
    ask = asked(add_damage(game, attack, hit=True))
    squares = [(option.seat, option.aside) for option in ask.options if option.id == "at-0-0"]
    assert squares == ([(0, False)] if seat == 0 else [(1, False), (0, True)])
    assert ask.options[0].id == "boost-6", "what adds to the blow comes first"
    assert facts(ask.prompt) == "3 Skeletal Warrior"


def test_abilities_come_before_cards_that_are_discarded() -> None:
    game = battle(SKELETON, command=3, **{"kannan.gear": "Broad Back"})
    attack = row(game).attack = Attack(KANNAN, 0, 0, 0, fate=6)
    ids = [option.id for option in asked(add_damage(game, attack, hit=True)).options]
    assert ids[:2] == ["crew-kannan-0", "boost-6"]


@pytest.mark.parametrize("gear", [{"rafael.gear": "Broad Back"}, {}])
def test_r79_square_by_square_as_long_as_damage_is_left(gear: dict[str, str]) -> None:
    game = battle(SKELETON, **gear)
    script = strike(game, "rafael", 6).answer("at-0-2")
    assert script.ask.upto == 2
    assert row(game).used[RAFAEL] == 1
