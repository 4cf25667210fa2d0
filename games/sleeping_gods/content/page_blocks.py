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
from markdown_it.token import Token
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
    yield from _blocks(iter(_MARKDOWN.parse(text.removeprefix("\ufeff"))), quoted=False)


def _blocks(tokens: Iterator[Token], *, quoted: bool) -> Iterator[Block]:
    """Everything up to the end of what it stands in."""
    for token in tokens:
        line = token.map[0] + 1 if token.map else 1
        if token.type in ("bullet_list_open", "bullet_list_close") and not quoted:
            continue
        if token.nesting < 0:
            return
        if token.level > DEEPEST:
            _skip(token, tokens)
            yield Slip(line, "this is nested too deep")
        elif token.type == "paragraph_open":
            yield Words(line, _plain(tokens), quoted)
        elif token.type == "heading_open":
            yield Heading(line, int(token.tag[1:]), _plain(tokens))
        elif token.type == "list_item_open":
            yield Item(line, tuple(_blocks(tokens, quoted=False)))
        elif token.type == "blockquote_open" and not quoted:
            yield from _blocks(tokens, quoted=True)
        elif token.type != "html_block" or not token.content.startswith("<!--"):
            _skip(token, tokens)
            name = token.type.removesuffix("_open")
            yield Slip(line, _STRANGE.get(name, "in a quotation stand words alone"))


def _skip(opened: Token, tokens: Iterator[Token]) -> None:
    """Pass over all that stands in this."""
    if opened.nesting > 0:
        next(token for token in tokens if token.level == opened.level)


def _plain(tokens: Iterator[Token]) -> str:
    """The words up to the end of a paragraph or heading."""
    words = next(tokens).content
    next(tokens)
    return _ESCAPED.sub(r"\1", _GAP.sub(" ", words).strip())
