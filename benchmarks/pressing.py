"""How a person finds an option: a button, a line of a menu, or a step further in."""

from collections.abc import Callable, Sequence
from typing import Protocol

from bot.custom_ids import GROUP, SEVERAL, read
from bot.display.shapes.desk import BACK
from bot.several import TOGGLED
from loopback import Answer, SeenMessage

PATIENCE = 60.0
"""Seconds in which a page turns, however busy the machine."""


class Hands(Protocol):
    """Whoever can press: a person, or somebody who watches one."""

    async def click(self, message: SeenMessage, button: str) -> Answer: ...

    async def select(
        self, message: SeenMessage, menu: str, values: str | Sequence[str]
    ) -> Answer: ...


def anywhere(_: str) -> bool:
    """For whoever has to try every step."""
    return True


async def press_on(
    person: Hands, panel: SeenMessage, option: str, leads: Callable[[str], bool] = anywhere
) -> Answer:
    """Presses this option wherever the message offers it, after first taps if need be.

    ``leads`` knows of each step whether it leads there. A toggle is lit, all others go dark, and
    then the deed is done.
    """
    found = await _at_once(person, panel, option)
    if found is not None:
        return found
    panel = await first_page(person, panel)
    if (found := await _done_here(person, panel, option, leads)) is not None:
        return found
    waiting, tried = [[step] for step in _steps(panel)], set[str]()
    while waiting:
        path = waiting.pop(0)
        if path[-1] in tried or not leads(path[-1]):
            continue
        tried.add(path[-1])
        panel = await _gone(person, panel, path)
        found = await _done_here(person, panel, option, leads)
        if found is not None:
            return found
        waiting[:0] = [[*path, step] for step in _steps(panel)]
    raise LookupError(f"{option} cannot be reached from {panel}")


async def _done_here(
    person: Hands, page: SeenMessage, option: str, leads: Callable[[str], bool]
) -> Answer | None:
    """By a press on this page, or by lighting it alone, whatever somebody has left alight."""
    if (found := await _at_once(person, page, option)) is not None:
        return found
    lit, steps = _lit(page), _toggles(page)
    wanted = next((step ^ lit for step in steps if leads(_toggle(step ^ lit))), 0)
    if not wanted:
        return None
    while lit != wanted:
        others = lit & ~wanted
        lit ^= others & -others or wanted
        page = await _turned(person, page, _to(page, _toggle(lit)))
    return await person.click(page, _deed(page))


async def _gone(person: Hands, panel: SeenMessage, path: Sequence[str]) -> SeenMessage:
    """Where these steps lead: from here, or else all the way from the first."""
    if path[-1] in _steps(panel):
        return await _turned(person, panel, _to(panel, path[-1]))
    panel = await first_page(person, panel)
    for step in path:
        panel = await _turned(person, panel, _to(panel, step))
    return panel


async def first_page(person: Hands, panel: SeenMessage) -> SeenMessage:
    """The panel before any step: a piece that was tapped stays chosen."""
    while (back := _back(panel)) is not None:
        panel = await _turned(person, panel, back)
    return panel


async def _turned(person: Hands, panel: SeenMessage, button: str) -> SeenMessage:
    """The page after this step, also when a busy machine takes its time with it."""
    before = panel.raw["components"]
    answer = await person.click(panel, button)

    def look() -> SeenMessage | None:
        page = answer.message
        return page if page.raw["components"] != before else None

    return await answer.person.until(look, PATIENCE)


async def open_hand(person: Hands, panel: SeenMessage, token: str = "") -> SeenMessage:
    """One's own private panel, once it asks this question, or any."""
    answer = await person.click(await first_page(person, panel), "Hand")

    def look() -> SeenMessage | None:
        page = answer.message
        asks = any(_name(one.custom_id) for one in page.buttons) or bool(page.selects)
        return page if page.ephemeral and (offers(page, token) if token else asks) else None

    return await answer.person.until(look, PATIENCE)


async def press_in_hand(person: Hands, panel: SeenMessage, option: str) -> Answer:
    """Presses it on the panel, or, where others are asked as well, in one's own private panel."""
    try:
        return await press_on(person, panel, option)
    except LookupError:
        return await press_on(person, await open_hand(person, panel), option)


async def _at_once(person: Hands, panel: SeenMessage, option: str) -> Answer | None:
    for button in panel.buttons:
        if _name(button.custom_id) == option:
            return await person.click(panel, button.custom_id)
    for select in panel.selects:
        if option in select.values:
            return await person.select(panel, select.custom_id, option)
    return None


def offers(panel: SeenMessage, token: str) -> bool:
    """Whether this question can be answered here, at once or in steps."""
    pressed = [button.custom_id for button in panel.buttons]
    chosen = [select.custom_id for select in panel.selects]
    return any(f":{token}:" in custom_id for custom_id in pressed + chosen)


def is_step(custom_id: str) -> bool:
    """Whether it leads to other controls, and chooses nothing."""
    return _name(custom_id) == GROUP


def _name(custom_id: str) -> str:
    """The option a button stands for; nothing for a verb."""
    press = read(custom_id)
    return press.name if press is not None and press.token else ""


def _steps(panel: SeenMessage) -> list[str]:
    """Everything that leads one step further, but for toggles."""
    return [step for step in _onward(panel) if not step.startswith(TOGGLED)]


def _onward(panel: SeenMessage) -> list[str]:
    presses = [read(one.custom_id) for one in panel.buttons if _name(one.custom_id) == GROUP]
    return [press.more[0] for press in presses if press is not None and press.more[-1] != BACK]


def _toggles(page: SeenMessage) -> list[int]:
    """What would be lit after each toggle, as bits."""
    return [int(step[len(TOGGLED) :], 16) for step in _onward(page) if step.startswith(TOGGLED)]


def _toggle(lit: int) -> str:
    return f"{TOGGLED}{lit:x}"


def _lit(page: SeenMessage) -> int:
    """What is lit, as bits: the deed says it."""
    presses = (read(one.custom_id) for one in page.buttons if _name(one.custom_id) == SEVERAL)
    return next((int(press.more[0], 16) for press in presses if press is not None), 0)


def _to(panel: SeenMessage, step: str) -> str:
    for one in panel.buttons:
        press = read(one.custom_id)
        if press is not None and press.name == GROUP and press.more == (step,):
            return one.custom_id
    raise LookupError(f"{step} is not on {panel}")


def _deed(page: SeenMessage) -> str:
    """What is done with all that is lit."""
    for one in page.buttons:
        if _name(one.custom_id) == SEVERAL:
            return one.custom_id
    raise LookupError(f"nothing is lit on {page}")


def _back(page: SeenMessage) -> str | None:
    """The way back from a step; an option may be called so as well."""
    steps = (one.custom_id for one in page.buttons if is_step(one.custom_id))
    return next((step for step in steps if step.endswith(f":{BACK}")), None)
