"""Components, set-up and basics: R1 to R30."""

from collections import Counter

import pytest

from games.kernel import Chance
from games.sleeping_gods.campaign import COMMAND, STATUS_TOKENS, SUPPLY, Defeated
from games.sleeping_gods.cards.fate import draw_fate
from games.sleeping_gods.cards.hand import draw_cards
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.command.equipping import Equip
from games.sleeping_gods.command.equipping import equip as equip_rule
from games.sleeping_gods.command.tokens import gain_command
from games.sleeping_gods.content.loader import pack_names
from games.sleeping_gods.crew.damage import deal, hurt
from games.sleeping_gods.crew.fatigue import tire
from games.sleeping_gods.crew.healing import restore
from games.sleeping_gods.crew.statuses import afflict_by
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.ship.goods import gain, pay
from games.sleeping_gods.ship.hull import harm_total, repair
from games.sleeping_gods.ship.sailing import course_options
from games.sleeping_gods.state import FATE_ROOMS
from games.sleeping_gods.story.storybook import explore, tell
from games.sleeping_gods.turn.end_of_turn import pass_token
from games.sleeping_gods.turn.port import stay_at_inn
from games.sleeping_gods.turn.turn import dawn
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    equip,
    event,
    give,
    rig_fate,
    table,
    with_parts,
)


def fresh(seats: int = 2, **options: object) -> SleepingGods:
    game = SleepingGods.new(seats, SleepingGods.Options(pack="shallows", **options), Chance(3))
    assert isinstance(game, SleepingGods)
    return game


def test_r1_tokens_are_as_many_as_in_the_box() -> None:
    assert COMMAND == 14
    assert SUPPLY == {
        "meat": 6, "vegetables": 6, "grain": 6, "materials": 6, "artifacts": 6, "coins": 40,
    }  # fmt: skip
    assert STATUS_TOKENS == {
        "low_morale": 8, "venom": 4, "madness": 4, "frightened": 4, "weakened": 4,
    }  # fmt: skip
    assert len(SHALLOWS.crew) == 9
    assert len(SHALLOWS.search) == 9
    assert len(SHALLOWS.level) == 24


def test_r2_nothing_is_gained_beyond_the_supply() -> None:
    game = table()
    game.s.goods["meat"] = 5
    assert gain(game, "meat", 3) == 1
    gain_command(game, 0, 20)
    assert game.s.chairs[0].command == 14
    for member in game.s.crew[:4]:
        member.statuses.append("venom")
    drive(afflict_by(game, "venom", 2, "any", None))
    assert sum("venom" in member.statuses for member in game.s.crew) == 4


def test_r3_what_is_paid_returns_to_the_supply() -> None:
    game = table()
    game.s.goods["coins"] = 40
    drive(pay(game, "coins", 4))
    assert gain(game, "coins", 10) == 4


def test_r4_rewards_come_token_by_token() -> None:
    game = table()
    gain(game, "materials", 2)
    gain(game, "vegetables", 1)
    assert (game.s.goods["materials"], game.s.goods["vegetables"]) == (2, 1)


def test_r5_the_ship_starts_in_the_region_of_location_2() -> None:
    assert fresh().s.region == SHALLOWS.home[2]


def test_r6_the_ship_starts_with_3_coins_and_1_grain() -> None:
    goods = fresh().s.goods
    assert goods["coins"] == 3
    assert goods["grain"] == 1
    assert sum(goods.values()) == 4


@pytest.mark.parametrize(("seats", "shares"), [(1, [8]), (2, [4, 4]), (3, [2, 3, 3]), (4, [2] * 4)])
def test_r7_crew_is_shared_out_evenly_and_the_captain_is_apart(
    seats: int, shares: list[int]
) -> None:
    game = fresh(seats)
    counts = Counter(m.seat for m in game.s.crew if m.id != "odessa")
    assert sorted(counts.values()) == shares
    assert game.controller(game.captain) == game.s.active


def test_r8_the_first_player_is_active_and_decks_are_shuffled() -> None:
    game = fresh()
    assert game.s.active == 0
    assert game.s.ability_deck != sorted(game.s.ability_deck)
    assert game.s.market_deck != sorted(game.s.market_deck)


def test_r9_six_mild_on_six_perilous_on_six_deadly() -> None:
    many = [event(f"{tier}{n:02}", at_once=[{"op": "xp"}]) for tier in "MPD" for n in range(7, 19)]
    game = table(pack=with_parts(events=many))
    tiers = [card[0] for card in reversed(game.s.event_deck)]
    assert tiers == ["M"] * 6 + ["P"] * 6 + ["D"] * 6
    assert len(game.s.events_left) == 36


def test_r10_four_starting_cards_are_owned() -> None:
    names = {SHALLOWS.card[owned.num].name for owned in fresh().s.cards}
    assert names == {"Gloria", "Soup", "Gear", "Flapjacks"}


def test_r11_other_decks_stay_unseen() -> None:
    view = fresh().view(0)
    assert set(view.state.event_deck) == {""}
    assert set(view.state.ability_deck) == {0}


def test_r12_each_player_has_1_command_and_1_card() -> None:
    game = fresh(3)
    assert [chair.command for chair in game.s.chairs] == [1, 1, 1]
    assert [len(chair.hand) for chair in game.s.chairs] == [1, 1, 1]
    assert sorted(game.s.search_pile) == list(range(1, 10))


def test_r13_the_mode_is_chosen_before_the_campaign() -> None:
    assert fresh(mode="brutal").options.mode == "brutal"
    assert set(pack_names()) >= {"shallows"}


def test_r14_the_active_player_controls_the_captain() -> None:
    game = table(3)
    game.s.active = 2
    assert game.captain in game.crew_of(2)
    assert game.captain not in game.crew_of(0)


def test_r15_a_crew_board_has_skills_health_weapon_and_ability() -> None:
    laurent = SHALLOWS.member["laurent"]
    assert set(laurent.skills) == {"strength", "perception", "savvy", "craft"}
    assert (laurent.weapon.accuracy, laurent.weapon.damage, laurent.weapon.block) == (0, 2, 2)
    assert laurent.ability_cost == 2


def test_r16_the_printed_ability_card_is_in_the_deck() -> None:
    triage = next(card for card in SHALLOWS.abilities if card.name == "Triage")
    assert (triage.fate, triage.cost, triage.skill, triage.command) == (5, 2, "savvy", 0)


def test_r17_over_the_limit_of_3_one_discards_by_choice() -> None:
    game = table()
    give(game, 0, "Triage", "Footnotes", "Oil Can")
    script = Script(draw_cards(game, 0, 1))
    assert len(script.ids(0)) == 4
    assert all(option.secret for option in script.ask or ())
    unwanted = game.s.chairs[0].hand[0]
    script.answer(f"card-{unwanted}")
    assert len(game.s.chairs[0].hand) == 3
    assert unwanted in game.s.ability_discard


def test_r17_hands_are_secret() -> None:
    game = table(2)
    give(game, 1, "Triage")
    assert game.view(0).state.chairs[1].hand == [0]
    assert game.view(None).state.chairs[1].hand == [0]
    assert game.view(1).state.chairs[1].hand == game.s.chairs[1].hand


def test_r18_any_player_may_equip_to_anothers_crew() -> None:
    game = table(2)
    give(game, 1, "Oil Can")
    theirs = next(m for m in game.s.crew if m.seat == 0)
    drive(equip_rule(game, 1, Equip(game.s.chairs[1].hand[0], game.index_of(theirs.id))))
    assert len(theirs.equipped) == 1


def test_r19_excess_damage_goes_to_another() -> None:
    game = table()
    mac = game.index_of("mac")
    drive(deal(game, 6, [[mac], game.everybody()]), "marco")
    assert crew(game, "mac").damage == 4
    assert crew(game, "marco").damage == 2


def test_r20_at_0_health_nobody_attacks_joins_or_uses_abilities() -> None:
    game = table()
    crew(game, "gregory").damage = 5
    game.s.chairs[0].command = 9
    script = Script(meet_challenge(game, "savvy", 9))
    assert "join-gregory" not in script.ids()
    script.answer("aid")
    assert not [option for option in script.ids() if option.startswith("crew-gregory")]


def test_r20_one_restored_health_is_enough() -> None:
    game = table()
    crew(game, "gregory").damage = 5
    restore(game, game.index_of("gregory"), 1)
    assert "join-gregory" in Script(meet_challenge(game, "savvy", 9)).ids()


def test_r21_all_crew_at_0_is_defeat() -> None:
    game = table()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "mac").damage -= 1
    with pytest.raises(Defeated, match="crew"):
        drive(hurt(game, game.index_of("mac"), 1))


def test_r22_fate_is_the_top_card_which_is_discarded_at_once() -> None:
    game = table()
    rig_fate(game, 6)
    top = game.s.ability_deck[-1]
    assert drive(draw_fate(game)) == 6
    assert game.s.ability_discard[-1] == top


def test_r22_ones_and_sixes_are_half_as_common() -> None:
    fates = Counter(card.fate for card in SHALLOWS.abilities)
    assert fates[1] == fates[6]
    assert {fates[n] for n in (2, 3, 4, 5)} == {2 * fates[1]}


def test_r22_an_empty_deck_is_made_anew_from_the_discards() -> None:
    game = table()
    game.s.ability_discard += game.s.ability_deck
    game.s.ability_deck = []
    drive(draw_fate(game))
    assert len(game.s.ability_deck) == 39
    assert len(game.s.ability_discard) == 1


def test_r23_two_fatigue_at_most() -> None:
    game = table()
    for _ in range(3):
        tire(game, 0)
    assert game.s.crew[0].fatigue == 2
    assert "join-odessa" not in Script(meet_challenge(game, "craft", 5)).ids()


def test_r24_recipes_and_ports_remove_fatigue() -> None:
    game = table()
    game.s.chairs[0].command = 1
    game.s.goods.update(meat=2, grain=1)
    crew(game, "mac").fatigue = 2
    crew(game, "marco").fatigue = 2
    script = Script(crew_and_cards(game, 0)).answer("use-130-0", "mac", "mac")
    assert script.over
    assert crew(game, "mac").fatigue == 0
    assert crew(game, "marco").fatigue == 1
    game.s.goods["coins"] = 4
    stay_at_inn(game)
    assert crew(game, "marco").fatigue == 0


def test_r25_the_ship_moves_only_between_adjacent_sea_regions() -> None:
    game = table()
    near = {option.id for option in course_options(game, 0, 1)}
    assert near == {"go-5a", "go-5e", "stop"}


def test_r26_fate_says_which_room_is_hit() -> None:
    game = table()
    rig_fate(game, 1, 2, 3, 4, 5, 6)
    drive(damage_ship(game, 6))
    assert game.s.harm == dict.fromkeys(FATE_ROOMS, 1)


@pytest.mark.parametrize(("fate", "room"), enumerate(FATE_ROOMS, 1))
def test_r26_each_fate_has_its_room(fate: int, room: str) -> None:
    game = table()
    rig_fate(game, fate)
    drive(damage_ship(game, 1))
    assert game.s.harm[room] == 1
    assert FATE_ROOMS == ("hull", "deck", "sick_bay", "galley", "quarters", "bridge")


def test_r26_the_hull_holds_one_cube_and_a_room_two() -> None:
    game = table()
    game.s.harm.update(hull=1, deck=1)
    rig_fate(game, 1)
    assert set(Script(damage_ship(game, 1)).ids()) == {*FATE_ROOMS} - {"hull"}
    rig_fate(game, 2)
    drive(damage_ship(game, 1))
    assert game.s.harm["deck"] == 2


def test_r26_a_full_room_means_a_choice() -> None:
    game = table()
    game.s.harm.update(bridge=2, deck=2)
    rig_fate(game, 6)
    script = Script(damage_ship(game, 1))
    assert set(script.ids()) == {"hull", "sick_bay", "galley", "quarters"}
    script.answer("galley")
    assert game.s.harm["galley"] == 1


def test_r26_eleven_cubes_are_defeat() -> None:
    game = table()
    game.s.harm.update(dict.fromkeys(FATE_ROOMS, 2), hull=1, bridge=1)
    rig_fate(game, 6)
    with pytest.raises(Defeated, match="ship"):
        drive(damage_ship(game, 1))


def test_r27_repair_removes_any_cubes() -> None:
    game = table()
    game.s.harm.update(bridge=2, galley=1)
    drive(repair(game, 2), "bridge", "galley")
    assert harm_total(game) == 1


def test_r28_crew_start_with_two_to_five_skills() -> None:
    assert all(2 <= sum(member.skills.values()) <= 5 for member in SHALLOWS.crew)


def test_r29_venom_hurts_at_the_start_of_each_players_turn() -> None:
    game = table(2)
    crew(game, "mac").statuses = ["venom"]
    for _ in range(2):
        game.s.phase = "dawn"
        drive(dawn(game))
        pass_token(game)
    assert crew(game, "mac").damage == 2


def test_r29_weakened_takes_2_from_each_skill_and_never_goes_below_0() -> None:
    game = table()
    crew(game, "mac").statuses = ["weakened"]
    equip(game, "mac", "Oil Can", "Splicing")
    mac = game.index_of("mac")
    assert game.skill(mac, "craft") == 1
    assert game.skill(mac, "cunning") == 0


def test_r29_madness_hurts_whoever_joins_a_challenge() -> None:
    game = table()
    crew(game, "mac").statuses = ["madness"]
    Script(meet_challenge(game, "craft", 9)).answer("join-mac")
    assert crew(game, "mac").damage == 1


def test_r29_low_morale_costs_a_command_to_join() -> None:
    game = table()
    crew(game, "mac").statuses = ["low_morale"]
    assert "join-mac" not in Script(meet_challenge(game, "craft", 9)).ids()
    game.s.contest = None
    game.s.chairs[0].command = 1
    Script(meet_challenge(game, "craft", 9)).answer("join-mac")
    assert game.s.chairs[0].command == 0


def test_r29_at_most_one_token_of_a_kind_per_crew_member() -> None:
    game = table()
    crew(game, "odessa").statuses = ["venom"]
    script = Script(afflict_by(game, "venom", 1, "any", None))
    assert "odessa" not in script.ids()


def test_r30_the_chart_keeps_notes_of_what_places_ask_for() -> None:
    game = table()
    explore(game, 7)
    drive(tell(game))
    assert game.s.notes["7"] == ["LANTERN"]
