"""The list of tables names people where a headline speaks of seats."""

import pytest

from bot.display.pages import campaign_list
from bot.display.parts import Words
from bot.host import Host
from bot.wording import Wording
from games.kernel import Seat, T
from tests.bot.conftest import FINN, GUILD, MARINA, start


async def test_a_headline_is_spoken_with_names(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host, MARINA, FINN)
    told = T("{who} leads", who=Seat(1))
    monkeypatch.setattr(type(table.match.game), "headline", lambda _: told)
    await host.act(table.id, T("Something."), MARINA)
    (words,) = campaign_list(await host.store.in_guild(GUILD), Wording("en"), 0).parts
    assert isinstance(words, Words)
    assert f"P{FINN} leads" in words.text
