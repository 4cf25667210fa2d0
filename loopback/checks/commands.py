"""Application commands: names, descriptions, options, and all their limits."""

import math
import re

from loopback.form import Form
from loopback.types import Json

CHAT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
HANDLERS = (1, 2)
"""Who opens the Activity that an Entry Point leads to: the app, or Discord itself."""
SUB, GROUP, STRING, INTEGER, BOOLEAN, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 7, 10
NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
LOCALES = frozenset(
    (
        "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
        "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
        "th", "zh-CN", "ja", "zh-TW", "ko",
    )
)  # fmt: skip
MOST_COMMANDS, MOST_MENUS, MOST_OPTIONS, MOST_LETTERS = 100, 15, 25, 8000


def read_command(form: Form, partial: Json | None = None) -> Json:
    """A command as it is kept, without its ids; `partial` is the one being changed."""
    if partial is not None:
        form = Form(partial | form.data, form.errors, form.path)
    kind = form.choice("type", (CHAT, USER, MESSAGE, ENTRY_POINT)) or CHAT
    command: Json = {"type": kind, "name": _name(form, kind)}
    if kind == ENTRY_POINT:
        command["handler"] = form.choice("handler", HANDLERS, required=True)
    elif form.choice("handler", HANDLERS):
        form.refuse_left_out("handler")
    command["description"] = _description(form, kind)
    command["nsfw"] = bool(form.flag("nsfw"))
    command["default_member_permissions"] = _permissions(form)
    command["contexts"] = form.choices("contexts", range(3), 3) or None
    command["integration_types"] = form.choices("integration_types", range(2), 2) or [0]
    command["dm_permission"] = form.flag("dm_permission") is not False
    _localizations(form, command, plain=kind == CHAT)
    if kind == CHAT:
        _read_options_into(form, command)
        _check_size(form, command)
    elif form.has("options"):
        message = "Context menu commands cannot have options"
        form.fault(("options",), "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", message)
    return command


def _name(form: Form, kind: int) -> str | None:
    name = form.text("name", 32, least=1, required=True)
    if name is None or kind != CHAT:
        return name
    return name if _valid(form, name) else None


def _valid(form: Form, name: str) -> bool:
    good = _well_formed(name)
    if not good:
        form.fault(("name",), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return good


def _well_formed(name: str) -> bool:
    return bool(NAME.fullmatch(name)) and name == name.lower()


def _description(form: Form, kind: int) -> str | None:
    if kind == CHAT:
        return form.text("description", 100, least=1, required=True)
    if form.text("description"):
        message = "Context menu commands cannot have description"
        form.fault(("description",), "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", message)
    return ""


def _permissions(form: Form) -> str | None:
    bits = form.integer("default_member_permissions", 0)
    return None if bits is None else str(bits)


def _localizations(form: Form, command: Json, *, plain: bool = True) -> None:
    """Words in other languages; `plain` says that a name must be one without blanks."""
    for key in ("name_localizations", "description_localizations"):
        words = form.form(key)
        if words is None:
            continue
        for locale in words.data.keys() - LOCALES:
            words.fault((locale,), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid locale.')
        is_name = key == "name_localizations"
        command[key] = {
            locale: words.text(locale, 32 if is_name else 100, least=1) for locale in words.data
        }
        if is_name and plain:
            _check_translated_names(words)


def _check_translated_names(words: Form) -> None:
    """What a command or an option is called elsewhere keeps the rules of its own name."""
    for locale, name in words.data.items():
        if isinstance(name, str) and not _well_formed(name):
            code = "APPLICATION_COMMAND_INVALID_NAME"
            words.fault((locale,), code, "Command name is invalid")


def _read_options_into(form: Form, holder: Json) -> None:
    """Options with unique names, the required ones first, or else subcommands only."""
    options = [_option(given) for given in form.forms("options", MOST_OPTIONS)]
    names = [option["name"] for option in options]
    if len(set(names)) < len(names):
        message = "Option names must be unique"
        form.fault(("options",), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
    _check_order(form, options)
    if options:
        holder["options"] = options


def _check_order(form: Form, options: list[Json]) -> None:
    optional = False
    for index, option in enumerate(options):
        if option["type"] in (SUB, GROUP):
            continue
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            form.fault(("options", index), code, message)
        optional = optional or not option.get("required")
    subs = sum(option["type"] in (SUB, GROUP) for option in options)
    if 0 < subs < len(options):
        message = (
            "Sub-command and sub-command group option types are mutually exclusive to all others"
        )
        form.fault(("options",), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _option(form: Form) -> Json:
    kind = form.choice("type", range(1, 12), required=True) or STRING
    option: Json = {"type": kind, "name": form.text("name", 32, least=1, required=True)}
    if option["name"] is not None:
        _valid(form, option["name"])
    option["description"] = form.text("description", 100, least=1, required=True)
    _localizations(form, option)
    if kind in (SUB, GROUP):
        _read_nested(form, option)
    else:
        _read_plain(form, option)
    return option


def _read_nested(form: Form, option: Json) -> None:
    """A group holds subcommands; a subcommand holds plain options. No deeper."""
    _read_options_into(form, option)
    inner = {child["type"] for child in option.get("options", ())}
    if option["type"] == GROUP and not inner:
        form.errors.required((*form.path, "options"))
    wrong = inner - {SUB} if option["type"] == GROUP else inner & {SUB, GROUP}
    if wrong:
        message = "Invalid option type for this place"
        form.fault(("options",), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _read_plain(form: Form, option: Json) -> None:
    if form.flag("required"):
        option["required"] = True
    if form.flag("autocomplete"):
        option["autocomplete"] = True
        if option["type"] not in (STRING, INTEGER, NUMBER):
            message = "Autocomplete is not allowed for this option type"
            code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_NOT_ALLOWED"
            form.fault(("autocomplete",), code, message)
    _read_choices(form, option)
    _read_bounds(form, option)
    if option["type"] == CHANNEL and form.has("channel_types"):
        option["channel_types"] = form.choices("channel_types", CHANNEL_TYPES, 30)


def _read_choices(form: Form, option: Json) -> None:
    choices = [read_choice(given, option["type"]) for given in form.forms("choices", 25)]
    if not choices:
        return
    if option["type"] not in (STRING, INTEGER, NUMBER):
        message = "Choices are not allowed for this option type"
        form.fault(("choices",), "APPLICATION_COMMAND_OPTIONS_CHOICES_NOT_ALLOWED", message)
    if option.get("autocomplete"):
        message = "Autocomplete options cannot have choices"
        form.fault(("choices",), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", message)
    names = [choice["name"] for choice in choices]
    if len(set(names)) < len(names):
        message = "Choice names must be unique"
        form.fault(("choices",), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", message)
    option["choices"] = choices


def read_choice(form: Form, kind: int) -> Json:
    """A choice of an option, or of an autocomplete answer."""
    choice: Json = {"name": form.text("name", 100, least=1, required=True)}
    if kind == STRING:
        choice["value"] = form.text("value", 100, required=True)
        if not isinstance(form.data.get("value", ""), str):
            message = f'Could not interpret "{form.data["value"]!r}" as string.'
            form.fault(("value",), "STRING_TYPE_CONVERT", message)
    elif kind == INTEGER:
        choice["value"] = form.integer("value", required=True)
    elif form.require("value"):
        choice["value"] = finite(form, "value")
    _localize_choice(form, choice)
    return choice


def _localize_choice(form: Form, choice: Json) -> None:
    """A choice may be called anything, at any length that its own name may have."""
    if words := form.form("name_localizations"):
        for locale in words.data.keys() - LOCALES:
            words.fault((locale,), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid locale.')
        choice["name_localizations"] = {at: words.text(at, 100, least=1) for at in words.data}


def finite(form: Form, key: str) -> float | None:
    value = form.number(key)
    if value is not None and not math.isfinite(value):
        form.fault((key,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        return None
    return value


def _read_bounds(form: Form, option: Json) -> None:
    kind = option["type"]
    for key in ("min_value", "max_value"):
        bound = form.integer(key) if kind == INTEGER else finite(form, key)
        if kind in (INTEGER, NUMBER) and bound is not None:
            option[key] = bound
    for least_key, most_key in (("min_value", "max_value"), ("min_length", "max_length")):
        least, most = form.data.get(least_key), form.data.get(most_key)
        if isinstance(least, int | float) and isinstance(most, int | float) and least > most:
            message = f"{least_key} must be less than or equal to {most_key}"
            form.fault((least_key,), "APPLICATION_COMMAND_OPTIONS_INVALID_RANGE", message)
    for key, least in (("min_length", 0), ("max_length", 1)):
        if kind == STRING and (length := form.integer(key, least, 6000)) is not None:
            option[key] = length


def _check_size(form: Form, command: Json) -> None:
    """All names, descriptions and choice values of a command together."""
    if _letters(command) > MOST_LETTERS:
        message = f"Command exceeds maximum size ({MOST_LETTERS})"
        form.fault((), "APPLICATION_COMMAND_TOO_LARGE", message)


def _letters(part: Json) -> int:
    own = _longest(part, "name") + _longest(part, "description")
    choices = sum(_longest(c, "name") + len(str(c.get("value"))) for c in part.get("choices", ()))
    return own + choices + sum(map(_letters, part.get("options", ())))


def _longest(part: Json, key: str) -> int:
    """Of a word and its translations the longest counts."""
    translated = part.get(f"{key}_localizations", {}).values()
    return max(len(word or "") for word in (part.get(key), *translated))
