"""What is easily overlooked: the last blow, the first of several questions, what is dealt anew."""

import random
from collections.abc import Callable

import pytest

from games.kernel import Play
from games.sleeping_gods.challenge.joining import join
from games.sleeping_gods.challenge.total import skill_sum
from games.sleeping_gods.command.last_chance import cards_to_equip
from games.sleeping_gods.command.tokens import clear_command
from games.sleeping_gods.content.all_effects import of_event
from games.sleeping_gods.content.encounters import EventOption
from games.sleeping_gods.crew.fatigue import rest, tire_by
from games.sleeping_gods.crew.healing import heal, restore
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.covering import square_label
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.squares import Square
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
    equip,
    event,
    fight,
    give,
    own,
    para,
    rig_fate,
    table,
    with_parts,
)

FOES = with_parts(enemies=[enemy(70, [[{"heart": 1}]]), enemy(71, [[{"heart": 1}]])])


def asked(script: Script) -> str:
    assert script.ask is not None
    return str(script.ask.prompt)


def test_r97_when_all_actions_are_spent_a_surprise_may_still_come() -> None:
    game = table(2, pack=FOES)
    battle = fight(game, 70)
    equip(game, "marco", "Surprise Strike")
    battle.tokens = [0, 2]
    assert asked(Script(fight_round(game))) == "Round 1, 2 actions left: who attacks?"
    battle.tokens = [0, 0]
    assert asked(Script(fight_round(game))) == "Round 1, no actions left: one more blow?"


def test_r78_whoever_may_be_attacked_is_named_on_the_button() -> None:
    game = table(pack=FOES)
    fight(game, 70, 71)
    script = Script(make_attack(game, game.index_of("marco"), 0))
    assert script.ask is not None
    assert [str(option.short) for option in script.ask.options] == ["Foe 70", "Foe 71"]


def test_r53_whoever_has_two_weapons_reads_which_of_them_strikes_whom() -> None:
    arm = {"name": "Boathook", "accuracy": 1, "damage": 2}
    hook = {"num": 80, "name": "Boathook", "types": ["weapon"], "command": 0, "weapon": arm}
    foes = [enemy(number, [[{"heart": 1}]]) for number in (70, 71)]
    game = table(pack=with_parts(adventure=[hook], enemies=foes))
    fight(game, 70, 71)
    marco = game.index_of("marco")
    one = Script(make_attack(game, marco, 0)).ask
    game.s.crew[marco].weapons.append(80)
    two = Script(make_attack(game, marco, 0)).ask
    assert one is not None
    assert two is not None
    assert ["Boathook" in str(option.label) for option in one.options] == [False, False]
    assert ["Boathook" in str(option.label) for option in two.options] == [False, False, True, True]


def test_r83_r95_the_blow_under_way_shows_all_of_its_block_and_damage() -> None:
    game = table(pack=FOES)
    battle = fight(game, 70, 71)
    Script(make_attack(game, game.index_of("marco"), 0))
    assert battle.attack is not None
    bare = game.view(None).blow
    equip(game, "marco", "Brace")
    battle.attack.nonheart = 2
    blow = game.view(None).blow
    assert bare is not None
    assert blow is not None
    assert (blow.block, blow.damage) == (bare.block + 1, bare.damage + 2)


def test_r95_one_synergy_token_lets_the_damage_go_askew() -> None:
    askew = with_parts(enemies=[enemy(72, [[{"heart": 1}, {}], [{}, {"heart": 1}]], defense=2)])
    game = table(pack=askew)
    battle, marco = fight(game, 72), game.index_of("marco")
    owner = next(at for at, board in enumerate(game.boards) if board.synergy.op == "diagonal")
    battle.synergy[owner] = marco
    rig_fate(game, 6)
    script, token = Script(make_attack(game, marco, 0)), f"synergy-{game.boards[owner].id}"
    assert battle.attack is not None
    assert not battle.attack.diagonal
    script.answer(token)
    assert battle.attack.diagonal


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


def test_r91_a_mender_opens_a_square_on_either_side() -> None:
    mender = enemy(72, [[{"heart": 1}, {"eor": "adj_regen"}]], attack=0)
    still = [enemy(number, [[{"heart": 1}, {}]], attack=0) for number in (70, 71)]
    game = table(pack=with_parts(enemies=[*still, mender]))
    battle = fight(game, 70, 72, 71)
    for foe in battle.foes:
        foe.covered = [] if foe.num == 72 else [1]
    drive(end_round(game))
    assert [foe.covered for foe in battle.foes] == [[], [], []]


def test_r44_the_third_time_the_deck_runs_out_the_finale_begins() -> None:
    game = table()
    for passes, finale in ((1, 0), (2, 0), (3, 1)):
        strike_clock(game)
        assert (game.s.passes, game.s.finale) == (passes, finale)


def test_r77_a_square_says_what_is_printed_in_it() -> None:
    cells = [[{"flying": True}, {"attack": 2}], [{"heart": 2}, {}]]
    game = table(pack=with_parts(enemies=[enemy(72, cells)]))
    fight(game, 72)
    labels = [str(square_label(game, Square(0, number))) for number in range(4)]
    assert ["wing" in label for label in labels] == [True, False, False, False]
    assert "attack +2" in labels[1]
    assert "heart of 2" in labels[2]


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


@pytest.mark.parametrize(("defense", "coins", "grain"), [(2, 1, 0), (9, 0, 1)])
def test_r101_some_cards_work_when_an_attack_hits_others_when_it_misses(
    defense: int, coins: int, grain: int
) -> None:
    passive = [
        {"op": "gain", "res": "coins", "when": "attack_hit"},
        {"op": "gain", "res": "grain", "when": "attack_missed"},
    ]
    card = {"num": 80, "name": "Purse", "types": ["equipment"], "command": 0, "passive": passive}
    foe = enemy(72, [[{"heart": 1}, {}], [{}, {}]], defense=defense, attack=0)
    game = table(pack=with_parts(adventure=[card], enemies=[foe]))
    own(game, 80)
    fight(game, 72)
    game.s.goods |= {"coins": 0, "grain": 0}
    rig_fate(game, 3)
    script = Script(make_attack(game, game.index_of("marco"), 0))
    while not script.over:
        script.answer(script.ids()[0])
    assert (game.s.goods["coins"], game.s.goods["grain"]) == (coins, grain)


def test_r57_a_card_in_hand_may_still_help_unless_there_is_a_fight() -> None:
    game = table(pack=FOES)
    assert not cards_to_equip(game)
    give(game, 0, "Brace")
    assert cards_to_equip(game)
    fight(game, 70)
    assert not cards_to_equip(game)


def test_r93_whoever_gets_a_synergy_token_is_told() -> None:
    game = table(pack=with_parts(enemies=[enemy(72, [[{"synergy": True}], [{}], [{"heart": 3}]])]))
    battle, marco = fight(game, 72), game.index_of("marco")
    rig_fate(game, 6)
    script = Script(make_attack(game, marco, 0))
    while not script.over:
        script.answer(script.ids()[0])
    [holder] = {holder for owner, holder in enumerate(battle.synergy) if holder != owner}
    told = f"gives {game.name(holder)} the synergy token of {game.name(marco)}"
    assert told in [str(line.text) for line in game.lines]


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
