"""Finding players: the board, a role called once, invitations, and a waiting list."""

import time

from bot.app import Divemaster
from bot.deeds.cancel import close_unstarted
from bot.store import GuildSettings
from loopback import Loopback, Person, SeenMessage
from tests.e2e.tables import LOBBY, open_lobby
from tests.spoken import saying, says

WISH = {"game": "lanterns", "moment": "today", "pace": "live", "skill": "new"}


async def look(person: Person, **wish: str) -> SeenMessage:
    """`/dive play looking`, the button, the form: what everybody sees then."""
    board = (await person.slash(LOBBY, "dive play looking")).message
    assert board.ephemeral
    form = (await person.click(board, "I'm looking for players")).modal
    return (await person.submit(form, {**WISH, **wish})).message


async def test_somebody_looks_for_players_and_finds_one(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    empty = (await finn.slash(LOBBY, "dive play looking")).message
    assert says(empty.text, "display.looking.looking_board#5")
    call = await look(marina)
    assert not call.ephemeral
    assert "**Marina** · Lanterns · today · live, in one go · new to it" in call.text
    board = (await finn.slash(LOBBY, "dive play looking")).message
    assert "Marina" in board.text
    own = await marina.click(call, "Play with Marina")
    assert says(own.message.text, "deeds.looking.play_with#1")
    lobby = (await finn.click(call, "Play with Marina")).message
    assert "1. Finn\n2. Marina" in lobby.text
    called = await marina.wait_for(LOBBY, saying("deeds.looking.play_with#3"))
    assert called.mentions == [marina.id]
    board = (await finn.slash(LOBBY, "dive play looking")).message
    assert "**Marina**" not in board.text
    assert says(board.text, "display.looking.looking_board#3", n=2)
    late = await discord_world.person("Otto").click(call, "Play with Marina")
    assert "stopped looking" in late.message.text


async def test_the_role_is_called_once_for_each(bot: Divemaster, discord_world: Loopback) -> None:
    coral, marina = discord_world.person("Coral"), discord_world.person("Marina")
    role = next(one for one in discord_world.guild["roles"] if one["name"] == "Moderator")
    refused = await marina.slash(LOBBY, "dive play looking", {"role": role["id"]})
    assert "Only moderators" in refused.message.text
    await coral.slash(LOBBY, "dive play looking", {"role": role["id"]})
    settings: GuildSettings = await bot.store.settings(bot.guilds[0].id)
    assert settings.looking_role == int(role["id"])
    assert f"<@&{role['id']}>" in (await look(marina)).text
    assert "<@&" not in (await look(marina, moment="now")).text
    board = (await marina.slash(LOBBY, "dive play looking")).message
    assert board.text.count("Marina") == 1
    board = (await marina.click(board, "Stop looking")).message
    assert "Nobody's looking" in board.text


async def test_whoever_plays_anything_is_invited(bot: Divemaster, discord_world: Loopback) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    call = await look(marina, game="any")
    answer = await finn.click(call, "Play with Marina")
    assert "plays anything" in answer.message.text
    nowhere = await finn.slash(LOBBY, "dive play looking", {"invite": marina.id})
    assert says(nowhere.message.text, "deeds.invite.NO_LOBBY")
    lobby = (await open_lobby(finn, "lanterns")).message
    said = await finn.slash(LOBBY, "dive play looking", {"invite": marina.id})
    assert "Invited: Marina" in said.message.text
    called = await marina.wait_for(LOBBY, lambda seen: "💌" in seen.text)
    assert called.mentions == [marina.id]
    assert lobby.id in called.text
    again = await finn.slash(LOBBY, "dive play looking", {"invite": marina.id})
    assert says(again.message.text, "deeds.invite.call_to_lobby#3")
    await marina.click(lobby, "Join")
    there = await finn.slash(LOBBY, "dive play looking", {"invite": marina.id})
    assert says(there.message.text, "deeds.invite.call_to_lobby#2")


async def test_a_full_lobby_has_a_waiting_list(bot: Divemaster, discord_world: Loopback) -> None:
    names = ("Marina", "Finn", "Pearl", "Coral")
    people = [discord_world.person(name) for name in names]
    otto, nerida = discord_world.person("Otto"), discord_world.person("Nerida")
    lobby = (await open_lobby(people[0], "lanterns")).message
    assert "Wait for a seat" not in {button.label for button in lobby.buttons}
    for person in people[1:]:
        lobby = (await person.click(lobby, "Join")).message
    for person in (otto, nerida):
        lobby = (await person.click(lobby, "Wait for a seat")).message
    assert says(lobby.text, "display.lobby._waiting_list", names="Otto, Nerida")
    again = await otto.click(lobby, "Wait for a seat")
    assert says(again.message.text, "deeds.join._check_waits#2")
    lobby = (await people[2].click(lobby, "Leave")).message
    assert "4. Otto" in lobby.text
    assert says(lobby.text, "display.lobby._waiting_list", names="Nerida")
    called = await otto.wait_for(LOBBY, saying("deeds.join.call_heir"))
    assert called.mentions == [otto.id]


async def test_a_lobby_for_a_date_calls_everybody_when_it_is_time(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    asked = await marina.slash(LOBBY, "dive play start", {"game": "lanterns", "hours": 48})
    lobby = (await marina.submit(asked.modal, {})).message
    assert says(lobby.text, "display.lobby._date")
    lobby = (await finn.click(lobby, "Join")).message
    assert says(lobby.text, "display.lobby._date")
    (alarm,) = await bot.store.next_alarms()
    assert alarm.due - time.time() > 47 * 3600
    await close_unstarted(bot.house, alarm)
    called = await finn.wait_for(LOBBY, lambda seen: "Time for" in seen.text)
    assert set(called.mentions) == {marina.id, finn.id}
    (later,) = await bot.store.next_alarms()
    assert (later.rung, later.due - alarm.due) == (1, 3600)
    await close_unstarted(bot.house, later)
    closed = await marina.wait_for(LOBBY, lambda seen: "nobody pressed" in seen.text)
    assert closed.id == lobby.id
