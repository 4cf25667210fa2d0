"""What a model reaches, on request: the same rules as in battle, on a picture and in words."""

from games.lurk.map.board import DISTANCE, SPOTS
from games.lurk.view import View
from renderers.lurk import RENDERER
from renderers.lurk.reach import MOST, range_of, subjects
from tests.games.lurk.field import skirmish


def facing() -> View:
    return skirmish("rivet_gunner", "coral_knight").view(0)


def test_a_model_goes_as_far_as_its_steps_and_strikes_as_far_as_its_range() -> None:
    view = facing()
    gunner = view.models[0]
    found = range_of(view, gunner)
    assert found.goes
    assert all(DISTANCE[gunner.tile][tile] <= gunner.steps for tile in found.goes)
    assert {DISTANCE[gunner.tile][tile] for tile in found.hits} == {1, 2, 3}
    assert not found.hits & found.threatens
    assert view.models[1].tile not in found.goes, "an enemy bars the way"


def test_rock_hides_what_lies_behind_it() -> None:
    game = skirmish("rivet_gunner", "coral_knight")
    start = game.s.models[0].tile
    before = range_of(game.view(0), game.view(0).models[0]).hits
    near = [tile for tile in range(len(SPOTS)) if DISTANCE[start][tile] == 1]
    for tile in near:
        game.s.ground[tile] = "rock"
    after = range_of(game.view(0), game.view(0).models[0]).hits
    assert after < before


def test_the_trapped_go_nowhere() -> None:
    game = skirmish("rivet_gunner", "coral_knight")
    game.s.models[0].tokens.append("trapped")
    view = game.view(0)
    assert range_of(view, view.models[0]).goes == frozenset()


def test_everybody_on_the_map_can_be_asked_about_ones_own_first() -> None:
    view = facing()
    found = subjects(view)
    seats = {f"m{one.id}": one.seat for one in view.models}
    assert [seats[subject] for subject, _ in found] == [0, 0, 1, 1]
    assert len(found) <= MOST


def test_the_picture_says_in_words_what_it_shows() -> None:
    view = facing()
    picture = RENDERER.inset(view, "m0")
    assert picture is not None
    assert picture.alt.startswith("What Rivet Gunner reaches.")
    assert SPOTS[view.models[1].tile] in picture.alt
    assert RENDERER.inset(view, "m99") is None
