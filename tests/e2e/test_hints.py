"""*What would you do?*: for whoever is asked, from the board as it is, and fair to rivals."""

import random

import pytest

from bot import thoughts
from bot.app import Divemaster
from bot.host import minds
from games.catalog import find_game
from loopback import Loopback, SeenMessage
from tests.bot import bad_minds
from tests.e2e.tables import EXPLAIN, PATIENCE, Dive, open_lobby, start_game, table_of, told
from tests.spoken import says

REFUGE = find_game("refuge")


@pytest.fixture(autouse=True)
def time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr(minds, "GRACE_SECONDS", 600.0)
    monkeypatch.setattr(minds, "HINT_SECONDS", 0.3)


async def thought_about(bot: Divemaster, dive: Dive) -> None:
    """Plays on to a question that is worth a thought."""
    table = await table_of(bot, dive)
    while True:
        ask = table.match.ask
        assert ask is not None
        seat = ask.awaited[0]
        found = thoughts.hint(table.match.save(), seat, 1, 0.3)
        if found and found[0].thought and not found[0].practised:
            break
        view, luck = table.match.view(seat), random.Random(1)
        option = REFUGE.autopilot(view, ask.seen_by(seat), seat, luck)
        user = table.seats[seat].user
        assert user is not None
        await bot.house.host.choose(table.id, user, option.id, ask.token, None)
    await bot.house.display.show(table)


async def hint(
    bot: Divemaster, dive: Dive, words: str = "What would I do?"
) -> tuple[str, SeenMessage]:
    """Whoever is asked looks under ❔ and asks; their name, and the page."""
    table = await table_of(bot, dive)
    ask = table.match.ask
    assert ask is not None
    name = table.seats[ask.awaited[0]].name
    page = await told(await dive.click(name, EXPLAIN), "-#")
    person = dive.world.person(name)
    answer = await person.click(page, "What would you do?", patience=PATIENCE)
    return name, await told(answer, words)


def has(page: SeenMessage, label: str) -> bool | None:
    return any(button.label == label for button in page.buttons) or None


def plays(page: SeenMessage) -> list[str]:
    """The options that the page offers to play."""
    return [button.custom_id.rpartition(":")[2] for button in page.buttons]


async def test_a_hint_is_read_and_played(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    await thought_about(bot, dive)
    table = await table_of(bot, dive)
    ask, length = table.match.ask, table.campaign.length
    assert ask is not None
    name, page = await hint(bot, dive)
    assert page.ephemeral
    assert says(page.text, "display.advice.advice_page")
    assert says(page.text, "display.advice.PRIVATE")
    assert "%" in page.text
    offered = {option.id for option in ask.of(ask.awaited[0])}
    assert plays(page)
    assert set(plays(page)) <= offered
    assert table.campaign.length == length, "partners need not hear of it"
    made = table.match.choices_made
    pressed = page.buttons[0].custom_id
    await discord_world.person(name).click(page, pressed, patience=PATIENCE)
    await discord_world.person(name).until(
        lambda: table.match.choices_made > made or None, PATIENCE
    )
    table = await table_of(bot, dive)
    assert table.match.choices_made == made + 1
    chosen = table.standing()[-1].choice
    assert chosen is not None
    assert chosen.option == plays(page)[0]


async def test_what_one_has_in_mind_is_held_against_it(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    await thought_about(bot, dive)
    name, page = await hint(bot, dive)
    menu = next(one for one in page.selects if ":advise" in one.custom_id)
    mine = menu.values[0]
    answer = await discord_world.person(name).select(page, menu.custom_id, mine)
    compared = await told(answer, "Why not")
    assert menu.labels[0] in compared.text
    assert mine in plays(compared)
    assert plays(page)[0] in plays(compared) or len(plays(compared)) == 1


async def test_the_same_question_is_thought_about_once(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    await thought_about(bot, dive)
    _, first = await hint(bot, dive)
    monkeypatch.setattr(thoughts, "hint", bad_minds.raises)
    _, second = await hint(bot, dive)
    assert second.text == first.text


async def test_on_an_old_hint_nothing_is_played(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    await thought_about(bot, dive)
    name, page = await hint(bot, dive)
    table = await table_of(bot, dive)
    ask = table.match.ask
    assert ask is not None
    option, made = ask.options[0], table.match.choices_made
    user = table.seats[option.seat].user
    assert user is not None
    await bot.house.host.choose(table.id, user, option.id, ask.token, None)
    person = discord_world.person(name)
    answer = await person.click(page, page.buttons[0].custom_id, patience=PATIENCE)
    await told(answer, "already")
    assert (await table_of(bot, dive)).match.choices_made == made + 1


async def test_only_who_is_asked_gets_one(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    await thought_about(bot, dive)
    table = await table_of(bot, dive)
    ask = table.match.ask
    assert ask is not None
    asked = table.seats[ask.awaited[0]].name
    other = next(person for person in dive.people if person.name != asked)
    page = await told(await dive.click(other, EXPLAIN), "-#")
    labels = [button.label for button in page.buttons]
    if other.name not in [table.seats[seat].name for seat in ask.seats]:
        assert "What would you do?" not in labels
    mine = await told(await dive.click(asked, EXPLAIN), "-#")
    assert "What would you do?" in [button.label for button in mine.buttons]
    pearl = await told(await dive.click("Pearl", EXPLAIN), "-#")
    assert "What would you do?" not in [button.label for button in pearl.buttons]


async def test_a_mind_that_stumbles_says_so(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "hint", bad_minds.raises)
    dive = await start_game(discord_world, "refuge", "Marina")
    await hint(bot, dive, "can't think of anything right now")
    assert len(list(bot.settings.failures.glob("mind-*.save"))) == 1


@pytest.mark.parametrize("given", [False, True])
async def test_rivals_decide_in_the_lobby_and_hear_of_it(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch, given: bool
) -> None:
    monkeypatch.setattr(REFUGE, "competitive", True)
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "refuge")).message
    await told(await finn.click(lobby, "Hints: off"), "who opened this lobby")
    if given:
        switched = await marina.click(lobby, "Hints: off", patience=PATIENCE)
        await marina.until(lambda: has(switched.message, "Hints: on"), PATIENCE)
    lobby = await told(await finn.click(lobby, "Join", patience=PATIENCE), "2. Finn")
    await marina.click(lobby, "Start", patience=PATIENCE)
    dive = Dive(discord_world, [marina, finn], lobby.id)
    await dive.panel()
    table = await table_of(bot, dive)
    ask = table.match.ask
    assert ask is not None
    assert table.gives_hints is given
    name, length = table.seats[ask.awaited[0]].name, table.campaign.length
    page = await told(await dive.click(name, EXPLAIN), "-#")
    assert bool(has(page, "What would you do?")) is given
    if given:
        await hint(bot, dive)
        await hint(bot, dive)
        heard = [str(line.text) for line in table.standing()[-1].lines]
        assert heard == [f"💡 {name} asked for a hint."]
        assert table.campaign.length == length + 1, "once for each question"
        await dive.panel(place="deeds.advise.advice", name=name)
