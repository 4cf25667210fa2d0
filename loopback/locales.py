"""The languages of Discord's clients, and commands as each of them shows them."""

from loopback.types import Json


def translated(command: Json, locale: str) -> Json:
    """Descriptions and choices in a language; names stay, for they are what is typed and sent."""
    shown = dict(command)
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
