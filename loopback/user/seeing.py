"""What a person sees: messages, forms and answers, with words for what tests ask of them."""

from dataclasses import dataclass
from functools import cached_property

from loopback.checks.kinds import BUTTON, GALLERY, SELECTS, THUMBNAIL
from loopback.checks.mentions import texts, walk
from loopback.checks.messages import EPHEMERAL, THINKING
from loopback.types import Json
from loopback.user.filling import fields_of


@dataclass(frozen=True)
class Button:
    """A button as it can be pressed."""

    raw: Json

    @property
    def label(self) -> str:
        return str(self.raw.get("label", ""))

    @property
    def custom_id(self) -> str:
        return str(self.raw.get("custom_id", ""))

    @property
    def disabled(self) -> bool:
        return bool(self.raw.get("disabled", False))

    @property
    def style(self) -> int:
        return int(self.raw["style"])


@dataclass(frozen=True)
class Select:
    """A select as it can be opened."""

    raw: Json

    @property
    def custom_id(self) -> str:
        return str(self.raw["custom_id"])

    @property
    def placeholder(self) -> str:
        return str(self.raw.get("placeholder", ""))

    @property
    def disabled(self) -> bool:
        return bool(self.raw.get("disabled", False))

    @property
    def labels(self) -> list[str]:
        return [option["label"] for option in self.raw.get("options", ())]

    @property
    def values(self) -> list[str]:
        return [option["value"] for option in self.raw.get("options", ())]


@dataclass(frozen=True)
class Picture:
    """A picture in a gallery, a thumbnail or an attachment."""

    url: str
    description: str
    width: int | None
    height: int | None


@dataclass(frozen=True, repr=False)
class SeenMessage:
    """A message as one person saw it at one moment."""

    raw: Json

    def __repr__(self) -> str:
        buttons = "".join(f" [{button.label or button.custom_id}]" for button in self.buttons)
        return f"<{self.author}: {self.text!r}{buttons}>"

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        return str(self.raw["channel_id"])

    @property
    def content(self) -> str:
        return str(self.raw["content"])

    @property
    def author(self) -> str:
        user = self.raw["author"]
        return str(user["global_name"] or user["username"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.raw["flags"] & THINKING)

    @property
    def embeds(self) -> list[Json]:
        return list(self.raw["embeds"])

    @property
    def attachments(self) -> list[Json]:
        return list(self.raw["attachments"])

    @property
    def mentions(self) -> list[str]:
        return [user["id"] for user in self.raw["mentions"]]

    @cached_property
    def components(self) -> list[Json]:
        """Every component, however deep it stands."""
        return list(walk(self.raw["components"]))

    @cached_property
    def text(self) -> str:
        """All words of the message: content, embeds, and the texts of its components."""
        embeds = (e.get(k, "") for e in self.embeds for k in ("title", "description"))
        words = [self.content, *embeds, *texts(self.raw["components"])]
        return "\n".join(word for word in words if word)

    @cached_property
    def buttons(self) -> list[Button]:
        return [Button(c) for c in self.components if c["type"] == BUTTON]

    @cached_property
    def selects(self) -> list[Select]:
        return [Select(c) for c in self.components if c["type"] in SELECTS]

    @cached_property
    def pictures(self) -> list[Picture]:
        shown = [c for c in self.components if c["type"] == THUMBNAIL]
        shown += [i for c in self.components if c["type"] == GALLERY for i in c["items"]]
        files = [{"media": a, "description": a.get("description")} for a in self.attachments]
        return [_picture(item) for item in (*shown, *files)]

    def button(self, wanted: str) -> Button:
        """A button by its label or custom id."""
        for button in self.buttons:
            if wanted in (button.label, button.custom_id):
                return button
        raise LookupError(f"no button {wanted!r} among {[b.label for b in self.buttons]}")

    def select(self, wanted: str) -> Select:
        for select in self.selects:
            if wanted in (select.placeholder, select.custom_id):
                return select
        raise LookupError(f"no select {wanted!r} among {[s.placeholder for s in self.selects]}")


def _picture(item: Json) -> Picture:
    media = item["media"]
    size = media.get("width"), media.get("height")
    return Picture(media["url"], item.get("description") or "", *size)


@dataclass(frozen=True)
class Modal:
    """A form that is open before a person."""

    interaction_id: str
    raw: Json

    @property
    def title(self) -> str:
        return str(self.raw["title"])

    @property
    def custom_id(self) -> str:
        return str(self.raw["custom_id"])

    @property
    def fields(self) -> list[Json]:
        return fields_of(self.raw)


@dataclass(frozen=True)
class Choice:
    """One line of what an option offers while it is typed."""

    name: str
    value: str | int | float
