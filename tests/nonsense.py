"""``python -m tests.nonsense --seed 1``: what breaks if somebody rewrites fifty sentences?

Fifty templates become nonsense in a copy of the tree, and there the tests of each room that lost
some run. Only golden stories and the catalogues may notice: tests ask for events and values, or
for the place that speaks (``tests/spoken.py``), not for words.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from tests.spoken import sentences_in

ROOT = Path(__file__).parents[1]
SHELVES = {
    "games": ["tests/conformance"],
    "games/kernel": ["tests/kernel"],
    "games/minds": ["tests/games", "-k", "mind"],
    "renderers": ["tests/renderers"],
    "bot": ["tests/bot", "tests/e2e"],
}
"""Which tests a room has; a game's own, and with them those of the kit that name it."""
WORDY = ("stories", "catalogues", "languages", "words", "goldens", "handbook.py::test_the_tables")
"""Golden stories and pictures, catalogues, our nouns, and a page that prints every card."""
QUIETLY = ("-p", "no:cacheprovider", "--tb=no", "-rfE")
SHORT = {"bot": 5}
"""Of fewer words than that, else than three, are names, of cards and on buttons: people and tests
press by them."""
Place = tuple[str, Path, int, int, str]
"""A room, a file, where the literal begins and ends in it, and the template."""


def room_of(path: Path) -> str:
    """A game, or one of the other rooms."""
    folders = path.parent.parts
    return "/".join(folders[:2]) if folders[0] == "games" else folders[0]


def templates(root: Path) -> Iterator[Place]:
    """Every marked sentence."""
    files = [file for room in ("bot", "games", "renderers") for file in (root / room).rglob("*.py")]
    for file in sorted(files):
        source, path = file.read_bytes(), file.relative_to(root)
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        for part in sentences_in(ast.parse(source)):
            begin = starts[part.lineno - 1] + part.col_offset
            end = starts[(part.end_lineno or 0) - 1] + (part.end_col_offset or 0)
            short = len(str(part.value).split()) < SHORT.get(path.parts[0], 3)
            if source[begin : begin + 1] in b"\"'" and not short:
                yield room_of(path), path, begin, end, str(part.value)


def nonsense(template: str, luck: random.Random) -> str:
    """No word of it, but everything that fills it, and how it ends."""
    names = dict.fromkeys(name for _, name, _, _ in Formatter().parse(template) if name)
    words = ["".join(luck.choice("bdfgklmnprst") + luck.choice("aeiou") for _ in range(4))] * 3
    end = template[-1] if template[-1:] in (".", "!", "?") else ""
    return " ".join([words[0].capitalize(), *words[1:], *(f"{{{name}}}" for name in names)]) + end


def spoil(root: Path, chosen: list[Place], luck: random.Random) -> None:
    """Rewrites these templates in the tree."""
    for _, path, begin, end, template in sorted(chosen, key=lambda one: one[2], reverse=True):
        source = (root / path).read_bytes()
        new = repr(nonsense(template, luck)).encode()
        (root / path).write_bytes(source[:begin] + new + source[end:])


def asked_of(room: str) -> list[str]:
    """The tests of a room."""
    if room in SHELVES:
        return SHELVES[room]
    game = room.partition("/")[2]
    return [f"tests/games/{game}", "tests/conformance", "-k", game]


def likely(root: Path, asked: list[str], lost: list[str]) -> list[str]:
    """Of these tests the files that hold any words of what was lost: others can hardly mind."""
    shelves = [root / one for one in asked if one.startswith("tests/")]
    files = [file for shelf in shelves for file in sorted(shelf.rglob("test_*.py"))]
    return [
        file.relative_to(root).as_posix()
        for file in files
        if any(holds(literal, words) for literal in literals(file) for words in lost)
    ]


def literals(file: Path) -> Iterator[str]:
    """All strings but docstrings."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.strip()


def holds(literal: str, words: str) -> bool:
    """Whether it is two words of the sentence or more, or has three of them in a row."""
    parts = re.sub(r"\{\w*\}", " | ", words).split()
    rows = (" ".join(parts[at : at + 3]) for at in range(len(parts) - 2))
    few = " " in literal and literal in words
    return few or any(row in literal for row in rows if "|" not in row)


def judged(root: Path, chosen: list[str], jobs: int) -> tuple[str, list[str]]:
    """How the run of these tests ended, and what turned red."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), *QUIETLY, *chosen],
        check=False, cwd=root, capture_output=True, text=True,
    )  # fmt: skip
    red = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return (run.stdout.splitlines() or [run.stderr])[-1], sorted(red)


def tell(head: str, *lines: str) -> None:
    sys.stdout.write("\n  - ".join([head, *lines]) + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "rooms", nargs="*", help="whose tests run: bot, games/lurk …; all by default"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--likely", action="store_true", help="files with words of them alone")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    luck, beyond = random.Random(asked.seed), 0
    with tempfile.TemporaryDirectory(prefix="nonsense-") as folder:
        copy = Path(folder) / "house"
        left = shutil.ignore_patterns(".venv", ".git", "__pycache__", "build", ".mutants")
        shutil.copytree(ROOT, copy, ignore=left)
        (Path(folder) / "shared").symlink_to(ROOT.parent / "shared")
        chosen = luck.sample(list(templates(copy)), asked.count)
        spoil(copy, chosen, luck)
        for room in asked.rooms or sorted({one[0] for one in chosen}):
            lost = [(path.name, words) for at, path, _, _, words in chosen if at == room]
            tests = asked_of(room)
            if asked.likely:
                tests = likely(copy, tests, [words for _, words in lost])
            tell(f"{room}: {len(lost)} sentences", *(f"{name}: {words}" for name, words in lost))
            tell(f"{room}: pytest {' '.join(tests)}")
            end, red = judged(copy, tests, asked.jobs) if tests else ("nothing to run", [])
            worse = [one for one in red if not re.search(f"test_({'|'.join(WORDY)})", one)]
            beyond += len(worse)
            tell(f"{room}: {end} ({len(red)} red, {len(worse)} beyond the words)", *red)
    raise SystemExit(bool(beyond))


if __name__ == "__main__":
    main()
