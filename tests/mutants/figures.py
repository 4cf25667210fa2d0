"""The figures of a box: each number of a data file is one more, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import yaml

from tests.mutants.mutant import Change
from tests.mutants.places import ROOT

NAMES = {"id", "num"}
"""A number that only says which card this is."""


def figures_of(file: Path) -> Iterator[Change]:
    path, text = str(file.relative_to(ROOT)), file.read_text()
    for way, node in numbers_in(yaml.compose(text), ()):
        start, lines = node.start_mark, (node.start_mark.line + 1, node.end_mark.line + 1)
        old, new = node.value, str(int(node.value) + 1)
        head = path, "Figure", lines, True
        yield Change(*head, ".".join(way), start.index, old, new, (old, new))


def numbers_in(
    node: yaml.Node, way: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], yaml.ScalarNode]]:
    """Each with the way to it; entries of a list are called by their name."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value not in NAMES:
                yield from numbers_in(value, (*way, key.value))
    elif isinstance(node, yaml.SequenceNode):
        for place, value in enumerate(node.value):
            yield from numbers_in(value, (*way, name_of(value) or str(place)))
    elif node.tag == "tag:yaml.org,2002:int" and isinstance(node, yaml.ScalarNode):
        yield way, node


def name_of(node: yaml.Node) -> str:
    if not isinstance(node, yaml.MappingNode):
        return ""
    said = {key.value: value.value for key, value in node.value}
    return str(next((said[name] for name in ("id", "num", "name") if name in said), ""))
