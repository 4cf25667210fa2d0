"""Several at once: toggles that light up, and one green key that says the whole deed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import SEVERAL
from bot.display import choices
from bot.display.choices import Choice
from bot.display.parts import Look
from bot.display.shapes.desk import Desk
from bot.display.shapes.keys import Key, Layout
from bot.display.shapes.named import named
from bot.several import TOGGLED, deed, lit_in, toggles
from games.kernel import T
from games.kernel.text import clip

LIT, UNLIT = "✓", "○"
"""Equally wide: nothing moves under a finger."""


def several(desk: Desk, found: Sequence[Choice]) -> Layout:
    offered = toggles(desk.ask)
    main = deed(desk.ask)
    if not offered:
        return named(desk, found)
    lit = lit_in(desk.ask, desk.step)
    at = {option.id: number for number, option in enumerate(offered)}
    keys, others = [], []
    for one in found:
        if one.option.id in at:
            keys.append(_toggle(desk, one, 1 << at[one.option.id], lit))
        elif main is None or one.option.id != main.id:
            others.append(desk.answer(one))
    green = _deed(desk, found, lit)
    blocks = [keys, [*green, *others]]
    chosen = [one for one in found if one.option.id in lit]
    return Layout([block for block in blocks if block], within=chosen or found)


def _toggle(desk: Desk, choice: Choice, bit: int, lit: Sequence[str]) -> Key:
    on = choice.option.id in lit
    mask = mask_of(desk.step) ^ bit
    words = choices.short(choice, desk.wording)
    full = not on and len(lit) >= max(1, desk.ask.upto)
    key = desk.to(f"{TOGGLED}{mask:x}", f"{LIT if on else UNLIT} {words}", choice.mark)
    look: Look = "main" if on else "plain"
    return Key(key.custom_id, key.words, key.mark, look, choice, off=full)


def mask_of(step: str) -> int:
    """Which toggles are lit, as the step's word keeps it."""
    return int(step[1:] or "0", 16) if step.startswith(TOGGLED) else 0


def _deed(desk: Desk, found: Sequence[Choice], lit: Sequence[str]) -> list[Key]:
    """Names every lit toggle."""
    main = deed(desk.ask)
    chosen = [one for one in found if one.option.id in lit]
    if not chosen:
        return [desk.answer(one) for one in found if main is not None and one.option.id == main.id]
    names = ", ".join(choices.short(one, desk.wording) for one in chosen)
    verb = T("Go on") if main is None else main.short or main.label
    words = f"{desk.wording.label(verb)}: {names}"
    return [Key(desk.press(SEVERAL, f"{mask_of(desk.step):x}"), clip(words, 80), look="go")]
