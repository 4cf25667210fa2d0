"""What a mutant may differ in: Cosmic Ray's own operators, and some that board games need."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

import parso
from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.operators.provider import OperatorProvider
from parso.python.tree import Keyword, Name
from parso.python.tree import Operator as Sign
from parso.tree import BaseNode, Leaf, NodeOrLeaf

Place = tuple[tuple[int, int], tuple[int, int]]

OF_COSMIC_RAY = (
    "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_Gt_GtE",
    "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_Eq_NotEq",
    "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBinaryOperator_Mul_Add",
    "ReplaceBinaryOperator_FloorDiv_Mul",
    "ReplaceBinaryOperator_Mod_FloorDiv",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "NumberReplacer",
)


class OnePlace(Operator):
    """An operator that changes a node in one way or not at all."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Place]:
        if self.fits(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: NodeOrLeaf, index: int) -> NodeOrLeaf:
        return self.changed(node)

    @abstractmethod
    def fits(self, node: NodeOrLeaf) -> bool: ...

    @abstractmethod
    def changed(self, node: NodeOrLeaf) -> NodeOrLeaf: ...


class SwapWords(OnePlace):
    """One word for its opposite."""

    words: ClassVar[dict[str, str]]
    kinds: tuple[type[Leaf], ...]

    def fits(self, node: NodeOrLeaf) -> bool:
        return isinstance(node, self.kinds) and node.value in self.words

    def changed(self, node: NodeOrLeaf) -> NodeOrLeaf:
        assert isinstance(node, Leaf)
        return type(node)(self.words[node.value], node.start_pos, node.prefix)


class SwapCounting(SwapWords):
    """``min`` for ``max``, ``any`` for ``all``, and the other way round."""

    words: ClassVar[dict[str, str]] = {"min": "max", "max": "min", "any": "all", "all": "any"}
    kinds = (Name,)

    def fits(self, node: NodeOrLeaf) -> bool:
        after = node.get_next_leaf() if super().fits(node) else None
        return after is not None and after.value == "("

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("x = min(a, b)", "x = max(a, b)"),)


class SwapAugmented(SwapWords):
    """What is added is taken away."""

    words: ClassVar[dict[str, str]] = {"+=": "-=", "-=": "+="}
    kinds = (Sign,)

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("x += 1", "x -= 1"),)


class SwapMembership(OnePlace):
    """``in`` for ``not in``, and the other way round."""

    def fits(self, node: NodeOrLeaf) -> bool:
        if isinstance(node, Keyword):
            return (
                node.value == "in" and node.parent is not None and node.parent.type == "comparison"
            )
        return node.type == "comp_op" and node.get_code(include_prefix=False) == "not in"

    def changed(self, node: NodeOrLeaf) -> NodeOrLeaf:
        return Keyword("not in" if isinstance(node, Keyword) else "in", node.start_pos, " ")

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("x = a in b", "x = a not in b"), Example("a not in b", "a in b"))


class ReverseList(OnePlace):
    """A written list or tuple the other way round."""

    def fits(self, node: NodeOrLeaf) -> bool:
        return node.type == "testlist_comp" and isinstance(node.children[1], Sign)

    def changed(self, node: NodeOrLeaf) -> NodeOrLeaf:
        assert isinstance(node, BaseNode)
        values = [child for child in node.children if not isinstance(child, Sign)]
        return parsed(node, ", ".join(value.get_code(False) for value in reversed(values)))

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("x = [a, b, c]", "x = [c, b, a]"),)


class SwapArguments(OnePlace):
    """The first two arguments change places."""

    def fits(self, node: NodeOrLeaf) -> bool:
        if node.type != "arglist" or node.parent is None or node.parent.type != "trailer":
            return False
        if len(node.children) < 3 or is_commutative(node):
            return False
        first, _, second = node.children[:3]
        return not any(one.type == "argument" for one in (first, second)) and (
            first.get_code(False) != second.get_code(False)
        )

    def changed(self, node: NodeOrLeaf) -> NodeOrLeaf:
        assert isinstance(node, BaseNode)
        first, _, second = (child.get_code(False) for child in node.children[:3])
        rest = "".join(child.get_code() for child in node.children[3:])
        return parsed(node, f"{second}, {first}{rest}")

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("f(a, b, c)", "f(b, a, c)"),)


def is_commutative(arguments: BaseNode) -> bool:
    """The larger of two is the larger, whichever is named first."""
    bracket = arguments.get_previous_leaf()
    name = None if bracket is None else bracket.get_previous_leaf()
    return len(arguments.children) == 3 and name is not None and name.value in ("min", "max")


class RemoveStatement(OnePlace):
    """A deed that is forgotten: a call, an assignment to the state, a bare return, a raise."""

    DEEDS = ("atom_expr", "yield_expr", "return_stmt", "raise_stmt", "del_stmt")

    def fits(self, node: NodeOrLeaf) -> bool:
        if node.type != "simple_stmt" or node.parent is None or node.parent.type != "suite":
            return False
        deed = node.children[0]
        if deed.type == "expr_stmt":
            return changes_state(deed)
        bare = deed.type == "keyword" and deed.value == "return"
        return bare or (deed.type in self.DEEDS and not is_last_word(node))

    def changed(self, node: NodeOrLeaf) -> NodeOrLeaf:
        return parsed(node, "pass\n")

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("if x:\n    y.clear()\n", "if x:\n    pass\n"),)


def is_last_word(node: BaseNode) -> bool:
    """``return None`` at the end of a function, where nobody could miss it."""
    if node.get_code(False).strip() != "return None" or node.parent is None:
        return False
    return node.parent.parent.type == "funcdef" and node.parent.children[-1] is node


def changes_state(deed: BaseNode) -> bool:
    """Whether it is no mere name that is assigned to: without it, the rest would still run."""
    target, sign = deed.children[0], deed.children[1]
    changed_in_place = isinstance(sign, Sign) and sign.value != "="
    return sign.type != "annassign" and (changed_in_place or target.type == "atom_expr")


def parsed(old: NodeOrLeaf, code: str) -> NodeOrLeaf:
    first = old.get_first_leaf()
    assert first is not None
    return parso.parse(first.prefix + code)


OURS: tuple[type[OnePlace], ...] = (
    SwapCounting,
    SwapAugmented,
    SwapMembership,
    ReverseList,
    SwapArguments,
    RemoveStatement,
)


def all_operators() -> dict[str, Operator]:
    """By name."""
    theirs = OperatorProvider()
    found: dict[str, Operator] = {name: theirs[name]() for name in OF_COSMIC_RAY}
    return found | {one.__name__: one() for one in OURS}
