"""Tentacula's cave is there before it looks anywhere: half a second for a cave is too long."""

from itertools import islice, product

import pytest

from games.catalog import find_game
from games.kernel.match import Match
from games.tentacula.view import View
from renderers import renderer_for
from renderers.cache import forget
from renderers.tentacula import octopus
from renderers.tentacula.furniture import den
from renderers.tentacula.picture import look_at


def test_wherever_it_looks_that_was_drawn_before(
    archive_apart: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the first fold, calm: the first picture of the samples."""
    forget()
    [_] = islice(renderer_for("tentacula").samples(), 1)
    view = Match.start(find_game("tentacula"), 3, None, 1).view(None)
    assert isinstance(view, View)
    assert view.fold == 0

    def eyes(*_: object, **__: object) -> None:
        pytest.fail("a cave was drawn anew")

    monkeypatch.setattr(octopus, "_eyes", eyes)
    looks = set()
    for fish, square in product(range(len(view.fish)), range(1, 12)):
        view.fish[:] = [1] * len(view.fish)
        view.fish[fish] = square
        looks.add(look_at(view))
        den(0, look_at(view), pleased=False)
    assert len(looks) > 2
