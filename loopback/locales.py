"""The languages of Discord's clients, and commands as each of them shows them."""

from loopback.types import Json


def translated(command: Json, locale: str) -> Json:
    """Names, descriptions and choices in a language. ``name`` stays, for it is what is sent; what
    is shown and typed is ``name_localized``, as Discord calls it."""
    shown = dict(command)
    if locale in (command.get("name_localizations") or {}):
        shown["name_localized"] = command["name_localizations"][locale]
    if locale in (command.get("description_localizations") or {}):
        shown["description"] = command["description_localizations"][locale]
    if command.get("options"):
        shown["options"] = [translated(option, locale) for option in command["options"]]
    if command.get("choices"):
        shown["choices"] = [_choice(choice, locale) for choice in command["choices"]]
    return shown


def _choice(choice: Json, locale: str) -> Json:
    name = (choice.get("name_localizations") or {}).get(locale, choice["name"])
    return choice | {"name": name}
