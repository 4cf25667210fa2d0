"""Slips: random small mutants, by Cosmic Ray and by operators of our own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import parso
from cosmic_ray.mutating import mutate_code
from parso.tree import BaseNode, NodeOrLeaf

from tests.mutants.mutant import Mutant, compiles
from tests.mutants.operators import all_operators
from tests.mutants.places import CONTRACTS, ROOT, WORDING, rule_files

QUIET = {"import_name", "import_from", "decorator", "decorators", "assert_stmt", "fstring"}
ANNOTATION = {"annassign", "tfpdef"}


@dataclass(frozen=True)
class Slip(Mutant):
    """One small change of one file."""

    occurrence: int

    def code(self) -> str | None:
        """The changed source; ``None`` when it does not even parse or nothing changed."""
        source = (ROOT / self.file).read_text()
        code = mutate_code(source, all_operators()[self.operator], self.occurrence)
        return str(code) if code is not None and compiles(source, code, self.file) else None


def mutants_of(file: Path) -> Iterator[Slip]:
    """Every mutant of a file, in the order of its text."""
    operators = all_operators()
    counts: Counter[str] = Counter()
    tree = parso.parse(file.read_text())
    for node, quiet, level in walk(tree, quiet=False, module_level=True):
        for name, operator in operators.items():
            for start, stop in operator.mutation_positions(node):
                if not quiet:
                    path = str(file.relative_to(ROOT))
                    lines = statement_lines(node, start[0], stop[0])
                    yield Slip(path, name, lines, level, counts[name])
                counts[name] += 1


def walk(
    node: NodeOrLeaf, *, quiet: bool, module_level: bool
) -> Iterator[tuple[NodeOrLeaf, bool, bool]]:
    """Each node before its children: whether nobody mutates it, whether it runs at import."""
    quiet = quiet or is_quiet(node)
    yield node, quiet, module_level
    if not isinstance(node, BaseNode):
        return
    inside = module_level and node.type not in ("funcdef", "lambdef")
    for child in node.children:
        below = inside or (module_level and child.type == "parameters")
        yield from walk(child, quiet=quiet or is_annotation(child), module_level=below)


def is_quiet(node: NodeOrLeaf) -> bool:
    if node.type in QUIET or node.type in ANNOTATION:
        return node.type != "annassign"
    if node.type == "simple_stmt" and node.children[0].type == "atom_expr":
        return called(node.children[0]) in WORDING
    if node.type in ("atom_expr", "power"):
        return called(node) in WORDING | CONTRACTS
    if node.type == "argument":
        return node.get_code(False).startswith("strict=")
    return node.type == "expr_stmt" and node.get_code(False).startswith("__all__")


def is_annotation(child: NodeOrLeaf) -> bool:
    before = child.get_previous_sibling()
    if child.parent is None or before is None:
        return False
    of_value = child.parent.type in ANNOTATION and before.type == "operator" and before.value == ":"
    of_result = (
        child.parent.type == "funcdef" and before.type == "operator" and before.value == "->"
    )
    return of_value or of_result


def called(node: BaseNode) -> str:
    """The last name before the first bracket: ``say`` of ``game.say(…)``."""
    name = ""
    for child in node.children:
        code = child.get_code(False)
        if name == "told":
            return name
        if child.type == "trailer" and not code.startswith("."):
            return name
        name = code.removeprefix(".")
    return name


def statement_lines(node: NodeOrLeaf, first: int, last: int) -> tuple[int, int]:
    """The lines of the statement around a place: coverage counts a statement by its lines."""
    parent: NodeOrLeaf | None = node
    while parent is not None and parent.type != "simple_stmt":
        if parent.type == "suite":
            return first, last
        parent = parent.parent
    return (first, last) if parent is None else (parent.start_pos[0], parent.end_pos[0] - 1)


def sample(game: str, count: int | None, seed: int, wanted: str | None = None) -> list[Slip]:
    """So many mutants of a game, or all; the same seed draws the same ones."""
    found = [mutant for file in rule_files(game, wanted) for mutant in mutants_of(file)]
    random.Random(seed).shuffle(found)
    return found if count is None else found[:count]
