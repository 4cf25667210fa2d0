"""What the first press needs is read and drawn before it comes."""

from __future__ import annotations

import asyncio

from bot import languages
from bot.config import Settings
from bot.display.kept_pictures import open_pictures
from bot.display.painters import Painters
from bot.display.pictures import Studio
from bot.memory import settle


async def warm_up(studio: Studio, settings: Settings, painters: Painters | None) -> None:
    """Painters warm up by themselves; only films are drawn here then."""
    read_languages()
    pictures = settings.files / "pictures"
    if painters is None:
        await studio.warm_up(pictures)
    else:
        await asyncio.to_thread(open_pictures, pictures)
    settle()


def read_languages() -> None:
    for code in languages.codes():
        languages.own_name(code)
