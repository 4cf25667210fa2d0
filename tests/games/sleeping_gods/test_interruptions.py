"""What is left over when something ends or breaks off: defeats, fights, challenges, visits."""

from games.kernel import Ask
from games.sleeping_gods.cards.adventure import lose_card
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.crew.seating import join_table, leave_table
from games.sleeping_gods.fight.action_tokens import deal_tokens
from games.sleeping_gods.fight.combat import fight_round, start_fight
from games.sleeping_gods.state import Attack, Contest, Happening, Lasting, Tale, Threat
from games.sleeping_gods.story.quests import gain_quest, use_quest
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.end_of_turn import dusk
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.turn.port import visit_port
from games.sleeping_gods.turn.travel import Helm, travel
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    enemy,
    fight,
    give,
    own,
    rig_fate,
    table,
    with_parts,
)


def test_r106_a_defeat_breaks_off_everything_that_was_going_on() -> None:
    game = table()
    fight(game, 3)
    market, tokens = list(game.s.market_deck), list(game.s.search_pile)
    game.s.tale = Tale(2, "2")
    game.s.contest = Contest("craft", 5, "story")
    game.s.threat = Threat(0, 3, 1, 0, end_of_round=False)
    game.s.took_part, game.s.tokens, game.s.port_done = [1], ["A"], ["inn"]
    game.s.distance, game.s.ashore, game.s.actions = 2, True, 1
    game.s.stall = [game.s.market_deck.pop() for _ in range(7)]
    game.s.found = [game.s.search_pile.pop()]
    drive(defeat(game, "crew"), "port-5b")
    s = game.s
    assert (s.fight, s.tale, s.contest, s.threat, s.happening) == (None, None, None, None, None)
    assert (s.took_part, s.tokens, s.port_done, s.stall, s.found) == ([], [], [], [], [])
    assert (s.distance, s.ashore, s.actions, s.phase) == (0, False, 0, "dawn")
    assert s.market_deck == [*reversed(market[-7:]), *market[:-7]]
    assert sorted([*s.search_pile, *s.search_discard]) == sorted(tokens)
    assert s.search_discard == [tokens[-1]]


def test_r42_an_event_that_stays_for_this_turn_ends_with_a_defeat_and_an_ongoing_one_does_not() -> (
    None
):
    game = table()
    game.s.lasting = [Lasting("P04"), Lasting("D02", "5d")]
    drive(defeat(game, "crew"), "port-5b")
    assert [lasting.id for lasting in game.s.lasting] == ["D02"]
    assert game.s.events_gone[-1] == "P04"


def test_r42_an_event_that_stays_for_this_turn_ends_with_a_defeat_in_its_midst() -> None:
    game = table()
    game.s.happening = Happening("P04")
    drive(defeat(game, "ship"), "port-5b")
    assert (game.s.happening, game.s.lasting) == (None, [])
    assert "P04" in game.s.events_gone


def test_r42_an_event_that_stays_for_this_turn_goes_at_its_end() -> None:
    game = table()
    game.s.lasting = [Lasting("P04"), Lasting("P06")]
    drive(dusk(game))
    assert [lasting.id for lasting in game.s.lasting] == ["P06"]


def test_r107_a_beaten_crew_is_healed_and_rested_and_the_ship_stays_damaged() -> None:
    game = table()
    for member in game.s.crew:
        member.damage, member.fatigue, member.statuses = 3, 2, ["venom"]
        break
    game.s.harm["deck"] = 2
    events, turn = len(game.s.event_deck), game.s.turn
    drive(defeat(game, "crew"), "port-5b")
    captain = game.s.crew[0]
    assert (captain.damage, captain.fatigue, captain.statuses) == (0, 0, ["venom"])
    assert game.s.harm["deck"] == 2
    assert (game.s.defeats, game.s.turn, game.s.region) == (1, turn + 1, "5b")
    assert len(game.s.event_deck) == max(0, events - 6)


def test_r107_a_beaten_ship_is_mended_and_the_crew_stays_hurt() -> None:
    game = table()
    game.s.crew[0].damage, game.s.crew[0].fatigue = 3, 1
    game.s.harm = dict.fromkeys(game.s.harm, 2)
    drive(defeat(game, "ship"), "port-5b")
    assert sum(game.s.harm.values()) == 0
    assert (game.s.crew[0].damage, game.s.crew[0].fatigue) == (3, 1)


def test_easy_mode_consoles_a_beaten_crew_and_no_other() -> None:
    game = table(mode="easy")
    game.s.crew[0].statuses = ["venom"]
    xp, coins = game.s.xp, game.s.goods["coins"]
    drive(defeat(game, "crew"), "port-5b")
    assert game.s.crew[0].statuses == []
    assert (game.s.xp - xp, game.s.goods["coins"] - coins) == (5, 7)
    assert sum(chair.command for chair in game.s.chairs) == 8
    other = table(mode="easy")
    other.s.crew[0].statuses = ["venom"]
    drive(defeat(other, "ship"), "port-5b")
    assert other.s.crew[0].statuses == ["venom"]
    assert other.s.chairs[0].command == 0


def test_r89_the_next_round_deals_tokens_anew_and_keeps_what_was_knocked_away() -> None:
    game = table()
    battle = fight(game, 3)
    battle.used, battle.tokens, battle.disarmed = [2] * 9, [0], [5]
    battle.synergy[1] = 0
    battle.attack = Attack(1, 0)
    crew(game, "mac").damage = 1
    deal_tokens(game, battle)
    assert (battle.tokens, battle.used, battle.wounds) == ([4], [0] * 9, 1)
    assert (battle.disarmed, battle.synergy[1]) == ([5], 0)


def test_r75_a_second_fight_begins_afresh() -> None:
    game = table()
    first = fight(game, 3)
    first.synergy[1], first.disarmed, first.round = 0, [5], 7
    game.s.took_part = [2]
    start_fight(game, (3,))
    again = game.s.fight
    assert again is not None
    assert (again.synergy, again.disarmed, again.round) == (list(range(9)), [], 1)
    assert (again.tokens, again.used, again.wounds) == ([4], [0] * 9, 0)
    assert (again.foes[0].covered, game.s.took_part) == ([], [])


def test_r88_the_round_counts_up_and_the_enemies_strike_once_each_round() -> None:
    game = table(pack=with_parts(enemies=[enemy(70, [[{"heart": 3}]], attack=2)]))
    battle = fight(game, 70)
    Script(fight_round(game)).answer("end", "odessa")
    assert (battle.round, battle.tokens, crew(game, "odessa").damage) == (2, [4], 2)


def test_r65_a_helper_pays_again_in_the_next_challenge_and_nobody_is_in_it_yet() -> None:
    game = table(2)
    helper = next(m for m in game.s.crew if m.seat == 1)
    game.s.chairs[1].command = 2
    rig_fate(game, 6, 6)
    for left in (1, 0):
        script = Script(meet_challenge(game, "craft", 6))
        assert game.s.contest is not None
        assert (game.s.contest.participants, game.s.contest.paid) == ([], [])
        assert (game.s.contest.bonus, game.s.contest.fate) == (0, 0)
        script.answer(f"join-{helper.id}", seat=1).answer("draw")
        assert script.over
        assert game.s.chairs[1].command == left
    assert helper.fatigue == 2
    assert game.s.contest is None


def test_r71_whoever_took_part_is_known_until_the_next_challenge_begins() -> None:
    game = table()
    rig_fate(game, 6, 6)
    Script(meet_challenge(game, "craft", 1)).answer("join-mac", "draw")
    assert game.s.took_part == [game.index_of("mac")]
    Script(meet_challenge(game, "craft", 1)).answer("draw")
    assert game.s.took_part == []


def test_r48_after_a_journey_no_distance_and_no_challenge_is_left() -> None:
    game = table()
    rig_fate(game, 5)
    script = Script(travel(game, Helm(None)))
    script.answer("stop")
    assert script.over
    assert (game.s.distance, game.s.contest, game.s.took_part) == (0, None, [])


def test_r54_the_inn_is_open_once_a_visit_and_again_at_the_next() -> None:
    game = table()
    game.s.region, game.s.goods["coins"] = "5b", 12
    crew(game, "mac").damage, crew(game, "mac").fatigue = 7, 2
    script = Script(visit_port(game)).answer("inn")
    assert "inn" not in script.ids()
    assert game.s.ashore
    script.answer("leave")
    assert (game.s.ashore, game.s.port_done, game.s.goods["coins"]) == (False, [], 8)
    assert (crew(game, "mac").damage, crew(game, "mac").fatigue) == (5, 1)
    assert "inn" in Script(visit_port(game)).ids()


def test_r53_a_visit_to_a_market_leaves_no_stall_behind() -> None:
    game = table()
    deck = list(game.s.market_deck)
    script = Script(trade(game, 7))
    assert (len(game.s.stall), game.s.ashore) == (min(7, len(deck)), True)
    script.answer("leave")
    assert (game.s.stall, game.s.ashore) == ([], False)
    assert game.s.market_deck == [*reversed(deck[-7:]), *deck[:-7]]


def test_r111_a_seat_that_leaves_and_comes_back_has_nothing_and_is_asked_again() -> None:
    game = table(3)
    give(game, 1, "Triage", "Field Surgery", "Stubborn")
    game.s.chairs[1].command = 4
    left = game.command_left()
    script = Script(leave_table(game, 1)).answer("card-22", "seat-0", "seat-2", "seat-2")
    assert script.over
    assert not game.plays(1)
    assert (game.s.chairs[1].hand, game.s.chairs[1].command) == ([], 0)
    assert (len(game.s.chairs[0].hand), len(game.s.chairs[2].hand)) == (1, 1)
    assert (game.s.chairs[2].command, game.command_left() - left) == (1, 3)
    assert (game.present(), game.players()) == ([0, 2], 2)
    assert {member.seat for member in game.s.crew} == {-1, 0, 2}
    join_table(game)
    assert (game.present(), game.plays(1), len(game.s.chairs)) == ([0, 1, 2], True, 3)
    assert (game.s.chairs[1].hand, game.s.chairs[1].command) == ([], 0)
    assert sorted(member.seat for member in game.s.crew) == [-1, 0, 0, 0, 1, 1, 1, 2, 2]


def test_r111_when_the_active_player_leaves_the_next_one_takes_the_captain() -> None:
    game = table(3)
    game.s.active = 1
    assert Script(leave_table(game, 1)).over
    assert game.s.active == 2
    assert game.controller(game.captain) == 2


def test_r3_a_weapon_that_is_lost_leaves_the_hand_that_held_it() -> None:
    game = table()
    weapon = next(card.num for card in game.pack.market if card.weapon)
    own(game, weapon)
    holder = next(member for member in game.s.crew if weapon in member.weapons)
    lose_card(game, weapon)
    assert holder.weapons == []
    assert game.owned(weapon) is None
    assert game.s.market_deck[0] == weapon


def test_a_menu_in_the_middle_of_a_challenge_is_no_point_to_resume_from() -> None:
    game = table()
    play = meet_challenge(game, "craft", 5)
    ask = next(play)
    assert isinstance(ask, Ask)
    menu = play.send(next(option for option in ask.options if option.id == "aid"))
    assert isinstance(menu, Ask)
    again = play.send(next(option for option in menu.options if option.id == "back"))
    assert isinstance(again, Ask)
    assert "join-mac" in [option.id for option in again.options]


def test_r99_a_quest_is_laid_aside_once() -> None:
    game = table()
    gain_quest(game, 1)
    for _ in range(2):
        use_quest(game, 1)
        gain_quest(game, 1)
    assert (game.s.quests, game.s.used_quests) == ([], [1])
