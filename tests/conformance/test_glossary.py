"""Every thing of every game is explained, and nobody is shown what they cannot see."""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games.catalog import HOUSE, find_game
from games.conformance.kit import autopilot_player, walk
from games.conformance.pseudo import escapes
from games.kernel import Game
from games.kernel.match import Match
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.words import EOR, GOODS, ROOM_NAME, SKILL, STATUS_NAME
from tests.offered import GLOSSARIES, REMINDERS

LONGEST = 900
"""Words that can be read at a glance, on one page of a phone."""

IN_THE_BOX = {
    game: importlib.import_module(f"tests.games.{game}.in_the_box").IN_THE_BOX
    for game in HOUSE
    if not find_game(game).written
}
"""Of a game with packs, they say what there is."""


def explained(game: type[Game[Any, Any]], options: Any = None) -> dict[str, set[str]]:
    """Ids of the glossary by their first part."""
    found: dict[str, set[str]] = {}
    for thing in game.glossary(options or game.Options()):
        prefix, _, key = thing.partition(".")
        found.setdefault(prefix, set()).add(key)
    return found


@pytest.mark.parametrize("game_id", IN_THE_BOX)
def test_everything_in_the_box_is_explained(game_id: str) -> None:
    found = explained(find_game(game_id))
    assert {key: found.get(key) for key in IN_THE_BOX[game_id]} == IN_THE_BOX[game_id]
    assert len(found["sign"]) >= 10


@pytest.mark.parametrize("pack_name", sorted(pack_names()))
def test_everything_in_a_pack_is_explained(pack_name: str) -> None:
    game, pack = find_game("sleeping_gods"), find_pack(pack_name)
    found = explained(game, game.Options(pack=pack_name))
    printed = {
        "crew": {member.id for member in pack.crew},
        "level": set(pack.level),
        "ability": set(map(str, pack.ability)),
        "market": {str(card.num) for card in pack.market},
        "card": {str(card.num) for card in pack.adventure},
        "quest": set(map(str, pack.quest)),
        "event": set(pack.event),
        "enemy": set(map(str, pack.enemy)),
        "token": set(map(str, pack.token)),
        "room": set(ROOM_NAME),
        "skill": set(SKILL),
        "status": set(STATUS_NAME),
        "goods": set(GOODS),
        "power": set(EOR),
    }
    assert {key: found.get(key, set()) for key in printed} == printed


@pytest.mark.parametrize("game_id", GLOSSARIES)
def test_explanations_are_short_and_can_be_translated(game_id: str) -> None:
    game = find_game(game_id)
    for thing in game.glossary(game.Options()).values():
        assert len(thing.id) <= 40
        assert 0 < len(str(thing.name)) <= 60, thing.id
        assert 0 < len(str(thing.kind)) <= 30, thing.id
        assert 20 <= len(str(thing.words)) <= LONGEST, thing.id
        assert re.search(r"[.!?\w)]$", str(thing.words)), thing.id
        assert ".." not in str(thing.words).replace("…", ""), thing.id
        for text in (thing.name, thing.kind, thing.words):
            assert escapes(text) is None, f"never translated: {text.template!r}"


@pytest.mark.parametrize("game_id", GLOSSARIES)
def test_what_lies_on_the_table_is_explained_and_no_secret(game_id: str) -> None:
    for match in played(game_id):
        game, luck = match.game, random.Random(match.choices_made)
        known = game.glossary(game.options)
        for viewer in (None, *range(game.seat_count)):
            seen = game.on_the_table(match.view(viewer))
            assert set(seen) <= known.keys(), set(seen) - known.keys()
            assert len(seen) == len(set(seen)), "each thing once"
            assert seen, "there is always something to explain"
            other = match.clone()
            other.game.scramble(viewer, luck)
            assert game.on_the_table(other.view(viewer)) == seen
            hidden = game.face_down(match.view(viewer))
            assert hidden.keys() <= known.keys()
            assert all(count >= 0 for count in hidden.values()), hidden


def played(game_id: str) -> Iterator[Match]:
    game = find_game(game_id)
    for seed in (1, 2):
        match = Match.start(game, max(2, game.seats[0]), game.Options(), seed)
        for number, _ in enumerate(islice(walk(match, autopilot_player, random.Random(seed)), 160)):
            if number % 9 == 0:
                yield match


@pytest.mark.parametrize("game_id", REMINDERS)
def test_reminders_are_single_sentences_about_what_is_seen(game_id: str) -> None:
    game = find_game(game_id)
    assert len({one.id for one in game.reminders}) == len(game.reminders) >= 4
    for one in game.reminders:
        assert escapes(one.words) is None
        assert len(str(one.words)) <= 110
    met = {
        one.id
        for match in played(game_id)
        for seat in range(match.game.seat_count)
        for one in game.reminders
        if one.met(match.view(seat), seat)
    }
    assert met, "two games in which nobody meets anything"
    first = Match.start(game, max(2, game.seats[0]), game.Options(), 1)
    assert not [one.id for one in game.reminders if one.met(first.view(0), 0)], "nothing yet"
