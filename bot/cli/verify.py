"""``divemaster verify``: replay an exported campaign against its seed."""

from __future__ import annotations

from pathlib import Path

import click

from bot.host.campaign_file import CampaignFile, read_file
from bot.host.verifying import transcript_of
from games.catalog import find_game
from games.kernel.errors import KernelError
from games.kernel.record import read_record
from games.kernel.transcript import Verdict
from games.kernel.transcript import verify as check


def verdict_on(file: CampaignFile) -> Verdict:
    """Every move of the file, replayed from its opening."""
    return check(transcript_of(file.opening.encode(), file.entries()), file.commitment, find_game)


@click.command
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def command(file: Path) -> None:
    """Check FILE, which `/dive tables export` made: does every move follow from the seed?"""
    try:
        campaign = read_file(file.read_bytes())
        game = read_record(campaign.opening.encode(), find_game).game
        verdict = verdict_on(campaign)
    except KernelError as error:
        raise click.ClickException(str(error.text)) from None
    click.echo(f"{game.id}, seed hash {campaign.commitment}")
    click.echo(f"{verdict.checked} moves replayed. {verdict.reason}")
    raise SystemExit(0 if verdict.fair else 1)
