"""Emoji by Unicode's own list: what is none, or more than one, no button bears."""

import discord
import pytest

from loopback import Loopback
from loopback.emoji import is_emoji, known
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.test_trouble import general

EMOJI = ["🐙", "↩️", "↩", "❤️", "🏴‍☠️", "👩🏽‍🚀", "🇮🇹", "🇦", "1️⃣", "🏳️‍🌈", "🃏"]
NONE = {
    "the back of a card": "🂠",
    "two": "🐙🐙",
    "a letter": "ß",
    "an arrow that is text": "→",
    "a word": "octopus",
    "a skin on a car": "🚗🏽",
    "nothing but the face": "\ufe0f",
    "half a flag with an octopus": "🇮🐙",
}


@pytest.mark.parametrize("sign", EMOJI)
async def test_a_button_bears_an_emoji(discord_world: Loopback, start: Start, sign: str) -> None:
    bot = await start(TinyBot())
    view = discord.ui.View().add_item(discord.ui.Button(emoji=sign, custom_id="a"))
    await general(bot).send("look", view=view)


@pytest.mark.parametrize("sign", NONE.values(), ids=NONE)
async def test_no_button_bears_anything_else(
    discord_world: Loopback, start: Start, sign: str
) -> None:
    bot = await start(TinyBot())
    partial = discord.PartialEmoji(name=sign)
    view = discord.ui.View().add_item(discord.ui.Button(emoji=partial, custom_id="a"))
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await general(bot).send("look", view=view)
    assert not await discord_world.person("Marina").read("#general")


def test_the_list_is_unicodes() -> None:
    """Some thirteen hundred signs, all else made of several; a plain digit is none by itself."""
    single = [one for one in known() if len(one) == 1]
    assert len(known()) > 3700
    assert len(single) > 1300
    assert not any(one.isascii() for one in known())
    assert not any("\ufe0f" in one for one in known())
    assert not is_emoji("")
