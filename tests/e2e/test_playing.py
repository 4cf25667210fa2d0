"""Whole games through a local Discord, with the real client and a real database."""

from typing import Any

from benchmarks.pressing import press_on
from bot.app import Divemaster
from loopback import Exchange, Loopback
from tests.e2e.tables import start_game, table_of
from tests.spoken import says


async def test_a_game_from_start_to_last_panel(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn = dive.people
    for turn, person in enumerate([marina, finn] * 3):
        panel = await dive.panel()
        pinged = {person.id} if turn else {marina.id, finn.id}
        assert set(panel.mentions) == pinged, "at the start all, then those who are asked"
        assert f"Round {turn // 2 + 1}" in panel.text
        assert panel.pictures[0].description.startswith("lit ")
        await person.click(panel, "Trust the die")
    last = await dive.panel()
    assert "The brightest wins." in last.text
    assert "Fair dice" in last.text


async def test_old_panels_shrink_to_their_story(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    first = await dive.panel()
    assert first.pictures
    await dive.click("Marina", "Light a lantern")
    private = (await dive.click("Marina", "Hand")).message
    await dive.people[0].click(private, private.buttons[0].custom_id)
    await dive.panel_for(dive.people[1])
    old = await dive.people[0].look(first)
    assert old.buttons == []
    assert old.pictures == []
    assert "lights" in old.text
    assert len(old.text.split("\n")) <= 2


async def test_a_click_within_a_turn_changes_the_panel_by_its_own_answer(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    before = await dive.panel()
    counter = Counter()
    discord_world.judges.append(counter)
    answer = await dive.click("Marina", "Play several cards")
    assert answer.kind == "update"
    assert answer.message.id == before.id
    assert counter.requests == 1, "one HTTP call for an ordinary click"


class Counter:
    """A judge that only counts."""

    def __init__(self) -> None:
        self.requests = 0

    def rest(self, exchange: Exchange) -> None:
        self.requests += 1

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Events are not counted."""


async def test_a_solo_game(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Otto")
    for _ in range(3):
        await dive.click("Otto", "Trust the die")
    assert "The brightest wins." in (await dive.panel()).text


async def test_an_autopilot_plays_its_seat(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", autopilots=2)
    for _ in range(3):
        await dive.click("Marina", "Trust the die")
    assert "The brightest wins." in (await dive.panel()).text


async def test_everybody_asked_may_answer_in_any_order(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    await dive.click("Marina", "Let all vote")
    panel = await dive.panel()
    marina, finn, pearl = dive.people
    assert set(panel.mentions) == {marina.id, finn.id, pearl.id}
    for person in (pearl, marina, finn):
        await person.click(panel, "Aye")
    assert (await dive.panel()).mentions == [finn.id]


async def test_secret_choices_are_made_in_the_private_panel(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Light a lantern")
    panel = await dive.panel()
    assert not any(button.label.startswith("Card") for button in panel.buttons)
    private = (await dive.click("Marina", "Hand")).message
    assert private.ephemeral
    cards = [button for button in private.buttons if button.label.startswith("Card")]
    assert len(cards) == 2
    assert private.pictures[0].description.startswith("hand ")
    answer = await dive.people[0].click(private, cards[0].label)
    assert says(answer.message.text, "display.hand._words")
    newest = await dive.panel()
    assert newest.mentions == [dive.people[1].id]
    assert "lights" in newest.text


async def test_what_only_one_seat_may_know_is_told_to_it_alone(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    answer = await dive.click("Marina", "Look under the deck")
    secret = (await answer.followed())[0]
    assert secret.ephemeral
    assert "Under the deck lies" in secret.text
    finn = dive.people[1]
    assert not any("Under the deck" in message.text for message in await finn.read(dive.thread))
    log = await dive.log("Finn")
    assert "Under the deck" not in log.text
    log = await dive.log("Marina")
    assert "Under the deck" in log.text


async def test_a_long_list_goes_on_a_tap_further(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "shoals", "Otto")
    otto, panel = dive.people[0], await dive.panel()
    stranger = await discord_world.person("Finn").click(panel, "Further …")
    assert says(stranger.message.text, "host.asking.not_seated#2")
    page = (await otto.click(panel, "Further …")).message
    assert page.id == panel.id, "the second step is shown on the same panel"
    assert page.pictures[0].description == panel.pictures[0].description
    assert page.buttons[0].label == "Fish 16"
    back = (await otto.click(page, "Back")).message
    assert [one.label for one in back.buttons] == [one.label for one in panel.buttons]
    await press_on(otto, back, "f35")
    assert "Fish 35 is caught." in (await dive.panel("Round 2")).text


async def test_secret_choices_in_two_steps_stay_private(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "shoals", "Otto")
    otto, panel = dive.people[0], await dive.panel()
    await press_on(otto, panel, "f3")
    panel = await dive.panel("Round 2")
    assert not any("Fish" in one.label for one in panel.buttons)
    private = (await dive.click("Otto", "Hand")).message
    page = (await otto.click(private, "Further …")).message
    assert page.id == private.id, "leafing changes the private panel in place"
    assert page.pictures == private.pictures
    await otto.click(page, "Fish 17")
    assert "Fish 17 is caught." in (await dive.panel("Round 3")).text


async def test_open_hands_can_be_looked_at_by_everybody(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", "Finn")
    hand = (await dive.click("Marina", "Hand")).message
    assert hand.selects[-1].labels == ["Finn"]
    other = (await dive.people[0].select(hand, hand.selects[-1].custom_id, "1")).message
    assert other.ephemeral
    assert says(other.text, "display.hand.open_frame")
    assert other.pictures
    back = (await dive.people[0].select(other, other.selects[-1].custom_id, "0")).message
    assert not says(back.text, "display.hand.open_frame")
    watcher = (await dive.click("Otto", "Hand")).message
    assert says(watcher.text, "display.hand.open_frame")


async def test_a_closed_hand_is_its_owners_alone(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    hand = (await dive.click("Marina", "Hand")).message
    assert hand.selects == []
    watcher = (await dive.click("Otto", "Hand")).message
    assert says(watcher.text, "deeds.show_hand.which_seat")


async def test_several_cards_are_one_press(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Play several cards")
    panel, table = await dive.panel("Which cards?"), await table_of(bot, dive)
    before, cards = table.campaign.length, len(table.match.game.s.divers[0].hand)
    marina = dive.people[0]
    for _ in range(cards):
        unlit = next(one for one in panel.buttons if one.label.startswith("○"))
        panel = (await marina.click(panel, unlit.custom_id)).message
    green = next(one for one in panel.buttons if ":**:" in one.custom_id)
    await marina.click(panel, green.custom_id)
    await dive.panel_for(dive.people[1])
    assert table.match.game.s.divers[0].hand == []
    assert table.campaign.length == before + cards, "one entry for each card"


async def test_what_was_left_alight_goes_dark_before_another_is_lit_and_done(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """So people press in storms, where nobody knows which of their taps arrived."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Play several cards")
    panel, table = await dive.panel("Which cards?"), await table_of(bot, dive)
    hand, marina = [*table.match.game.s.divers[0].hand], dive.people[0]
    first = next(one for one in panel.buttons if one.label.startswith("○"))
    panel = (await marina.click(panel, first.custom_id)).message
    second = table.match.ask.options[1].id
    await press_on(marina, panel, second, lambda step: step == "t2")
    assert table.match.game.s.divers[0].hand == hand[:1] + hand[2:]
