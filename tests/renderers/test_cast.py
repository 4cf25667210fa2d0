"""Whom one may be: everybody is drawn, and their ability is said."""

import pytest

from games.catalog import GAMES, find_game
from games.kernel.casting import MOST, Role, roles
from games.kernel.match import Match
from renderers import renderer_for
from renderers.conformance.gallery import play

CASTS = [(game, ask) for game in GAMES for ask in find_game(game).casting]


def asked(match: Match, question: str) -> list[Role]:
    ask = match.ask
    return roles(type(match.game), ask) if ask is not None and ask.id == question else []


@pytest.mark.parametrize(("game", "question"), CASTS)
def test_each_has_a_face_and_a_gist(game: str, question: str) -> None:
    found = (asked(match, question) for match in play(game, 1, autopilot=True))
    shown = next(one for one in found if one)
    known = find_game(game).glossary(find_game(game).Options())
    assert len(shown) <= MOST
    for one in shown:
        assert one.thing in known
        assert str(one.gist)
        assert renderer_for(game).sprite_of(one.thing, None) is not None
    alt = renderer_for(game).cast(shown, None).alt
    assert len(alt.splitlines()) == len(shown)


def test_more_than_have_room_are_not_drawn() -> None:
    match = Match.start(find_game("jupiter"), 7, None, 1)
    assert match.ask is not None
    assert match.ask.id in find_game("jupiter").casting
    assert roles(type(match.game), match.ask) == []
