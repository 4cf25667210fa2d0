"""The languages of the house: English in the code, every other one in a catalogue here.

A catalogue is ``<code>.po`` in this folder. ``make messages`` collects the sentences of the whole
house into ``messages.pot`` and brings the catalogues up to date.
"""

from __future__ import annotations

import io
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import IO

from babel import Locale, UnknownLocaleError
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from games.kernel.text import ENGLISH, Voice
from games.kernel.written import in_language

FOLDER = Path(__file__).parent
DEFAULT = "en"


@cache
def codes() -> tuple[str, ...]:
    """The languages we speak, English first."""
    return (DEFAULT, *sorted(file.stem for file in FOLDER.glob("*.po")))


@cache
def own_name(code: str) -> str:
    """A language's name in itself."""
    try:
        return (Locale.parse(code).get_display_name() or code).capitalize()
    except (UnknownLocaleError, ValueError):
        return code


@cache
def voice(code: str) -> Voice:
    """How this language is spoken; English for one we do not have."""
    language = code if code in codes() else code.partition("-")[0]
    if language == DEFAULT or language not in codes():
        return ENGLISH
    with (FOLDER / f"{language}.po").open("rb") as file:
        return read_voice(file, language)


def read_voice(file: IO[bytes], language: str) -> Voice:
    """A voice from a catalogue; sentences it lacks stay English."""
    compiled = io.BytesIO()
    write_mo(compiled, read_po(file, locale=language))
    compiled.seek(0)
    catalogue = GNUTranslations(compiled)

    def translate(sentence: str) -> str:
        said = catalogue.gettext(sentence)
        return in_language(language, sentence) if said == sentence else said

    return Voice(translate, catalogue.ngettext, ENGLISH.name)
