"""The command line: `python -m loopback` starts a Discord for whatever bot comes."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from loopback.run_until_stopped import PORT, Bot, NotThisMachine, serve
from loopback.saving import NotAWorld
from loopback.server import Loopback
from loopback.tls import NoCertificate
from loopback.world_files import FIRST, NotAPlan

Command = TypeVar("Command", bound=Callable[..., Any])
OPTIONS = (
    click.option("--port", type=int, help=f"Where it listens.  [default: {PORT}, or a free one]"),
    click.option(
        "--host", default="127.0.0.1", show_default=True, help="The address to listen on."
    ),
    click.option(
        "--world",
        "world_file",
        type=click.Path(dir_okay=False, path_type=Path),
        help="Keep the world in this file, and carry on from it.",
    ),
    click.option(
        "--plan",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="Who and what is there at the start: a world as YAML.",
    ),
    click.option("--rate-limits", is_flag=True, help="Count requests as Discord does."),
    click.option("--tls", is_flag=True, help="Answer over https as well, on a port of its own."),
    click.option("--activity", metavar="URL", help="Where the app's Activity is served."),
    click.option("--anywhere", is_flag=True, help="Allow an address other machines can reach."),
)


def serving_options(command: Command) -> Command:
    """What can be said about a Loopback on the command line."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def how_to_connect(discord: Loopback) -> str:
    """All that a bot, and the person beside it, must know."""
    told = connection(discord)
    more = [
        f"\n  {name:<11}  {told[name]}"
        for name in ("application", "secret", "https", "certificate")
        if name in told
    ]
    return (
        f"Open {discord.base_url} in your browser. Ctrl-C stops.\n"
        "Your bot connects with\n"
        f"  address      {told['address']}/api/v10\n"
        f"  gateway      {told['gateway']}\n"
        f"  token        {told['token']}" + "".join(more)
    )


def connection(discord: Loopback) -> dict[str, str]:
    gateway = discord.base_url.replace("http", "ws", 1) + "/gateway"
    told = {"address": discord.base_url, "gateway": gateway, "token": discord.token}
    if discord.realm.activities.url:
        application = str(discord.world.application["id"])
        told |= {"application": application, "secret": discord.client_secret}
    if discord.tls_url:
        told |= {"https": discord.tls_url, "certificate": str(discord.certificate)}
    return told


def run(
    *,
    port: int | None,
    host: str,
    world_file: Path | None,
    plan: Path | None,
    rate_limits: bool,
    tls: bool,
    activity: str | None,
    anywhere: bool,
    bot: Bot | None = None,
    announce: Callable[[Loopback], str] = how_to_connect,
) -> None:
    """Serves until Ctrl-C, and puts what cannot be done into a sentence."""
    running = serve(
        host=host,
        port=PORT if port is None else port,
        any_port=port is None,
        world=plan or FIRST,
        world_file=world_file,
        bot=bot,
        anywhere=anywhere,
        announce=lambda discord: click.echo(announce(discord)),
        rate_limits=rate_limits,
        tls=tls,
        activity=activity,
    )
    try:
        asyncio.run(running)
    except NotThisMachine as error:
        raise click.UsageError(str(error)) from error
    except (NotAPlan, NoCertificate) as error:
        raise click.ClickException(str(error)) from error
    except NotAWorld as error:
        raise click.ClickException(f"{world_file}: {error}") from error
    except OSError as error:
        raise click.ClickException(f"Cannot listen on {host}:{port}: {error.strerror}") from error


@click.command("loopback")
@serving_options
@click.option("--json", "as_json", is_flag=True, help="Say how to connect as one line of JSON.")
def main(*, as_json: bool, **settings: Any) -> None:
    """A Discord on your own machine, for any bot, with a page to try it in."""

    def announce(discord: Loopback) -> str:
        return json.dumps(connection(discord)) if as_json else how_to_connect(discord)

    run(**settings, announce=announce)
