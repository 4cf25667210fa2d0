"""`divemaster verify` replays an exported campaign."""

import json
from pathlib import Path

from click.testing import CliRunner

from bot.cli.verify import command
from bot.host import Host
from bot.host.campaign_file import CampaignFile, read_file, seal
from bot.host.transfer import export_campaign
from tests.bot.conftest import FINN, MARINA, choose, start
from tests.spoken import says


async def exported(host: Host) -> bytes:
    table = await start(host, MARINA, FINN)
    for user, option in [(MARINA, "light"), (MARINA, "no"), (FINN, "roll"), (MARINA, "roll")]:
        await choose(host, table, user, option)
    return await export_campaign(host, table.id)


async def test_an_honest_campaign_is_fair(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "honest.dive"
    file.write_bytes(await exported(host))
    result = CliRunner().invoke(command, [str(file)])
    assert result.exit_code == 0, result.output
    assert "4 moves replayed" in result.output


async def test_a_forged_campaign_is_not(host: Host, tmp_path: Path) -> None:
    told = json.loads(read_file(await exported(host)).model_dump_json())
    told["commitment"] = "00" * 32
    file = tmp_path / "forged.dive"
    file.write_bytes(seal(CampaignFile.model_validate(told)))
    result = CliRunner().invoke(command, [str(file)])
    assert result.exit_code == 1
    assert "doesn't fit the hash" in result.output


def test_what_is_no_campaign_is_named(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("roses are red")
    result = CliRunner().invoke(command, [str(file)])
    assert result.exit_code == 1
    assert says(result.output, "host.campaign_file.read_file#1")
