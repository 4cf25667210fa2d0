"""``divemaster docs``: the documentation that came with the program."""

from __future__ import annotations

import click

from bot.pages import links, pages


@click.command
@click.argument("page", required=False)
def command(page: str | None) -> None:
    """List the pages of the documentation, or print one of them."""
    known = pages()
    if page is None:
        for name, file in known.items():
            with file.open(encoding="utf-8") as lines:
                click.echo(f"{name:<22} {next(lines).lstrip('# ').rstrip()}")
        for what, address in links().items():
            click.echo(f"{what:<22} {address}")
    elif page in known:
        click.echo(known[page].read_text(encoding="utf-8"))
    else:
        raise click.ClickException(f"There's no page {page}. Try one of these: {', '.join(known)}.")
