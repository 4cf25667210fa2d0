"""Modals: a title, and up to five fields."""

from collections.abc import Callable

from loopback.checks import kinds
from loopback.checks.reader import Reader
from loopback.checks.selects import read_options, read_select
from loopback.form import Form
from loopback.types import Json

MOST_FIELDS = 5
TOP_LEVEL = (kinds.ROW, kinds.TEXT, kinds.LABEL)


def read_modal(form: Form, knows_emoji: Callable[[str], bool]) -> Json:
    """The modal as the person sees it."""
    reader = Reader(form.errors, knows_emoji)
    modal = {
        "custom_id": form.text("custom_id", 100, least=1, required=True),
        "title": form.text("title", 45, least=1, required=True),
        "components": _read_top(reader, form),
    }
    reader.finish()
    return modal


def _read_top(reader: Reader, form: Form) -> list[Json]:
    found = []
    given = form.forms("components", MOST_FIELDS, least=1, required=True)
    for child in given:
        component = reader.start(child, TOP_LEVEL)
        if component is not None:
            found.append(_read_one(reader, child, component))
    return found


def _read_one(reader: Reader, form: Form, component: Json) -> Json:
    match component["type"]:
        case kinds.ROW:
            return _row(reader, form, component)
        case kinds.LABEL:
            return _label(reader, form, component)
    component["content"] = form.text("content", 4000, least=1, required=True)
    return component


def _row(reader: Reader, form: Form, component: Json) -> Json:
    """The older way: a row holds one text input, which carries its own label."""
    component["components"] = []
    for child in form.forms("components", 1, least=1, required=True):
        if field := reader.start(child, (kinds.TEXT_INPUT,)):
            component["components"].append(_text_input(reader, child, field))
            field["label"] = child.text("label", 45, least=1, required=True)
    return component


def _label(reader: Reader, form: Form, component: Json) -> Json:
    component["label"] = form.text("label", 45, least=1, required=True)
    component["description"] = form.text("description", 100, least=1)
    child = form.form("component", required=True)
    if child and (field := reader.start(child, kinds.IN_LABEL)):
        component["component"] = _field(reader, child, field)
    return component


def _field(reader: Reader, form: Form, field: Json) -> Json:
    if field["type"] in kinds.SELECTS:
        return read_select(reader, form, field, in_modal=True)
    if field["type"] == kinds.TEXT_INPUT:
        return _text_input(reader, form, field)
    return _choice_field(reader, form, field)


def _text_input(reader: Reader, form: Form, field: Json) -> Json:
    reader.custom_id(form, field)
    field["style"] = form.choice("style", (1, 2), required=True)
    field["label"] = None
    field["required"] = form.flag("required") is not False
    field["min_length"] = form.integer("min_length", 0, 4000)
    field["max_length"] = form.integer("max_length", 1, 4000)
    if value := form.text("value", 4000):
        field["value"] = value
    if placeholder := form.text("placeholder", 100):
        field["placeholder"] = placeholder
    _check_lengths(form, field)
    return field


def _check_lengths(form: Form, field: Json) -> None:
    least, most = field["min_length"] or 0, field["max_length"] or 4000
    if least > most:
        message = "min_length cannot be greater than max_length"
        form.fault(("min_length",), "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX", message)
    if len(field.get("value", "")) > most:
        form.errors.too_long((*form.path, "value"), most)


def _choice_field(reader: Reader, form: Form, field: Json) -> Json:
    """File uploads, radio groups and checkboxes."""
    reader.custom_id(form, field)
    kind = field["type"]
    if kind == kinds.CHECKBOX:
        field["default"] = bool(form.flag("default"))
        return field
    field["required"] = form.flag("required") is not False
    if kind == kinds.RADIO_GROUP:
        field["options"] = read_options(reader, form, 2, 10, emoji=False)
        return field
    most = 10
    if kind == kinds.CHECKBOX_GROUP:
        field["options"] = read_options(reader, form, 1, 10, emoji=False)
        most = len(field["options"])
    least, highest = form.integer("min_values", 0, 10), form.integer("max_values", 1, 10)
    field["min_values"] = 1 if least is None else least
    field["max_values"] = highest or (1 if kind == kinds.FILE_UPLOAD else most)
    return field
