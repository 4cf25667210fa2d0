"""Jupiter Deep's board: everything that matters can be seen, and heard."""

import numpy as np
import pytest

from games.jupiter import GAME
from games.jupiter.abilities.use import play_card
from games.jupiter.cards import ABILITIES
from games.jupiter.cards import NAMES as CARDS
from games.jupiter.modules import PRINTED
from games.jupiter.pod import dock
from games.jupiter.state import Trace
from games.kernel.ask import Ask
from games.kernel.hexes import ORIGIN, Hex
from renderers.canvas import HEIGHT, WIDTH
from renderers.icons import STENCILS
from renderers.jupiter import RENDERER, pieces
from renderers.jupiter.look import BOARD, SIZES, looking_at
from renderers.jupiter.picture import Scene
from renderers.jupiter.stations import module
from renderers.jupiter.stencils import picture
from renderers.text import watching
from tests.games.jupiter.scene import menu, scene, spelled
from tests.games.jupiter.spaces import named_space

NAMES = ["Mia", "Ole", "Ada", "Ben", "Cy", "Dot", "Eve"]


def pixels(game: GAME, ask: Ask | None = None) -> np.ndarray:
    image = RENDERER.draw(game.view(None), ask, NAMES[: game.seat_count]).image
    return np.asarray(image).astype(int)


def around(game: GAME, name: str, ask: Ask | None = None) -> np.ndarray:
    """What the picture shows at a dome."""
    eye = Scene(game.view(None), ask)
    x, y = eye.camera.space(game.s.modules, named_space(name))
    reach = eye.camera.dome
    return pixels(game, ask)[
        round(y) - reach : round(y) + reach, round(x) - reach : round(x) + reach
    ]


def differs(one: GAME, other: GAME, name: str, least: float = 8) -> bool:
    return float(np.abs(around(one, name) - around(other, name)).mean()) > least


def words(game: GAME, ask: Ask | None = None) -> str:
    return RENDERER.describe(game.view(None), ask, NAMES[: game.seat_count]).long


def test_every_card_has_an_icon() -> None:
    assert all(picture(card) in STENCILS for card in CARDS)


def test_colonists_creeps_robots_and_open_domes_look_different() -> None:
    scenes = [
        scene("A.E"),
        scene("A.E", colonists="L.C"),
        scene("A.E", creeps="L.C"),
        scene("L.C"),
    ]
    for index, one in enumerate(scenes):
        assert all(differs(one, other, "L.C") for other in scenes[index + 1 :])


def test_a_threatened_colonist_is_ringed_in_red() -> None:
    calm, scared = scene("A.E", colonists="L.C"), scene("A.E", colonists="L.C", creeps="L.W")
    assert differs(calm, scared, "L.C")
    assert "Colonists in danger: L centre." in words(scared)


def test_a_super_creep_covers_its_building() -> None:
    free, covered = scene("L.C"), scene("L.C")
    covered.s.covered = [0]
    assert differs(free, covered, "A.C")
    assert "under a super creep" in words(covered)


def test_missing_bridges_show() -> None:
    for number in PRINTED:
        if number != 3:
            printed = np.asarray(module(number, 0, "printed", 90).image)
            every = np.asarray(module(number, 0, "open", 90).image)
            assert (printed != every).any()


def test_a_destroyed_module_is_a_wreck() -> None:
    whole, broken = scene("L.C"), scene("L.C")
    broken.s.modules[3].gone = True
    broken.forget_map()
    assert differs(whole, broken, "D.C")
    assert "Destroyed modules: D." in words(broken)


def test_the_command_range_of_the_active_robot_is_lit() -> None:
    near, far = scene("L.C"), scene("R.C")
    assert differs(near, far, "M.C", least=2)


def test_the_command_range_is_lit_from_the_pod_too() -> None:
    aboard, away = scene("POD"), scene("R.C")
    assert differs(aboard, away, "K.C", least=2)
    assert not differs(aboard, scene("POD", colonists="R.C"), "D.C", least=2)


def test_a_bullhorn_lights_the_whole_colony() -> None:
    assert differs(scene("L.C", core="bullhorn"), scene("L.C"), "R.C", least=2)


def test_open_edges_stay_red_within_the_command_range() -> None:
    game = scene("L.C")
    eye = Scene(game.view(None), None)
    x, y = eye.camera.cell(2 + 0.48, 0)
    red, green, _ = pixels(game)[round(y) - 25, round(x) - 4 : round(x) + 6, :3].max(axis=0)
    assert red > 200
    assert at_edge(game, x, y) == at_edge(scene("R.C"), x, y)
    assert green < 160


def at_edge(game: GAME, x: float, y: float) -> list[int]:
    """The pixel between two marks of an open edge."""
    found: list[int] = pixels(game)[round(y) - 25, round(x)].tolist()
    return found


def test_a_covered_dish_takes_an_action() -> None:
    free, covered = scene("L.C"), scene("L.C")
    covered.s.covered = [1]
    assert "Mia acts, 5 actions left." in words(free)
    assert "Mia acts, 4 actions left." in words(covered)


def test_seven_robots_look_different() -> None:
    faces = [np.asarray(pieces.robot(seat, 27).image).astype(int) for seat in range(7)]
    for at, face in enumerate(faces):
        assert all(np.abs(face - other).mean() > 8 for other in faces[at + 1 :])


def test_whoever_can_act_becomes_a_number() -> None:
    game = scene("L.C", colonists="L.E", creeps="L.W")
    ask = menu(game)
    for name in ("L.E", "L.W", "L.NE"):
        shown, chosen = around(game, name), around(game, name, ask)
        assert float(np.abs(shown - chosen).mean()) > 8


def test_the_flight_of_the_pod_is_seen() -> None:
    still, gone = scene("L.C", pod=None), scene("L.C", pod=None)
    gone.s.traces = [Trace("launched", 133, 133)]
    assert (pixels(still) != pixels(gone)).mean() > 0.003


def test_the_creeps_left_in_the_box_are_counted() -> None:
    game = scene("R.C", creeps="L.C L.E")
    assert "Creeps in the box: 58." in words(game)


def test_the_words_count_properly() -> None:
    game = scene("L.C")
    game.s.spent, game.s.pod.colonists = 4, 1
    assert "Mia acts, 1 action left." in words(game)
    assert "1 colonist and no robot aboard" in words(game)


def test_the_words_tell_die_deck_limit_and_cards_in_play() -> None:
    game = scene("L.C", hand="bullhorn", core="pilot")
    play_card(game, "bullhorn")
    game.s.die, game.s.core_used, game.s.discards = 4, True, ["swap", "surge"]
    heard = words(game)
    assert "The die shows 4." in heard
    assert "5 cards in the deck, hand limit 4." in heard
    assert "In play this turn: Bullhorn." in heard
    assert "Discarded: Swap, Surge." in heard
    assert "core Pilot (used this turn)" in heard


def test_the_words_say_who_docks_the_pod_again() -> None:
    game = scene("L.C K.C", pod=None)
    game.s.pod.launcher = 1
    assert "until Ole docks it" in words(game)
    game.s.pod.launcher = None
    assert "the next player docks it" in words(game)


def test_the_words_tell_of_boarding_and_super_creeps() -> None:
    game = scene("L.C", colonists="K.C")
    game.s.traces = [Trace("boarded", named_space("L.NE"), 133), Trace("covered", 7, 7)]
    heard = words(game)
    assert "A colonist just boarded the pod." in heard
    assert "A super creep just rose on Module B." in heard


def test_the_last_move_leaves_a_trail() -> None:
    still, moved = scene("L.C"), scene("L.C")
    moved.s.traces = [Trace("moved", named_space("D.W"), named_space("D.E"))]
    assert differs(still, moved, "D.C")


def test_every_mark_is_on_the_board() -> None:
    game = scene("L.C", colonists="D.W K.C", creeps="L.E", core="teleport")
    ask = menu(game)
    assert (pixels(game, ask) != pixels(game)).any()
    eye = Scene(game.view(None), ask)
    for spot in ask.marks():
        if spot.startswith("d"):
            x, y = eye.camera.space(game.s.modules, int(spot[1:]))
            assert 0 < x < WIDTH
            assert BOARD[1] < y < BOARD[3]


def test_all_places_to_dock_are_on_the_picture() -> None:
    game = scene("POD", pod=None)
    ask = next(dock(game, [0]))
    assert isinstance(ask, Ask)
    eye = Scene(game.view(None), ask)
    for spot in ask.marks():
        q, r = spot[1:].split(".")
        x, y = eye.camera.cell(int(q), int(r))
        assert 0 < x < WIDTH
        assert 0 < y < HEIGHT


@pytest.mark.parametrize("reach", [2, 3, 4, 6])
def test_the_camera_shows_everything_as_large_as_it_can(reach: int) -> None:
    cells = ORIGIN.spiral(reach)
    camera = looking_at(cells)
    assert camera.radius in SIZES
    for cell in cells:
        x, y = camera.cell(*cell)
        assert BOARD[0] <= x <= BOARD[2]
        assert BOARD[1] <= y <= BOARD[3]


def test_the_camera_knows_what_lies_on_the_board_as_a_whole() -> None:
    camera = looking_at(ORIGIN.spiral(1))
    assert camera.shows(0, 0)
    assert not camera.shows(0, 4)
    assert not camera.shows(4, 0)


def test_a_lonely_module_is_not_blown_up_beyond_reason() -> None:
    assert looking_at([Hex(0, 0)]).radius == SIZES[0]


def test_the_words_name_everybody_with_place_and_cards() -> None:
    game = scene("L.C POD", hand="swap", core="follower")
    heard = words(game)
    assert "Mia steers Titan, at L centre; core Follower, hand: Swap." in heard
    assert "Ole steers Umbriel, in the pod" in heard
    assert "The pod is docked beside" in heard


def test_the_words_say_what_the_marks_mean() -> None:
    game = scene("L.C", creeps="L.E")
    ask = menu(game)
    number = ask.marks()[f"d{spelled('[L.E]')}"]
    assert f"{number} Shoot L east" in words(game, ask)


def test_a_hand_shows_core_and_cards() -> None:
    game = scene("L.C", hand="swap pilot boost sniper", core="follower")
    empty = scene("L.C")
    full = np.asarray(RENDERER.hand(game.view(0), 0, NAMES).image)
    bare = np.asarray(RENDERER.hand(empty.view(0), 0, NAMES).image)
    assert (full != bare).mean() > 0.2


def test_a_large_hand_has_its_names_and_a_small_one_says_what_cards_do() -> None:
    small, large = scene("L.C", hand="swap"), scene("L.C", hand=" ".join(["swap"] * 12))
    with watching() as few:
        RENDERER.hand(small.view(0), 0, NAMES)
    with watching() as many:
        RENDERER.hand(large.view(0), 0, NAMES)
    effect = str(ABILITIES["swap"].effect).split(",")[0][:20]
    assert any(effect in written.text for written in few)
    assert not any(effect in written.text for written in many)
    assert sum(written.text == "Swap" for written in many) == 12


def test_there_are_rules_pages_with_a_diagram_each() -> None:
    pages = RENDERER.rules_pages()
    assert [str(page.title) for page in pages if page.picture is None] == [
        "Other ways to play",
        "All rescue cards",
    ]
    assert all(page.picture().alt for page in pages if page.picture is not None)
