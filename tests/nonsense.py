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
WORDY = ("test_stories", "test_catalogues", "test_languages", "test_words", "test_goldens")
"""Golden stories and pictures, catalogues, and our nouns."""
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
    """No word of it, but everything that fills it."""
    names = dict.fromkeys(name for _, name, _, _ in Formatter().parse(template) if name)
    words = ["".join(luck.choice("bdfgklmnprst") + luck.choice("aeiou") for _ in range(4))] * 3
    return " ".join([words[0].capitalize(), *words[1:], *(f"{{{name}}}" for name in names)])


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


def judged(root: Path, room: str, jobs: int) -> tuple[str, list[str]]:
    """How the run of a room's tests ended, and what turned red."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), *QUIETLY, *asked_of(room)],
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
            lost = [f"{path.name}: {template}" for at, path, _, _, template in chosen if at == room]
            tell(f"{room}: {len(lost)} sentences; pytest {' '.join(asked_of(room))}", *lost)
            end, red = judged(copy, room, asked.jobs)
            worse = [one for one in red if not re.search("|".join(WORDY), one)]
            beyond += len(worse)
            tell(f"{room}: {end} ({len(red)} red, {len(worse)} beyond the words)", *red)
    raise SystemExit(bool(beyond))


if __name__ == "__main__":
    main()
