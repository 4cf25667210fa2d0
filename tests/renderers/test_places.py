"""Where the things of a question lie on a picture: numbers and cards lie in their places."""

from collections.abc import Callable, Iterator
from copy import copy

import pytest

from games.kernel import Ask, Option
from renderers import marks, renderer_for
from renderers.canvas import Canvas
from renderers.conformance.gallery import names_for, play
from renderers.jupiter import numbered
from renderers.places import Place
from renderers.sprite import Sprite
from tests.offered import TOUCHED

Point = tuple[str, float, float]
AFTER_EACH, ASKS = 9, 30


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Point]:
    """The number or name of every mark that is put on a canvas, and where."""
    found: list[Point] = []
    words: dict[int, tuple[str, Sprite]] = {}

    def named(draw: Callable[..., Sprite]) -> Callable[..., Sprite]:
        def drawn(word: object, *more: object) -> Sprite:
            mark = copy(draw(word, *more))
            words[id(mark)] = str(word), mark
            return mark

        return drawn

    put = Canvas.put

    def noted(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
        if id(sprite) in words and words[id(sprite)][0] not in ("", "0"):
            found.append((words[id(sprite)][0], x, y))
        put(canvas, sprite, x, y)

    for module, name in ((marks, "number"), (marks, "name"), (numbered, "colonist")):
        monkeypatch.setattr(module, name, named(getattr(module, name)))
    monkeypatch.setattr(numbered, "creep", named(numbered.creep))
    monkeypatch.setattr(Canvas, "put", noted)
    return found


def within(place: Place, x: float, y: float) -> bool:
    return abs(x - place.x) <= place.wide / 2 and abs(y - place.y) <= place.high / 2


def asks(game_id: str, after: int = AFTER_EACH) -> Iterator[tuple[object, int, Ask]]:
    """Of two games, every few decisions, as whoever is asked sees them."""
    for seed in (1, 2):
        for at, match in enumerate(play(game_id, seed, autopilot=True)):
            if match.ask is None or at > AFTER_EACH * ASKS:
                break
            if at % after == 0:
                seat = match.ask.awaited[0]
                asked = match.asked(seat)
                assert asked is not None
                yield match.view(seat), seat, asked


@pytest.mark.parametrize("game_id", TOUCHED)
def test_every_number_on_a_board_lies_within_its_place(game_id: str, written: list[Point]) -> None:
    renderer, seen = renderer_for(game_id), 0
    for view, _, ask in asks(game_id):
        written.clear()
        canvas = renderer.draw(view, ask, names_for(4)).canvas
        places, tags = renderer.places(view, ask), {t.upper(): m for m, t in ask.tags().items()}
        for word, x, y in written:
            if word.upper() in tags:
                assert within(places[tags[word.upper()]], x, y), (tags[word.upper()], word, x, y)
                seen += 1
        for name, place in places.items():
            assert 0 <= place.x <= canvas.width, name
            assert 0 <= place.y <= canvas.height, name
    assert seen > (10 if game_id == "tentacula" else 40), seen


@pytest.mark.parametrize("game_id", TOUCHED)
def test_what_has_a_place_is_offered_and_most_turns_have_places(game_id: str) -> None:
    """But for what a book asks."""
    renderer, touched, all_asks = renderer_for(game_id), 0, 0
    for view, seat, ask in asks(game_id, after=1):
        offered = {*ask.spots(), *(one.id for one in ask), *(one.actor for one in ask)}
        places = renderer.places(view, ask)
        on_hand = renderer.hand_places(view, seat, ask)
        assert {*places, *on_hand} <= offered
        touched += bool(places or on_hand)
        all_asks += ask.kind != "story"
    assert touched / all_asks > 0.5


@pytest.mark.parametrize("game_id", ["refuge", "jupiter", "sleeping_gods"])
def test_cards_lie_on_the_hand_where_their_places_are(game_id: str) -> None:
    """No two cards share a place, and none leaves the picture."""
    renderer, seen = renderer_for(game_id), 0
    for view, seat, ask in asks(game_id, after=3):
        places = renderer.hand_places(view, seat, ask)
        if places:
            hand = renderer.hand(view, seat, names_for(4))
            assert hand is not None
            for place in places.values():
                assert within(
                    Place(500, hand.canvas.height / 2, 1000, hand.canvas.height), place.x, place.y
                )
            seen += 1
    assert seen


@pytest.mark.parametrize("game_id", ["refuge", "jupiter"])
def test_what_was_tapped_is_framed_where_it_lies(game_id: str) -> None:
    """Its number is gone once the board comes closer, and places have numbers now."""
    renderer = renderer_for(game_id)
    for view, _, ask in asks(game_id):
        moves = [one for one in ask if one.spot and one.piece and one.piece != one.spot]
        if moves:
            piece = moves[0].piece
            second = ask.offering([Option(one.id, one.seat, one.label, None, spot=one.spot)
                                   for one in moves if one.piece == piece]).as_drawn()  # fmt: skip
            plain, framed = (renderer.closer(view, second, ("A", "B"), "", tapped).image
                             for tapped in (None, piece))  # fmt: skip
            assert framed.tobytes() != plain.tobytes()
            return
    raise AssertionError("no piece was asked about")
