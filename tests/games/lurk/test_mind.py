"""A thinking player of Lurk: strikes what will fall, and gives reasons that can be counted."""

import random
import re
from collections.abc import Iterator

import pytest

from games.kernel.ask import Ask, Checkpoint, Option
from games.kernel.chance import Chance
from games.kernel.mind import Level
from games.kernel.text import T
from games.lurk.autopilot.sea_floor import floor_of, strike_zone
from games.lurk.dice.odds import kill_chance
from games.lurk.game import Lurk
from games.lurk.map.board import DISTANCE, TILES
from games.lurk.map.laying import fill_field
from games.lurk.mind.line_up import line_up_of
from games.lurk.mind.question import Asked
from games.lurk.mind.weights import THINKING
from games.lurk.mind.worth import lore_of
from games.lurk.models.stats import attack_dice, defence_dice, reach, steps
from games.lurk.movement.marching import routes_of
from games.lurk.state import Fight, Model
from games.lurk.turn.turn_options import EndTurn
from games.minds import Budget, advise, decide
from games.minds.comparing import Comparison
from games.minds.looking_back import Judged, sides
from games.minds.planning import Plan
from tests.games.hearing import values
from tests.games.lurk.field import battle, skirmish, tile
from tests.spoken import spoken

PLENTY = Budget(leaves=5000)
FALLS = spoken("games.lurk.mind.facts.harm#2", model="Spore Jelly on E6, ♥2")


def first_question(game: Lurk) -> Ask:
    """The question of the turn."""
    return next(step for step in game.play() if isinstance(step, Ask))


def imagined(game: Lurk, ask: Ask) -> Asked:
    position = game.mind().imagine(game.view(0), ask, 0, random.Random(1))
    assert isinstance(position, Asked)
    return position


def first_fight(game: Lurk, level: Level) -> Fight:
    """What a thinking player attacks first, with nobody else at the table to be asked."""
    play, luck = game.play(), random.Random(1)
    step = next(play)
    while game.s.fight is None:
        if isinstance(step, Checkpoint):
            step = next(play)
        else:
            seat = step.awaited[0]
            chosen = decide(game, step, seat, level=level, luck=luck, budget=PLENTY)
            step = play.send(chosen)
        assert game.s.active == 0, "the turn is over"
    return game.s.fight


@pytest.mark.parametrize("level", ["keen", "fierce"])
def test_it_strikes_the_one_that_will_fall(level: Level) -> None:
    game = battle("brass_admiral E5, 1 tide_speaker E6, 1 coral_knight D5")
    game.s.models[1].wounds = 4
    assert first_fight(game, level).target == "tide_speaker"


def test_it_comes_to_where_it_can_strike() -> None:
    game = battle("brass_admiral E3, 1 spore_jelly E6, 1 kelp_spear I3")
    assert first_fight(game, "fierce").origin != tile("E3")


def counts(game: Lurk) -> Iterator[int]:
    """For every option of the turn, in how many of a hundred rolls the jelly falls."""
    ask = first_question(game)
    position = imagined(game, ask)
    for option in ask.of(0):
        after = position.after(option.id)
        assert len(after.draws()) == 100
        facts = [fact for draw in after.draws() for fact in position.facts(after.drawn(draw))]
        yield sum(bool(re.fullmatch(FALLS, str(fact.words))) for fact in facts)


def test_how_often_somebody_falls_is_counted_from_the_dice() -> None:
    game = skirmish("brass_admiral", "spore_jelly")
    admiral, jelly = game.s.models[:2]
    chance = kill_chance(attack_dice(admiral, 1), defence_dice(jelly, "sand"), 2)
    found = [count for count in counts(game) if count]
    assert any(abs(count - 100 * chance) <= 1 for count in found), (chance, found)


def test_a_hint_says_what_an_attack_will_do() -> None:
    game = battle("brass_admiral E5, 1 spore_jelly E6, 1 kelp_spear A1")
    ask = first_question(game)
    named = advise(game, ask, 0, luck=random.Random(1), budget=PLENTY).candidates
    reasons = [str(reason) for one in named for reason in one.reasons]
    assert any(re.search(FALLS, reason) for reason in reasons), reasons


def test_to_end_a_turn_with_tokens_is_said_to_lose_them() -> None:
    game = skirmish("brass_admiral", "spore_jelly")
    ask = first_question(game)
    position = imagined(game, ask)
    end = next(option for option in ask.of(0) if isinstance(option.value, EndTurn))
    lost = [values(fact.words) for fact in position.facts(position.after(end.id))]
    assert lost == [[3]]


@pytest.mark.parametrize("seed", range(8))
def test_whom_somebody_can_come_to_and_attack_is_as_the_rules_say(seed: int) -> None:
    """On random ground, with nobody in the way."""
    game, luck = battle("deck_hand A1, 1 spore_jelly I1"), random.Random(seed)
    game.chance = Chance(seed)
    fill_field(game)
    ground = game.s.ground
    start = luck.choice([t for t in TILES if ground[t] in ("sand", "coral", "rock")])
    model = Model(0, luck.choice(["reef_archer", "deck_hand", "gaze_bearer"]), 0, start)
    game.s.models = [model]
    ends = [start, *routes_of(game, model, steps(model)).any]
    far = reach(model, silt=False)
    struck = {t for t in TILES for end in ends if DISTANCE[end][t] <= far and game.in_sight(end, t)}
    assert strike_zone(floor_of(tuple(ground)), start, steps(model), False, far) == struck


def test_it_imagines_the_army_as_it_stands() -> None:
    game = skirmish("brass_admiral")
    game.s.models[1].wounds = 2
    line_up = line_up_of(game.view(0), 0)
    assert [one.tile for one in line_up.fighters.values()] == [m.tile for m in game.s.models]
    assert line_up.fighters[1].odds.index(1.0) == line_up.fighters[1].sheet.heart - 2
    assert (line_up.movement, line_up.attack, line_up.essence) == (3, 0, 9)


def option(name: str, seat: int = 0) -> Option[None]:
    return Option(name, seat, T("{name}", name=name), None)


@pytest.mark.parametrize(("value", "chosen"), [(2.5, "pilot"), (3.5, "other")])
def test_only_what_is_clearly_better_is_preferred_to_the_autopilot(
    value: float, chosen: str
) -> None:
    game = skirmish("brass_admiral")
    end = imagined(game, first_question(game))
    pilot, other = option("pilot"), option("other")
    found = Comparison(pilot, guard=2.0)
    found.note(0, pilot, Plan(1.0, (pilot,), end, 0.5))
    found.note(0, other, Plan(value, (other,), end, 0.5))
    assert found.ranking()[0].id == chosen


def test_it_fears_nobody_for_the_points_that_the_house_rule_gives() -> None:
    chiefs = [f"{seat} gill_chief {spot}" for seat, spot in enumerate(("E5", "B2", "I1", "A1"))]
    game = battle(*chiefs, "2 eel_pup I2", seats=4)
    view = game.view(0)
    menace = lore_of(view, line_up_of(view, 0), 0, THINKING).menace
    assert menace[2] == pytest.approx(menace[1]), "29 of 87 points stand, and 25 of 75"


def test_rivals_are_looked_back_at_one_by_one() -> None:
    by_seat = [Judged(n, option("a", n % 2), option("b", n % 2), 0.5, 0.5) for n in range(5)]
    rivals = sides(by_seat, competitive=True)
    assert [[one.choices for one in side] for side in rivals] == [[0, 2, 4], [1, 3]]
    assert sides(by_seat, competitive=False) == [by_seat]
