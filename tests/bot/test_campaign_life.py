"""A campaign of months: players come and go, and it travels from file to file without a change."""

import random

import pytest

from bot.display.board import board_panel
from bot.display.journal import journal_page
from bot.display.parts import Row
from bot.display.story import lines_for, tell
from bot.errors import Refusal
from bot.host import Host, Lobby, Table
from bot.host.lobby import new_campaign
from bot.host.transfer import export_campaign, import_campaign
from bot.store import SeatRow
from bot.wording import Wording
from games.kernel import T
from games.kernel.match import Match
from games.sleeping_gods.game import SleepingGods
from tests.bot.conftest import CHANNEL, CORAL, FINN, GUILD, MARINA, PEARL, THREAD
from tests.spoken import spoken

OPTIONS = SleepingGods.Options(pack="shallows")


async def set_sail(host: Host, *people: int, seed: int = 7) -> Table:
    campaign = new_campaign(SleepingGods, GUILD, CHANNEL, people[0])
    campaign.options = OPTIONS.model_dump_json()
    lobby = Lobby(campaign, [])
    for person in people:
        lobby.join(person, f"P{person}")
    await host.store.add_campaign(campaign, lobby.seats)
    match = Match.start(SleepingGods, len(people), OPTIONS, seed)
    return await host.open_campaign(campaign, lobby.seats, match, THREAD)


async def choose(host: Host, table: Table, user: int, *options: str) -> None:
    for option in options:
        ask = (await host.tables.peek(table.id)).match.ask
        assert ask is not None
        assert any(option == one.id for one in ask), f"{option} is not among {ask.options}"
        await host.choose(table.id, user, option, ask.token, None)


async def sit_down(host: Host, table: Table, seat: int, user: int, name: str) -> None:
    row = SeatRow(seat, user, name, "person")
    rows = [row if old.seat == seat else old for old in table.seats]
    await host.act(table.id, T("A seat is taken."), user, seats=rows)


def buttons(table: Table) -> list[str]:
    rows = board_panel(table, Wording("en", table.seats)).beneath
    return [button.label for row in rows if isinstance(row, Row) for button in row.buttons]


async def test_a_player_who_joins_finds_a_free_chair(host: Host) -> None:
    table = await set_sail(host, MARINA, FINN)
    assert "Take this seat" not in buttons(table)
    await choose(host, table, MARINA, "table", "join")
    assert [row.keeper for row in table.seats] == ["person", "person", "vacant"]
    assert "Take this seat" in buttons(table)
    assert table.match.view(None).state.chairs[2].here
    await sit_down(host, table, 2, PEARL, "Pearl")
    assert table.seats_of(PEARL) == [2]
    assert Wording("en", table.seats).names == [f"P{MARINA}", f"P{FINN}", "Pearl"]
    again = await Host(host.store).tables.peek(table.id)
    assert again.seats_of(PEARL) == [2]
    assert again.match.save() == table.match.save()
    assert board_panel(again, Wording("en", again.seats)).size


async def test_whoever_leaves_is_asked_nothing_and_pinged_no_more(host: Host) -> None:
    table = await set_sail(host, MARINA, FINN, PEARL)
    await choose(host, table, MARINA, "table", "leave-1")
    await choose(host, table, FINN, "depart")
    await choose(host, table, MARINA, "chance", "seat-0")
    assert table.people == {MARINA, PEARL}
    assert FINN not in table.asked_people
    assert "Take this seat" not in buttons(table), "the chair is not in play"
    with pytest.raises(Refusal, match=spoken("host.asking.not_seated#2")):
        await choose(host, table, FINN, "aid")
    said = tell(lines_for(table.standing(), None), Wording("en", table.seats))
    assert f"P{FINN} leaves" in said, "the log still knows who it was"


async def test_the_chair_of_somebody_who_left_goes_to_somebody_new(host: Host) -> None:
    table = await set_sail(host, MARINA, FINN)
    await choose(host, table, MARINA, "table", "leave-1")
    await choose(host, table, FINN, "depart")
    await choose(host, table, MARINA, "chance", "table", "join")
    assert table.kept_by("vacant") == [1], "it waits for whoever comes, not for whoever left"
    await sit_down(host, table, 1, CORAL, "Coral")
    assert table.people == {MARINA, CORAL}
    reopened = await Host(host.store).tables.peek(table.id)
    assert reopened.people == {MARINA, CORAL}


async def test_a_departure_that_is_taken_back_gives_the_seat_back(host: Host) -> None:
    table = await set_sail(host, MARINA, FINN)
    await choose(host, table, MARINA, "table", "leave-1")
    await choose(host, table, FINN, "depart")
    before = table.match.save()
    await choose(host, table, MARINA, "chance")
    assert table.people == {MARINA}
    await host.undo(table.id, MARINA, consent=True)
    assert table.match.save() == before
    assert table.people == {MARINA, FINN}


async def test_the_active_player_may_leave(host: Host) -> None:
    table = await set_sail(host, MARINA, FINN)
    await choose(host, table, MARINA, "table", "leave-0", "card-" + str(hand(table, 0)[0]))
    assert table.asked_people == [FINN]
    assert table.people == {FINN}


def hand(table: Table, seat: int) -> list[int]:
    return list(table.match.view(seat).state.chairs[seat].hand)


def pilot(match: Match, luck: random.Random) -> tuple[int, str]:
    """What any player might do, knowing only what they see."""
    assert match.ask is not None
    seat = luck.choice(match.ask.awaited)
    asked = match.asked(seat)
    assert asked is not None
    option = match.game.autopilot(match.view(seat), asked, seat, luck)
    return option.seat, option.id


async def play_on(host: Host, table: Table, count: int, luck: random.Random) -> None:
    for _ in range(count):
        if table.match.ask is None:
            return
        seat, option = pilot(table.match, luck)
        user = table.seats[seat].user
        assert user is not None
        await host.choose(table.id, user, option, table.match.ask.token, None)


async def check_travelling(host: Host, stops: int, stride: int, seed: int) -> None:
    """Exports at random decisions, imports as another campaign, and both go on alike."""
    luck = random.Random(seed)
    table = await set_sail(host, MARINA, FINN, PEARL, seed=seed)
    for _ in range(stops):
        await play_on(host, table, luck.randrange(1, stride), luck)
        data = await export_campaign(host, table.id)
        twin = await import_campaign(host, data, GUILD, CHANNEL, CORAL)
        copy = await host.tables.peek(twin.id)
        assert copy.match.save() == table.match.save()
        await host.act(twin.id, T("On we go."), CORAL, values={"status": "playing"})
        state = luck.getstate()
        await play_on(host, copy, 5, luck)
        luck.setstate(state)
        await play_on(host, table, 5, luck)
        assert copy.match.save() == table.match.save()
        assert copy.campaign.headline == table.campaign.headline


async def test_a_campaign_goes_on_alike_after_export_and_import(host: Host) -> None:
    await check_travelling(host, stops=5, stride=30, seed=3)


@pytest.mark.soak
async def test_a_campaign_goes_on_alike_at_fifty_decisions(host: Host) -> None:
    await check_travelling(host, stops=50, stride=20, seed=4)


async def test_a_chronicle_tells_no_secrets(host: Host) -> None:
    luck = random.Random(5)
    table = await set_sail(host, MARINA, FINN, PEARL, seed=5)
    wording = Wording("en", table.seats)
    for _ in range(12):
        await play_on(host, table, 40, luck)
        if table.match.ask is None:
            break
        for seat in range(3):
            told = journal_page(table, wording, 0)
            table.match.game.scramble(seat, luck)
            assert told == journal_page(table, wording, 0)
        host.tables.forget(table)
        table = await host.tables.peek(table.id)
