"""Selects of all kinds, in messages and in modals."""

from loopback.checks.commands import CHANNEL_TYPES
from loopback.checks.kinds import (
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    STRING_SELECT,
    USER_SELECT,
)
from loopback.checks.reader import Reader
from loopback.form import Form
from loopback.types import Json

DEFAULT_TYPES = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}


def read_select(reader: Reader, form: Form, component: Json, *, in_modal: bool = False) -> Json:
    reader.custom_id(form, component)
    if placeholder := form.text("placeholder", 150):
        component["placeholder"] = placeholder
    _read_counts(form, component)
    if component["type"] == STRING_SELECT:
        component["options"] = read_options(reader, form, 1, 25, emoji=True)
        _check_counts(form, component)
    else:
        _read_defaults(form, component)
    if component["type"] == CHANNEL_SELECT and form.has("channel_types"):
        component["channel_types"] = form.choices("channel_types", CHANNEL_TYPES, 30)
    _read_switch(form, component, in_modal=in_modal)
    return component


def _read_switch(form: Form, component: Json, *, in_modal: bool) -> None:
    """A select can be disabled in a message, and required in a modal."""
    disabled, required = form.flag("disabled"), form.flag("required")
    if in_modal:
        component["required"] = required is not False
        if disabled:
            form.fault(("disabled",), "COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in modals")
    elif disabled:
        component["disabled"] = True


def _read_counts(form: Form, component: Json, most: int = 25) -> None:
    least = form.integer("min_values", 0, most)
    highest = form.integer("max_values", 1, most)
    component["min_values"] = 1 if least is None else least
    component["max_values"] = 1 if highest is None else highest
    if component["min_values"] > component["max_values"]:
        message = "min_values cannot be greater than max_values"
        form.fault(("min_values",), "COMPONENT_MIN_VALUES_GREATER_THAN_MAX", message)


def _check_counts(form: Form, component: Json) -> None:
    options = component["options"]
    if options and component["max_values"] > len(options):
        message = f"max_values cannot be greater than the number of options ({len(options)})"
        form.fault(("max_values",), "COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS", message)
    if sum(option.get("default", False) for option in options) > component["max_values"]:
        message = "More options are selected by default than can be selected"
        form.fault(("options",), "COMPONENT_TOO_MANY_DEFAULTS", message)


def read_options(reader: Reader, form: Form, least: int, most: int, *, emoji: bool) -> list[Json]:
    """The options of a string select, a radio group or a checkbox group."""
    options: list[Json] = []
    values: set[str] = set()
    for given in form.forms("options", most, least=least, required=True):
        option = _read_option(reader, given, emoji=emoji)
        if option["value"] in values:
            message = "The specified option value is already used"
            given.fault(("value",), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option["value"])
        options.append(option)
    return options


def _read_option(reader: Reader, form: Form, *, emoji: bool) -> Json:
    option: Json = {
        "label": form.text("label", 100, least=1, required=True),
        "value": form.text("value", 100, least=1, required=True),
    }
    if description := form.text("description", 100):
        option["description"] = description
    if form.flag("default"):
        option["default"] = True
    if emoji and (picture := reader.emoji(form)):
        option["emoji"] = picture
    return option


def _read_defaults(form: Form, component: Json) -> None:
    allowed = DEFAULT_TYPES[component["type"]]
    defaults = []
    for given in form.forms("default_values", 25):
        kind, thing = given.text("type"), given.snowflake("id", required=True)
        if kind not in allowed:
            message = f"Value must be one of {allowed}."
            given.fault(("type",), "BASE_TYPE_CHOICES", message)
        defaults.append({"type": kind, "id": thing})
    if len(defaults) > component["max_values"]:
        message = "More values are selected by default than can be selected"
        form.fault(("default_values",), "COMPONENT_TOO_MANY_DEFAULTS", message)
    if defaults:
        component["default_values"] = defaults
