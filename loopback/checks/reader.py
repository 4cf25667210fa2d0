"""What all components of one message share: ids, custom ids, the count and the words."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from loopback.emoji import is_emoji
from loopback.errors import FormErrors
from loopback.form import Form
from loopback.types import Json

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_BYTES, BYTES_EACH = 10_170, 12


@dataclass(slots=True)
class Reader:
    """Reads one tree of components and keeps the accounts of the whole."""

    errors: FormErrors
    knows_emoji: Callable[[str], bool]
    count: int = 0
    letters: int = 0
    weight: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    unnumbered: list[Json] = field(default_factory=list)

    def start(self, form: Form, allowed: Collection[int]) -> Json | None:
        """The type and number of a component, if its type may stand here."""
        kind = form.integer("type", required=True)
        if kind is None:
            return None
        if kind not in allowed:
            listed = ", ".join(map(str, sorted(allowed)))
            message = f'Value of field "type" must be one of ({listed}).'
            form.fault(("type",), "UNION_TYPE_CHOICES", message)
            return None
        self.count += 1
        component: Json = {"type": kind, "id": 0}
        self._number(form, component)
        return component

    def _number(self, form: Form, component: Json) -> None:
        number = form.integer("id", 0, 2**31 - 1)
        if not number:
            self.unnumbered.append(component)
            return
        if number in self.ids:
            form.fault(("id",), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self.ids.add(number)
        component["id"] = number

    def custom_id(self, form: Form, component: Json) -> None:
        custom_id = form.text("custom_id", 100, least=1, required=True)
        if custom_id is None:
            return
        if custom_id in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            form.fault(("custom_id",), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self.custom_ids.add(custom_id)
        component["custom_id"] = custom_id

    def emoji(self, form: Form) -> Json | None:
        """A custom emoji that exists, or a sign of Unicode's that is one."""
        given = form.form("emoji")
        if given is None:
            return None
        emoji_id, name = given.snowflake("id"), given.text("name", 32)
        if emoji_id is not None and self.knows_emoji(emoji_id):
            return {"id": emoji_id, "name": name or "_", "animated": bool(given.flag("animated"))}
        if emoji_id is None and name and is_emoji(name):
            return {"name": name}
        given.fault(("name",), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return None

    def words(self, content: str) -> None:
        """Counts a text, as letters and as what Discord's servers store of it."""
        self.letters += len(content)
        self.weight += len(content.encode("utf-8", "replace")) + BYTES_EACH

    def finish(self) -> None:
        """Numbers what has no number, and weighs the whole."""
        number = 0
        for component in self.unnumbered:
            number += 1
            while number in self.ids:
                number += 1
            self.ids.add(number)
            component["id"] = number
        if self.count > MOST_COMPONENTS:
            message = f"The total number of components cannot exceed {MOST_COMPONENTS}"
            self.errors.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if self.letters > MOST_TEXT or self.weight > MOST_BYTES:
            message = f"The total text in all components cannot exceed {MOST_TEXT} characters"
            self.errors.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
