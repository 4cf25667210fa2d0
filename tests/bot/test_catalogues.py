"""What must hold for every language we speak: complete, true to its placeholders, short enough."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from string import Formatter
from typing import Any

import discord
import pytest
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from bot import languages
from bot.display.board import board_panel
from bot.display.explain import more_page
from bot.display.pages import help_page
from bot.display.settings_form import SettingsForm
from bot.host import Host
from bot.languages.collect import collect, command_labels
from bot.store import GuildSettings
from bot.wording import Wording
from games.catalog import HOUSE, find_game
from games.kernel.text import Text, Voice, X
from renderers.conformance.gallery import NAMES, every_kind, play
from renderers.emblems import cabinet
from renderers.text import Written, watching
from renderers.theme import SMALL
from renderers.words import speaking
from tests.bot.conftest import MARINA, start
from tests.bot.test_languages import shown
from tests.bot.test_limits import check, check_game, table_of

ROOT = Path(__file__).parents[2]
TRANSLATED = [code for code in languages.codes() if code != languages.DEFAULT]

every_language = pytest.mark.parametrize("code", TRANSLATED)
every_game = pytest.mark.parametrize("game", HOUSE)
told_by_code = pytest.mark.parametrize("game", [game for game in HOUSE if game != "sleeping_gods"])


@cache
def messages(code: str) -> tuple[Message, ...]:
    with (languages.FOLDER / f"{code}.po").open("rb") as file:
        return tuple(message for message in read_po(file, locale=code) if message.id)


def forms(words: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """One sentence, or the forms of a counted one."""
    return (words,) if isinstance(words, str) else tuple(words)


def placeholders(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name is not None}


def said(room: str) -> set[str]:
    """The sentences of a room as they are in the code today."""
    found = extract_from_dir(
        str(ROOT / room),
        [("**.py", collect)],
        keywords={"T": None, "N": (1, 2), "X": ((1, "c"), 2)},
    )
    return {forms(message[2])[0] for message in found}


@every_language
def test_a_catalogue_compiles_and_speaks(code: str) -> None:
    voice = languages.voice(code)
    assert voice.render(Text("Take my seat back")) != "Take my seat back"


@every_language
def test_every_translation_has_the_placeholders_of_its_sentence(code: str) -> None:
    for message in messages(code):
        wanted = placeholders(forms(message.id)[-1])
        *few, many = forms(message.string)
        assert placeholders(many) == wanted, message.id
        assert all(placeholders(one) <= wanted for one in few), message.id
        assert placeholders(forms(message.id)[0]) <= placeholders(forms(message.string)[0])


@every_language
def test_nothing_is_only_guessed(code: str) -> None:
    assert [message.id for message in messages(code) if message.fuzzy] == []


@every_language
def test_a_single_word_tells_translators_where_it_stands(code: str) -> None:
    """`make messages` writes it above each one, by the first line of its file."""
    alone = [one for one in messages(code) if isinstance(one.id, str) and " " not in one.id]
    silent = [one for one in alone if not (one.context or one.user_comments or one.auto_comments)]
    assert len(alone) > 400
    assert [one.id for one in silent] == []


def test_a_word_with_two_meanings_has_two_translations() -> None:
    ends = X("a moderator ends a table", "End")
    assert [languages.voice(code).render(ends) for code in ("en", "de")] == ["End", "Beenden"]
    assert languages.voice("de").render(X("nobody translated this", "End")) == "Ende"


@pytest.mark.languages
@every_language
def test_a_catalogue_is_complete(code: str) -> None:
    """Its own check, `make languages`: a sentence that is missing is shown in English meanwhile."""
    known = {forms(message.id)[0] for message in messages(code) if all(forms(message.string))}
    wanted = {sentence for room in ("bot", "games", "renderers") for sentence in said(room)}
    lacking = sorted(wanted - known)
    assert not lacking, f"{code} lacks {len(lacking)}; `make messages` adds them: {lacking}"


@every_language
@told_by_code
def test_a_game_says_nothing_that_a_catalogue_cannot_know(code: str, game: str) -> None:
    """Names of places such as A1 need no translation."""
    known = {form for message in messages(code) for form in forms(message.id)}
    asked: set[str] = set()
    voice = asking(asked)
    for match in islice(play(game, 1, autopilot=False), 120):
        for text in (*(line.text for line in match.lines), *texts(match.ask)):
            voice.render(text)
    assert not sorted(words for words in asked - known if len(words) > 2)


def asking(asked: set[str]) -> Voice:
    """A voice that notes what it would look up."""

    def translate(words: str) -> str:
        asked.add(words)
        return words

    return Voice(translate, lambda one, many, _: translate(one) and many, str)


def texts(ask: Any) -> Iterator[Text]:
    """All a player reads of a question."""
    if ask is not None:
        yield ask.prompt
        for option in ask:
            yield option.label
            yield from (text for text in (option.detail, option.group) if text is not None)


@every_language
@every_game
async def test_panels_are_within_the_limits_in_every_language(code: str, game: str) -> None:
    await check_game(game, seed=2, most=60, language=code)


@every_language
@every_game
def test_no_label_of_a_button_is_cut(code: str, game: str) -> None:
    luck = random.Random(3)
    for match in islice(play(game, 3, autopilot=False), 150):
        voice = languages.voice(code).named(
            ["Marina", "Finn", "Pearl", "Otto", "Zoe", "Kim", "Lea"]
        )
        if match.ask is not None:
            label = voice.render(luck.choice(match.ask.options).label)
            assert len(label) <= 80, label


@every_language
def test_forms_and_commands_keep_their_room(code: str) -> None:
    speak = languages.voice(code).translate
    for game in HOUSE:
        for field in find_game(game).Options.model_fields.values():
            assert len(speak(field.title or "")) <= 45, field.title
            assert len(speak(field.description or "")) <= 100, field.description
    check(help_page(Wording(code)))
    labels = labels_of_commands()
    assert "Board games of the deep" in labels
    assert [label for label in labels if len(speak(label)) > 100] == []


def labels_of_commands() -> set[str]:
    """What Discord shows beside a command and its arguments, while somebody types."""
    trees = (ast.parse(path.read_text("utf-8")) for path in (ROOT / "bot").rglob("*.py"))
    calls = (call for tree in trees for call in ast.walk(tree) if isinstance(call, ast.Call))
    return {label for call in calls for label in command_labels(call)}


def content_words(game: str) -> set[str]:
    """Words of a game's content, which speaks one language."""
    files = (ROOT / "games" / game).rglob("*.yaml")
    return {word for path in files for word in letters(path.read_text(encoding="utf-8"))}


@every_language
@every_game
def test_pictures_hold_the_words_of_every_language(code: str, game: str) -> None:
    """No word leaves its room, is cut off or broken in two; names and proper names may be."""
    heard = content_words(game)
    proper = {part for name in NAMES for part in letters(name)}
    with speaking(listening(code, heard, proper)), watching() as notes:
        pictures = list(every_kind(game))
    assert len(pictures) >= 4
    for written in notes:
        assert written.style.size >= SMALL, written.text
        assert is_inside(written), f"{written.text!r} leaves its room"
        for word in letters(written.text):
            whole = word in heard or any(name.startswith(word) for name in proper)
            assert whole, f"{word!r} of {written.text!r} is no whole word"


@every_language
@every_game
def test_no_title_of_a_badge_is_cut(code: str, game: str) -> None:
    voice = languages.voice(code)
    with speaking(voice), watching() as notes:
        cabinet(game, ())
    titles = {voice.render(badge.title) for badge in find_game(game).badges}
    assert titles <= {written.text for written in notes}


def listening(code: str, heard: set[str], proper: set[str]) -> Voice:
    """A voice that notes its words, apart from those that are the same in every language."""
    voice = languages.voice(code)

    def translate(words: str) -> str:
        told = voice.translate(words)
        (proper if told == words else heard).update(letters(told))
        return told

    def translate_plural(one: str, many: str, n: int) -> str:
        told = voice.translate_plural(one, many, n)
        heard.update(letters(told))
        return told

    return Voice(translate, translate_plural, voice.name)


def letters(words: str) -> list[str]:
    """Words of three letters and more, but no Roman numbers."""
    found = re.findall(r"[^\W\d_]{3,}", words)
    return [word.lower() for word in found if not re.fullmatch("[IVX]+", word)]


def is_inside(written: Written) -> bool:
    x0, y0, x1, y1 = written.ink
    left, top, right, bottom = written.room
    inside = left - 1 <= x0 and x1 <= right + 1 and top - 1 <= y0 and y1 <= bottom + 1
    wide, high = written.surface.width, written.surface.height
    return inside and x0 >= 0 and y0 >= 0 and x1 <= wide and y1 <= high


def test_a_drawing_that_speaks_is_kept_by_its_language() -> None:
    """It would be shown again to people of another language."""
    for path in (ROOT / "renderers").rglob("*.py"):
        for drawing in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(drawing, ast.FunctionDef) and is_kept(drawing):
                by_language = "tongue" in ast.unparse(drawing.decorator_list[0])
                assert by_language or "say(" not in ast.unparse(drawing), drawing.name


def is_kept(drawing: ast.FunctionDef) -> bool:
    return any("kept(" in ast.unparse(mark) for mark in drawing.decorator_list)


def test_the_settings_offer_every_language_by_its_own_name() -> None:
    form = SettingsForm(GuildSettings(), "x", Wording("en"))
    selects = [item.component for item in form.children if isinstance(item, discord.ui.Label)]
    offered = {
        option.label
        for select in selects
        if isinstance(select, discord.ui.Select) and select.custom_id == "language"
        for option in select.options
    }
    assert {"English", "Deutsch", "Italiano"} <= offered


async def test_a_table_of_a_german_server_speaks_german(host: Host) -> None:
    table = await start(host, MARINA, autopilots=1)
    await host.store.change_settings(table.campaign.guild, GuildSettings(language="de"))
    settings = await host.store.settings(table.campaign.guild)
    words = list(shown(board_panel(table, Wording(settings.language, table.seats))))
    assert "Hand" in words
    more = list(shown(more_page(table, Wording(settings.language, table.seats))))
    assert {"Ganzer Verlauf", "Regeln"} <= set(more)


def test_a_german_dive_is_told_in_german() -> None:
    match = next(islice(play("refuge", 1, autopilot=True), 40, None))
    wording = Wording("de", table_of(match).seats)
    told = [wording.say(line.text) for line in match.lines]
    assert any("schwimmt nach" in line or "zieht" in line for line in told), told


def test_an_italian_dive_is_told_in_italian() -> None:
    match = next(islice(play("refuge", 1, autopilot=True), 40, None))
    wording = Wording("it", table_of(match).seats)
    told = [wording.say(line.text) for line in match.lines]
    assert any("nuota fino a" in line or "pesca" in line for line in told), told
