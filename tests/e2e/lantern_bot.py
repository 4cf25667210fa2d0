"""The bot in a process of its own, with the tiny game in the catalog."""

import sys

from bot import click_intake
from bot.cli.run import command
from games import catalog
from tests.bot import lanterns_pictures
from tests.conftest import PATIENCE
from tests.kernel import lanterns

if __name__ == "__main__":
    click_intake.DISCORD_WAITS = PATIENCE  # as long as the test's Discord, on a busy machine
    catalog.GAMES = ("lanterns",)
    sys.modules["games.lanterns"] = lanterns
    sys.modules["renderers.lanterns"] = lanterns_pictures
    command()
