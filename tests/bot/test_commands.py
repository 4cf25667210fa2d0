"""The tree of commands: it has room, old names lead on, and its page tells the truth."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.commands import dive_group
from bot.commands.group import OLD_NAMES, Dive
from bot.commands.menus import add_menus
from bot.commands.tree import Tree
from bot.languages.commands import CommandTranslator
from loopback.checks.commands import _letters

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
MOST_NAMES, MOST_LETTERS = 18, 7000
"""Discord takes 25 names in a group and 8,000 letters in a command."""
HOUSE = cast("Any", SimpleNamespace())


async def let_in(_: discord.Interaction) -> bool:
    return True


@pytest.fixture
def dive() -> Dive:
    return cast("Dive", dive_group(HOUSE))


async def told(tree: Tree) -> list[dict[str, Any]]:
    translator = CommandTranslator()
    await tree.set_translator(translator)
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


@pytest.fixture
def tree(dive: Dive) -> Tree:
    tree = Tree(discord.Client(intents=discord.Intents.none()), let_in)
    tree.add_command(dive)
    add_menus(tree, HOUSE)
    return tree


def test_no_group_is_full(dive: Dive) -> None:
    groups = [dive, *(one for one in dive.commands if isinstance(one, discord.app_commands.Group))]
    assert len(groups) == 6
    assert {one.name: len(one.commands) for one in groups if len(one.commands) > MOST_NAMES} == {}


async def test_all_words_fit_in_every_language(tree: Tree) -> None:
    payload = await told(tree)
    (dive,) = [one for one in payload if one["type"] == 1]
    assert _letters(dive) <= MOST_LETTERS
    for one in dive["options"]:
        if one["type"] == 2:
            assert set(one["description_localizations"]) == {"de", "it"}, one["name"]
            for command in one["options"]:
                assert set(command["description_localizations"]) == {"de", "it"}, command["name"]
    menus = {one["name"]: set(one["name_localizations"]) for one in payload if one["type"] != 1}
    assert set(menus) == {"What is this?", "Whose turn?", "Invite to my table"}
    assert all(named == {"de", "it"} for named in menus.values())


def test_an_old_name_does_the_same_and_says_what_is_new(dive: Dive) -> None:
    for room, names in OLD_NAMES.items():
        group = dive.get_command(room)
        assert isinstance(group, discord.app_commands.Group)
        for name in names:
            old, new = dive.get_command(name), group.get_command(name)
            assert isinstance(old, discord.app_commands.Command)
            assert isinstance(new, discord.app_commands.Command)
            assert old.callback is new.callback
            assert old.extras == new.extras
            assert [one.to_dict() for one in old._params.values()] == [
                one.to_dict() for one in new._params.values()
            ]
            assert f"/dive {room} {name}" in old.description


def test_the_page_of_commands_has_them_all(dive: Dive) -> None:
    rows = [line.split("|")[1:3] for line in PAGE.read_text().splitlines() if "| `/dive" in line]
    now = {re.findall(r"`/dive (\w+) (\w+)`", new)[0] for new, _ in rows}
    assert now == {
        (room.name, one.name)
        for room in dive.commands
        if isinstance(room, discord.app_commands.Group)
        for one in room.commands
    }
    kept = [old for _, old in rows if "(gone)" not in old]
    assert {re.findall(r"`/dive (\w+)`", old)[0] for old in kept} == {
        one.name for one in dive.commands if not isinstance(one, discord.app_commands.Group)
    }
