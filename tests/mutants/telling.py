"""What became of the mutants, for people."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from tests.mutants.mutant import Change, Mutant
from tests.mutants.trial import Fate

Found = Sequence[tuple[Mutant, str]]
"""Each mutant and its fate; one that nobody could miss is ``equivalent``."""
FATES = ("killed", "hung", "survived", "untouched", "equivalent")
LEFT_OVER = ("survived", "untouched")


def report(game: str, found: Found) -> str:
    by_file: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant, fate in found:
        by_file[mutant.file][fate] += 1
        by_file[game][fate] += 1
    rows = [f"{'':48}" + "".join(f"{fate:>11}" for fate in FATES)]
    rows += [row(name, by_file[name]) for name in [*sorted(by_file.keys() - {game}), game]]
    return "\n".join(rows)


def row(name: str, counts: Counter[str]) -> str:
    settled = counts.total() - sum(counts[fate] for fate in LEFT_OVER)
    figures = "".join(f"{counts[fate]:11}" for fate in FATES)
    return f"{name:48}{figures}{100 * settled // max(1, counts.total()):5} %"


def left_over(mutant: Mutant, fate: Fate | str) -> str:
    """What is told of a mutant that nobody found; nothing of the others."""
    if fate not in LEFT_OVER:
        return ""
    line = f"| {mutant.name} |  |\n" if isinstance(mutant, Change) else ""
    return f"--- {fate}: {mutant.operator}\n{mutant.diff()}\n{line}"


def survivors(found: Iterable[tuple[Mutant, str]]) -> str:
    ordered = sorted(found, key=lambda one: (one[0].file, one[0].lines))
    return "\n".join(filter(None, (left_over(*one) for one in ordered)))
