"""The skeleton of a game as a package of its own: a small whole game, to be made into another.

Its files stand beside this one, each under its name with ``.txt``; ``+`` in a name is a folder.
"""

from __future__ import annotations

from pathlib import Path

from games.kernel import VERSION

HERE = Path(__file__).parent


def files(game_id: str, title: str) -> dict[str, str]:
    """What is written where, for a game of this id and title."""
    package = f"divemaster_{game_id}"
    words = {
        "@id@": game_id,
        "@title@": title,
        "@package@": package,
        "@project@": package.replace("_", "-"),
        "@version@": str(VERSION),
    }
    return {
        _filled(file.stem.replace("+", "/"), words): _filled(file.read_text("utf-8"), words)
        for file in sorted(HERE.glob("*.txt"))
    }


def _filled(text: str, words: dict[str, str]) -> str:
    for mark, value in words.items():
        text = text.replace(mark, value)
    return text
