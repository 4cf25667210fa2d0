"""Blows, rounds, hourglasses, tokens of a combat: what changes, is told and is offered."""

from contextlib import nullcontext
from typing import Any

import pytest

from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.fight.action_tokens import hand_over, token_moves
from games.sleeping_gods.fight.additions import add_damage
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.blocking import standing_block
from games.sleeping_gods.fight.combat import danger, fight_round, start_fight
from games.sleeping_gods.fight.covering import strike
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Attack, Fight, Threat
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import Script, crew, enemy, equip, fight, table, with_parts
from tests.games.sleeping_gods.test_every_effect import ready

SKELETON, JACKAL = 6, 9
RAFAEL, MARCO = 1, 7
DRAWN = {"ability_deck": 39, "ability_discard": 1, "revealed": True}


def battle(*foes: int, seats: int = 1, **things: Any) -> SleepingGods:
    game = table(seats)
    game.s.ability_deck += game.s.ability_discard
    game.s.ability_discard = []
    ready(game, things)
    fight(game, *foes)
    return game


def row(game: SleepingGods) -> Fight:
    assert game.s.fight is not None
    return game.s.fight


def used(member: int) -> tuple[int, ...]:
    return tuple(int(at == member) for at in range(9))


@pytest.mark.parametrize(
    ("seats", "tokens"), [(1, (4,)), (2, (2, 2)), (3, (2, 1, 1)), (4, (1, 1, 1, 1))]
)
def test_r73_to_r75_a_combat_begins(seats: int, tokens: tuple[int, ...]) -> None:
    game = table(seats)
    crew(game, "mac").damage = 2
    game.s.took_part = [1]
    assert changed(game, lambda game: start_fight(game, (SKELETON, SKELETON))) == {
        "took_part": (),
        "fight.disarmed": (),
        "fight.foes.0.covered": (),
        "fight.foes.0.num": 6,
        "fight.foes.1.covered": (),
        "fight.foes.1.num": 6,
        "fight.round": 1,
        "fight.synergy": tuple(range(9)),
        "fight.tokens": tokens,
        "fight.used": (0,) * 9,
        "fight.wounds": 2,
    }
    assert told(game) == ["Combat, level 6 (very easy): Skeletal Warrior, Skeletal Warrior."]


def test_r74_the_active_player_has_the_first_tokens() -> None:
    game = table(3)
    game.s.active = 2
    start_fight(game, (SKELETON,))
    assert row(game).tokens == [1, 1, 2]
    game.s.chairs[0].here = False
    start_fight(game, (SKELETON,))
    assert row(game).tokens == [0, 2, 2]


@pytest.mark.parametrize(
    ("foes", "said"),
    [((6,), "combat, level 3: very easy"), ((12,), "combat, level 13: medium"),
     ((7, 8), "combat, level 10: easy"), ((12, 12), "combat, level 26: deadly")],
)  # fmt: skip
def test_r98_a_fight_says_how_hard_it_is(foes: tuple[int, ...], said: str) -> None:
    assert str(danger(table(), foes)) == said


def test_r78_a_hit_is_placed_and_answered_by_what_still_stands() -> None:
    game = battle(SKELETON, fates=(6,))
    blow = Blow(MARCO, 0, 0)
    change = changed(game, lambda game: make_attack(game, blow, 0), "at-0-0", "at-0-1", "at-0-3")
    assert change == DRAWN | {
        "fight.foes.0.covered": (0, 1, 3),
        "fight.tokens": (3,),
        "fight.used": used(MARCO),
    }
    assert told(game) == [
        "0 Marco attacks Skeletal Warrior with Shovel",
        "0 draws fate 6",
        "0 Marco hits Skeletal Warrior, 5 against 5",
        "0 deals 3 damage",
        "covered: attack +1",
        "covered: empty",
        "covered: empty",
        "Skeletal Warrior strikes back for 1.",
        "1 damage blocked",
    ]


def test_r85_a_miss_is_answered_first_and_deals_1() -> None:
    game = battle(SKELETON, fates=(2,))
    change = changed(game, lambda game: make_attack(game, Blow(MARCO, 0, 0), 0), "at-0-0")
    assert change == DRAWN | {
        "crew.marco.damage": 1,
        "fight.foes.0.covered": (0,),
        "fight.tokens": (3,),
        "fight.used": used(MARCO),
    }
    assert told(game) == [
        "0 Marco attacks Skeletal Warrior with Shovel",
        "0 draws fate 2",
        "0 Marco misses Skeletal Warrior, 1 against 5",
        "Skeletal Warrior strikes back for 2.",
        "1 damage blocked",
        "Marco takes 1 damage.",
        "0 deals 1 damage",
        "covered: attack +1",
    ]


def test_r82_r93_a_beaten_enemy_leaves_unanswered_and_synergy_goes_to_another() -> None:
    game = battle(SKELETON, JACKAL, fates=(6,))
    ids = ("at-0-2", "at-0-4", "at-0-5", "mac")
    assert changed(game, lambda game: make_attack(game, Blow(RAFAEL, 0, 0), 0), *ids) == DRAWN | {
        "fight.foes.0.num": JACKAL,
        "fight.foes.1.covered": None,
        "fight.foes.1.num": None,
        "fight.synergy": (0, 8, 2, 3, 4, 5, 6, 7, 8),
        "fight.tokens": (3,),
        "fight.used": used(RAFAEL),
    }
    assert told(game)[4:] == [
        "covered: heart",
        "covered: heart, synergy",
        "covered: empty",
        "**Skeletal Warrior is defeated.**",
        "0 gives Mac the synergy token of Rafael",
    ]


def test_r88_at_the_end_of_a_round_each_enemy_strikes() -> None:
    game = battle(SKELETON, JACKAL)
    assert changed(game, end_round, "mac", "audrie", "kasumi") == {
        "crew.audrie.damage": 3,
        "crew.kasumi.statuses": ("venom",),
        "crew.mac.damage": 2,
    }
    assert told(game) == [
        "Round 1 ends: now the enemies strike.",
        "Skeletal Warrior attacks Mac for 2.",
        "Mac takes 2 damage.",
        "Infernal Jackal attacks Audrie for 3.",
        "Audrie takes 3 damage.",
        "Kasumi: venom",
    ]


def test_r76_the_next_round_begins_with_fresh_tokens() -> None:
    game = battle(SKELETON)
    row(game).tokens, row(game).used = [2], [1] * 9
    assert changed(game, fight_round, "end", "mac") == {
        "crew.mac.damage": 2,
        "fight.round": 2,
        "fight.tokens": (4,),
        "fight.used": (0,) * 9,
        "fight.wounds": 2,
    }
    assert told(game)[0] == "0 ends the round"


def test_a_fight_that_is_won_is_over() -> None:
    game = battle(SKELETON)
    row(game).foes = []
    assert changed(game, fight_round)["log"] == ((1, "fight", ""),)
    assert game.s.fight is None
    assert told(game) == ["The fight is won."]


HOURGLASSES: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("venom", "mac", {"crew.mac.statuses": ("venom",)}, ["Mac: venom"]),
    ("frighten", "mac", {"crew.mac.statuses": ("frightened",)}, ["Mac: frightened"]),
    ("weaken", "mac", {"crew.mac.statuses": ("weakened",)}, ["Mac: weakened"]),
    ("madness", "mac", {"crew.mac.statuses": ("madness",)}, ["Mac: madness"]),
    ("low_morale", "mac", {"crew.mac.statuses": ("low_morale",)}, ["Mac: low morale"]),
    ("regen", "", {"fight.foes.1.covered": ()}, ["Foe 70 heals: 1 square is open again."]),
    (
        *("adj_regen", "", {"fight.foes.0.covered": (), "fight.foes.2.covered": ()}),
        ["Foe 71 heals: 1 square is open again."] * 2,
    ),
    (
        *("discard_ability", "", {"ability_discard": 1, "crew.mac.equipped": ()}),
        ["Mac discards Oil Can."],
    ),
    (
        *("disarm", "", {"fight.disarmed": (58,)}),
        ["Harpoon of the Shallows is of no use until the fight is over."],
    ),
    ("lose_resource", "coins", {"goods.coins": 2}, ["−1 coin"]),
    (
        *("ship_damage", "", {"harm.deck": 1, "ability_deck": 38, "ability_discard": 1}
          | {"revealed": True}),
        ["The ship takes 1 damage: deck."],
    ),
    (
        *("adj_attack", "mac audrie", {"crew.mac.damage": 1, "crew.audrie.damage": 1}),
        [
            *("Foe 71 attacks Mac for 1.", "Mac takes 1 damage."),
            *("Foe 71 attacks Audrie for 1.", "Audrie takes 1 damage."),
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("what", "answers", "change", "lines"), HOURGLASSES)
def test_r91_an_hourglass_does_what_it_says_and_nothing_else(
    what: str, answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    middle = enemy(70, [[{"heart": 1}, {"eor": what}, {}]], attack=0)
    beside = enemy(71, [[{"heart": 1}, {}]], attack=0)
    game = table(pack=with_parts(enemies=[middle, beside]))
    game.s.ability_deck += game.s.ability_discard
    game.s.ability_discard = []
    ready(game, {"fates": (2,), "mac.gear": "Oil Can", "own": (58,)})
    for foe in fight(game, 71, 70, 71).foes:
        foe.covered = [1] if foe.num == 71 else [2]
    assert changed(game, end_round, *answers.split()) == change
    assert told(game) == ["Round 1 ends: now the enemies strike.", *lines]


def test_r91_a_covered_hourglass_has_run_out_and_one_of_2_does_it_twice() -> None:
    foe = enemy(70, [[{"heart": 1}, {"eor": "lose_resource", "n": 2}]], attack=0)
    game = table(pack=with_parts(enemies=[foe]))
    fight(game, 70)
    assert changed(game, end_round, "coins")["goods.coins"] == 1
    row(game).foes[0].covered = [1]
    assert changed(game, end_round) == {}


@pytest.mark.parametrize(
    ("answers", "command", "change", "lines"),
    [
        (["give-1"], (1, 0), {"chairs.0.command": 0, "fight.tokens": (1, 3)},
         ["0 hands an action token to Player 2"]),
        (["owe-1", "yes"], (0, 1), {"chairs.1.command": 0, "fight.tokens": (1, 3)},
         ["0 hands an action token to Player 2"]),
        (["take-1", "yes"], (1, 0), {"chairs.0.command": 0, "fight.tokens": (3, 1)},
         ["1 hands an action token to Player 1"]),
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
    assert told(game) == lines


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


def test_r18_whoever_is_asked_for_a_token_or_a_command_is_asked() -> None:
    """The active player may answer for somebody absent."""
    game = battle(SKELETON, seats=3)
    for chair in game.s.chairs:
        chair.command = 1
    asked = Script(hand_over(game, 1, row(game))).answer("take-2")
    assert asked.ask is not None
    assert [(o.id, o.seat, o.aside) for o in asked.ask.options] == [
        ("yes", 2, False),
        ("no", 2, False),
        ("yes", 0, True),
        ("no", 0, True),
    ]
    assert "asks for an action token" in str(asked.ask.prompt)
    owing = Script(hand_over(game, 1, row(game))).answer("owe-2").ask
    assert owing is not None
    assert "offers an action token" in str(owing.prompt)


@pytest.mark.parametrize(
    ("seats", "command", "offered"),
    [(1, (3,), []), (2, (0, 0), []), (2, (0, 1), [0, 1]), (2, (1, 0), [0, 1])],
)
def test_r74_tokens_are_handed_over_only_where_somebody_can_pay_somebody(
    seats: int, command: tuple[int, ...], offered: list[int]
) -> None:
    game = battle(SKELETON, seats=seats)
    for chair, held in zip(game.s.chairs, command, strict=True):
        chair.command = held
    assert [option.seat for option in token_moves(game)] == offered


def test_whoever_can_still_attack_is_waited_for() -> None:
    """Ending the round is an aside while only others can attack."""
    game = battle(SKELETON, seats=2)

    def end_is_aside() -> bool:
        ask = Script(fight_round(game)).ask
        assert ask is not None
        return next(option.aside for option in ask.options if option.id == "end")

    assert not end_is_aside()
    row(game).tokens = [0, 2]
    assert end_is_aside()
    row(game).tokens = [2, 0]
    assert not end_is_aside()
    for index in game.crew_of(0):
        game.s.crew[index].statuses = ["frightened"]
    row(game).tokens = [2, 2]
    assert end_is_aside()
    for index in game.crew_of(1):
        game.s.crew[index].statuses = ["frightened"]
    assert not end_is_aside()


@pytest.mark.parametrize(("damage", "most"), [(0, 3), (1, 4), (-2, None)])
def test_squares_may_be_ticked_together_where_there_is_more_than_one_point(
    damage: int, most: int | None
) -> None:
    game = battle(SKELETON)
    equip(game, "rafael", "Broad Back")
    attack = Attack(RAFAEL, 0, 0, 0, fate=6, damage=damage)
    row(game).attack = attack
    ask = Script(add_damage(game, attack, hit=True)).ask
    assert ask is not None
    assert (None if ask.several is None else ask.several.most) == most


def test_r94_a_synergy_token_may_go_home_unused_and_it_is_told() -> None:
    game = battle(SKELETON, seats=2)
    row(game).synergy[RAFAEL] = MARCO
    game.lines.clear()
    script = Script(fight_round(game)).answer("home-rafael")
    assert row(game).synergy == list(range(9))
    assert told(game) == [f"{game.controller(MARCO)} gives back the synergy token of Rafael"]
    assert "home-rafael" not in script.ids()


def test_r97_a_card_strikes_without_a_token_even_when_none_is_left() -> None:
    game = battle(SKELETON, command=2, own=(88,))
    row(game).tokens = [0]
    game.lines.clear()
    script = Script(fight_round(game))
    assert script.ask is not None
    assert str(script.ask.prompt) == "Round 1, no actions left: one more blow?"
    assert [option for option in script.ids() if option != "aid"] == ["use-88-0", "end"]
    script.answer("use-88-0", "at-0-2", "at-0-4")
    assert script.over
    assert game.s.fight is None
    assert told(game) == [
        "0 uses Powder Crate (deal 2 damage at once)",
        "0 strikes Skeletal Warrior for 2",
        "covered: heart",
        "covered: heart, synergy",
        "**Skeletal Warrior is defeated.**",
        "The fight is won.",
    ]


def test_r93_a_card_that_strikes_earns_nobody_a_synergy_token() -> None:
    game = battle(SKELETON, JACKAL, command=2, own=(88,))
    before = list(row(game).synergy)
    script = Script(fight_round(game)).answer("use-88-0", "foe-0", "at-0-2", "at-0-4")
    assert not any(option in script.ids() for option in ("mac", "rafael", "keep"))
    assert row(game).synergy == before


def test_r97_of_several_enemies_one_is_struck() -> None:
    game = battle(SKELETON, JACKAL, command=2, own=(88,))
    script = Script(fight_round(game)).answer("use-88-0")
    assert script.ids() == ["foe-0", "foe-1"]
    script.answer("foe-1", "at-1-0")
    assert [foe.covered for foe in row(game).foes] == [[], []]
    script.answer("at-1-1")
    assert [foe.covered for foe in row(game).foes] == [[], [0, 1]]
    assert row(game).tokens == [4]


def test_the_round_says_how_many_actions_are_left() -> None:
    game = battle(SKELETON)
    for left, said in ((4, "4 actions"), (1, "1 action")):
        row(game).tokens, row(game).round = [left], 2
        ask = Script(fight_round(game)).ask
        assert ask is not None
        assert str(ask.prompt) == f"Round 2, {said} left: who attacks?"


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
    assert ("fight-marco" in Script(fight_round(game)).ids()) is may


@pytest.mark.parametrize(("number", "lost"), [(1, False), (29, False), (30, True), (31, True)])
def test_a_fight_without_end_is_lost(number: int, lost: bool) -> None:
    game = battle(SKELETON)
    row(game).round = number
    script = Script(fight_round(game)).answer("end")
    with pytest.raises(Defeated) if lost else nullcontext():
        script.answer("marco")
    assert (told(game)[-1] == "There is no way to win this fight any more.") is lost


def test_whoever_cannot_strike_but_is_struck_fights_on() -> None:
    game = battle(SKELETON)
    for member in game.s.crew:
        member.statuses = ["frightened"]
    assert Script(fight_round(game)).answer("end", "marco").over
    assert row(game).round == 2


def test_whoever_can_neither_strike_nor_be_struck_has_lost() -> None:
    harmless = enemy(70, [[{"heart": 1}]], attack=0)
    game = table(pack=with_parts(enemies=[harmless]))
    fight(game, 70)
    for member in game.s.crew:
        member.statuses = ["frightened"]
    with pytest.raises(Defeated):
        Script(fight_round(game)).answer("end")
    other = table(pack=with_parts(enemies=[harmless]))
    fight(other, 70)
    assert Script(fight_round(other)).answer("end").over
    assert row(other).round == 2


def test_r83_a_counterattack_is_blocked_by_the_weapon_and_the_end_of_a_round_is_not() -> None:
    game = battle(SKELETON)
    marco = crew(game, "marco")
    marco.levels = []
    assert changed(game, end_round, "marco")["crew.marco.damage"] == 2


@pytest.mark.parametrize(
    ("end_of_round", "own_block", "block"),
    [(False, ["kannan-3"], 1), (True, ["kannan-3"], 0), (False, [], 0)],
)
def test_r88_block_of_levels_counts_against_counterattacks_only(
    end_of_round: bool, own_block: list[str], block: int
) -> None:
    game = battle(SKELETON)
    crew(game, "kannan").levels = own_block
    threat = Threat(4, SKELETON, 3, 0, end_of_round)
    assert standing_block(game, threat) == block


def test_squares_named_so_far_are_seen_while_the_rest_is_placed() -> None:
    game = battle(SKELETON, fates=(6,))
    script = Script(make_attack(game, Blow(RAFAEL, 0, 0), 0)).answer("at-0-2", "at-0-4")
    seen = game.view(0).state.fight
    assert seen is not None
    assert seen.attack is not None
    assert seen.attack.placed == [(0, 2), (0, 4)]
    assert seen.foes[0].covered == []
    script.answer("at-0-5")


def test_r91_a_helper_opens_one_square_beside_it_and_the_active_player_chooses() -> None:
    healer = enemy(70, [[{"heart": 1}, {"eor": "adj_regen"}]], attack=0)
    other = enemy(71, [[{"heart": 1}, {}, {}]], attack=0)
    game = table(2, pack=with_parts(enemies=[healer, other]))
    fight(game, 70, 71).foes[1].covered = [1, 2]
    assert changed(game, end_round, "at-1-1") == {"fight.foes.1.covered": (2,)}
    assert told(game)[-1] == "Foe 71 heals: 1 square is open again."


@pytest.mark.parametrize(("n", "covered", "opened"), [(2, [2, 3], 2), (2, [2], 1), (3, [2, 3], 2)])
def test_r91_regeneration_opens_as_many_as_it_says_and_no_more_than_there_are(
    n: int, covered: list[int], opened: int
) -> None:
    healer = enemy(70, [[{"heart": 1}, {"eor": "regen", "n": n}], [{}, {}]], attack=0)
    game = table(pack=with_parts(enemies=[healer]))
    fight(game, 70).foes[0].covered = covered
    script = Script(end_round(game))
    if not script.over:
        script.answer("at-0-2")
    assert script.over
    assert row(game).foes[0].covered == []
    many = "1 square is" if opened == 1 else f"{opened} squares are"
    assert told(game)[-1] == f"Foe 70 heals: {many} open again."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gregory", "on reaching 0 health: restore 2 health."),
        ("rafael", "give it back once for: 2 block."),
    ],
)
def test_r93_it_is_said_what_a_synergy_token_is_good_for(name: str, said: str) -> None:
    game = battle(SKELETON, JACKAL)
    member = game.index_of(name)
    row(game).foes[0].covered = [2]
    script = Script(strike(game, 1, member, 0)).answer("foe-0", "at-0-4")
    assert script.ask is not None
    assert str(script.ask.why).endswith(said)
    assert name not in script.ids()
