"""The command line: each module here holds one ``command``, read when it is asked for."""

from __future__ import annotations

import importlib
import pkgutil

import click


class CommandRoom(click.Group):
    """A group whose commands are the modules of this folder."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return sorted(
            module.name.replace("_", "-")
            for module in pkgutil.iter_modules(__path__)
            if not module.name.startswith("_")
        )

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{__name__}.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command


@click.group(cls=CommandRoom, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="divemaster")
def main() -> None:
    """Divemaster: board games of the deep, on Discord and on your own machine."""
