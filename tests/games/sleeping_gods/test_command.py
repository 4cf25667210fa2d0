"""Spending command and meeting challenges: R56 to R72, with the printed examples."""

import pytest

from games.kernel import Ask
from games.kernel.ask import Several
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.command.abilities import CARE
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.command.tokens import clear_all_command
from games.sleeping_gods.crew.damage import deal_by
from games.sleeping_gods.crew.statuses import afflict_by
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.ship.rooms import ship_action
from games.sleeping_gods.story.storybook import explore, open_book
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    equip,
    fight,
    give,
    own,
    para,
    rig_fate,
    table,
    with_parts,
)


def test_r56_command_may_be_spent_on_anothers_turn() -> None:
    game = table(2)
    game.s.chairs[1].command = 2
    crew(game, "mac").damage = 2
    crew(game, "gregory").seat = 1
    script = Script(ship_action(game))
    assert "aid" in script.ids(1)
    script.answer("crew-gregory-0", seat=1)
    assert crew(game, "mac").damage == 0
    assert crew(game, "gregory").command == 2
    assert "deck" in script.ids(0)


def test_r57_a_card_is_equipped_where_it_is_asked_what_to_do_and_by_nobody_else() -> None:
    game = table(2)
    game.s.chairs[0].command = game.s.chairs[1].command = 3
    give(game, 0, "Brace")
    give(game, 1, "Whetstone")
    [card] = game.s.chairs[0].hand
    script = Script(ship_action(game))
    assert not [option for option in script.ids(1) if option.startswith("equip")]
    assert script.ask is not None
    equips = [option for option in script.ask.options if option.id.startswith("equip")]
    assert all(option.secret and option.seat == 0 for option in equips)
    script.answer(f"equip-{card}-mac")
    assert crew(game, "mac").equipped == [card]
    assert script.ask is not None
    assert script.ask.repeated
    assert "deck" in script.ids(0)


def test_r56_what_is_at_hand_is_not_in_the_menu_again() -> None:
    game = table(2)
    game.s.chairs[0].command = game.s.chairs[1].command = 3
    crew(game, "mac").damage = 2
    for seat in (0, 1):
        give(game, seat, "Brace" if seat else "Whetstone")
        menu = Script(ship_action(game)).answer("aid", seat=seat).ids(seat)
        assert not [option for option in menu if option.startswith(("crew-", "use-"))]
        assert bool([option for option in menu if option.startswith("equip")]) is (seat == 1)


def test_r56_the_active_player_need_not_wait_for_a_helper() -> None:
    game = table(2)
    game.s.chairs[1].command = 1
    script = Script(ship_action(game)).answer("aid", seat=1)
    assert "on" in script.ids(0)
    script.answer("on", seat=0)
    assert "bridge" in script.ids(0)
    assert script.ask is not None
    assert script.ask.awaited == [0]


def test_r57_equipping_pays_to_the_supply_and_adds_a_skill() -> None:
    game = table()
    game.s.chairs[0].command = 2
    give(game, 0, "Triage")
    triage = game.s.chairs[0].hand[0]
    drive(crew_and_cards(game, 0), f"equip-{triage}-laurent", "back")
    assert crew(game, "laurent").equipped == [triage]
    assert game.skill(game.index_of("laurent"), "savvy") == 2
    assert game.s.chairs[0].command == 0
    assert game.command_left() == 14


def test_r57_two_slots_each_and_the_controller_may_discard() -> None:
    game = table()
    game.s.chairs[0].command = 5
    equip(game, "mac", "Oil Can", "Splicing")
    give(game, 0, "Footnotes")
    footnotes, script = game.s.chairs[0].hand[0], Script(crew_and_cards(game, 0))
    assert f"equip-{footnotes}-mac" not in script.ids()
    script.answer(f"equip-{footnotes}-marco")
    script.answer(f"drop-{crew(game, 'mac').equipped[0]}", "back")
    assert script.over
    assert len(crew(game, "mac").equipped) == 1


def test_r57_no_equipping_in_combat_or_challenge() -> None:
    game = table()
    game.s.chairs[0].command = 5
    give(game, 0, "Footnotes")
    script = Script(meet_challenge(game, "craft", 9)).answer("aid")
    assert not [option for option in script.ids() if option.startswith("equip")]
    game.s.contest = None
    fight(game, 3)
    script = Script(fight_round(game)).answer("aid")
    assert not [option for option in script.ids() if option.startswith("equip")]


def test_r58_command_on_a_board_bars_the_next_ability() -> None:
    game = table()
    game.s.chairs[0].command = 4
    game.s.harm["deck"] = 2
    drive(crew_and_cards(game, 0), "crew-rafael-0", "back")
    assert crew(game, "rafael").command == 1
    assert harm_total(game) == 1
    assert "crew-rafael-0" not in Script(crew_and_cards(game, 0)).ids()
    clear_all_command(game)
    assert "crew-rafael-0" in Script(crew_and_cards(game, 0)).ids()


def test_r59_any_player_may_use_an_adventure_card_until_command_lies_on_it() -> None:
    game = table(2)
    for chair in game.s.chairs:
        chair.command = 2
    gloria = 129
    assert f"use-{gloria}-0" in Script(crew_and_cards(game, 1)).ids()
    drive(crew_and_cards(game, 1), f"use-{gloria}-0", "back")
    assert len(game.s.chairs[1].hand) == 2
    owned = game.owned(gloria)
    assert owned is not None
    assert owned.command == 2
    assert f"use-{gloria}-0" not in Script(crew_and_cards(game, 0)).ids()


def test_r60_no_recipes_and_no_sailing_in_combat() -> None:
    game = table()
    own(game, 31)
    game.s.chairs[0].command = 4
    game.s.goods.update(grain=3)
    crew(game, "mac").fatigue = 1
    game.s.phase = "act"
    assert {"use-132-0", "use-31-1"} <= set(Script(crew_and_cards(game, 0)).ids())
    fight(game, 3)
    ids = Script(crew_and_cards(game, 0)).ids()
    assert "use-132-0" not in ids
    assert "use-31-1" not in ids


def test_r60_in_a_story_one_may_cook_but_not_sail() -> None:
    game = table()
    own(game, 31)
    game.s.chairs[0].command = 4
    game.s.goods.update(grain=3)
    crew(game, "mac").fatigue = 1
    game.s.phase = "act"
    explore(game, 2)
    ids = Script(crew_and_cards(game, 0)).ids()
    assert "use-132-0" in ids
    assert "use-31-1" not in ids


def test_r61_command_for_an_equipped_card_goes_to_the_supply() -> None:
    game = table()
    game.s.chairs[0].command = 1
    equip(game, "odessa", "Read the Swell")
    rig_fate(game, 3)
    script = Script(meet_challenge(game, "perception", 6)).answer("join-odessa", "draw")
    gear = next(option for option in script.ids() if option.startswith("gear"))
    script.answer(gear)
    assert script.over
    assert script.result is True
    assert game.command_left() == 14
    assert len(crew(game, "odessa").equipped) == 1


def test_r62_placed_command_cannot_be_spent() -> None:
    game = table()
    crew(game, "marco").command = 3
    game.s.harm["deck"] = 1
    assert game.command_left() == 11
    assert Script(crew_and_cards(game, 0)).ids() == ["chart", "back"]


def test_r63_joining_anothers_challenge_costs_1_in_all() -> None:
    game = table(2)
    game.s.chairs[1].command = 1
    theirs = [m.id for m in game.s.crew if m.seat == 1][:2]
    Script(meet_challenge(game, "craft", 12)).answer(*[f"join-{name}" for name in theirs])
    assert game.s.chairs[1].command == 0


def test_r64_everything_but_activations_returns_to_the_supply() -> None:
    game = table(2)
    game.s.chairs[1].command = 3
    theirs = next(m.id for m in game.s.crew if m.seat == 1)
    Script(meet_challenge(game, "craft", 12)).answer(f"join-{theirs}")
    assert game.command_left() == 12
    assert CARE


def test_r65_example_tom_takes_the_captain_and_zoey_pays_for_two() -> None:
    game = table(2)
    game.s.chairs[1].command = 2
    zoeys = [m.id for m in game.s.crew if m.seat == 1][:2]
    script = Script(meet_challenge(game, "strength", 15))
    script.answer("join-odessa", *[f"join-{name}" for name in zoeys])
    assert game.s.chairs[1].command == 1
    assert all(crew(game, name).fatigue == 1 for name in ("odessa", *zoeys))
    assert script.ask is not None
    assert script.ask.awaited == [0]
    assert f"join-{zoeys[0]}" not in script.ids()


def test_r66_skill_is_symbols_and_equipped_cards() -> None:
    game = table()
    equip(game, "laurent", "Triage")
    rig_fate(game, 3)
    assert drive(meet_challenge(game, "savvy", 6), "join-laurent", "join-odessa", "draw") is True


def test_r67_fate_is_added() -> None:
    game = table()
    rig_fate(game, 4)
    assert drive(meet_challenge(game, "strength", 5), "join-marco", "draw") is True
    rig_fate(game, 3)
    assert drive(meet_challenge(game, "strength", 5), "join-kannan", "draw") is False


def test_r68_any_player_may_discard_matching_cards_after_the_draw() -> None:
    game = table(3)
    give(game, 1, "Oil Can", "Triage")
    give(game, 2, "Splicing")
    rig_fate(game, 3)
    script = Script(meet_challenge(game, "craft", 6)).answer("join-odessa", "draw")
    assert len(script.ids(1)) == 1
    assert len(script.ids(2)) == 1
    assert script.ids(0) == ["accept"]
    script.answer(script.ids(2)[0], seat=2).answer(script.ids(1)[0], seat=1)
    assert script.result is True
    assert len(game.s.chairs[1].hand) == 1


def test_r68_cards_in_hand_are_offered_to_their_holder_alone() -> None:
    game = table(2)
    give(game, 1, "Oil Can")
    rig_fate(game, 3)
    script = Script(meet_challenge(game, "craft", 4)).answer("draw")
    assert script.ask is not None
    seen = script.ask.seen_by(0)
    assert isinstance(seen, Ask)
    assert [option.id for option in seen.options] == ["accept"]


def test_r69_equal_is_enough() -> None:
    game = table()
    rig_fate(game, 5)
    assert drive(meet_challenge(game, "strength", 5), "draw") is True


def test_r70_success_ignores_the_fail_line() -> None:
    game = table()
    rig_fate(game, 6)
    explore(game, 2)
    script = Script(voyage(game))
    script.answer("A", "join-odessa", "draw")
    assert game.s.read == ["2", "2.1"]
    assert crew(game, "odessa").damage == 0


def test_r71_example_9_damage_is_divided_among_three_participants() -> None:
    """They needed 9 and had 8; each of the three takes 3."""
    game = table()
    rig_fate(game, 5)
    members = ("marco", "kannan", "rafael")
    won = drive(meet_challenge(game, "strength", 9), *[f"join-{name}" for name in members], "draw")
    assert won is False
    script = Script(deal_by(game, 9, "participants", None))
    for name in ("marco", "kannan"):
        script.answer(f"{name}-1", f"{name}-1", f"{name}-1")
    script.answer("rafael-3")
    assert script.over
    assert [crew(game, name).damage for name in members] == [3, 3, 3]


def test_r71_shares_keep_their_names_while_others_are_taken() -> None:
    """So that they can be ticked in one list, in whatever order."""
    game = table()
    script = Script(deal_by(game, 3, "participants", None))
    assert script.ask is not None
    assert script.ask.several == Several(1, 3, "")
    shares = {"mac-1", "marco-2"}
    assert shares <= set(script.ids())
    script.answer("mac-1")
    assert script.ask.repeated
    script.answer("marco-2")
    assert script.over
    assert (crew(game, "mac").damage, crew(game, "marco").damage) == (1, 2)


def test_r71_damage_goes_to_participants_first() -> None:
    game = table()
    rig_fate(game, 1)
    drive(meet_challenge(game, "strength", 9), "join-mac", "draw")
    script = Script(deal_by(game, 5, "participants", None))
    assert crew(game, "mac").damage == 4
    assert "mac" not in script.ids()


def test_r71_failure_example_7_damage_and_venom_then_on_as_if_it_had_succeeded() -> None:
    """PERCEPTION 10 with 7: −7 health, 1 venom, the failure text, and on to the same page."""
    desert = para(
        "54",
        choices=[
            {
                "key": "A",
                "text": "Follow the trail.",
                "challenge": {
                    "skill": "perception",
                    "need": 10,
                    "fail": {
                        "effects": [{"op": "damage", "n": 7}, {"op": "status", "status": "venom"}],
                        "text": "Something under the sand objects.",
                    },
                },
                "goto": "54.6",
            }
        ],
    )
    game = table(pack=with_parts(storybook=[desert, para("54.6", end=True)]))
    open_book(game, "54")
    rig_fate(game, 5)
    script = Script(voyage(game)).answer("A", "join-odessa", "join-audrie", "draw")
    script.answer("odessa")
    assert (crew(game, "odessa").damage, crew(game, "audrie").damage) == (5, 2)
    script.answer("audrie")
    assert crew(game, "audrie").statuses == ["venom"]
    assert any("objects" in str(line.text) for line in game.lines)
    assert game.s.read[-1] == "54.6"


def test_r71_a_fail_that_turns_elsewhere_replaces_the_next_line() -> None:
    game = table()
    explore(game, 4)
    rig_fate(game, 1)
    script = Script(voyage(game)).answer("A", "join-marco", "draw")
    assert game.s.read == ["4", "4.2"]
    assert 61 not in game.s.quests
    assert script.ask is not None


def test_r71_status_goes_to_participants_who_do_not_have_it() -> None:
    game = table()
    game.s.took_part = [game.index_of("mac"), game.index_of("marco")]
    crew(game, "mac").statuses = ["venom"]
    drive(afflict_by(game, "venom", 1, "participants", None))
    assert crew(game, "marco").statuses == ["venom"]


def test_r71_a_named_crew_member_takes_it_alone() -> None:
    game = table()
    drive(afflict_by(game, "madness", 1, "participants", "kasumi"))
    drive(deal_by(game, 2, "participants", "kasumi"))
    assert crew(game, "kasumi").statuses == ["madness"]
    assert crew(game, "kasumi").damage == 2


def test_r71_ship_damage_takes_one_fate_draw_per_point() -> None:
    game = table()
    rig_fate(game, 2, 4)
    before = len(game.s.ability_deck)
    drive(damage_ship(game, 2))
    assert before - len(game.s.ability_deck) == 2


def test_r72_a_challenge_may_be_met_by_nobody() -> None:
    game = table()
    rig_fate(game, 6)
    assert drive(meet_challenge(game, "strength", 6), "draw") is True
    assert all(member.fatigue == 0 for member in game.s.crew)


def test_challenge_example_gear_turns_6_into_7() -> None:
    """STRENGTH 7: Laurent and the captain make 2; fate 4 fails, Gear draws 5."""
    game = table()
    game.s.chairs[0].command = 1
    rig_fate(game, 4, 5)
    script = Script(meet_challenge(game, "strength", 7)).answer(
        "join-laurent", "join-odessa", "draw"
    )
    assert game.s.contest is not None
    assert challenge_total(game, game.s.contest) == 6
    script.answer("use-131-0")
    assert script.over
    assert script.result is True
    gear = game.owned(131)
    assert gear is not None
    assert gear.command == 1


def test_r102_gear_keeps_the_higher() -> None:
    game = table()
    game.s.chairs[0].command = 1
    rig_fate(game, 4, 2)
    script = Script(meet_challenge(game, "strength", 7)).answer("join-laurent", "draw", "use-131-0")
    assert script.over
    assert "STRENGTH 7: 5 in all" in str(game.lines[-1].text)


@pytest.mark.parametrize(("number", "sections"), [(104, "savvy"), (106, "perception")])
def test_r102_cards_add_3_of_a_skill_after_the_draw(number: int, sections: str) -> None:
    game = table()
    own(game, number)
    game.s.chairs[0].command = 1
    rig_fate(game, 1)
    script = Script(meet_challenge(game, sections, 4)).answer("draw")
    option = next(o for o in script.ids() if o.startswith(f"use-{number}"))
    script.answer(option)
    assert script.result is True
    assert SHALLOWS.card[number].command == 1
