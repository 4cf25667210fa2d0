"""No event goes untold: what is often said in seeded games is still said.

`python -m tests.conformance.test_stories GAME` writes the sentences of a game down anew, after it
has learnt new ones or lost some on purpose. Storybooks and other content are not listened to.
"""

import ast
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from games.catalog import HOUSE, find_game
from games.conformance.kit import random_player, walk
from games.kernel.match import Match
from games.kernel.text import Text

STORIES = Path(__file__).parent / "stories"
GAMES_HEARD = 40
OFTEN = 4
"""What is heard in fewer games depends on luck alone."""
LONGEST = 600
"""Choices of a game that are listened to; a campaign has many more."""


def stories(game_id: str) -> Iterator[set[str]]:
    """The sentences of each of the seeded games."""
    game = find_game(game_id)
    for seed in range(GAMES_HEARD):
        match = Match.start(game, game.seats[seed % len(game.seats)], seed=300 + seed)
        story: set[str] = set()
        for number, lines in enumerate(walk(match, random_player, random.Random(seed))):
            story.update(words for line in lines for words in said(line.text))
            if number == LONGEST:
                break
        yield story


def said(text: Text) -> Iterator[str]:
    """A sentence, and what stands in it."""
    yield text.template
    for part in (text.args or {}).values():
        if isinstance(part, Text):
            yield from said(part)


def told(game_id: str) -> Counter[str]:
    """In how many of the seeded games each sentence was said."""
    return Counter(sentence for story in stories(game_id) for sentence in story)


def written(game_id: str) -> set[str]:
    """All strings of a game's rules."""
    room = Path(str(sys.modules[find_game(game_id).__module__].__file__)).parent
    rooms = room.rglob("*.py")
    nodes = (node for file in rooms for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return {str(node.value) for node in nodes if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("game_id", HOUSE)
def test_no_event_goes_untold(game_id: str) -> None:
    path = STORIES / f"{game_id}.txt"
    assert path.exists(), f"{path.name} was never written; see this file's first lines"
    expected = path.read_text("utf-8").splitlines()
    assert expected, "a game tells something"
    untold, games = set(expected), stories(game_id)
    while untold and (story := next(games, None)) is not None:
        untold -= story
    assert sorted(untold) == []


def write_down(games_: Iterable[str], folder: Path = STORIES) -> None:
    for name in games_:
        heard, rules = told(name), written(name)
        often = sorted(text for text in heard if heard[text] >= OFTEN and text in rules)
        (folder / f"{name}.txt").write_text("\n".join(often) + "\n", "utf-8")


if __name__ == "__main__":
    write_down(sys.argv[1:])
