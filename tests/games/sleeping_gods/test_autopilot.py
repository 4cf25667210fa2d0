"""The autopilot of Sleeping Gods: what it knows, what it fears, and how its crews differ."""

import random

from games.kernel import Ask, Chance, Option, T, question
from games.sleeping_gods.authors.measure import MODES, turn_about
from games.sleeping_gods.autopilot import answer
from games.sleeping_gods.autopilot.actions import goal
from games.sleeping_gods.autopilot.combat_odds import bite, fells, force, toll
from games.sleeping_gods.autopilot.known_places import changed, led, noted, stepping_stones
from games.sleeping_gods.autopilot.port import shop
from games.sleeping_gods.autopilot.preferences import (
    ALL_PREFERENCES,
    CONTRARY,
    GENTLE,
    HUNTING,
    STEADY,
    Preferences,
    VariedLuck,
    preferences,
)
from games.sleeping_gods.autopilot.question import Question
from games.sleeping_gods.autopilot.story import choose
from games.sleeping_gods.content.facts import World
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.crew.damage import deal
from games.sleeping_gods.crew.fatigue import rest as rest_rule
from games.sleeping_gods.crew.healing import heal as heal_rule
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Foe, Tale
from games.sleeping_gods.story.storybook import open_choices
from games.sleeping_gods.turn.port import visit_port
from tests.games.sleeping_gods.fights import fight
from tests.games.sleeping_gods.tables import Script, crew, enemy, table

WHICH = question.Question("test.which", "named")
GYRE = "hollow_gyre"
PACK = find_pack(GYRE)


def question(
    game: SleepingGods, ask: Ask | None = None, luck: random.Random | None = None
) -> Question:
    asked = ask if ask is not None else Ask(WHICH, T("?"), [])
    return Question(game.view(0), asked, list(asked.options), 0, luck or random.Random(1))


def test_a_higher_level_costs_more_health() -> None:
    game = table()
    levels = sorted(game.pack.enemies, key=lambda foe: foe.level)
    easiest, hardest = levels[0].num, levels[-1].num
    assert toll(question(game), (easiest,)) < toll(question(game), (hardest,))
    assert toll(question(game), (hardest,)) < toll(question(game), (hardest, hardest))


def test_a_better_weapon_makes_a_fight_cheaper() -> None:
    game = table()
    bare = force(question(game), 0)
    weapon = next(card.num for card in game.pack.market if card.weapon is not None)
    crew(game, "odessa").weapons.append(weapon)
    assert force(question(game), 0) >= bare


def test_small_hearts_are_bitten_before_large_ones() -> None:
    foe = enemy(5, [[{"heart": 1}, {"heart": 3}], [{}, {}], [{}, {}]])
    assert bite(foe, Foe(5), 1) == 1
    assert bite(foe, Foe(5), 2) < 2
    assert bite(foe, Foe(5), 4) == 4
    assert fells(foe, Foe(5), 4)
    assert not fells(foe, Foe(5), 3)


def test_a_carried_quest_leads_where_it_is_of_use() -> None:
    carrying = World(quests=frozenset({PACK.bearer["LANTERN"]}))
    assert led(GYRE, 5, carrying)
    assert not led(GYRE, 5, World())


def test_notes_of_an_earlier_voyage_know_where_chimes_are() -> None:
    carrying = World(quests=frozenset({PACK.bearer["LANTERN"]}))
    assert noted(GYRE, 5, carrying) == 1.0
    assert noted(GYRE, 5, World()) < noted(GYRE, 2, World()) < 1.0


def test_a_place_is_changed_by_what_was_done_elsewhere() -> None:
    thawed = World(quests=frozenset({PACK.bearer["THAW"]}))
    assert changed(GYRE, 19, thawed)
    assert not changed(GYRE, 19, World())
    assert not changed(GYRE, 9, World(quests=frozenset({PACK.bearer["PURSER"]})))


def test_every_arc_is_among_the_stepping_stones() -> None:
    words = {PACK.quest[number].keyword for number in stepping_stones(GYRE)}
    assert {"LANTERN", "WICKOIL", "EELMARK", "THAW", "VALVE", "NAMES", "BERTH", "SPIRAL"} <= words


def moody(taste: Preferences, start: int = 0) -> VariedLuck:
    """Luck of that temper."""
    return next(luck for luck in map(VariedLuck, range(start, start + 500)) if luck.temper == taste)


def gyre() -> SleepingGods:
    game = SleepingGods.new(1, SleepingGods.Options(pack=GYRE), Chance(1))
    assert isinstance(game, SleepingGods)
    return game


def test_many_campaigns_are_sailed_by_every_sort_of_crew() -> None:
    assert {VariedLuck(seed).temper for seed in range(200)} == set(ALL_PREFERENCES)


def test_whoever_sits_in_for_a_player_is_steady() -> None:
    assert preferences(question(gyre())) == STEADY


def chosen(taste: Preferences, para: str, lucks: int = 20) -> set[str]:
    """The choices that crews of one temper make at a page of the story."""
    game = gyre()
    game.s.tale = Tale(0, para, "choose")
    open_now = open_choices(game, game.s.tale, game.pack.paragraph[para])
    ask = Ask(
        WHICH, T("?"), [Option(c.key, 0, T(c.text), c, spot=f"choice.{c.key}") for c in open_now]
    )
    minds = (
        Question(game.view(0), ask, ask.options, 0, moody(taste, 500 * n)) for n in range(lucks)
    )
    return {choose(asked).id for asked in minds}


def test_the_gentle_take_the_way_round_and_the_steady_fight_an_easy_fight() -> None:
    assert "A" in chosen(STEADY, "31")
    assert "A" not in chosen(GENTLE, "31")


def test_the_contrary_do_whatever_can_be_done() -> None:
    assert chosen(CONTRARY, "63", 40) == {"A", "B", "C"}


def test_now_and_then_anybody_does_the_other_thing_to_see() -> None:
    assert chosen(STEADY, "63") == {"A"}
    assert chosen(STEADY, "63", 200) == {"A", "B", "C"}


def test_in_the_last_hour_failure_is_not_feared() -> None:
    assert chosen(STEADY, "F1") == {"A", "B"}


def test_hunters_follow_their_notes_to_the_chime() -> None:
    game = gyre()
    game.s.quests.append(PACK.bearer["LANTERN"])
    assert goal(question(game, luck=moody(HUNTING))) == PACK.home[5]


def port(game: SleepingGods) -> str:
    script = Script(visit_port(game))
    answer = shop(question(game, script.ask))
    assert answer is not None
    return answer.id


def test_the_price_of_a_night_ashore_is_kept_for_a_night_ashore() -> None:
    game = gyre()
    game.s.crew[0].damage, game.s.goods["coins"] = 4, 3
    assert port(game) == "leave"
    game.s.crew[1].damage, game.s.goods["coins"] = 5, 4
    assert port(game) == "inn"


def test_a_mixed_lot_has_every_mode_with_every_number_of_players() -> None:
    lot = {turn_about(number) for number in range(16)}
    assert lot == {(mode, players) for mode in MODES for players in (1, 2, 3, 4)}


def test_the_strong_take_damage_and_the_fallen_are_healed() -> None:
    game = table()
    for name, damage in (("mac", 3), ("marco", 0), ("gregory", 5)):
        crew(game, name).damage = damage
    hurt = Script(deal(game, 1, [[game.index_of("mac"), game.index_of("marco")]])).ask
    assert answer(game.view(0), hurt, 0, random.Random(1)).id == "marco"
    heal = Script(heal_rule(game, 1, [game.everybody()])).ask
    assert answer(game.view(0), heal, 0, random.Random(1)).id == "gregory"


def test_the_most_tired_rest_first() -> None:
    game = table()
    crew(game, "mac").fatigue, crew(game, "marco").fatigue = 1, 2
    rest = Script(rest_rule(game, 1, game.everybody())).ask
    assert answer(game.view(0), rest, 0, random.Random(1)).id == "marco"


def test_an_enemy_is_met_by_whoever_can_bear_it() -> None:
    game = table()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index) - 1
    crew(game, "marco").damage = 0
    fight(game, 6)
    ask = Script(end_round(game)).ask
    assert answer(game.view(0), ask, 0, random.Random(1)).id == "marco"
