"""The book as a graph: where each paragraph leads, which keywords it gives and asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from games.sleeping_gods.authors.consequences import consequences
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Paragraph

Kind = Literal["turns to", "sent to", "gives", "asked by", "told by"]


class Edge(NamedTuple):
    """From one paragraph or keyword to another."""

    start: str
    end: str
    kind: Kind
    label: str = ""


DOT = {
    "turns to": "",
    "sent to": "style=dashed",
    "gives": "color=seagreen",
    "asked by": "color=firebrick",
    "told by": "color=firebrick style=dotted",
}
MERMAID = {
    "turns to": "-->",
    "sent to": "-.->",
    "gives": "==>",
    "asked by": "-->",
    "told by": "-.->",
}


def edges(pack: Pack, keyword: str | None = None) -> list[Edge]:
    """All of the book, or what has to do with one keyword."""
    found = [*_ways(pack), *_keywords(pack)]
    if keyword is None:
        return found
    near = {end for edge in found if keyword in edge[:2] for end in edge[:2]}
    return [edge for edge in found if edge.start in near and edge.end in near]


def _ways(pack: Pack) -> Iterator[Edge]:
    for paragraph in pack.storybook:
        yield from (Edge(paragraph.id, r.goto, "sent to") for r in paragraph.redirects)
        yield from _turns(paragraph)


def _turns(paragraph: Paragraph) -> Iterator[Edge]:
    if paragraph.goto:
        yield Edge(paragraph.id, paragraph.goto, "turns to")
    for choice in paragraph.choices:
        fail = choice.challenge.fail.goto if choice.challenge else None
        if choice.goto:
            yield Edge(paragraph.id, choice.goto, "turns to", choice.key)
        if fail:
            yield Edge(paragraph.id, fail, "turns to", f"{choice.key} fails")


def _keywords(pack: Pack) -> Iterator[Edge]:
    for found in consequences(pack):
        yield from (Edge(entry, found.keyword, "gives") for entry in found.given)
        yield from (Edge(found.keyword, entry, "asked by") for entry in found.asked)
        yield from (Edge(found.keyword, entry, "told by") for entry in found.told)


def graph(pack: Pack, form: str, keyword: str | None) -> Iterator[str]:
    """The graph as a text that a drawing program understands."""
    found = list(dict.fromkeys(edges(pack, keyword)))
    names = list(dict.fromkeys(name for edge in found for name in edge[:2]))
    return _mermaid(pack, names, found) if form == "mermaid" else _dot(pack, names, found)


def _title(pack: Pack, name: str) -> str:
    paragraph = pack.paragraph.get(name)
    title = paragraph.title if paragraph else None
    return f"{name} {title}".replace('"', "'") if title else name


def _dot(pack: Pack, names: list[str], found: list[Edge]) -> Iterator[str]:
    yield f'digraph "{pack.about.id}" {{'
    yield "  rankdir=LR; node [shape=box fontname=Helvetica];"
    for name in names:
        shape = " shape=ellipse" if name in pack.bearer else ""
        yield f'  "{name}" [label="{_title(pack, name)}"{shape}];'
    for edge in found:
        yield f'  "{edge.start}" -> "{edge.end}" [label="{edge.label}" {DOT[edge.kind]}];'
    yield "}"


def _mermaid(pack: Pack, names: list[str], found: list[Edge]) -> Iterator[str]:
    number = {name: f"n{at}" for at, name in enumerate(names)}
    yield "flowchart LR"
    for name in names:
        start, end = ('(["', '"])') if name in pack.bearer else ('["', '"]')
        yield f"  {number[name]}{start}{_title(pack, name)}{end}"
    for edge in found:
        label = f'|"{edge.label}"|' if edge.label else ""
        yield f"  {number[edge.start]} {MERMAID[edge.kind]}{label} {number[edge.end]}"
