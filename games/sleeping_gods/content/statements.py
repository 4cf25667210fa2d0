"""What a line of a list says shall happen: ``fight 3 and 5, gain 2 meat, turn to 20``."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

from games.sleeping_gods.content.condition_words import NoCondition, condition_of
from games.sleeping_gods.content.effect_words import NoPhrase, effect_of
from games.sleeping_gods.content.faults import Slip
from games.sleeping_gods.content.noted import Noted
from games.sleeping_gods.content.page_blocks import Block, Item, Words

TURN, END, SKIP, NOTHING = "turn to", "end", "skip the effects", "nothing"
_FIGHT = re.compile(r"fight (\d{1,6}(?: and \d{1,6})*)")
_SPAN = re.compile(r"(\d(?:-\d)?): (.+)")
_OUTCOMES = ("fate_table", "pick_one")
_ELSEWHERE = {
    "goto": f"“{TURN} …” has no place here",
    "end": f"“{END}” has no place here",
    "combat": "a fight has no place here: it belongs to a choice or a failure",
    "instead": f"“{SKIP}” belongs to a failure",
}


def read_statement(
    entry: Noted, said: Words, points: Sequence[Item], may: Collection[str], *, to: str = "effects"
) -> None:
    """Note in the entry what these words say, with the points that stand under them."""
    when, words = _condition(said)
    effects: list[Noted] = []
    for phrase in words.split(", "):
        if phrase == NOTHING:
            continue
        name, value = _happening(phrase, said.line)
        if name == "effect":
            effects.append(_effect(value, when, said.line))
            continue
        if name not in may:
            raise Slip(said.line, _ELSEWHERE[name])
        if when is not None:
            raise Slip(said.line, f"“{phrase}” cannot depend on a condition here")
        entry.note(name, value, said.line)
    _outcomes(effects[-1] if effects else None, points)
    if effects:
        entry.more(to, effects, said.line)


def _condition(said: Words) -> tuple[dict[str, Any] | None, str]:
    if not said.words.startswith("if "):
        return None, said.words
    asked, colon, words = said.words.removeprefix("if ").partition(": ")
    if not colon:
        raise Slip(said.line, "“if …” is followed by a colon and what happens then")
    return condition(asked, said.line), words


def condition(words: str, line: int) -> dict[str, Any]:
    try:
        return condition_of(words)
    except NoCondition as error:
        raise Slip(line, str(error)) from error


def _happening(phrase: str, line: int) -> tuple[str, Any]:
    """What a phrase says, and whether it is an effect or something else."""
    if phrase == END:
        return "end", True
    if phrase == SKIP:
        return "instead", True
    if phrase.startswith(f"{TURN} "):
        return "goto", phrase.removeprefix(f"{TURN} ")
    if found := _FIGHT.fullmatch(phrase):
        return "combat", [int(number) for number in found[1].split(" and ")]
    try:
        return "effect", effect_of(phrase)
    except NoPhrase as error:
        raise Slip(line, str(error)) from error


def _effect(said: dict[str, Any], when: dict[str, Any] | None, line: int) -> Noted:
    effect = Noted(line)
    effect.update(said)
    if when is not None:
        effect["when"] = when
    return effect


def _outcomes(effect: Noted | None, points: Sequence[Item]) -> None:
    """What fate may bring, or what there is to choose from."""
    if effect is None or effect["op"] not in _OUTCOMES:
        if points:
            raise Slip(
                points[0].line, "this is indented under a line that has nothing to be listed under"
            )
    elif effect["op"] == "fate_table":
        table = effect.inner("table", effect.line)
        for item in points:
            table.note(*_row(item), item.line)
    else:
        effect["options"] = [_effects(*opened(item)) for item in points]


def _row(item: Item) -> tuple[str, list[Noted]]:
    said, under = opened(item)
    found = _SPAN.fullmatch(said.words)
    if found is None:
        raise Slip(item.line, "say for which fates: “1-2: take 1 damage”")
    return found[1], _effects(Words(said.line, found[2]), under)


def opened(item: Item) -> tuple[Words, Sequence[Block]]:
    """The line of a point, and what stands under it."""
    if not item.blocks:
        raise Slip(item.line, "this point is empty")
    first, *others = item.blocks
    if not isinstance(first, Words) or first.quoted:
        raise misplaced(first)
    return first, others


def _effects(said: Words, under: Sequence[Block]) -> list[Noted]:
    """Everything that happens by this line and those under it, each with the list under it."""
    lines: list[tuple[Words, list[Item]]] = [(said, [])]
    for block in under:
        if isinstance(block, Item):
            lines[-1][1].append(block)
        elif isinstance(block, Words) and not block.quoted:
            lines.append((block, []))
        else:
            raise misplaced(block)
    found = Noted(said.line)
    for words, points in lines:
        read_statement(found, words, points, ())
    effects: list[Noted] = found.get("effects", [])
    return effects


def misplaced(block: Block) -> Slip:
    """What is wrong with a block that stands where it cannot."""
    if isinstance(block, Slip):
        return block
    return Slip(block.line, "this has no place in a list: words alone stand there")
