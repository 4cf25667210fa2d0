"""How a person finds an option: a button, a line of a menu, or a step further in."""

from collections.abc import Callable, Sequence
from typing import Protocol

from bot.custom_ids import GROUP, SEVERAL, read
from loopback import Answer, SeenMessage


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
    """Presses this option wherever the message offers it, after a first step if need be.

    ``leads`` knows of each step whether it leads there.
    """
    found = await _at_once(person, panel, option)
    if found is not None:
        return found
    for custom_id, value in _steps(panel):
        if not leads(value or custom_id.rpartition(":")[2]):
            continue
        page = await _take(person, panel, custom_id, value)
        found = await _at_once(person, page, option)
        if found is not None:
            return found
        if page.id == panel.id:
            panel = (await person.click(page, _back(page))).message
    raise LookupError(f"{option} cannot be reached from {panel}")


async def press_in_hand(person: Hands, panel: SeenMessage, option: str) -> Answer:
    """Presses it on the panel, or, where others are asked as well, in one's own private panel."""
    try:
        return await press_on(person, panel, option)
    except LookupError:
        return await press_on(person, (await person.click(panel, "Hand")).message, option)


async def _at_once(person: Hands, panel: SeenMessage, option: str) -> Answer | None:
    for button in panel.buttons:
        if _name(button.custom_id) == option:
            return await person.click(panel, button.custom_id)
    for select in panel.selects:
        if option in select.values and _name(select.custom_id) != GROUP:
            others = [value for value in select.values if value != option]
            least = max(1, select.raw.get("min_values", 1))
            return await person.select(panel, select.custom_id, [option, *others][:least])
    return None


def offers(panel: SeenMessage, token: str) -> bool:
    """Whether this question can be answered here, at once or in steps."""
    pressed = [button.custom_id for button in panel.buttons]
    chosen = [select.custom_id for select in panel.selects]
    return any(f":{token}:" in custom_id for custom_id in pressed + chosen)


def _name(custom_id: str) -> str:
    """The option a button stands for; nothing for a verb."""
    press = read(custom_id)
    return press.name if press is not None and press.token else ""


def _steps(panel: SeenMessage) -> list[tuple[str, str]]:
    """Everything that leads one step further."""
    pressed = [
        (one.custom_id, "")
        for one in panel.buttons
        if _name(one.custom_id) == GROUP and not one.custom_id.endswith(":back")
    ]
    chosen = [
        (one.custom_id, value)
        for one in panel.selects
        if _name(one.custom_id) == GROUP
        for value in one.values
    ]
    return pressed + chosen


async def _take(person: Hands, panel: SeenMessage, custom_id: str, value: str) -> SeenMessage:
    taken = person.select(panel, custom_id, value) if value else person.click(panel, custom_id)
    return (await taken).message


def _back(page: SeenMessage) -> str:
    for one in page.buttons:
        if one.custom_id.endswith(f":{GROUP}:back"):
            return one.custom_id
    raise LookupError(f"no way back from {page}")


def takes_several(panel: SeenMessage) -> str:
    """The menu that takes several options at once."""
    return next(one.custom_id for one in panel.selects if _name(one.custom_id) == SEVERAL)
