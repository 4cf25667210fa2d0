"""Guard mutants: what a rule forbids, bounds, filters or adds is taken away, one at a time."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from tests.mutants.figures import figures_of
from tests.mutants.mutant import Change, Name, unbroken
from tests.mutants.places import CONTRACTS, ROOT, WORDING, figure_files, rule_files

EXITS = (ast.Return, ast.Continue, ast.Break, ast.Raise)
SILENT = (ast.Import, ast.ImportFrom, ast.Assert, ast.Global, ast.Nonlocal, ast.Pass)
QUIET = WORDING | CONTRACTS | {"tell", "deed", "figure", "reveal"}
"""What is handed to these is told, not ruled."""
TIGHT = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant, ast.List, ast.Dict)
"""Expressions that need no brackets wherever they are put."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Span = tuple[int, int]
Offer = tuple[str, ast.AST, str]
"""An operator, what it takes away, and what is left in its place."""


class Around(NamedTuple):
    """The statement and the function that something stands in."""

    lines: Span
    function: str
    module_level: bool


def guards_of(game: str, wanted: str | None = None) -> list[Change]:
    """Every guard mutant of a game, and every figure of its box by one."""
    rules = (one for file in rule_files(game, wanted) for one in guards_in(file))
    figures = (one for file in figure_files(game, wanted) for one in figures_of(file))
    return [one for one in numbered([*rules, *figures]) if one.old != one.new]


def guards_in(file: Path) -> Iterator[Change]:
    source = file.read_text()
    text = Text(str(file.relative_to(ROOT)), source)
    for around, (operator, node, new) in text.offers(ast.parse(source)):
        start, stop = text.span(node)
        old, head = source[start:stop], (text.file, operator, around.lines, around.module_level)
        reads = text.row(start, stop, new) if operator == "TableNumber" else (old, new)
        shown = unbroken(reads[0]), unbroken(reads[1])
        yield Change(*head, around.function, start, old, new, shown)


def numbered(changes: list[Change]) -> Iterator[Change]:
    """Changes that read alike in one function are told apart by their place."""
    seen: Counter[Name] = Counter()
    for one in changes:
        seen[one.name] += 1
        yield replace(one, place=seen[one.name])


@dataclass
class Text:
    """A file of rules, read statement by statement."""

    file: str
    source: str

    def __post_init__(self) -> None:
        self.rows = [row.encode() for row in self.source.split("\n")]
        self.begins = [0]
        for row in self.source.split("\n"):
            self.begins.append(self.begins[-1] + len(row) + 1)

    def span(self, node: ast.AST) -> Span:
        assert isinstance(node, ast.expr)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self._offset(node.lineno, node.col_offset)
        return begin, self._offset(node.end_lineno, node.end_col_offset)

    def _offset(self, line: int, column: int) -> int:
        """In letters; Python counts bytes."""
        return self.begins[line - 1] + len(self.rows[line - 1][:column].decode())

    def words(self, node: ast.expr) -> str:
        start, stop = self.span(node)
        words = self.source[start:stop]
        return words if isinstance(node, TIGHT) else f"({words})"

    def row(self, start: int, stop: int, new: str) -> tuple[str, str]:
        """The line around a number, before and after: a bare number says nothing."""
        begin = self.source.rfind("\n", 0, start) + 1
        end = self.source.find("\n", stop)
        before, after = self.source[begin:start], self.source[stop:end]
        return before + self.source[start:stop] + after, before + new + after

    def offers(self, tree: ast.Module) -> Iterator[tuple[Around, Offer]]:
        for statement in tree.body:
            yield from self._statement(statement, "", module_level=True)

    def _statement(
        self, one: ast.stmt, function: str, *, module_level: bool
    ) -> Iterator[tuple[Around, Offer]]:
        if isinstance(one, SILENT) or is_docstring(one):
            return
        if isinstance(one, Function | ast.ClassDef):
            yield from self._definition(one, function, module_level=module_level)
            return
        name = function or table_name(one)
        around = Around((one.lineno, last_line(one)), name, module_level)
        if isinstance(one, ast.If):
            yield around, dropped_if(one)
        for expression in expressions_of(one):
            for offer in self._expression(expression, module_level=module_level):
                yield around, offer
        for inner in statements_of(one):
            yield from self._statement(inner, function, module_level=module_level)

    def _definition(
        self, one: Function | ast.ClassDef, outer: str, *, module_level: bool
    ) -> Iterator[tuple[Around, Offer]]:
        name = f"{outer}.{one.name}" if outer else one.name
        inside = module_level and isinstance(one, ast.ClassDef)
        if isinstance(one, Function):
            around = Around((one.lineno, one.body[0].lineno - 1), name, module_level=True)
            for default in (*one.args.defaults, *filter(None, one.args.kw_defaults)):
                for offer in self._expression(default, module_level=module_level):
                    yield around, offer
        for inner in one.body:
            yield from self._statement(inner, name, module_level=inside)

    def _expression(self, one: ast.expr, *, module_level: bool) -> Iterator[Offer]:
        if isinstance(one, ast.JoinedStr) or (isinstance(one, ast.Call) and called(one) in QUIET):
            return
        yield from self._dropped(one)
        if module_level and is_number(one):
            yield "TableNumber", one, str(one.value + 1)
        for part in parts_of(one):
            yield from self._expression(part, module_level=module_level)

    def _dropped(self, one: ast.expr) -> Iterator[Offer]:
        match one:
            case ast.Call(func=ast.Name("min" | "max"), args=[_, _, *_], keywords=[]):
                bounds = (each for each in one.args if not isinstance(each, ast.Starred))
                yield from (("DropBound", one, self.words(each)) for each in bounds)
            case ast.BoolOp():
                yield from self._dropped_operands(one)
            case ast.IfExp():
                yield "DropElse", one, self.words(one.body)
                yield "DropElse", one, self.words(one.orelse)
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                yield from self._dropped_terms(one)
            case ast.Compare(ops=[ast.GtE() | ast.LtE()], comparators=[bound]):
                yield "BoundToEqual", one, f"{self.words(one.left)} == {self.words(bound)}"
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                filters = chain.from_iterable(each.ifs for each in one.generators)
                yield from (("DropFilter", each, "True") for each in filters)

    def _dropped_operands(self, one: ast.BoolOp) -> Iterator[Offer]:
        sign = " and " if isinstance(one.op, ast.And) else " or "
        for dropped in one.values:
            left = [self.words(each) for each in one.values if each is not dropped]
            yield "DropOperand", one, sign.join(left)

    def _dropped_terms(self, one: ast.BinOp) -> Iterator[Offer]:
        if isinstance(one.right, ast.Constant) and one.right.value == 1:
            yield "DropOne", one, self.words(one.left)
        elif not isinstance(one.right, ast.Constant) and not isinstance(one.left, ast.Constant):
            yield "DropTerm", one, self.words(one.left)
            if isinstance(one.op, ast.Add):
                yield "DropTerm", one, self.words(one.right)


def dropped_if(one: ast.If) -> Offer:
    """An early exit is never taken, any other way always."""
    if isinstance(one.body[-1], EXITS) and not one.orelse:
        return "DropExit", one.test, "False"
    return "DropIf", one.test, "True"


def table_name(one: ast.stmt) -> str:
    targets = one.targets if isinstance(one, ast.Assign) else [getattr(one, "target", None)]
    return next((each.id for each in targets if isinstance(each, ast.Name)), "")


def is_docstring(one: ast.stmt) -> bool:
    return isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)


def is_number(one: ast.expr) -> bool:
    return isinstance(one, ast.Constant) and type(one.value) is int


def last_line(one: ast.stmt) -> int:
    """Of a statement without what stands below it."""
    inner = next(statements_of(one), None)
    end = one.end_lineno or one.lineno
    return end if inner is None else max(one.lineno, inner.lineno - 1)


def statements_of(one: ast.stmt) -> Iterator[ast.stmt]:
    """What stands below a statement."""
    for child in ast.iter_child_nodes(one):
        if isinstance(child, ast.stmt):
            yield child
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            yield from child.body


def expressions_of(one: ast.stmt) -> Iterator[ast.expr]:
    """What a statement reckons itself; an annotation reckons nothing."""
    for name, value in ast.iter_fields(one):
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.expr) and name != "annotation":
                yield each


def parts_of(one: ast.expr) -> Iterator[ast.expr]:
    for child in ast.iter_child_nodes(one):
        match child:
            case ast.expr():
                yield child
            case ast.comprehension():
                yield from (child.iter, *child.ifs)
            case ast.keyword() if child.arg != "strict":
                yield child.value


def called(one: ast.Call) -> str:
    match one.func:
        case ast.Attribute(value=ast.Name(id="told")):
            return "told"
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""
