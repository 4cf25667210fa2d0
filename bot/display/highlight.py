"""How a game ended, for those who were not there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.ending import LOST, WON, result
from bot.display.mine import jump
from bot.display.parts import Sheet, Words
from bot.host import Table
from bot.wording import Wording, safe
from games.kernel import T
from games.kernel.text import clip


def highlight_panel(table: Table, turned: Sequence[str], wording: Wording) -> Sheet:
    """Everybody at the table is named, and nobody pinged."""
    outcome = table.match.outcome
    assert outcome is not None
    names = ", ".join(safe(row.name) for row in table.in_play if row.name)
    players = wording.say(
        T("**{game}**, played by {names}", game=table.match.game.title, names=clip(names, 200))
    )
    there = wording.say(T("The table: {link}", link=jump(table.campaign)))
    words = [players, *result(outcome, table, wording), *turned, f"-# {there}"]
    return Sheet([Words(clip("\n".join(words), 3900))], accent=WON if outcome.winners else LOST)
