"""The arrows between rooms run one way, and each game can be taken out without touching the bot."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.catalog import GAMES

ROOT = Path(__file__).parents[1]
OURS = {"games", "renderers", "bot", "loopback"}
MAY_IMPORT = {
    "games": {"games"},
    "renderers": {"renderers", "games"},
    "bot": {"bot", "renderers", "games"},
    "loopback": {"loopback"},
}
NEVER = {
    "games": {"PIL", "discord", "asyncio", "aiohttp", "aiosqlite", "numpy"},
    "renderers": {"discord", "aiosqlite"},
    "loopback": {"discord", "PIL", "pydantic"},
    "bot": {"PIL"},
}


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


@pytest.mark.parametrize("room", sorted(OURS))
def test_arrows_run_one_way(room: str) -> None:
    for file in (ROOT / room).rglob("*.py"):
        allowed = MAY_IMPORT[room] | ({"loopback"} if file.parent == ROOT / "bot/cli" else set())
        for name in imports(file):
            top = name.partition(".")[0]
            assert top not in OURS or top in allowed, f"{file} imports {name}"
            assert top not in NEVER[room], f"{file} imports {name}"


def test_no_line_of_the_bot_names_a_game() -> None:
    names = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
    for file in (ROOT / "bot").rglob("*.py"):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            assert not names.search(line), f"{file}:{number}: {line.strip()}"


def test_games_know_only_the_kernel_and_themselves() -> None:
    for game_id in GAMES:
        for file in (ROOT / "games" / game_id).rglob("*.py"):
            for name in imports(file):
                if name.startswith("games."):
                    room = name.split(".")[1]
                    assert room in {game_id, "kernel"}, f"{file} imports {name}"


def test_the_kernel_knows_no_game_and_no_catalog() -> None:
    assert knows("kernel") == {"kernel"}


def test_minds_know_the_kernel_and_no_game() -> None:
    assert knows("minds") == {"kernel", "minds"}


def knows(room: str) -> set[str]:
    """What of the games its files import."""
    files = (ROOT / "games" / room).rglob("*.py")
    names = (name for file in files for name in imports(file) if name.startswith("games."))
    return {name.split(".")[1] for name in names}
