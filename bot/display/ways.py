"""What to tap, one after the other, until an option is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from bot.custom_ids import GROUP, PICK, SEVERAL, Press, read
from bot.display.controls import Controls
from bot.display.parts import Menu, Part, Row
from bot.display.shapes.desk import BACK
from bot.several import TOGGLED, deed, lit_in
from games.kernel import Ask

AtStep: TypeAlias = Callable[[str], Controls]
"""The controls of a question after a first tap."""


class Tap(NamedTuple):
    """Something to tap, and what is written on it; a line of a menu also names the menu."""

    press: Press
    custom_id: str
    label: str
    value: str = ""
    menu: str = ""

    def __str__(self) -> str:
        return f"**{self.menu}** → **{self.label}**" if self.menu else f"**{self.label}**"

    @property
    def leads_to(self) -> str | None:
        """The step that follows, if it is one forward."""
        if self.press.name != GROUP or self.press.more[-1] == BACK:
            return None
        return self.press.more[0]

    def answers(self, ask: Ask) -> list[str]:
        """The options that it chooses."""
        if self.press.name == SEVERAL:
            main = deed(ask)
            lit = lit_in(ask, TOGGLED + self.press.more[0])
            return [*lit, *([] if main is None else [main.id])]
        return [self.value if self.press.name == PICK else self.press.name]


def taps(parts: Sequence[Part]) -> Iterator[Tap]:
    """Every button and every line of a menu."""
    for part in parts:
        if isinstance(part, Row):
            for button in part.buttons:
                press = read(button.custom_id)
                if press is not None and not button.off:
                    label = " ".join(word for word in (button.emoji, button.label) if word)
                    yield Tap(press, button.custom_id, label)
        elif isinstance(part, Menu):
            press = read(part.custom_id)
            if press is not None:
                for item in part.items:
                    yield Tap(press, part.custom_id, item.label, item.value, part.placeholder)


def way_to(option: str, at_step: AtStep, step: str = "") -> list[Tap]:
    """The shortest; nothing where it cannot be reached from here."""
    front: list[tuple[str, list[Tap]]] = [(step, [])]
    seen = {step}
    for at, way in front:
        controls = at_step(at)
        if way and all(one.option.id != option for one in controls.offered):
            continue
        for tap in taps(controls.parts()):
            if option in tap.answers(controls.ask):
                return [*way, tap]
            if tap.leads_to is not None and tap.leads_to not in seen:
                seen.add(tap.leads_to)
                front.append((tap.leads_to, [*way, tap]))
    return []
