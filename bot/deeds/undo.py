"""Undo: at once where nothing came to light, else by the table's vote or a moderator."""

from __future__ import annotations

from bot.deeds.choose import refresh
from bot.display.pages import notice, vote_panel
from bot.display.parts import Sheet
from bot.display.story import lines_for, tell
from bot.display.view import to_view
from bot.errors import Refusal
from bot.host import Table
from bot.host.undoing import chosen_before, needed_votes
from bot.house import House
from bot.request import Request
from bot.rights import is_moderator
from bot.wording import Wording, safe
from games.kernel import T, Text
from games.kernel.errors import StaleAsk, UndoNeedsConsent


async def undo_shown(house: House, request: Request, after: int) -> None:
    """What stood last on the panel that was clicked, and nothing else, is taken back."""
    table = await house.host.tables.peek(request.press.campaign)
    try:
        await _undo_after(house, request, table, after)
    except StaleAsk:
        await refresh(house, request)
        raise


async def undo_last(house: House, request: Request, table: Table) -> None:
    """The last choice is taken back; a moderator who does not play decides it for the table."""
    if request.user not in table.people and await is_moderator(house, request):
        await _moderate(house, request, table)
    else:
        await _undo_after(house, request, table, table.campaign.length)
    if not request.answer.answered:
        wording = await house.wording(request.interaction, table)
        await request.answer.say(wording.say(T("The last move was taken back.")))


async def _undo_after(house: House, request: Request, table: Table, after: int) -> None:
    """Takes the last choice back, or asks the table whether it may be."""
    if request.user not in table.people:
        raise Refusal(T("Only those at the table can take moves back."))
    try:
        await house.host.undo(table.id, request.user, after=after)
    except UndoNeedsConsent:
        if len(table.people) > 1:
            await _call_vote(house, request, table)
            return
        await house.host.undo(table.id, request.user, consent=True, after=after)
    await _show(house, request, table)


async def _show(house: House, request: Request, table: Table) -> None:
    await house.display.strips.close_all(table.campaign.place)
    await house.display.show(table, request.answer)
    await request.answer.acknowledge()


async def _call_vote(house: House, request: Request, table: Table) -> None:
    """Whoever asks has voted already; whoever asks once more has voted for the same."""
    length, state = table.campaign.length, house.display.state(table)
    votes = await house.host.vote(table, length, request.user, agrees=True)
    if _agreed(table, votes):
        wording = await house.display.wording(table)
        await _take_back(house, request, table, length, wording, by_moderator=False)
    elif state.vote is not None and state.vote[0] == length:
        link = house.display.places.of(table).get_partial_message(state.vote[1]).jump_url
        raise Refusal(T("The table is voting already, and you're in favour: {link}", link=link))
    else:
        sheet = await _ballot(house, table, length, votes, request.user)
        pings = await house.host.people.awake(table.people - votes.keys())
        await request.answer.show(sheet, private=False, pings=pings)
        state.vote = (length, request.answer.message_id or 0)


async def _ballot(
    house: House, table: Table, length: int, votes: dict[int, bool], asker: int
) -> Sheet:
    """What is voted on, how it stands, and whose vote is still awaited."""
    wording = await house.display.wording(table)
    stands = (_yes(table, votes), needed_votes(len(table.people)))
    awaited = sorted(table.people - votes.keys())
    names = {row.user: row.name for row in table.seats}
    asking = (asker, safe(names.get(asker, "?")))
    what = last_choice(table, wording)
    return vote_panel(table.id, length, asking, what, stands, wording, awaited)


def _yes(table: Table, votes: dict[int, bool]) -> int:
    return sum(votes[user] for user in votes if user in table.people)


def _agreed(table: Table, votes: dict[int, bool]) -> bool:
    return _yes(table, votes) >= needed_votes(len(table.people))


def last_choice(table: Table, wording: Wording) -> str:
    """What would be taken back, as far as everybody may know it."""
    standing = [entry for entry in table.standing() if entry.kind == "choice"]
    lines = lines_for(standing[-1 - chosen_before(standing) :], None)
    return tell(lines, wording) if lines else wording.say(T("- the last move"))


async def vote(house: House, request: Request, length: int, *, agrees: bool) -> None:
    """One vote; that of a moderator who does not play decides."""
    table = await house.host.tables.peek(request.press.campaign)
    if table.campaign.length != length:
        await request.answer.update(
            notice((await house.wording(request.interaction, table)).say(MOVED_ON))
        )
        return
    plays = request.user in table.people
    moderator = not plays and await is_moderator(house, request)
    if not plays and not moderator:
        raise Refusal(T("This vote is for those at the table, and for moderators."))
    votes = await house.host.vote(table, length, request.user, agrees=agrees)
    await _count(house, request, table, length, votes, moderator=moderator)


MOVED_ON = T("The game has moved on; there's nothing left to vote on.")


async def _count(
    house: House,
    request: Request,
    table: Table,
    length: int,
    votes: dict[int, bool],
    *,
    moderator: bool,
) -> None:
    needed = needed_votes(len(table.people))
    no = sum(not votes[user] for user in votes if user in table.people)
    decided = votes[request.user] if moderator else None
    wording = await house.display.wording(table)
    if decided or _agreed(table, votes):
        await _take_back(house, request, table, length, wording, by_moderator=bool(decided))
    elif decided is False or len(table.people) - no < needed:
        await request.answer.update(notice(wording.say(T("The vote failed; the move stands."))))
    else:
        await request.answer.update(await _ballot(house, table, length, votes, request.number(2)))


async def _take_back(
    house: House,
    request: Request,
    table: Table,
    length: int,
    wording: Wording,
    *,
    by_moderator: bool,
) -> None:
    by: Text = (
        T("⚖️ Decided by {name}, a moderator.", name=safe(request.name))
        if by_moderator
        else T("⚖️ The table voted for it.")
    )
    try:
        await house.host.undo(table.id, request.user, consent=True, by=by, after=length)
    except StaleAsk:
        await request.answer.update(notice(wording.say(MOVED_ON)))
        return
    await _close_vote(house, request, table, wording.say(T("↩️ Taken back. {by}", by=by)))
    await house.display.strips.close_all(table.campaign.place)
    await house.display.show(table)


async def _close_vote(house: House, request: Request, table: Table, words: str) -> None:
    """On the ballot; where somebody agreed by asking as well, the click was made elsewhere."""
    vote = house.display.state(table).vote
    if request.press.name == "vote":
        await request.answer.update(notice(words))
    elif vote is not None:
        await request.answer.acknowledge()
        ballot = house.display.places.of(table).get_partial_message(vote[1])
        await ballot.edit(view=to_view(notice(words)))


async def _moderate(house: House, request: Request, table: Table) -> None:
    """A moderator who does not play takes the last choice back for the table."""
    by = T("⚖️ Decided by {name}, a moderator.", name=safe(request.name))
    await house.host.undo(table.id, request.user, consent=True, by=by)
    await house.display.strips.close_all(table.campaign.place)
    await house.display.show(table)
