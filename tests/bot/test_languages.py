"""Every sentence the bot shows can be translated, and a catalogue is spoken as it is written."""

import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from babel.messages.extract import extract_from_dir
from discord import app_commands

from bot import languages
from bot.display import lobby as lobby_panels
from bot.display import pages
from bot.display.board import board_panel, past_panel
from bot.display.ending import ended_panel, ending_panel
from bot.display.hand import private_panel
from bot.display.lobby import lobby_panel
from bot.display.log import log_page
from bot.display.parts import Menu, Row, Sheet, Words
from bot.game_options import choices, value_name
from bot.host import Host, Lobby, Table
from bot.languages.collect import collect
from bot.languages.commands import CommandTranslator
from bot.wording import Wording
from games.catalog import HOUSE, find_game
from games.conformance.pseudo import PSEUDO
from games.kernel import SILENCE, N, Seat, T
from tests.bot.conftest import FINN, MARINA, choose, start
from tests.bot.lanterns_pictures import RENDERER

ROOT = Path(__file__).parents[2]
CATALOGUE = """
msgid ""
msgstr ""
"Language: de\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "{who} dives."
msgstr "{who} taucht."

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} Karte"
msgstr[1] "{n} Karten"
"""


def shown(sheet: Sheet) -> Iterator[str]:
    """All words of a message that a person can read."""
    for part in sheet.every():
        if isinstance(part, Words):
            yield part.text
        elif isinstance(part, Row):
            yield from (button.label for button in part.buttons)
        elif isinstance(part, Menu):
            yield part.placeholder
            yield from (item.label for item in part.items)


def english(words: str) -> str:
    """What is left after names of people, marks of time, ids and seeds are taken out."""
    return re.sub(r"<[@#t:R\d]+>|`[0-9a-z ]+`|P\d+", "", words)


async def finished(host: Host) -> Table:
    table = await start(host, MARINA, FINN)
    while table.match.ask is not None:
        await choose(host, table, (MARINA, FINN)[table.match.ask.seats[0]], "roll")
    return table


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.wording.voice", lambda _: PSEUDO)


async def test_no_sentence_of_the_bot_escapes_translation(host: Host) -> None:
    table = await start(host, MARINA, autopilots=1)
    wording = Wording("xx", table.seats)
    entries = await host.store.entries(table.id)
    lobby = Lobby(table.campaign, table.rows)
    sheets = [
        board_panel(table, wording),
        past_panel(table, wording),
        private_panel(table, 0, wording),
        private_panel(table, 1, wording),
        ended_panel(table, wording),
        lobby_panel(lobby, wording, 5),
        lobby_panels.closed_lobby(lobby, wording, [], T("Closed.")),
        log_page(table.id, entries, [0], wording, 0),
        pages.rules_page("lanterns", RENDERER.rules_pages(), 0, wording),
        pages.help_page(wording),
        pages.vote_panel(table.id, 3, (1, "P1"), "`x`", (1, 2), wording),
        pages.campaign_list(await host.store.in_guild(table.campaign.guild), wording, 0),
    ]
    over = await finished(host)
    sheets.append(ending_panel(over, Wording("xx", over.seats)))
    for sheet in sheets:
        for words in shown(sheet):
            assert not re.search("[A-Za-z]", english(words)), words


def test_a_catalogue_is_spoken_as_it_is_written() -> None:
    voice = languages.speaking(languages.read_catalogue(CATALOGUE), "de").named(["Anna"])
    assert voice.render(T("{who} dives.", who=Seat(0))) == "Anna taucht."
    assert voice.render(N("{n} card", "{n} cards", n=1)) == "1 Karte"
    assert voice.render(N("{n} card", "{n} cards", n=3)) == "3 Karten"
    assert voice.render(T("Unknown")) == "Unknown"


def test_a_language_we_do_not_have_is_english() -> None:
    assert languages.voice("xx") is languages.voice("en")
    assert languages.voice("en-GB") is languages.voice("en")
    assert languages.own_name("de") == "Deutsch"


def collected(room: str) -> set[object]:
    found = extract_from_dir(
        str(ROOT / room),
        [("**.py", collect)],
        keywords={"T": None, "N": (1, 2), "X": ((1, "c"), 2)},
    )
    return {message[2] for message in found}


def test_babel_finds_the_sentences() -> None:
    found = collected("bot")
    assert "Hand" in found
    assert "This table is paused. Anyone who plays here can resume it." in found
    assert any(isinstance(one, tuple) and "players are needed" in one[1] for one in found)


def test_descriptions_of_commands_and_their_arguments_are_found() -> None:
    found = collected("bot")
    assert (
        "A file from /dive tables export, or a pack (zip or YAML). Leave it out to list packs"
        in found
    )
    assert "All tables on this server, and where they are" in found


@pytest.mark.parametrize("game_id", HOUSE)
def test_every_label_of_a_games_options_is_found(game_id: str) -> None:
    found = collected(f"games/{game_id}")
    for field in find_game(game_id).Options.model_fields.values():
        assert field.title in found
        assert field.description in found
        assert found.issuperset(value_name(field, value) for value in choices(field) or ())


async def test_commands_are_described_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.languages.commands.voice", lambda _: PSEUDO)
    where = app_commands.TranslationContextLocation.command_description
    context = app_commands.TranslationContext(where, None)
    words = app_commands.locale_str("Board games of the deep")
    told = await CommandTranslator().translate(words, discord.Locale.german, context)
    assert told == PSEUDO.translate("Board games of the deep")


def test_nothing_is_said_in_every_language() -> None:
    voice = languages.speaking(languages.read_catalogue(CATALOGUE), "de")
    assert voice.render(SILENCE) == ""
