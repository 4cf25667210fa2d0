"""``python -m tests.nonsense --seed 1``: what breaks if somebody rewrites fifty sentences?

Fifty templates of the games become nonsense in a copy of the tree, and the games' tests run there.
Only golden stories and the catalogues may notice: tests ask for events and values, not for words.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

ROOT = Path(__file__).parents[1]
WORDY = ("test_stories", "test_catalogues", "test_languages")
Place = tuple[Path, int, int, str]
"""A file, where the literal begins and ends in it, and the template."""


def templates(root: Path) -> Iterator[Place]:
    """Every sentence that a game marks with ``T``, ``N`` or ``Told``."""
    for path in sorted((root / "games").rglob("*.py")):
        source = path.read_bytes()
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
        for call in calls:
            for part in sentences(call):
                begin = starts[part.lineno - 1] + part.col_offset
                end = starts[(part.end_lineno or 0) - 1] + (part.end_col_offset or 0)
                if source[begin : begin + 1] in b"\"'":
                    yield path.relative_to(root), begin, end, str(part.value)


def sentences(call: ast.Call) -> list[ast.Constant]:
    words = [part for part in call.args if isinstance(part, ast.Constant)]
    words = [part for part in words if isinstance(part.value, str)]
    name = ast.unparse(call.func).rpartition(".")[2]
    return {"T": words[:1], "N": words[:2], "Told": words[1:]}.get(name, [])


def nonsense(template: str, luck: random.Random) -> str:
    """No word of it, but everything that fills it."""
    names = dict.fromkeys(name for _, name, _, _ in Formatter().parse(template) if name)
    word = "".join(luck.choice("bdfgklmnprst") + luck.choice("aeiou") for _ in range(4))
    return " ".join([word.capitalize(), *(f"{{{name}}}" for name in names)])


def spoil(root: Path, luck: random.Random, count: int) -> list[str]:
    """Rewrites that many templates in the tree; what they said before."""
    found = luck.sample(list(templates(root)), count)
    for path, begin, end, template in sorted(found, key=lambda place: place[1], reverse=True):
        source = (root / path).read_bytes()
        new = repr(nonsense(template, luck)).encode()
        (root / path).write_bytes(source[:begin] + new + source[end:])
    return [f"{path}: {template}" for path, _, _, template in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("tests", nargs="*", default=["tests/games", "tests/conformance"])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nonsense-") as folder:
        copy = Path(folder) / "house"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".venv", ".git", "__pycache__"))
        (Path(folder) / "shared").symlink_to(ROOT.parent / "shared")
        for line in spoil(copy, random.Random(asked.seed), asked.count):
            sys.stdout.write(f"- {line}\n")
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider"]
        run = subprocess.run(
            [*command, "--tb=line", *asked.tests],
            check=False,
            cwd=copy,
            capture_output=True,
            text=True,
        )
    red = sorted(line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR")))
    worse = [line for line in red if not any(name in line for name in WORDY)]
    end = [*red, *run.stdout.splitlines()[-1:], f"{len(worse)} of them beyond the words"]
    sys.stdout.write("\n".join([*end, ""]))
    raise SystemExit(bool(worse))


if __name__ == "__main__":
    main()
