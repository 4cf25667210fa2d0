"""Every rule that is known of Discord, asked of loopback; and what is published of them."""

from pathlib import Path

import pytest
import yaml

from loopback import Loopback, May
from loopback.conform.__main__ import WORD, differences, main, of_loopback
from loopback.conform.run import answers, place, rules
from loopback.conform.table import DOCUMENTATION, PAGES, kept_by, table
from tests.loopback.raw import faults_of
from tests.test_rooms import ROOT


async def test_every_rule_is_kept_and_stands_on_a_page_of_the_documentation() -> None:
    found = await of_loopback()
    lost = [f"{r}: {r.answer}, not {found[r]}" for r in found if not kept_by(found, r)]
    assert not lost, "\n".join(lost)
    assert len({str(rule) for rule in found}) == len(found) >= 100
    told = (ROOT / "loopback" / "docs" / "rules.md").read_text()
    assert f"{len(found)} rules are written by hand" in told
    assert all(f"]({DOCUMENTATION}{page})" in table(found) for page in PAGES.values())


async def test_every_field_at_fault_has_its_inner_code() -> None:
    codes = yaml.safe_load((Path(__file__).parent / "faults.yaml").read_text())
    found: dict[str, dict[str, str]] = {}
    async with Loopback() as world:
        world.give_bot(May.ADMINISTRATOR)
        async with place(f"{world.base_url}/api/v10", world.token, world.guild["id"]) as here:
            for rule in filter(lambda one: one.where, rules()):
                _, body = await here.ask(rule.method, rule.path, rule.body, rule.headers)
                code = faults_of(body["errors"])[rule.where]
                found.setdefault(rule.page, {})[rule.what] = code
    assert found == codes


async def test_where_two_places_differ_is_told() -> None:
    """A server that forgets one rule stands for Discord."""
    ours = await of_loopback()
    async with Loopback() as world:
        world.give_bot(May.ADMINISTRATOR)
        world.trouble.refuse("/invites/nobodyknows", code=50013)
        api = f"{world.base_url}/api/v10"
        async with place(api, world.token, world.guild["id"]) as here:
            theirs = {str(rule): said for rule, said in (await answers(here)).items()}
        assert not any(c.get("name") == "loopback-conform" for c in world.world.channels.values())
    (told,) = differences(ours, theirs)
    assert told.startswith("Invites: no such invite: Discord 403 50013, loopback 404")


@pytest.mark.parametrize("words", [[WORD], [WORD, "--guild", "1"]])
def test_discord_is_not_asked_by_half_a_word(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(SystemExit):
        main(words)
    assert "a server of your own" in capsys.readouterr().err
