"""What is easily overlooked: the first of several questions, what is promised, told and dealt."""

import random
from collections.abc import Callable

import pytest

from games.kernel import Play
from games.sleeping_gods.challenge.joining import join
from games.sleeping_gods.challenge.total import skill_sum
from games.sleeping_gods.command.tokens import clear_command
from games.sleeping_gods.content.all_effects import of_event
from games.sleeping_gods.content.encounters import EventOption
from games.sleeping_gods.crew.fatigue import rest, tire_by
from games.sleeping_gods.crew.healing import heal, restore
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.journal.log import quests_told, turns_told
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.ship.hull import repair
from games.sleeping_gods.ship.rooms import room_detail
from games.sleeping_gods.state import Contest, Happening, Tale
from games.sleeping_gods.story.events import option_detail
from games.sleeping_gods.story.storybook import tell
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.clock import strike_clock
from games.sleeping_gods.view import Line
from tests.games.sleeping_gods.tables import (
    Script,
    drive,
    enemy,
    event,
    own,
    para,
    table,
    with_parts,
)


def test_r54_going_ashore_in_a_port_is_an_action() -> None:
    game = table()
    game.s.phase, game.s.actions = "act", 2
    game.s.region = next(
        region.id for page in game.pack.pages for region in page.regions if region.port
    )
    game.s.crew[0].damage = 1
    game.s.goods["coins"] = 9
    script = Script(act(game)).answer("port")
    assert "inn" in script.ids()
    assert script.answer("leave").over
    assert game.s.actions == 1


def test_r98_a_choice_says_how_hard_its_fight_will_be() -> None:
    foes = [enemy(70, [[{"heart": 1}]], level=9), enemy(71, [[{"heart": 1}]], level=3)]
    choices = [{"key": key, "text": "On.", "combat": [70, 71], "end": True} for key in "AB"]
    game = table(pack=with_parts(enemies=foes, storybook=[para("990", choices=choices)]))
    game.s.tale = Tale(0, "990")
    game.s.tale.stage = "choose"
    script = Script(tell(game))
    assert script.ask is not None
    assert str(script.ask.options[0].detail) == "combat, level 12: medium"


@pytest.mark.parametrize("room", ["bridge", "quarters"])
def test_r34_a_room_promises_no_more_command_than_will_lie_in_the_supply(room: str) -> None:
    game = table(2)
    game.s.chairs[0].command = game.s.chairs[1].command = 6
    game.s.crew[0].command = 1
    assert "gain 2 command" in str(room_detail(game, room)), "one in the supply and one placed"


def test_r44_the_third_time_the_deck_runs_out_the_finale_begins() -> None:
    game = table()
    for passes, finale in ((1, 0), (2, 0), (3, 1)):
        strike_clock(game)
        assert (game.s.passes, game.s.finale) == (passes, finale)


def test_r39_restored_health_is_told() -> None:
    game = table()
    game.s.crew[0].damage = 3
    assert restore(game, 0, 2) == 2
    assert f"{game.name(0)} +2 health" in [str(line.text) for line in game.lines]


def test_r41_the_choices_of_an_event_are_seen_and_whether_they_can_be_taken() -> None:
    pay = {"op": "pay", "res": "artifacts", "n": 2}
    options = [{"text": "Pay.", "requires": [pay]}, {"text": "Do not."}]
    game = table(pack=with_parts(events=[event("M70", options=options)]))
    game.s.happening = Happening("M70", "choose")
    assert game.view(None).lines == [Line("0", False), Line("1", True)]


def test_r66_cards_add_to_challenges_of_their_skill_or_of_their_kind() -> None:
    passive = [{"op": "skill", "skill": "craft", "n": 2}, {"op": "hazard", "n": 3}]
    card = {"num": 80, "name": "Sextant", "types": ["equipment"], "command": 0, "passive": passive}
    game = table(pack=with_parts(adventure=[card]))
    own(game, 80)
    sums = {
        (skill, kind): skill_sum(game, Contest(skill, 5, kind))
        for skill in ("craft", "savvy")
        for kind in ("hazard", "story")
    }
    assert sums == {
        ("craft", "hazard"): 5,
        ("craft", "story"): 2,
        ("savvy", "hazard"): 3,
        ("savvy", "story"): 0,
    }


def test_r65_another_player_pays_once_for_all_their_crew_and_the_active_one_never() -> None:
    game, contest = table(2), Contest("craft", 5, "story")
    game.s.chairs[0].command = game.s.chairs[1].command = 3
    for member in [*game.crew_of(0)[:2], *game.crew_of(1)[-2:]]:
        drive(join(game, member, contest))
    assert contest.paid == [1]
    assert [chair.command for chair in game.s.chairs] == [3, 2]


def test_r106_a_campaign_that_is_over_has_an_outcome() -> None:
    game = table()
    game.s.phase, game.s.finale, game.s.actions = "act", 1, 2
    outcome = drive(game.play())
    assert (outcome.cause, outcome.winners) == ("defeat_finale", ())


def test_r52_a_paragraph_is_read_aloud() -> None:
    game = table(pack=with_parts(storybook=[para("990", text="The tide turns.", end=True)]))
    game.s.tale = Tale(0, "990")
    drive(tell(game))
    assert "The tide turns." in "".join(str(line.text) for line in game.lines)


def test_r41_an_event_says_what_is_asked_what_it_brings_and_what_failing_costs() -> None:
    game = table()
    harmless = {"skill": "craft", "need": 6, "fail": {}}
    harmful = {**harmless, "fail": {"effects": [{"op": "ship_damage", "n": 2}]}}
    brings = [{"op": "gain", "res": "coins", "n": 2}]
    said = [
        option_detail(game, EventOption.model_validate({"text": "Try.", **more}))
        for more in (
            {},
            {"challenge": harmless, "effects": brings},
            {"challenge": harmful, "effects": brings},
        )
    ]
    assert said[0] is None
    assert str(said[1]) == "CRAFT 6 → gain 2 coins"
    assert str(said[2]) == "CRAFT 6 → gain 2 coins; else 2 ship damage"


def test_all_that_an_event_may_ask_cost_and_bring_is_looked_at() -> None:
    fail = {"effects": [{"op": "ship_damage"}]}
    option = {
        "text": "Try.",
        "requires": [{"op": "pay", "res": "coins"}],
        "challenge": {"skill": "craft", "need": 5, "fail": fail},
        "effects": [{"op": "xp", "n": 2}],
    }
    assert [one.op for one in of_event(event("M70", options=[option]))] == [
        "pay",
        "ship_damage",
        "xp",
    ]


def worn_out() -> SleepingGods:
    game = table()
    for member in game.s.crew:
        member.damage = member.fatigue = member.command = 1
    game.s.harm["deck"] = game.s.harm["galley"] = game.s.harm["bridge"] = 2
    return game


@pytest.mark.parametrize(
    "several",
    [
        lambda game: rest(game, 3, game.everybody()),
        lambda game: tire_by(game, 3, "any", None),
        lambda game: heal(game, 3, [game.everybody()]),
        lambda game: repair(game, 3),
        lambda game: clear_command(game, 3),
    ],
    ids=["rest", "fatigue", "healing", "repair", "command"],
)
def test_of_several_the_first_is_a_new_question_and_the_next_goes_on_with_it(
    several: Callable[[SleepingGods], Play[None]],
) -> None:
    script = Script(several(worn_out()))
    assert script.ask is not None
    assert not script.ask.repeated
    script.answer(script.ids()[0])
    assert script.ask.repeated


@pytest.mark.parametrize(
    ("cause", "told"), [("crew", "lost the whole crew"), ("ship", "lost the ship")]
)
def test_r106_the_log_tells_a_lost_crew_from_a_lost_ship(cause: str, told: str) -> None:
    game = table()
    game.s.log.append((3, "defeat", cause))
    assert [str(line) for line in turns_told(game)] == [f"Turn 3: {told}."]


def test_r99_quests_with_and_without_a_keyword_can_be_read() -> None:
    quests = [
        {"num": 90, "title": "Plain", "text": "Nobody asks for it."},
        {"num": 91, "title": "Asked for", "text": "Somebody does.", "keyword": "LANTERN"},
    ]
    game = table(pack=with_parts(quests=quests))
    game.s.quests = [90, 91]
    assert [str(line) for line in quests_told(game)] == [
        "Plain: Nobody asks for it.",
        "**LANTERN** Asked for: Somebody does.",
    ]


def test_r114_forty_totems_and_endings_are_enough_to_be_known() -> None:
    found = [f"shallows.totem.{number}" for number in range(41)]
    for count in (39, 40, 41):
        options = SleepingGods.with_awards(CampaignOptions(pack="shallows"), found[:count])
        assert options.known == min(count, 40)


def unseen(game: SleepingGods) -> dict[str, list[str] | list[int]]:
    s = game.s
    return {
        "events": s.event_deck + s.events_left,
        "market cards": list(s.market_deck),
        "search tokens": list(s.search_pile),
    }


def test_r11_r12_whatever_lies_unseen_is_dealt_anew_by_luck_for_whoever_thinks_ahead() -> None:
    known = table()
    before, tiers = unseen(known), [known.pack.event[card].tier for card in known.s.event_deck]
    dealt = []
    for seed in (1, 2):
        game = table()
        game.scramble(0, random.Random(seed))
        assert [game.pack.event[card].tier for card in game.s.event_deck] == tiers
        dealt.append(unseen(game))
    for pile, cards in before.items():
        assert dealt[0][pile] != dealt[1][pile], pile
        assert sorted(dealt[0][pile]) == sorted(dealt[1][pile]) == sorted(cards), pile
