"""The bot in a process of its own, with the tiny game in the catalog."""

import sys

from bot.cli.run import command
from games import catalog
from tests.bot import lanterns_pictures
from tests.kernel import lanterns

if __name__ == "__main__":
    catalog.GAMES = ("lanterns",)
    sys.modules["games.lanterns"] = lanterns
    sys.modules["renderers.lanterns"] = lanterns_pictures
    command()
