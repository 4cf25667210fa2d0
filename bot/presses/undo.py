"""Undo: at once where nothing came to light, else by the table's vote or a moderator."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host import Table
from bot.host.undoing import needed_votes
from bot.panel.pages import notice, vote_panel
from bot.panel.story import lines_for, tell
from bot.presses.choose import refresh
from bot.presses.visit import Handler, Visit
from bot.wording import Wording, safe
from games.kernel import T, Text
from games.kernel.errors import StaleAsk, UndoNeedsConsent


async def undo(visit: Visit) -> None:
    """The button: what stood last on its panel, and nothing else, is taken back."""
    table = await visit.app.host.peek(visit.press.campaign)
    try:
        await undo_at(visit, table, visit.number(0))
    except StaleAsk:
        await refresh(visit)
        raise


async def undo_at(visit: Visit, table: Table, after: int) -> None:
    """Takes the last choice back, or asks the table whether it may be."""
    if visit.user not in table.people:
        raise Refusal(T("Only those at the table can take moves back."))
    try:
        await visit.app.host.undo(table.id, visit.user, after=after)
    except UndoNeedsConsent:
        if len(table.people) > 1:
            await _call_vote(visit, table)
            return
        await visit.app.host.undo(table.id, visit.user, consent=True, after=after)
    await _show(visit, table)


async def _show(visit: Visit, table: Table) -> None:
    await visit.app.display.show(table, visit.answer)
    await visit.answer.acknowledge()


async def _call_vote(visit: Visit, table: Table) -> None:
    """Whoever asks has voted already."""
    length = table.campaign.length
    await visit.app.store.vote(table.id, length, visit.user, agrees=True)
    wording = await visit.app.display.wording(table)
    votes = (1, needed_votes(len(table.people)))
    sheet = vote_panel(
        table.id, length, safe(visit.name), last_choice(table, wording), votes, wording
    )
    await visit.answer.show(sheet, private=False)


def last_choice(table: Table, wording: Wording) -> str:
    """What would be taken back, as far as everybody may know it."""
    standing = [entry for entry in table.standing() if entry.kind == "choice"]
    lines = lines_for(standing[-1:], None)
    return tell(lines, wording) if lines else wording.say(T("- the last choice"))


async def vote(visit: Visit) -> None:
    """One vote; a moderator's decides."""
    table = await visit.app.host.peek(visit.press.campaign)
    length, agrees = visit.number(0), visit.more(1) == "yes"
    if table.campaign.length != length:
        await visit.answer.update(notice((await visit.wording(table)).say(MOVED_ON)))
        return
    moderator = await visit.app.is_moderator(visit.interaction)
    if visit.user not in table.people and not moderator:
        raise Refusal(T("Only those at the table, and moderators, may vote on this."))
    votes = await visit.app.store.vote(table.id, length, visit.user, agrees=agrees)
    await _count(visit, table, length, votes, moderator=moderator)


MOVED_ON = T("The game has moved on; there is nothing left to vote on.")


async def _count(
    visit: Visit, table: Table, length: int, votes: dict[int, bool], *, moderator: bool
) -> None:
    needed = needed_votes(len(table.people))
    yes = sum(votes[user] for user in votes if user in table.people)
    no = sum(not votes[user] for user in votes if user in table.people)
    decided = votes[visit.user] if moderator else None
    wording = await visit.app.display.wording(table)
    if decided or yes >= needed:
        await _take_back(visit, table, length, wording, by_moderator=bool(decided))
    elif decided is False or len(table.people) - no < needed:
        await visit.answer.update(notice(wording.say(T("The choice stands: it is not undone."))))
    else:
        what = last_choice(table, wording)
        sheet = vote_panel(table.id, length, _asker(table, votes), what, (yes, needed), wording)
        await visit.answer.update(sheet)


def _asker(table: Table, votes: dict[int, bool]) -> str:
    first = next(iter(votes))
    names = {row.user: row.name for row in table.seats}
    return safe(names.get(first, "?"))


async def _take_back(
    visit: Visit, table: Table, length: int, wording: Wording, *, by_moderator: bool
) -> None:
    by: Text = (
        T("⚖️ The moderator {name} decided it.", name=safe(visit.name))
        if by_moderator
        else T("⚖️ The table voted for it.")
    )
    try:
        await visit.app.host.undo(table.id, visit.user, consent=True, by=by, after=length)
    except StaleAsk:
        await visit.answer.update(notice(wording.say(MOVED_ON)))
        return
    await visit.answer.update(notice(wording.say(T("↩️ Taken back. {by}", by=by))))
    await visit.app.display.show(table)


async def moderate_undo(visit: Visit, table: Table) -> None:
    """A moderator who does not play takes the last choice back for the table."""
    by = T("⚖️ The moderator {name} decided it.", name=safe(visit.name))
    await visit.app.host.undo(table.id, visit.user, consent=True, by=by)
    await visit.app.display.show(table)


VERBS: dict[str, Handler] = {"undo": undo, "vote": vote}
