"""Game options from the command line: words become what the game lists."""

import click
import pytest

from bot.cli._playing import read_options
from games.jupiter import GAME


def test_listed_numbers_may_be_written_as_words() -> None:
    assert read_options(GAME, ["rescue=14"]).model_dump()["rescue"] == 14


def test_listed_words_and_switches_are_read_too() -> None:
    options = read_options(GAME, ["bridges=open", "fast_creeps=yes"]).model_dump()
    assert (options["bridges"], options["fast_creeps"]) == ("open", True)


@pytest.mark.parametrize("setting", ["rescue=15", "rescue", "rescues=14"])
def test_what_the_game_does_not_list_is_refused(setting: str) -> None:
    with pytest.raises(click.BadParameter):
        read_options(GAME, [setting])
