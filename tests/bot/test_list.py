"""Lists of tables: people are named where a headline speaks of seats, and how far each game is."""

from dataclasses import replace
from typing import Any

import pytest

from bot.display.how_far import how_far
from bot.display.mine import mine_page
from bot.display.pages import campaign_list
from bot.display.parts import Sheet, Words
from bot.host import Host
from bot.store import Campaign
from bot.store.rows import OwnSeat, Summary
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import Seat, T
from games.kernel.chance import commitment
from tests.bot.conftest import FINN, GUILD, MARINA, choose, start
from tests.kernel.lanterns import Lanterns


def words_of(sheet: Sheet) -> str:
    (words,) = (part for part in sheet.parts if isinstance(part, Words))
    return words.text


async def test_a_headline_is_spoken_with_names(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host, MARINA, FINN)
    told = T("{who} leads", who=Seat(1))
    monkeypatch.setattr(type(table.match.game), "headline", lambda _: told)
    await host.act(table.id, T("Something."), MARINA)
    listed = campaign_list(await host.store.in_guild(GUILD), Wording("en"), 0)
    assert f"P{FINN} leads" in words_of(listed)


def row(game: str, behind: int | None, **more: Any) -> Campaign:
    begun = Campaign("k7f2xx", GUILD, game, "playing", MARINA, 2, 0, 0, place=3)
    return replace(begun, behind=behind, **more)


@pytest.mark.parametrize(
    ("language", "game", "behind", "words"),
    [
        ("en", "refuge", 0, "just begun, some 60 minutes left"),
        ("en", "jupiter", 28, "about a quarter played, some 45 minutes left"),
        ("en", "lurk", 50, "about halfway, some 45 minutes left"),
        ("de", "tentacula", 70, "etwa drei Viertel gespielt, noch etwa 10 Minuten"),
        ("it", "refuge", 97, "quasi finita"),
        ("en", "sleeping_gods", 50, "about halfway"),
    ],
)
def test_lists_say_how_far_a_game_is(language: str, game: str, behind: int, words: str) -> None:
    """A campaign of many evenings names no minutes, nor a game whose last ones run."""
    campaign, wording = row(game, behind), Wording(language)
    said = [
        campaign_list([Summary(campaign, ["Marina"])], wording, 0),
        mine_page([OwnSeat(campaign, 0, "person")], [], wording, 0),
    ]
    assert [words_of(sheet).count(f" · {words}") for sheet in said] == [1, 1]


def test_what_is_not_known_is_not_said() -> None:
    """Of games from elsewhere, of old rows, of lessons, and of what is not being played."""
    lesson = find_game("refuge").lesson
    assert lesson is not None
    taught = commitment(lesson.seed)
    unknown = [row("refuge", None), row("refuge", 50, commitment=taught)]
    unknown += [row("refuge", 50, status=status) for status in ("ended", "lobby")]
    assert [how_far(one, Wording("en")) for one in unknown] == [""] * 4


async def test_how_far_it_is_is_written_with_the_move(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host, MARINA, FINN)
    kept = await host.store.campaign(table.id)
    assert kept is not None
    assert kept.behind is None
    monkeypatch.setattr(Lanterns, "behind", lambda _: 0.374)
    await choose(host, table, MARINA, "roll")
    kept = await host.store.campaign(table.id)
    assert kept is not None
    assert kept.behind == 37
