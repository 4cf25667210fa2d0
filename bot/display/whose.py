"""Whose choices stand where: on the panel for all only those of whoever is asked now."""

from __future__ import annotations

from bot.host import Table
from games.kernel import Ask, N, Seat


def for_all(table: Table, ask: Ask) -> Ask:
    """What stands on the public panel. What others may do meanwhile waits under their *Hand*;
    while seats think, that is all there is."""
    names = [Seat(seat) for seat in table.thinking]
    if names:
        prompt = N("🧠 {names} is thinking…", "🧠 {names} are thinking…", n=len(names), names=names)
        return Ask(ask.question, prompt, (), token=ask.token, order=ask.order)
    asked = set(table.awaited)
    return ask.offering(option for option in ask if option.seat in asked)


def helpers(table: Table) -> list[int]:
    """The seats of people who are not asked, and may step in."""
    ask = table.match.ask
    others = [] if ask is None else set(ask.seats) - set(ask.awaited)
    return [seat for seat in table.kept_by("person") if seat in others]
