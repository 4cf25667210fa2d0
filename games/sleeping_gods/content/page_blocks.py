"""A page of Markdown as headings, prose and lists, each with its line.

Words are taken as they stand: prose has no formatting, only a backslash before a sign that would
otherwise begin a heading, a list or a quotation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from yaml.reader import Reader

from games.sleeping_gods.content.faults import Slip

_MARKDOWN = MarkdownIt("commonmark").disable(["inline", "code", "lheading", "reference"])
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_GAP = re.compile(r"[ \t\n\r\x85\u2028\u2029]+")
_STRANGE = {
    "fence": "no ``` stands in a page: words are plain",
    "hr": "no line of dashes stands in a page: a heading begins the next passage",
    "ordered_list": "lists have dashes; a sentence that begins so has a backslash, 1\\.",
    "html_block": "no HTML stands in a page, but for notes like <!-- this -->",
}
DEEPEST = 16
"""Levels of Markdown's own; no list of a page goes so deep."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line that begins with so many ``#``."""

    line: int
    level: int
    words: str


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph; one that is quoted is set off, as a letter or a song."""

    line: int
    words: str
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """One point of a list, and all that stands under it."""

    line: int
    blocks: tuple[Block, ...]


Block: TypeAlias = Heading | Words | Item | Slip
"""Lists are their items, one after the other; what has no place in a page is a slip."""


def blocks_of(text: str) -> Iterator[Block]:
    """Everything on this page, from the top."""
    if found := Reader.NON_PRINTABLE.search(text):
        line = text.count("\n", 0, found.start()) + 1
        yield Slip(line, f"a sign that nobody sees (U+{ord(found[0]):04X})")
        return
    tree = SyntaxTreeNode(_MARKDOWN.parse(text.removeprefix("\ufeff")))
    yield from _blocks(tree, quoted=False)


def _blocks(node: SyntaxTreeNode, *, quoted: bool) -> Iterator[Block]:
    for part in node.children:
        line = part.map[0] + 1 if part.map else 1
        if part.level > DEEPEST:
            yield Slip(line, "this is nested too deep")
        elif part.type == "paragraph":
            yield Words(line, _plain(part), quoted)
        elif part.type == "heading":
            yield Heading(line, int(part.tag[1:]), _plain(part))
        elif part.type == "blockquote" and not quoted:
            yield from _blocks(part, quoted=True)
        elif part.type == "bullet_list" and not quoted:
            for item in part.children:
                at = item.map[0] + 1 if item.map else line
                yield Item(at, tuple(_blocks(item, quoted=False)))
        elif part.type != "html_block" or not part.content.startswith("<!--"):
            yield Slip(line, _STRANGE.get(part.type, "in a quotation stand words alone"))


def _plain(node: SyntaxTreeNode) -> str:
    words = "".join(part.content for part in node.children)
    return _ESCAPED.sub(r"\1", _GAP.sub(" ", words).strip())
