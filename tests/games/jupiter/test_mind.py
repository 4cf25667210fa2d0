"""A robot that thinks: takes what wins, keeps colonists from creeps, and gives reasons that can
be counted on the board."""

import random
from itertools import pairwise
from typing import Any

import pytest

from games.jupiter import GAME
from games.jupiter.cards import Ability
from games.jupiter.colony import POD
from games.jupiter.conversion import threatened_colonists
from games.jupiter.creeps import rise
from games.jupiter.invasion import answer_roll
from games.jupiter.mind.imagining import imagined
from games.jupiter.mind.lines import LinePlanner
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.next_turn import worth_to_next
from games.jupiter.mind.small_questions import DockingPosition
from games.jupiter.mind.weights import THINKING
from games.jupiter.pod import dock
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, CREEP
from games.jupiter.words import MODULE_LETTERS
from games.kernel.ask import Ask
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.transcript import Transcript
from games.minds import Advice, Budget, advise, decide, look_back
from games.minds.looking_back import choices_that_stood
from tests.games.jupiter.scene import Script, act, first_ask, menu, scene, spelled
from tests.games.jupiter.spaces import named_space

PLENTY = Budget(leaves=20_000)


def decision(game: GAME, ask: Ask | None = None) -> str:
    luck, seat = random.Random(1), game.s.active
    return decide(game, ask or menu(game), seat, level="fierce", luck=luck, budget=PLENTY).id


def advice_for(game: GAME, ask: Ask | None = None) -> Advice:
    return advise(game, ask or menu(game), 0, luck=random.Random(1), budget=PLENTY)


def test_it_takes_the_win_that_lies_before_it_and_says_so() -> None:
    game = scene("K.E", colonists="A.W")
    first = advice_for(game).candidates[0]
    assert first.option.id == spelled("move.[POD]")
    assert first.outlook is not None
    assert first.outlook > 0.9


def test_it_launches_the_pod_by_hand_when_enough_are_aboard() -> None:
    """With six aboard nobody would be saved before a seventh came."""
    game = scene("L.SW", colonists="A.W", hand="pilot")
    game.s.target, game.s.pod.colonists = 6, 6
    assert decision(game) == "use.pilot.0"


@pytest.mark.parametrize(("core", "changes"), [("heat_seeker", True), ("boost", False)])
def test_it_changes_a_weak_core_for_a_strong_one(core: Ability, changes: bool) -> None:
    """Data Core: what serves every turn is worth more than what serves in one."""
    game = scene("L.SW", colonists="A.W A.E B.C C.C", hand="data_core follower", core=core)
    game.s.target = 4
    while game.actions_left and (chosen := decision(game)) != "end":
        act(game, chosen)
    assert game.s.players[0].core == ("follower" if changes else core)


def test_it_fills_the_pod() -> None:
    game = scene("L.SW", colonists="L.NE D.W A.E A.W")
    game.s.target, game.s.spent, game.s.pod.colonists = 10, 4, 6
    assert decision(game) == spelled("command.[L.NE].[POD]")


def test_a_robot_gives_up_its_seat_to_the_seventh_colonist() -> None:
    game = scene("POD", colonists="L.NE D.W A.E A.W")
    game.s.target, game.s.spent, game.s.pod.colonists = 10, 3, 6
    while game.s.phase == "actions" and game.actions_left:
        act(game, decision(game))
    assert game.s.saved == 7


def test_whoever_shuts_a_robot_in_steps_aside() -> None:
    """Six are aboard and a robot: nobody can board, and colonists stand at both doors. Its own
    turn is next, so it may be left to see to that itself."""
    game = scene("K.C POD", colonists="K.E L.NE D.W A.E A.W C.C C.W B.C")
    game.s.target, game.s.spent, game.s.pod.colonists = 10, 4, 6
    act(game, decision(game))
    game.s.active, game.s.spent = 1, 0
    while game.s.phase == "actions" and game.actions_left and not game.s.saved:
        act(game, decision(game))
    assert game.s.saved == 7


def test_whoever_stands_at_the_door_is_first_to_step_aside() -> None:
    """With one action left that is the best that can be done for a robot that is shut in."""
    game = scene("K.C POD", colonists="K.E L.NE D.W A.E A.W C.C C.W B.C")
    game.s.target, game.s.spent, game.s.pod.colonists = 10, 4, 6
    best, *_ = LinePlanner(Lore(GAME, game.options, 0, THINKING).outlook(game)).lines()
    (step,) = best.steps
    verb, here, there = step.split(".")
    assert verb == "command"
    assert int(here) in game.colony.near[POD]
    assert int(there) != POD


@pytest.mark.parametrize(("second", "is_near"), [("A.NW", True), ("S.C", False)])
def test_it_sees_what_the_next_robot_can_do_about_a_creep(second: str, is_near: bool) -> None:
    """Somebody in danger costs less than a colonist where the next robot can shoot."""
    worths = []
    for creeps in ("", "A.NE"):
        game = scene(
            f"L.SW {second}",
            colonists="A.E C.C C.W C.SW C.E D.C D.W D.SW E.C E.W F.C F.E F.W",
            creeps=creeps,
        )
        game.s.target, game.s.phase = 10, "draw"
        worths.append(worth_to_next(Lore(GAME, game.options, 0, THINKING), game.s))
    peaceful, threatened = worths
    assert (peaceful - threatened < THINKING.fear) == is_near


def test_creeps_rise_where_they_touch_nobody() -> None:
    """All domes at the edge of S are taken, so that any open one will do."""
    game = scene("A.E", colonists="S.C G.E G.C C.C A.W")
    module = MODULE_LETTERS.index("S")
    for space in game.colony.rim[module]:
        game.s.domes[space] = CREEP
    game.s.target, game.s.phase = 4, "invasion"
    ask = first_ask(rise(game, [module]))
    spaces = {option.id: option.value for option in ask.of(0)}
    chosen = spaces[decision(game, ask)]
    touched = {space: touches(game, space) for space in spaces.values() if space >= 0}
    assert any(touched.values())
    assert not touched[chosen]
    position = GAME.mind().imagine(game.view(0), ask, 0, random.Random(1))
    assert position is not None, "it was thought about"
    assert not position.tells_chance, "or a look back would blame whoever placed the rest at once"


def touches(game: GAME, space: int) -> int:
    return sum(game.s.domes[there] == COLONIST for there in game.colony.near[space])


@pytest.mark.parametrize(("creeps", "answer"), [("D.C R.C", "suppress.3"), ("R.C R.E R.W", "no")])
def test_a_suppressant_is_kept_for_where_people_are(creeps: str, answer: str) -> None:
    """A six: one more creep on D, among colonists, or on R, where nobody is."""
    people = "D.E D.W D.NE D.SE C.C C.W"
    game = scene("H.C", colonists=people, creeps=creeps, hand="suppressant")
    game.s.target, game.s.phase, game.s.die = 6, "invasion", 6
    ask = first_ask(answer_roll(game))
    assert decision(game, ask) == answer


def test_it_breaks_the_chain_of_conversions() -> None:
    """The creep touches one colonist only, but the whole module would follow."""
    game = scene("A.NW", colonists="A.E A.SE A.SW A.W G.E G.C B.W B.C", creeps="A.NE")
    game.s.target, game.s.spent = 4, 4
    option = decision(game)
    act(game, option)
    assert not threatened_colonists(game), option


def ways(game: Rescue) -> list[int]:
    return Lore(GAME, game.options, 0, THINKING).outlook(game).ways(game.s.domes)


def test_a_robot_in_the_way_is_a_longer_way() -> None:
    free, barred = map(ways, (scene("A.E"), scene("K.E")))
    beyond = named_space("K.C")
    assert barred[beyond] > free[beyond]


def test_the_pod_docks_where_people_are() -> None:
    game = scene("A.E", colonists="K.E K.C K.SE K.NE", pod=None)
    game.s.target, game.s.phase, game.s.pod.launcher = 4, "arrival", 0
    ask = first_ask(dock(game, [0]))
    assert decision(game, ask) in {"cell.3.-1", "cell.3.-2", "cell.2.-2"}
    assert advice_for(game, ask).candidates


def test_harbours_are_compared_by_the_steps_of_the_same_people() -> None:
    """Also where somebody boards in the same turn, who then has no steps left."""
    game = scene("K.E", colonists="K.NE K.C A.W A.E", pod=None)
    game.s.target, game.s.phase, game.s.pod.launcher = 2, "arrival", 0
    ask = first_ask(dock(game, [0]))
    cells = {option.id: option.value for option in ask.of(0)}
    position = DockingPosition(Lore(GAME, game.options, 0, THINKING), game.s, cells)
    docked = [position.after(cell) for cell in cells]
    boarded = [at.after(one) for at in docked for one in at.menu if one.endswith(f".{POD}")]
    assert boarded
    said = []
    for later in (*docked, *boarded):
        facts = [fact.words for fact in position.facts(later)]
        said.append({str(fact) for fact in facts if set(fact.args or ()) == {"count", "n"}})
    assert len({len(one) for one in said}) > 1
    for fewer, more in pairwise(sorted(said, key=len)):
        assert fewer <= more, "whoever is near is also no farther than that"


def test_what_is_imagined_looks_as_the_view_does() -> None:
    match, luck = Match.start(GAME, 3, GAME.Options(), 3), random.Random(3)
    for _ in range(60):
        assert match.ask is not None
        seat = match.ask.awaited[0]
        game, view = match.game, match.view(seat)
        state = imagined(view, luck)
        state.traces = view.traces
        assert repr(GAME(state, 3, game.options, Script()).view(seat)) == repr(view)
        option = game.autopilot(view, match.ask, seat, luck)
        match.choose(seat, option.id)


def find(_: str) -> type[Game[Any, Any]]:
    return GAME


def test_looking_back_names_moments_that_were() -> None:
    luck = random.Random(3)
    match = Match.start(GAME, 1, GAME.Options(), 3)
    opening, entries = match.save(), list[Any]()
    while match.ask is not None:
        option = luck.choice(match.ask.options)
        entries.append(match.choose(option.seat, option.id).choice)
    transcript = Transcript(opening, entries)
    budget = Budget(leaves=100 * len(entries))
    points = look_back(transcript, find, luck=luck, budget=budget)
    path = choices_that_stood(transcript)
    assert 1 <= len(points) <= 3
    for point in points:
        choice = path[point.choices]
        assert (choice.seat, choice.option) == (point.seat, point.chosen.id)
        assert point.better is None or point.better.id != point.chosen.id
