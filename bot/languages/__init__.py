"""The languages of the house: English in the code, every other one in a catalogue here.

A catalogue is ``<code>.po`` in this folder. ``make messages`` collects the sentences of the whole
house into ``messages.pot`` and brings the catalogues up to date.
"""

from __future__ import annotations

import io
from functools import cache
from gettext import GNUTranslations
from pathlib import Path

import polib

from games.kernel.text import ENGLISH, Voice, bare
from games.kernel.written import in_language

FOLDER = Path(__file__).parent
DEFAULT = "en"


@cache
def codes() -> tuple[str, ...]:
    """The languages we speak, English first."""
    return (DEFAULT, *sorted(file.stem for file in FOLDER.glob("*.po")))


@cache
def own_name(code: str) -> str:
    """A language's name in itself: its catalogue's *Language-Team*."""
    if code == DEFAULT:
        return "English"
    return _catalogue(code).info().get("language-team", code) if code in codes() else code


@cache
def voice(code: str) -> Voice:
    """How this language is spoken; English for one we do not have."""
    language = code if code in codes() else code.partition("-")[0]
    if language == DEFAULT or language not in codes():
        return ENGLISH
    return speaking(_catalogue(language), language)


@cache
def _catalogue(language: str) -> GNUTranslations:
    return read_catalogue((FOLDER / f"{language}.po").read_text("utf-8"))


def read_catalogue(text: str) -> GNUTranslations:
    """From the text of a ``.po`` file."""
    return GNUTranslations(io.BytesIO(polib.pofile(text).to_binary()))


def speaking(catalogue: GNUTranslations, language: str) -> Voice:
    """A voice from a catalogue; sentences it lacks stay English."""

    def translate(sentence: str) -> str:
        said = catalogue.gettext(sentence)
        if said == sentence:
            said = catalogue.gettext(bare(sentence))
        return in_language(language, bare(sentence)) if said == bare(sentence) else said

    return Voice(translate, catalogue.ngettext, ENGLISH.name)
