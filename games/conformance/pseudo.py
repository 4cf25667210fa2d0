"""A language in which no Latin letter is left: whatever still shows one was never translated."""

import re

from games.kernel.text import Text, Voice

_PLACEHOLDER = re.compile(r"(\{[^{}]*\})")


def disguise(template: str) -> str:
    """Every letter outside of placeholders becomes another script's."""
    parts = _PLACEHOLDER.split(template)
    return "".join(part if part.startswith("{") else _disguise(part) for part in parts)


def _disguise(words: str) -> str:
    return "".join("ш" if letter.isalpha() else letter for letter in words)


def disguise_plural(singular: str, plural: str, n: int) -> str:
    return disguise(singular if n == 1 else plural)


PSEUDO = Voice(disguise, disguise_plural, lambda seat: f"#{seat}")


def escapes(text: Text) -> str | None:
    """What a reader of the pseudo-language would still see in English."""
    shown = PSEUDO.render(text)
    return shown if re.search(r"[A-Za-z]", shown) else None
