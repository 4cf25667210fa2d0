"""``python -m bot`` runs the bot."""

from bot.cli.run import command

command(prog_name="python -m bot")
