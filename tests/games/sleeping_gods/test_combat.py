"""Combat: R73 to R98, with every printed example coming out at exactly its numbers."""

import pytest

from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.fight.aim import hits
from games.sleeping_gods.fight.attack import make_attack as attack_rule
from games.sleeping_gods.fight.blocking import suffer
from games.sleeping_gods.fight.combat import fight_round, start_fight
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.squares import Placing, Square
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.fight.weapons import weapons
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.state import Foe, Threat
from games.sleeping_gods.words import difficulty
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    enemy,
    equip,
    fight,
    own,
    rig_fate,
    table,
    with_parts,
)

SKELETON, EYE, SQUID, JACKAL = 6, 7, 8, 9
TOP_LEFT, TOP_RIGHT, MID_LEFT, MID_RIGHT, LOW_LEFT, LOW_RIGHT = range(6)


def attack(game: SleepingGods, member: str, *fates: int) -> Script:
    rig_fate(game, *fates)
    return Script(fight_round(game)).answer(f"fight-{member}")


def strike(game: SleepingGods, member: str, *fates: int, foe: int = 0) -> Script:
    """A whole attack by the controller of this member."""
    index = game.index_of(member)
    rig_fate(game, *fates)
    return Script(attack_rule(game, Blow(index, 0, foe), game.controller(index)))


def placing(rows: list[Enemy], target: int, points: int, **more: object) -> Placing:
    foes = [Foe(card.num) for card in rows]
    return Placing(rows, foes, target, points, **more)  # type: ignore[arg-type]


def plain(num: int = 30, **fields: object) -> Enemy:
    return enemy(num, [[{"heart": 1}, {}], [{}, {}], [{"heart": 1}, {}]], **fields)


def test_r73_enemies_are_shuffled_into_a_row() -> None:
    rows = set()
    for seed in range(12):
        game = table(seed=seed)
        start_fight(game, (3, 5, 6))
        assert game.s.fight is not None
        rows.add(tuple(foe.num for foe in game.s.fight.foes))
    assert len(rows) > 1
    assert all(sorted(row) == [3, 5, 6] for row in rows)


@pytest.mark.parametrize(
    ("players", "tokens"), [(1, [4]), (2, [2, 2]), (3, [1, 2, 1]), (4, [1, 1, 1, 1])]
)
def test_r74_four_action_tokens(players: int, tokens: list[int]) -> None:
    game = table(players)
    game.s.active = min(1, players - 1)
    assert fight(game, 3).tokens == tokens


def test_r74_a_token_is_handed_over_for_1_command_of_giver_or_taker() -> None:
    game = table(2)
    row = fight(game, 3)
    game.s.chairs[1].command = 1
    script = Script(fight_round(game)).answer("token", seat=0)
    assert script.ids(0) == ["owe-1", "back"]
    script.answer("owe-1").answer("yes", seat=1)
    assert row.tokens == [1, 3]
    assert game.s.chairs[1].command == 0


def test_r75_each_synergy_token_starts_at_home() -> None:
    game = table()
    assert fight(game, 3).synergy == list(range(9))


def test_r76_tokens_are_used_in_any_order_and_the_round_may_end_early() -> None:
    game = table(2)
    fight(game, 3)
    script = Script(fight_round(game))
    assert script.ask is not None
    assert script.ask.awaited == [0, 1]
    assert any(option.startswith("fight") for option in script.ids(0))
    assert any(option.startswith("fight") for option in script.ids(1))
    assert "end" in script.ids(0)
    assert "end" not in script.ids(1)
    script.answer("end")
    assert script.ask is not None
    assert "whom" in str(script.ask.prompt)


def test_r77_the_printed_enemies() -> None:
    squid = SHALLOWS.enemy[SQUID]
    assert (squid.defense, squid.attack, squid.rows, squid.cols) == (5, 2, 3, 2)
    assert squid.cells[2][0] is not None
    assert squid.cells[2][0].heart == 2


def test_r78_at_most_two_tokens_on_one_crew_member() -> None:
    game = table()
    row = fight(game, 3, 5)
    row.used[game.index_of("marco")] = 2
    assert "fight-marco-0" not in Script(fight_round(game)).ids()
    assert "fight-mac-0" in Script(fight_round(game)).ids()


def test_r78_accuracy_may_be_added_after_the_draw() -> None:
    game = table()
    fight(game, SKELETON)
    game.s.chairs[0].command = 2
    script = strike(game, "laurent", 4)
    assert "crew-laurent-1" in script.ids()
    script.answer("crew-laurent-1")
    assert script.ask is not None
    assert "Place 2 damage" in str(script.ask.prompt)


def test_r96_an_attack_that_draws_a_1_may_draw_again_where_a_card_allows_it() -> None:
    lucky = {"num": 80, "name": "Lucky Coin", "types": ["equipment"], "command": 0}
    game = table(pack=with_parts(adventure=[{**lucky, "passive": [{"op": "fate_1"}]}]))
    row = fight(game, SKELETON)
    own(game, 80)
    script = strike(game, "laurent", 1, 6)
    assert "again" in script.ids()
    script.answer("again")
    assert script.ask is not None
    assert "Place 2 damage" in str(script.ask.prompt)
    assert row.foes[0].covered == []
    assert crew(game, "laurent").damage == 0


def test_r78_a_weapon_is_chosen_among_all_that_are_equipped() -> None:
    game = table()
    own(game, 58)
    crew(game, "odessa").weapons = []
    crew(game, "marco").weapons = [58]
    fight(game, SKELETON)
    blows = [option for option in Script(fight_round(game)).ids() if "marco" in option]
    assert blows == ["fight-marco-w0", "fight-marco-w58"]


def test_r79_damage_is_one_connected_group_without_diagonals() -> None:
    attack_of_3 = placing([plain()], 0, 3)
    attack_of_3.put(Square(0, TOP_LEFT))
    assert attack_of_3.legal() == [Square(0, TOP_RIGHT), Square(0, MID_LEFT)]
    attack_of_3.put(Square(0, MID_LEFT))
    assert attack_of_3.legal() == [
        Square(0, TOP_RIGHT),
        Square(0, MID_RIGHT),
        Square(0, LOW_LEFT),
    ]


def test_r79_covered_squares_are_neither_used_nor_crossed() -> None:
    card = plain()
    blocked = Placing([card], [Foe(30, [MID_LEFT, MID_RIGHT])], 0, 3)
    blocked.put(Square(0, TOP_LEFT))
    assert blocked.legal() == [Square(0, TOP_RIGHT)]
    blocked.put(Square(0, TOP_RIGHT))
    assert blocked.legal() == []


def test_r80_a_heart_of_3_needs_3_damage_of_one_attack() -> None:
    card = enemy(31, [[{"heart": 3}, {}], [{}, {}], [{"heart": 1}, {}]])
    assert Square(0, TOP_LEFT) not in placing([card], 0, 2).legal()
    hit = placing([card], 0, 3)
    assert Square(0, TOP_LEFT) in hit.legal()
    hit.put(Square(0, TOP_LEFT))
    assert hit.points == 0
    assert len(hit.placed) == 1


def test_r81_covering_the_eye_switches_everything_off() -> None:
    """One attack symbol, madness and the wing: less damage, no madness, normal defense."""
    game = table()
    row = fight(game, EYE)
    row.foes[0].covered = [TOP_LEFT, TOP_RIGHT, MID_RIGHT]
    script = Script(end_round(game))
    assert script.ask is not None
    assert "for 2" in str(script.ask.prompt)
    script.answer("marco")
    assert script.over
    assert all(not member.statuses for member in game.s.crew)


def test_r82_with_every_heart_covered_an_enemy_leaves_and_the_row_closes_up() -> None:
    game = table()
    row = fight(game, SKELETON, EYE, SQUID)
    row.foes[1].covered = [MID_LEFT]
    script = strike(game, "gregory", 6, foe=1).answer(f"at-1-{LOW_LEFT}")
    assert [foe.num for foe in row.foes] == [SKELETON, EYE, SQUID]
    script.answer(f"at-1-{LOW_RIGHT}")
    assert [foe.num for foe in row.foes] == [SKELETON, SQUID]
    assert crew(game, "gregory").damage == 0


def test_r83_counterattack_overflows_to_others() -> None:
    game = table()
    fight(game, SKELETON)
    crew(game, "gregory").damage = 4
    script = strike(game, "gregory", 5).answer(f"at-0-{MID_LEFT}", f"at-0-{MID_RIGHT}")
    assert crew(game, "gregory").damage == 5
    assert script.ask is not None
    assert "1 damage: who takes it?" in str(script.ask.prompt)


def test_r84_splash_needs_half_on_the_target() -> None:
    two = placing([plain(30), plain(31)], 0, 3)
    two.put(Square(0, TOP_RIGHT))
    assert Square(1, TOP_LEFT) in two.legal()
    two.put(Square(1, TOP_LEFT))
    assert Square(1, TOP_RIGHT) not in two.legal()
    assert Square(0, TOP_LEFT) in two.legal()


def test_r84_a_group_may_run_through_the_neighbour_and_back() -> None:
    left = enemy(30, [[{"heart": 1}, {}], [None, None], [{}, {"heart": 1}]])
    around = placing([left, plain(31)], 0, 6)
    for square in ((0, TOP_LEFT), (0, TOP_RIGHT), (1, TOP_LEFT), (1, MID_LEFT)):
        around.put(Square(*square))
    assert Square(1, LOW_LEFT) in around.legal()
    around.put(Square(1, LOW_LEFT))
    assert around.legal() == [Square(0, LOW_RIGHT)]


def test_r85_a_miss_is_answered_first_and_then_deals_1() -> None:
    game = table()
    row = fight(game, SKELETON)
    script = strike(game, "gregory", 1)
    assert crew(game, "gregory").damage == 2
    script.answer(f"at-0-{MID_LEFT}")
    assert row.foes[0].covered == [MID_LEFT]
    assert crew(game, "gregory").damage == 2


def test_r85_with_two_fatigue_a_miss_deals_nothing() -> None:
    game = table()
    row = fight(game, SKELETON)
    crew(game, "gregory").fatigue = 2
    assert strike(game, "gregory", 1).over
    assert row.foes[0].covered == []


def test_r85_brought_to_0_by_the_answer_one_still_deals_1() -> None:
    game = table()
    row = fight(game, SKELETON)
    crew(game, "gregory").damage = 3
    strike(game, "gregory", 1).answer(f"at-0-{MID_LEFT}")
    assert game.left(game.index_of("gregory")) == 0
    assert row.foes[0].covered == [MID_LEFT]


def test_r86_flying_is_1_harder_to_hit_without_range() -> None:
    game = table()
    fight(game, EYE)
    script = strike(game, "laurent", 5)
    assert "misses" in " ".join(str(line.text) for line in game.lines)
    del script
    game = table()
    fight(game, EYE)
    strike(game, "mac", 4)
    assert "hits" in " ".join(str(line.text) for line in game.lines)


def test_r87_an_equipped_card_of_the_weapons_skill_adds_1_damage_once() -> None:
    game = table()
    fight(game, SQUID)
    equip(game, "laurent", "Triage", "Footnotes")
    crew(game, "laurent").levels = ["laurent-1"]
    script = strike(game, "laurent", 5)
    boosts = [option for option in script.ids() if option.startswith("boost")]
    assert len(boosts) == 2
    script.answer(boosts[0])
    assert script.ask is not None
    assert "3 damage" in str(script.ask.prompt)
    assert len(crew(game, "laurent").equipped) == 1


def test_r88_weapon_block_does_not_count_at_the_end_of_a_round() -> None:
    game = table()
    fight(game, SKELETON)
    drive(end_round(game), "laurent")
    assert crew(game, "laurent").damage == 2


def test_r88_all_damage_of_one_card_goes_to_one_crew_member() -> None:
    game = table()
    fight(game, EYE)
    script = Script(end_round(game))
    assert not any(option.endswith("-1") for option in script.ids())


def test_r89_tokens_are_reclaimed_and_a_won_fight_is_cleared() -> None:
    game = table()
    row = fight(game, SKELETON)
    row.used[0] = 2
    row.tokens = [0]
    drive(fight_round(game), "marco")
    assert (row.round, row.tokens, row.used) == (2, [4], [0] * 9)
    row.foes[0].covered = [MID_LEFT]
    script = attack(game, "gregory", 6).answer(f"at-0-{LOW_LEFT}")
    assert script.over
    assert game.s.fight is None


def test_r90_the_frightened_and_the_fallen_do_not_attack() -> None:
    game = table()
    crew(game, "mac").statuses = ["frightened"]
    crew(game, "marco").damage = 7
    fight(game, SKELETON)
    ids = Script(fight_round(game)).ids()
    assert "fight-mac" not in ids
    assert "fight-marco" not in ids


def test_a_crew_that_can_neither_strike_nor_be_struck_has_lost() -> None:
    harmless = enemy(40, [[{"heart": 1}, {}]], attack=0)
    game = table(pack=with_parts(enemies=[harmless]))
    fight(game, 40)
    for member in game.s.crew:
        member.statuses = ["frightened"]
    with pytest.raises(Defeated):
        drive(fight_round(game), "end")


def test_a_fight_of_thirty_rounds_is_lost() -> None:
    harmless = enemy(40, [[{"heart": 1}, {}]], attack=0)
    game = table(pack=with_parts(enemies=[harmless]))
    row = fight(game, 40)
    drive(fight_round(game), "end")
    assert row.round == 2
    row.round = 30
    with pytest.raises(Defeated):
        drive(fight_round(game), "end")


def hourglass(kind: str, n: int = 1) -> SleepingGods:
    card = enemy(
        33, [[{"heart": 1}, {"eor": kind, "n": n}], [{"heart": 1}, {}], [{}, {}]], attack=0
    )
    game = table(pack=with_parts(enemies=[card]))
    fight(game, 33)
    return game


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("venom", "venom"),
        ("frighten", "frightened"),
        ("weaken", "weakened"),
        ("madness", "madness"),
        ("low_morale", "low_morale"),
    ],
)
def test_r91_status_hourglasses(kind: str, status: str) -> None:
    game = hourglass(kind)
    drive(end_round(game), "rafael")
    assert crew(game, "rafael").statuses == [status]


def test_r91_regen_opens_squares_of_the_active_players_choice() -> None:
    game = hourglass("regen", 3)
    assert game.s.fight is not None
    game.s.fight.foes[0].covered = [0, 3, 4, 5]
    drive(end_round(game), "at-0-3", "at-0-4", "at-0-5")
    assert game.s.fight.foes[0].covered == [0]


def test_r91_adjacent_attack_and_adjacent_regen() -> None:
    caller = enemy(34, [[{"heart": 1}, {"eor": "adj_attack", "n": 2}], [{}, {}]], attack=0)
    mender = enemy(35, [[{"heart": 1}, {"eor": "adj_regen"}], [{}, {}]], attack=0)
    game = table(pack=with_parts(enemies=[caller, mender]))
    row = fight(game, SKELETON, 34, 35)
    row.foes[1].covered = [2]
    script = Script(end_round(game))
    assert script.ask is not None
    assert "for 4" in str(script.ask.prompt)
    script.answer("marco", "marco")
    assert row.foes[1].covered == []


def test_r91_discard_ability_disarm_lose_resource_and_ship_damage() -> None:
    game = hourglass("discard_ability")
    equip(game, "mac", "Oil Can")
    drive(end_round(game))
    assert crew(game, "mac").equipped == []
    game = hourglass("disarm")
    own(game, 58)
    holder = next(at for at, m in enumerate(game.s.crew) if m.weapons)
    drive(end_round(game))
    assert list(weapons(game, holder)) == [0]
    game = hourglass("lose_resource")
    drive(end_round(game), "grain")
    assert game.s.goods["grain"] == 0
    game = hourglass("ship_damage")
    rig_fate(game, 4)
    drive(end_round(game))
    assert game.s.harm["galley"] == 1


def test_r92_first_strike_answers_before_the_blow_and_not_after() -> None:
    card = enemy(36, [[{"heart": 1}, {"static": "first_strike"}], [{}, {"heart": 1}]], attack=2)
    game = table(pack=with_parts(enemies=[card]))
    fight(game, 36)
    script = strike(game, "gregory", 6)
    assert crew(game, "gregory").damage == 2
    script.answer("at-0-0", "at-0-2")
    assert crew(game, "gregory").damage == 2


def test_r92_resist_1_swallows_1_of_each_attack() -> None:
    card = enemy(37, [[{"heart": 1}, {"static": "resist"}], [{"heart": 1}, {}]])
    hit = placing([card], 0, 2)
    hit.put(Square(0, 0))
    assert hit.points == 0
    assert hit.legal() == []
    assert placing([card], 0, 1).legal() == []
    beside = placing([plain(30), card], 0, 4)
    beside.put(Square(0, TOP_RIGHT))
    beside.put(Square(0, MID_RIGHT))
    assert Square(1, 0) in beside.legal()
    beside.put(Square(1, 0))
    assert beside.points == 0


def test_r93_covering_a_synergy_point_sends_ones_token_to_another_board() -> None:
    game = table()
    row = fight(game, SKELETON, EYE)
    script = strike(game, "marco", 6).answer(f"at-0-{LOW_LEFT}")
    script.answer(f"at-0-{LOW_RIGHT}", f"at-0-{MID_RIGHT}")
    assert "marco" not in script.ids()
    script.answer("audrie")
    assert row.synergy[game.index_of("marco")] == game.index_of("audrie")


def test_r94_a_held_token_is_used_by_its_holder_and_never_by_its_owner() -> None:
    game = table()
    row = fight(game, SQUID)
    rafael, laurent = game.index_of("rafael"), game.index_of("laurent")
    row.synergy[laurent] = rafael
    script = strike(game, "rafael", 6)
    assert "synergy-laurent" in script.ids()
    script.answer("synergy-laurent")
    assert row.synergy[laurent] == laurent
    assert game.s.fight is not None
    assert game.s.fight.attack is not None
    assert game.s.fight.attack.damage == 1
    row.synergy[laurent] = laurent
    assert not [o for o in strike(game, "laurent", 6).ids() if o.startswith("synergy")]


def test_r94_a_token_may_go_home_unused() -> None:
    game = table()
    row = fight(game, SQUID)
    row.synergy[3] = 0
    Script(fight_round(game)).answer("home-kasumi")
    assert row.synergy[3] == 3


@pytest.mark.parametrize("owner", ["audrie", "kasumi", "laurent"])
def test_r95_three_tokens_add_1_damage(owner: str) -> None:
    assert SHALLOWS.member[owner].synergy.op == "damage"
    assert SHALLOWS.member[owner].synergy.n == 1


def test_r95_odessas_token_places_diagonally() -> None:
    slanted = placing([plain()], 0, 2, diagonal=True)
    slanted.put(Square(0, TOP_LEFT))
    assert Square(0, MID_RIGHT) in slanted.legal()
    assert SHALLOWS.member["odessa"].synergy.op == "diagonal"


def test_r95_gregorys_token_restores_2_at_0_health() -> None:
    game = table()
    row = fight(game, SKELETON)
    row.synergy[game.index_of("gregory")] = game.index_of("mac")
    crew(game, "mac").damage = 3
    drive(hurt(game, game.index_of("mac"), 1), "yes")
    assert crew(game, "mac").damage == 2
    assert row.synergy[game.index_of("gregory")] == game.index_of("gregory")


def test_r95_kannans_token_redraws_and_macs_adds_2_accuracy() -> None:
    game = table()
    row = fight(game, SQUID)
    marco = game.index_of("marco")
    row.synergy[game.index_of("kannan")] = marco
    row.synergy[game.index_of("mac")] = marco
    script = strike(game, "marco", 1, 4).answer("synergy-kannan")
    assert game.s.fight is not None
    assert game.s.fight.attack is not None
    assert game.s.fight.attack.fate == 4
    script.answer("synergy-mac")
    assert game.s.fight.attack.accuracy == 2
    assert hits(game, game.s.fight.attack)


def test_r95_marcos_token_adds_2_damage_beside_hearts() -> None:
    extra = placing([plain()], 0, 1, nonheart=2)
    extra.put(Square(0, TOP_LEFT))
    assert extra.points == 0
    extra.put(Square(0, MID_LEFT))
    assert extra.nonheart == 1
    assert Square(0, LOW_LEFT) not in extra.legal()
    assert Square(0, MID_RIGHT) in extra.legal()


def test_r95_rafaels_token_blocks_2() -> None:
    """The printed example: Gregory misses the eye, is struck for 3 and ignores 2 of it."""
    game = table()
    row = fight(game, EYE)
    game.s.fight = row
    rafael, gregory = game.index_of("rafael"), game.index_of("gregory")
    script = strike(game, "rafael", 6)
    script.answer(f"at-0-{TOP_RIGHT}", f"at-0-{MID_RIGHT}", f"at-0-{LOW_RIGHT}", "gregory")
    assert row.synergy[rafael] == gregory
    row.foes[0].covered = []
    crew(game, "rafael").damage = 0
    script = strike(game, "gregory", 1).answer("synergy-rafael")
    assert crew(game, "gregory").damage == 1
    assert row.synergy[rafael] == rafael


def test_r96_own_abilities_help_only_their_own_attack_and_defence() -> None:
    game = table()
    fight(game, SQUID)
    game.s.chairs[0].command = 5
    ids = strike(game, "rafael", 6).ids()
    assert "crew-marco-0" not in ids
    game = table()
    fight(game, SQUID)
    game.s.chairs[0].command = 5
    assert "crew-marco-0" in strike(game, "marco", 6).ids()


def test_r96_plus_1_to_fate_works_on_any_draw_by_anyone() -> None:
    game = table()
    game.s.chairs[0].command = 2
    rig_fate(game, 2)
    script = Script(damage_ship(game, 1)).answer("crew-odessa-0")
    while script.ask is not None:
        script.answer("done")
    assert game.s.harm["sick_bay"] == 1


def test_r96_redraw_if_1_only_on_a_1() -> None:
    game = table()
    fight(game, SQUID)
    game.s.chairs[0].command = 1
    assert "crew-audrie-0" in strike(game, "laurent", 1).ids()
    game = table()
    fight(game, SQUID)
    game.s.chairs[0].command = 1
    script = strike(game, "laurent", 2)
    assert "crew-audrie-0" not in script.ids()


def test_r97_surprise_strike_needs_no_fate_no_token_and_meets_no_answer() -> None:
    game = table()
    row = fight(game, SKELETON)
    equip(game, "mac", "Surprise Strike")
    deck = len(game.s.ability_deck)
    gear = next(o for o in Script(fight_round(game)).ids() if o.startswith("gear"))
    Script(fight_round(game)).answer(gear, f"at-0-{MID_LEFT}")
    assert row.foes[0].covered == [MID_LEFT]
    assert len(game.s.ability_deck) == deck
    assert row.tokens == [4]
    assert crew(game, "mac").damage == 0
    assert crew(game, "mac").equipped == []


def test_r97_instant_effects_come_with_equipping() -> None:
    game = table()
    game.s.chairs[0].command = 1
    game.s.chairs[0].hand = [next(c.id for c in SHALLOWS.abilities if c.name == "Spare Parts")]
    drive(crew_and_cards(game, 0), f"equip-{game.s.chairs[0].hand[0]}-mac", "back")
    assert game.s.goods["materials"] == 2


@pytest.mark.parametrize(
    ("level", "words"),
    [(3, "very easy"), (8, "very easy"), (9, "easy"), (11, "easy"), (12, "medium"),
     (13, "medium"), (14, "dangerous"), (17, "dangerous"), (18, "deadly"), (22, "deadly")],
)  # fmt: skip
def test_r98_levels_of_difficulty(level: int, words: str) -> None:
    assert str(difficulty(level)) == words


def test_attack_example_1_laurent_hits_the_squid_for_3() -> None:
    """Fate 5 meets defense 5; the discarded Triage makes 3 damage: 2 on the double heart, 1 above
    it. The squid answers with 2 and the symbol bottom right; the club blocks 2."""
    game = table()
    row = fight(game, SQUID)
    equip(game, "laurent", "Triage")
    script = strike(game, "laurent", 5)
    triage = crew(game, "laurent").equipped[0]
    script.answer(f"boost-{triage}", f"at-0-{LOW_LEFT}")
    assert script.ask is not None
    assert "Place 1 damage" in str(script.ask.prompt)
    script.answer(f"at-0-{MID_LEFT}")
    assert script.over
    assert row.foes[0].covered == [LOW_LEFT, MID_LEFT]
    assert crew(game, "laurent").damage == 1
    assert crew(game, "laurent").equipped == []


def test_attack_example_2_laurent_strikes_again_and_takes_nothing() -> None:
    """Fate 6 hits for 2 on the right-hand squares; weaken is switched off, synergy to Audrie; the
    squid answers with 2, the club blocks 2."""
    game = table()
    row = fight(game, SQUID)
    row.foes[0].covered = [LOW_LEFT, MID_LEFT]
    row.used[game.index_of("laurent")] = 1
    script = strike(game, "laurent", 6)
    script.answer(f"at-0-{LOW_RIGHT}", "audrie")
    assert script.over
    assert set(row.foes[0].covered) == {LOW_LEFT, MID_LEFT, LOW_RIGHT, MID_RIGHT}
    assert crew(game, "laurent").damage == 0
    assert row.synergy[game.index_of("laurent")] == game.index_of("audrie")
    assert row.used[game.index_of("laurent")] == 2
    script = Script(end_round(game)).answer("marco")
    assert script.over
    assert all("weakened" not in member.statuses for member in game.s.crew)


def test_combat_round_example_gregory_and_the_captain_against_the_skeleton() -> None:
    """Gregory: 5 + 2 = 7 hits 5, a heart and a blank, answered with 2. The captain: 1 + 1 = 2
    misses, takes 2 − 1 = 1, then covers the last heart and its synergy point."""
    game = table(2)
    game.s.active = 1
    crew(game, "gregory").seat = 0
    row = fight(game, SKELETON, EYE, JACKAL)
    script = strike(game, "gregory", 5).answer(f"at-0-{MID_LEFT}", f"at-0-{MID_RIGHT}")
    assert script.over
    assert crew(game, "gregory").damage == 2
    script = strike(game, "odessa", 1)
    assert crew(game, "odessa").damage == 1
    script.answer(f"at-0-{LOW_LEFT}", "kannan")
    assert script.over
    assert [foe.num for foe in row.foes] == [EYE, JACKAL]
    assert row.synergy[game.captain] == game.index_of("kannan")


def test_combat_round_example_had_she_hit_the_skeleton_would_not_have_answered() -> None:
    game = table(2)
    game.s.active = 1
    row = fight(game, SKELETON, EYE, JACKAL)
    row.foes[0].covered = [MID_LEFT, MID_RIGHT]
    script = strike(game, "odessa", 4).answer(f"at-0-{LOW_LEFT}")
    while script.ask is not None:
        script.answer(script.ids()[0])
    assert [foe.num for foe in row.foes] == [EYE, JACKAL]
    assert crew(game, "odessa").damage == 0


def test_combat_round_example_the_eye_ends_the_round_with_3_and_madness() -> None:
    game = table(2)
    game.s.active = 1
    fight(game, EYE)
    script = Script(end_round(game))
    assert script.ask is not None
    assert "for 3" in str(script.ask.prompt)
    script.answer("mac", "rafael")
    assert crew(game, "mac").damage == 3
    assert crew(game, "rafael").statuses == ["madness"]


def test_end_of_round_example_skeleton_2_on_mac_eye_3_on_laurent_madness_on_marco() -> None:
    game = table()
    fight(game, SKELETON, EYE)
    drive(end_round(game), "mac", "laurent", "marco")
    assert crew(game, "mac").damage == 2
    assert crew(game, "laurent").damage == 3
    assert crew(game, "marco").statuses == ["madness"]


def test_r83_what_an_attacker_cannot_take_is_divided_by_their_own_player() -> None:
    game = table(2)
    rafael = game.index_of("rafael")
    owner = game.controller(rafael)
    game.s.active = 1 - owner
    crew(game, "rafael").damage = game.health(rafael) - 1
    fight(game, 3)
    script = Script(suffer(game, Threat(rafael, 3, 2, 0, end_of_round=False), owner))
    assert script.ask is not None
    assert script.ask.awaited == [owner]


def test_r88_at_the_end_of_a_round_the_active_player_divides_what_is_left() -> None:
    game = table(2)
    rafael = game.index_of("rafael")
    game.s.active = 1 - game.controller(rafael)
    crew(game, "rafael").damage = game.health(rafael) - 1
    fight(game, 3)
    script = Script(suffer(game, Threat(rafael, 3, 2, 0, end_of_round=True), game.s.active))
    assert script.ask is not None
    assert script.ask.awaited == [game.s.active]
