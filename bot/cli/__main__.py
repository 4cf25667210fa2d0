"""``python -m bot.cli`` is ``divemaster``."""

from bot.cli import main

main(prog_name="divemaster")
