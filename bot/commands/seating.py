"""`/dive seat`: who keeps a seat may change in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.finding import Suggest, find_campaign, find_table, table_choices, visit
from bot.errors import Refusal
from bot.host import Table
from bot.presses.seats import change_seat
from bot.presses.visit import Visit
from bot.store import SeatRow
from bot.wording import Wording, clip, safe
from games.kernel import Seat, T, Text

if TYPE_CHECKING:
    from bot.app import Divemaster

KEEPERS = [
    app_commands.Choice(name="a player (name one)", value="player"),
    app_commands.Choice(name="the autopilot", value="autopilot"),
    app_commands.Choice(name="back to whom the autopilot stood in for", value="back"),
    app_commands.Choice(name="nobody: free to be taken", value="nobody"),
]


def register(dive: app_commands.Group, app: Divemaster) -> None:
    @dive.command(name="seat", description="Give a seat to somebody else, or to the autopilot")
    @app_commands.describe(
        seat="Which seat",
        to="Who keeps it from now on",
        player="The new player, when a player gets it",
        table="Another table than this channel's",
    )
    @app_commands.choices(to=KEEPERS)
    @app_commands.autocomplete(seat=seat_choices(app))
    @app_commands.autocomplete(table=table_choices(app))
    async def seat_(
        interaction: discord.Interaction,
        seat: int,
        to: str,
        player: discord.Member | None = None,
        table: str | None = None,
    ) -> None:
        here = visit(app, interaction)
        found = await find_table(app, interaction, table)
        await give_seat(here, found, seat - 1, to, player)


async def give_seat(
    here: Visit, table: Table, seat: int, to: str, player: discord.Member | None
) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal(T("This table has seats 1 to {n}.", n=len(table.seats)))
    if not table.match.game.plays(seat):
        raise Refusal(
            T("Seat {n} is not in play: the players at the table let somebody join.", n=seat + 1)
        )
    old = table.seats[seat]
    own = old.user == here.user and to in ("autopilot", "back")
    if not own:
        await here.app.check_moderator(here.interaction)
    row, text = _new_row(old, to, player, safe(here.name))

    def unchanged(table: Table) -> None:
        if table.seats[seat] != old:
            raise Refusal(T("This seat has just changed hands. Look at the table, and try again."))

    await change_seat(here, table, row, text, unchanged)
    wording = Wording((await here.wording()).language, table.seats)
    await here.answer.say(wording.say(text))


def _new_row(old: SeatRow, to: str, player: discord.Member | None, by: str) -> tuple[SeatRow, Text]:
    """The seat's new row, and the sentence for the log."""
    number = old.seat + 1
    if to == "player":
        if player is None:
            raise Refusal(T("Name the new player with `player:`."))
        if player.bot:
            raise Refusal(T("A bot cannot play; choose the autopilot instead."))
        row = SeatRow(old.seat, player.id, player.display_name, "person")
        name = safe(player.display_name)
        return row, T("🪑 {by} gives seat {n} to {name}.", by=by, n=number, name=name)
    if to == "autopilot":
        row = SeatRow(old.seat, old.user, old.name, "autopilot")
        return row, T("🤖 {by} hands seat {n} to the autopilot.", by=by, n=number)
    if to == "nobody":
        return SeatRow(old.seat), T("🪑 {by} frees seat {n}.", by=by, n=number)
    if old.user is None:
        raise Refusal(T("The autopilot does not stand in for anybody on this seat."))
    row = SeatRow(old.seat, old.user, old.name, "person")
    return row, T("🪑 {by} gives seat {n} back to {who}.", by=by, n=number, who=Seat(old.seat))


def seat_choices(app: Divemaster) -> Suggest[int]:
    """Suggests the seats of the table that is meant."""

    async def suggest(interaction: discord.Interaction, _: str) -> list[app_commands.Choice[int]]:
        named = getattr(interaction.namespace, "table", None)
        try:
            campaign = await find_campaign(app, interaction, named or None)
            table = await app.host.peek(campaign.id)
        except Refusal:
            return []
        wording = await app.wording(interaction, table.seats)
        return [
            app_commands.Choice(
                name=clip(f"{row.seat + 1} · {wording.names[row.seat]}", 100), value=row.seat + 1
            )
            for row in table.in_play[:25]
        ]

    return suggest
