"""Ways through the rules that are seldom taken: nothing left, nobody able, somebody refuses."""

import random

import pytest

from games.sleeping_gods.campaign import Ended
from games.sleeping_gods.cards.adventure import lose_card
from games.sleeping_gods.cards.fate import raw_fate
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.challenge.helping import fate_1_options
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.crew.damage import deal
from games.sleeping_gods.crew.fatigue import tire_by
from games.sleeping_gods.crew.seating import rearrange
from games.sleeping_gods.crew.statuses import afflict_by
from games.sleeping_gods.fight.action_tokens import hand_over
from games.sleeping_gods.journal.log import places_told, quests_told, worn_out
from games.sleeping_gods.ship.rooms import room_detail, ship_action
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.state import Contest, Happening, Lasting
from games.sleeping_gods.story.bargains import pick_one
from games.sleeping_gods.story.events import face_event
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.end_of_turn import dusk
from games.sleeping_gods.turn.port import inn_price, repair_price
from games.sleeping_gods.turn.travel import ways_to_travel
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    enemy,
    event,
    fight,
    own,
    rig_fate,
    table,
    with_parts,
)


def test_r3_a_card_that_is_not_owned_cannot_be_lost() -> None:
    game = table()
    before = list(game.s.cards)
    lose_card(game, 31)
    assert game.s.cards == before


def test_r22_with_no_card_left_anywhere_a_die_is_rolled() -> None:
    game = table()
    game.s.ability_deck, game.s.ability_discard = [], []
    assert {raw_fate(game) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert game.s.ability_discard == []


def test_r113_fate_by_dice_leaves_the_deck_alone() -> None:
    game = table(fate="dice")
    before = list(game.s.ability_deck)
    assert raw_fate(game) in range(1, 7)
    assert game.s.ability_deck == before


def test_r19_damage_that_nobody_can_take_is_lost() -> None:
    game = table()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    assert drive(deal(game, 3, [game.everybody()])) is None


def test_r23_when_everybody_is_exhausted_no_more_fatigue_is_dealt() -> None:
    game = table()
    for member in game.s.crew:
        member.fatigue = 2
    drive(tire_by(game, 2, "any", None))
    assert {member.fatigue for member in game.s.crew} == {2}


def test_r37_an_empty_pile_is_made_anew_and_a_search_ends_when_there_is_nothing() -> None:
    game = table()
    game.s.search_discard, game.s.search_pile = [4], []
    script = Script(search(game, 3)).answer("search")
    assert game.s.found == [4]
    script.answer("search")
    assert script.over or "search" not in script.ids()
    game = table()
    game.s.search_pile = []
    game.s.search_discard = []
    assert Script(search(game, 3)).answer("search").over


def test_r37_whoever_has_enough_says_so() -> None:
    game = table()
    assert Script(search(game, 3)).answer("enough").over
    assert "searches no further" in [str(line.text) for line in game.lines]


def test_r46_there_is_nothing_to_do_after_the_finale() -> None:
    game = table()
    game.s.phase, game.s.finale, game.s.actions = "act", 1, 2
    with pytest.raises(Ended) as over:
        drive(act(game))
    assert over.value.cause == "finale"


def test_a_third_defeat_in_the_finale_ends_everything() -> None:
    game = table()
    game.s.finale = 3
    with pytest.raises(Ended) as over:
        drive(defeat(game, "crew"))
    assert over.value.cause == "finale"


def test_r47_with_nobody_for_the_engines_nobody_is_asked() -> None:
    game = table()
    for member in game.s.crew:
        member.fatigue = 2
    assert [way.id for way in ways_to_travel(game) if way.value.member is not None] == []
    assert [way.id for way in ways_to_travel(game)] == ["travel", "to-5a", "to-5e"]


def test_r42_at_the_end_of_a_turn_one_may_leave_things_be() -> None:
    game = table()
    game.s.lasting = [Lasting("P01")]
    rig_fate(game, 3)
    script = Script(dusk(game))
    while "leave" not in script.ids():
        script.answer(script.ids()[0])
    assert script.answer("leave").over
    assert (game.s.phase, [one.id for one in game.s.lasting]) == ("dawn", ["P01"])


def test_r111_who_plays_may_be_looked_at_and_left_as_it_is() -> None:
    game = table(2)
    script = Script(ship_action(game)).answer("table")
    assert script.ids() == ["join", "leave-0", "leave-1", "deal", "back"]
    script.answer("back")
    assert "bridge" in script.ids()
    assert [chair.here for chair in game.s.chairs] == [True, True]


def test_r111_one_may_join_alone_and_nobody_a_full_table() -> None:
    lone, full = table(1), table(4)
    assert Script(rearrange(lone)).ids() == ["join", "back"]
    assert "join" not in Script(rearrange(full)).ids()
    drive(rearrange(lone), "join")
    assert [chair.here for chair in lone.s.chairs] == [True, True]


def test_r74_whoever_gives_and_pays_needs_nobodys_consent() -> None:
    game = table(2, pack=with_parts(enemies=[enemy(70, [[{"heart": 1}]])]))
    battle = fight(game, 70)
    battle.tokens = [2, 2]
    game.s.chairs[0].command = 1
    drive(hand_over(game, 0, battle), "give-1")
    assert (battle.tokens, game.s.chairs[0].command) == ([1, 3], 0)


def test_r74_the_other_is_asked_for_what_is_theirs() -> None:
    game = table(2, pack=with_parts(enemies=[enemy(70, [[{"heart": 1}]])]))
    battle = fight(game, 70)
    battle.tokens = [2, 2]
    game.s.chairs[0].command = game.s.chairs[1].command = 1
    asking = Script(hand_over(game, 0, battle)).answer("take-1")
    offering = Script(hand_over(game, 0, battle)).answer("owe-1")
    assert asking.ask is not None
    assert offering.ask is not None
    assert "asks for an action token" in str(asking.ask.prompt)
    assert "offers an action token" in str(offering.ask.prompt)
    assert {option.seat for option in asking.ask.options} >= {1}


def test_r69_a_lost_challenge_of_an_event_brings_its_failure() -> None:
    card = event(
        "M70",
        options=[
            {
                "text": "Try it.",
                "challenge": {
                    "skill": "craft",
                    "need": 12,
                    "fail": {
                        "effects": [{"op": "pay", "res": "coins"}],
                        "text": "It does not go well.",
                    },
                },
                "effects": [{"op": "xp", "n": 3}],
            }
        ],
    )
    game = table(pack=with_parts(events=[card]))
    for member in game.s.crew:
        member.fatigue = 2
    rig_fate(game, 3)
    game.s.happening = Happening("M70")
    coins = game.s.goods["coins"]
    for _ in range(4):
        if game.s.happening is not None:
            script = Script(face_event(game))
            while not script.over:
                script.answer(script.ids()[-1])
    assert (game.s.goods["coins"], game.s.xp, game.s.happening) == (coins - 1, 0, None)
    assert game.s.events_gone[-1] == "M70"
    assert sum("It does not go well." in str(line.text) for line in game.lines) == 1


def test_a_fate_of_1_may_be_drawn_again_by_those_it_does_not_bind() -> None:
    game = table(pack=with_parts(adventure=[lucky()]))
    contest = Contest("craft", 5, "story")
    contest.fate = 1
    assert fate_1_options(game, contest) == []
    own(game, 80)
    assert [option.id for option in fate_1_options(game, contest)] == ["again"]
    contest.fate = 2
    assert fate_1_options(game, contest) == []


def test_a_fate_of_1_drawn_again_is_replaced() -> None:
    game = table(pack=with_parts(adventure=[lucky()]))
    own(game, 80)
    for member in game.s.crew:
        member.fatigue = 2
    rig_fate(game, 1, 6)
    script = Script(meet_challenge(game, "craft", 6, "story"))
    while not script.over and "again" not in script.ids():
        script.answer(script.ids()[-1])
    assert not script.over
    script.answer("again")
    while not script.over:
        script.answer(script.ids()[-1])
    assert script.result is True


def lucky() -> dict[str, object]:
    return {
        "num": 80,
        "name": "Lucky Coin",
        "types": ["equipment"],
        "command": 0,
        "passive": [{"op": "fate_1"}],
    }


def test_r29_a_status_for_each_falls_on_all_and_for_one_named_on_them_alone() -> None:
    game = table()
    script = Script(afflict_by(game, "frightened", 1, "each", None))
    while not script.over:
        script.answer(script.ids()[0])
    assert sum("frightened" in member.statuses for member in game.s.crew) > 1
    other = table()
    drive(afflict_by(other, "venom", 1, "each", "rafael"))
    assert [member.id for member in other.s.crew if member.statuses] == ["rafael"]


def test_r54_the_inn_never_pays_its_guests() -> None:
    game = table()
    usual = inn_price(game)
    assert usual > 0
    cheap = {"num": 80, "name": "Inn Keys", "types": ["equipment"], "command": 0}
    passive = [{"op": "inn", "n": -4}]
    game = table(pack=with_parts(adventure=[{**cheap, "passive": passive * 3}]))
    own(game, 80)
    assert inn_price(game) == 0


@pytest.mark.parametrize(("players", "clear"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_r38_quarters_promise_what_the_supply_will_hold(players: int, clear: int) -> None:
    game = table(players)
    game.s.chairs[0].command = 10
    crew(game, "rafael").command = 4
    detail = str(room_detail(game, "quarters"))
    assert f"gain {clear} command" in detail
    assert f"return {clear} placed" in detail
    assert "gain 0 command" in str(room_detail(game, "sick_bay"))


def test_the_log_tells_who_is_down_what_is_open_and_where_one_was() -> None:
    game = table()
    assert list(worn_out(game)) == []
    rafael = crew(game, "rafael")
    rafael.damage = game.health(game.index_of("rafael"))
    game.s.harm["deck"] = 2
    assert [str(line) for line in worn_out(game)] == [
        "At 0 health: Rafael.",
        "The ship has 2 damage.",
    ]
    game.s.quests, game.s.used_quests = [1], [2]
    first, second = game.pack.quest[1], game.pack.quest[2]
    assert [str(line) for line in quests_told(game)] == [
        f"**LANTERN** (to be done) {first.title}: {first.text}",
        f"{second.title} (laid aside)",
    ]
    place = game.pack.pages[0].regions[0].locations[0].num
    assert list(places_told(game)) == []
    game.s.visits[str(place)] = 2
    game.s.notes[str(place)], game.s.quests = ["LANTERN"], []
    (line,) = [str(line) for line in places_told(game)]
    assert line.endswith("explored 2 times; somebody asks for LANTERN.")
    game.s.quests = [1]
    (line,) = [str(line) for line in places_told(game)]
    assert line.endswith("explored 2 times; you have what is asked for: LANTERN.")
    game.s.notes.clear()
    (line,) = [str(line) for line in places_told(game)]
    assert line.endswith("explored 2 times.")


def test_the_finale_begins_again_once_with_7_command_and_10_xp_and_everybody_well() -> None:
    game = table()
    game.s.finale = 1
    rafael = crew(game, "rafael")
    rafael.damage, rafael.fatigue, rafael.statuses, rafael.command = 3, 2, ["venom"], 2
    game.s.harm["deck"] = 2
    drive(defeat(game, "crew"))
    assert (rafael.damage, rafael.fatigue, rafael.statuses, rafael.command) == (0, 0, [], 0)
    assert (game.s.xp, game.s.chairs[0].command, game.s.finale) == (10, 7, 2)
    assert (sum(game.s.harm.values()), game.s.defeats) == (0, 0)
    assert game.s.tale is not None


def test_the_second_defeat_in_the_finale_counts_and_leads_to_the_other_page() -> None:
    game = table()
    game.s.finale = 2
    rafael = crew(game, "rafael")
    rafael.damage, rafael.fatigue = 3, 2
    game.s.harm["deck"] = 2
    drive(defeat(game, "ship"))
    assert (rafael.damage, rafael.fatigue) == (0, 2)
    assert (game.s.xp, game.s.finale, game.s.defeats) == (0, 3, 1)
    assert sum(game.s.harm.values()) == 0
    assert game.s.tale is not None


def test_r55_repairs_never_pay_the_ship() -> None:
    assert repair_price(table()) == 1
    tools = {"num": 80, "name": "Good Tools", "types": ["equipment"], "command": 0}
    passive = [{"op": "repair_price", "n": -4}]
    game = table(pack=with_parts(adventure=[{**tools, "passive": passive}]))
    own(game, 80)
    assert repair_price(game) == 0


def test_what_nobody_sees_may_lie_in_any_order() -> None:
    before = list(table().s.ability_deck)
    orders = []
    for seed in (4, 5):
        game = table()
        game.scramble(0, random.Random(seed))
        orders.append(game.s.ability_deck)
        assert sorted(game.s.ability_deck) == sorted(before)
    assert orders[0] != orders[1]


def test_a_choice_of_what_one_gets_is_told() -> None:
    game = table()
    effect = Effect.model_validate(
        {"op": "pick_one", "options": [[{"op": "xp", "n": 2}], [{"op": "gain", "res": "coins"}]]}
    )
    drive(pick_one(game, effect), "pick-0")
    assert [str(line.text) for line in game.lines if line.kind == "deed"] == ["chooses 2 XP"]
    assert game.s.xp == 2
