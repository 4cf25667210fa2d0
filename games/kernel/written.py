"""What authors of packs say in other languages, found by what they say in their own.

The house's own sentences are asked for first, so that no pack speaks for the house; among packs,
whoever came first is heard.
"""

from __future__ import annotations

from collections.abc import Mapping

_SAID: dict[str, dict[str, str]] = {}


def teach(language: str, sentences: Mapping[str, str]) -> None:
    """From now on these are known."""
    known = _SAID.setdefault(language, {})
    for sentence, said in sentences.items():
        known.setdefault(sentence, said)


def in_language(language: str, sentence: str) -> str:
    """The sentence in this language, or as it was written."""
    return _SAID.get(language, {}).get(sentence, sentence)
