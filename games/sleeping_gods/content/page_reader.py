"""Pages of story: Markdown in, the same entries out as everything else in a pack is made of.

``docs/writing_a_pack.md`` tells authors how a page is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches

from games.sleeping_gods.content.faults import Slip
from games.sleeping_gods.content.noted import Noted
from games.sleeping_gods.content.page_blocks import Block, Heading, Item, Words, blocks_of
from games.sleeping_gods.content.statements import condition, misplaced, opened, read_statement

PASSAGE, OWN_NOTES = 2, 1
"""How many ``#`` head a passage, and how many what an author writes for themselves."""
MOST_SLIPS = 100
"""Whoever has made more on one page mends these first."""
_ID = re.compile(r"([FS]?\d+(?:\.\d+)*)(?: (.+))?")
_CHOICE = re.compile(r"([A-Z])\. (.+)")
_FIELD = re.compile(r"([a-z]{1,40}):(?: (.+))?")
_REDIRECT = re.compile(r"if (.+): turn to (\S+)")
_CHALLENGE = re.compile(r"([a-z]+) (\d{1,6})")


def read_page(text: str) -> Iterator[tuple[str, Noted] | Slip]:
    """Every passage of a page with its section, and whatever belongs to none."""
    found, wrong = False, 0
    for head, body in _headed(blocks_of(text)):
        if head is None:
            yield from map(_homeless, body[:MOST_SLIPS])
        elif head.level > OWN_NOTES:
            found = True
            passage = _passage(head, body)
            yield passage
            wrong += 1 if isinstance(passage, Slip) else len(passage[1].slips)
            if wrong > MOST_SLIPS:
                yield Slip(head.line, "so much is wrong that the rest of the page was not read")
                return
    if not found:
        yield Slip(1, "no passage stands here; one begins with its number: “## 17.3 Its title”")


def _headed(blocks: Iterable[Block]) -> Iterator[tuple[Heading | None, list[Block]]]:
    head: Heading | None = None
    body: list[Block] = []
    for block in blocks:
        if isinstance(block, Heading):
            yield head, body
            head, body = block, []
        else:
            body.append(block)
    yield head, body


def _homeless(block: Block) -> Slip:
    if isinstance(block, Slip):
        return block
    return Slip(
        block.line, "this stands under no heading; a passage begins with “## 17.3 Its title”"
    )


def _passage(head: Heading, body: Sequence[Block]) -> tuple[str, Noted] | Slip:
    found = _ID.fullmatch(head.words)
    if found is None:
        return Slip(head.line, f"a heading begins with a number, “## 17.3 {head.words[:40]}”")
    if head.level != PASSAGE:
        return Slip(head.line, f"a passage has two #, “## {head.words[:40]}”")
    entry = Noted(head.line)
    entry.note("id", found[1], head.line)
    if found[2]:
        entry.note("title", found[2], head.line)
    _read_prose(entry, "text", _tell(entry, body))
    aboard = found[1].startswith("S") and "." not in found[1]
    return ("scenes" if aboard else "storybook"), entry


def _tell(entry: Noted, body: Sequence[Block]) -> list[Words]:
    """The prose of a passage; the lists above and below it are read on the way."""
    prose: list[Words] = []
    ended = False

    def read(block: Block) -> None:
        nonlocal ended
        if isinstance(block, Item):
            ended = bool(prose)
            _read_point(entry, block)
        elif not isinstance(block, Words):
            raise misplaced(block)
        elif ended:
            raise Slip(block.line, "prose stands above the list, in one piece")
        else:
            prose.append(block)

    _read_each(entry, body, read)
    return prose


def _read_each(entry: Noted, blocks: Sequence[Block], read: Callable[[Block], None]) -> None:
    """A slip does not hide what else is wrong, up to a number that nobody would read."""
    for block in blocks:
        try:
            read(block)
        except Slip as slip:
            entry.slips.append(slip)
        if len(entry.slips) > MOST_SLIPS:
            break


def _read_prose(entry: Noted, key: str, prose: Sequence[Words]) -> None:
    if prose:
        told = (f"> {part.words}" if part.quoted else part.words for part in prose)
        entry.note(key, "\n".join(told), prose[0].line)


def _points(blocks: Sequence[Block]) -> list[Item]:
    """What stands under a line, where nothing but a list can."""
    for block in blocks:
        if not isinstance(block, Item):
            raise misplaced(block)
    return [block for block in blocks if isinstance(block, Item)]


def _read_point(entry: Noted, item: Item) -> None:
    said, under = opened(item)
    if found := _CHOICE.fullmatch(said.words):
        entry.more(
            "choices", [_choice(entry, found[1], Words(said.line, found[2]), under)], said.line
        )
    elif found := _REDIRECT.fullmatch(said.words):
        redirect = Noted(said.line)
        redirect.note("when", condition(found[1], said.line), said.line)
        redirect.note("goto", found[2], said.line)
        entry.more("redirects", [redirect], said.line)
    elif said.words == "secret":
        entry.note("secret", True, said.line)
    elif found := _FIELD.fullmatch(said.words):
        _read_field(entry, _OF_PASSAGES, found[1], Words(said.line, found[2] or ""), under)
    else:
        read_statement(entry, said, _points(under), ("goto", "end"))


def _choice(entry: Noted, key: str, said: Words, under: Sequence[Block]) -> Noted:
    choice = Noted(said.line)
    choice.note("key", key, said.line)
    choice.note("text", said.words, said.line)

    def read(block: Block) -> None:
        if isinstance(block, Item):
            _read_point_of_choice(choice, block)
        elif isinstance(block, Words) and not block.quoted:
            choice.note("more", block.words, block.line)
        else:
            raise misplaced(block)

    _read_each(entry, under, read)
    return choice


def _read_point_of_choice(choice: Noted, item: Item) -> None:
    said, under = opened(item)
    if found := _FIELD.fullmatch(said.words):
        _read_field(choice, _OF_CHOICES, found[1], Words(said.line, found[2] or ""), under)
    else:
        read_statement(choice, said, _points(under), ("goto", "end", "combat"))


Reader = Callable[[Noted, Words, Sequence[Block]], None]


def _read_field(
    entry: Noted, fields: dict[str, Reader], name: str, said: Words, under: Sequence[Block]
) -> None:
    if name not in fields:
        near = get_close_matches(name, fields, n=1)
        rather = f"did you mean {near[0]}?" if near else f"there are {', '.join(fields)}"
        raise Slip(said.line, f"{name}: there is no such field; {rather}")
    fields[name](entry, said, under)


def _plain(key: str) -> Reader:
    def read(entry: Noted, said: Words, under: Sequence[Block]) -> None:
        for block in under:
            raise misplaced(block) if not isinstance(block, Item) else _listed_under(block)
        entry.note(key, said.words, said.line)

    return read


def _listed_under(item: Item) -> Slip:
    return Slip(item.line, "this is indented under a line that has nothing to be listed under")


def _number(entry: Noted, said: Words, _: Sequence[Block]) -> None:
    if not said.words.isdecimal() or len(said.words) > 6:
        raise Slip(said.line, "turn: give the number of a turn")
    entry.note("turn", int(said.words), said.line)


def _condition(key: str) -> Reader:
    def read(entry: Noted, said: Words, _: Sequence[Block]) -> None:
        entry.note(key, condition(said.words, said.line), said.line)

    return read


def _cost(choice: Noted, said: Words, under: Sequence[Block]) -> None:
    read_statement(choice, said, _points(under), (), to="cost")


def _challenge(choice: Noted, said: Words, under: Sequence[Block]) -> None:
    found = _CHALLENGE.fullmatch(said.words)
    if found is None:
        raise Slip(said.line, "a challenge is a skill and a number, “challenge: craft 6”")
    for block in under:
        raise Slip(
            block.line, "what failure brings is a point of its own, “failure: take 1 damage”"
        )
    challenge = choice.inner("challenge", said.line)
    challenge.note("skill", found[1], said.line)
    challenge.note("need", int(found[2]), said.line)


def _failure(choice: Noted, said: Words, under: Sequence[Block]) -> None:
    fail = choice.inner("challenge", said.line).inner("fail", said.line)
    prose = [block for block in under if isinstance(block, Words)]
    points = _points([block for block in under if not isinstance(block, Words)])
    if said.words:
        read_statement(fail, said, points, ("goto", "combat", "instead"))
    _read_prose(fail, "text", prose)


_OF_PASSAGES: dict[str, Reader] = {
    "town": _plain("town"),
    "emblem": _plain("emblem"),
    "picture": _plain("vignette"),
    "turn": _number,
    "after": _plain("after"),
    "when": _condition("when"),
    "only": _plain("only"),
    "asks": _plain("asks"),
    "memory": _plain("memory"),
    "place": _plain("place"),
    "arc": _plain("arc"),
}
_OF_CHOICES: dict[str, Reader] = {
    "needs": _condition("requires"),
    "cost": _cost,
    "challenge": _challenge,
    "failure": _failure,
}
