"""The components of a message: classic rows, and everything of Components V2."""

from collections.abc import Callable, Collection

from loopback.checks import kinds
from loopback.checks.reader import Reader
from loopback.checks.selects import read_select
from loopback.form import Form
from loopback.types import Json

LINK, PREMIUM = 5, 6


def read_components(form: Form, *, v2: bool, knows_emoji: Callable[[str], bool]) -> list[Json]:
    """The components as they are kept and shown, or faults in the form."""
    reader = Reader(form.errors, knows_emoji)
    allowed, most = (kinds.TOP_LEVEL, 40) if v2 else (kinds.CLASSIC, 5)
    found = _children(reader, form, allowed, most)
    reader.finish()
    return found


def _children(
    reader: Reader, form: Form, allowed: Collection[int], most: int, least: int = 0
) -> list[Json]:
    given = form.forms("components", most, least=least, required=least > 0)
    return [c for child in given if (c := _component(reader, child, allowed))]


def _component(reader: Reader, form: Form, allowed: Collection[int]) -> Json | None:
    component = reader.start(form, allowed)
    if component is None:
        return None
    if component["type"] in kinds.SELECTS:
        return read_select(reader, form, component)
    return READERS[component["type"]](reader, form, component)


def _row(reader: Reader, form: Form, component: Json) -> Json:
    """Up to five buttons, or one select, which is as wide as five."""
    component["components"] = _children(reader, form, (kinds.BUTTON, *kinds.SELECTS), 5, least=1)
    width = 0
    for index, child in enumerate(component["components"]):
        width += 5 if child["type"] in kinds.SELECTS else 1
        if width > 5:
            message = "The specified component exceeds the maximum width"
            form.fault(("components", index), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    return component


def _button(reader: Reader, form: Form, component: Json) -> Json:
    style = form.choice("style", range(1, 7), required=True)
    component["style"] = style
    label, emoji = form.text("label", 80), reader.emoji(form)
    if label:
        component["label"] = label
    if emoji:
        component["emoji"] = emoji
    if form.flag("disabled"):
        component["disabled"] = True
    if style == PREMIUM:
        form.fault(("sku_id",), "BUTTON_COMPONENT_INVALID_SKU", "Unknown SKU")
    elif style is not None:
        _button_face_and_target(reader, form, component)
    return component


def _button_face_and_target(reader: Reader, form: Form, component: Json) -> None:
    blank = not str(form.data.get("label") or "").strip()
    if blank and not form.has("emoji"):
        message = "A button must have a label or an emoji"
        form.fault((), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
    if component["style"] == LINK:
        _link_target(form, component)
        return
    if form.has("url"):
        message = "A custom id and url cannot both be specified"
        form.fault(("url",), "BUTTON_COMPONENT_URL_NOT_ALLOWED", message)
    if form.has("custom_id"):
        reader.custom_id(form, component)
    else:
        message = "A custom id is required"
        form.fault(("custom_id",), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message)


def _link_target(form: Form, component: Json) -> None:
    component["url"] = web_address(form, "url", 512)
    if form.has("custom_id"):
        message = "A custom id and url cannot both be specified"
        form.fault(("custom_id",), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", message)


def web_address(form: Form, key: str, most: int = 2048, *, attachments: bool = False) -> str | None:
    schemes = ("http", "https", "discord", *(("attachment",) if attachments else ()))
    url = form.text(key, most, least=1, required=True)
    if url is None:
        return None
    scheme, _, rest = url.partition("://")
    if scheme.lower() in schemes and rest and not rest.startswith("/"):
        return url
    listed = ", ".join(f"'{scheme}'" for scheme in schemes)
    message = f'Scheme "{scheme[:20].lower()}" is not supported. Scheme must be one of ({listed}).'
    form.fault((key,), "URL_TYPE_INVALID_SCHEME", message)
    return None


def _section(reader: Reader, form: Form, component: Json) -> Json:
    """One to three texts, with a button or a thumbnail beside them."""
    component["components"] = _children(reader, form, (kinds.TEXT,), 3, least=1)
    if accessory := form.form("accessory", required=True):
        allowed = (kinds.BUTTON, kinds.THUMBNAIL)
        component["accessory"] = _component(reader, accessory, allowed)
    return component


def _text(reader: Reader, form: Form, component: Json) -> Json:
    content = form.text("content", 4000, least=1, required=True) or ""
    reader.words(content)
    component["content"] = content
    return component


def _media(form: Form, component: Json, key: str = "media") -> None:
    if media := form.form(key, required=True):
        component[key] = {"url": web_address(media, "url", attachments=True)}
    component["spoiler"] = bool(form.flag("spoiler"))


def _thumbnail(reader: Reader, form: Form, component: Json) -> Json:
    del reader
    _media(form, component)
    component["description"] = form.text("description", 1024, least=1)
    return component


def _gallery(reader: Reader, form: Form, component: Json) -> Json:
    component["items"] = [
        _thumbnail(reader, item, {}) for item in form.forms("items", 10, least=1, required=True)
    ]
    return component


def _file(reader: Reader, form: Form, component: Json) -> Json:
    """A file is always one that came with the message."""
    del reader
    _media(form, component, "file")
    url = component.get("file", {}).get("url")
    if url and not url.startswith("attachment://"):
        message = "Only attachment references are supported"
        form.fault(("file", "url"), "UNFURLED_MEDIA_ITEM_REFERENCE_REQUIRED", message)
    component |= {"name": None, "size": None}
    return component


def _separator(reader: Reader, form: Form, component: Json) -> Json:
    del reader
    component["spacing"] = form.choice("spacing", (1, 2)) or 1
    component["divider"] = form.flag("divider") is not False
    return component


def _container(reader: Reader, form: Form, component: Json) -> Json:
    component["accent_color"] = form.integer("accent_color", 0, 0xFFFFFF)
    component["spoiler"] = bool(form.flag("spoiler"))
    component["components"] = _children(reader, form, kinds.IN_CONTAINER, 40, least=1)
    return component


READERS: dict[int, Callable[[Reader, Form, Json], Json]] = {
    kinds.ROW: _row,
    kinds.BUTTON: _button,
    kinds.SECTION: _section,
    kinds.TEXT: _text,
    kinds.THUMBNAIL: _thumbnail,
    kinds.GALLERY: _gallery,
    kinds.FILE: _file,
    kinds.SEPARATOR: _separator,
    kinds.CONTAINER: _container,
}
