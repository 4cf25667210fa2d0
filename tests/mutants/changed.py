"""The lines that a change touches, as Git tells them."""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.places import ROOT

HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")


class NoHistory(ValueError):
    """There is nothing to compare with."""


def base_of(named: str, root: Path = ROOT) -> str:
    """As named, else where this left the main line, else the commit before."""
    head = commit("HEAD", root)
    for candidate in [named] if named else [merge_base(root), "HEAD~1"]:
        base = commit(candidate, root)
        if base and (named or base != head):
            return base
    raise NoHistory(f"no {named or 'earlier commit'} in this clone")


def merge_base(root: Path) -> str:
    return git(["merge-base", "origin/main", "HEAD"], root).strip()


def commit(name: str, root: Path) -> str:
    return git(["rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"], root).strip()


def git(words: Sequence[str], root: Path) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def changed_lines(base: str, root: Path = ROOT) -> dict[str, set[int]]:
    """Of each file of the games that is another now, saved or not, its new lines."""
    found: dict[str, set[int]] = defaultdict(set)
    file = ""
    for line in git(["diff", "--unified=0", "--no-color", base, "--", "games"], root).splitlines():
        if line.startswith("+++ "):
            file = line.removeprefix("+++ b/")
        elif hunk := HUNK.match(line):
            begin, count = int(hunk[1]), int(hunk[2] or 1)
            found[file] |= set(range(begin, begin + count))
    return {file: lines for file, lines in found.items() if lines}
