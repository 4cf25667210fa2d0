"""The client libraries of the matrix: pinned, and what each of them cannot do itself."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "loopback-clients"
FEATURES = (
    "ready", "commands", "autocomplete", "private answers", "defer and edit", "follow-ups", "nick",
    "buttons", "selects", "modals", "files", "threads", "forums", "Components V2", "reconnect",
)  # fmt: skip


class NotAtHand(RuntimeError):
    """The library could not be installed here."""


@dataclass(frozen=True)
class Library:
    """A library, the version that is judged, and the bot that is written in it."""

    name: str
    package: str
    version: str
    script: str
    own_folder: bool = True
    cannot: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        python = f"{sys.version_info.major}.{sys.version_info.minor}"
        return CACHE / f"{self.package.replace('/', '+')}-{self.version}-{python}"

    @property
    def command(self) -> list[str]:
        runner = "node" if self.in_node else sys.executable
        return [runner, str(HERE / "bots" / self.script)]

    @property
    def in_node(self) -> bool:
        return self.script.endswith(".cjs")

    @property
    def environment(self) -> dict[str, str]:
        if self.in_node:
            return {"NODE_PATH": str(self.folder / "node_modules")}
        paths = [ROOT, self.folder] if self.own_folder else [ROOT]
        return {"PYTHONPATH": os.pathsep.join(map(str, paths))}

    def install(self) -> None:
        """Into a folder of its own, once: several libraries call themselves `discord`."""
        if not self.own_folder or self.folder.exists():
            return
        fresh = self.folder.with_name(f"{self.folder.name}.{os.getpid()}")
        try:
            fresh.mkdir(parents=True)
            _run(self._installer(fresh))
            fresh.rename(self.folder)
        except (OSError, subprocess.SubprocessError) as error:
            if not self.folder.exists():
                raise NotAtHand(
                    f"{self.name} {self.version} cannot be installed: {error}"
                ) from error
        finally:
            shutil.rmtree(fresh, ignore_errors=True)

    def _installer(self, folder: Path) -> list[str]:
        what = f"{self.package}=={self.version}"
        if self.in_node:
            wish = what.replace("==", "@")
            quiet = ["--no-audit", "--no-fund", "--silent"]
            return ["npm", "install", "--prefix", str(folder), *quiet, wish]
        quiet = ["--quiet", "--disable-pip-version-check", "--no-warn-conflicts"]
        return [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder), what]


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=90)


LABELS = "no Label in forms"
LIBRARIES = (
    Library("discord.py", "discord.py", "2.7.1", "discordpy.py", own_folder=False),
    Library("hikari", "hikari", "2.7.0", "hikari_bot.py", own_folder=False, cannot=(LABELS,)),
    Library("disnake", "disnake", "2.12.2", "disnake_bot.py"),
    Library("nextcord", "nextcord", "2.6.0", "nextcord_bot.py", cannot=("Components V2", LABELS)),
    Library("py-cord", "py-cord", "2.8.1", "pycord.py"),
    Library(
        "interactions.py",
        "discord-py-interactions",
        "5.16.0",
        "interactions_bot.py",
        cannot=(LABELS,),
    ),
    Library("discord.js", "discord.js", "14.28.0", "discordjs.cjs"),
    Library("oceanic.js", "oceanic.js", "1.15.0", "oceanic.cjs"),
    Library("discordeno", "@discordeno/bot", "21.0.0", "discordeno.cjs", cannot=(LABELS,)),
    Library("eris", "eris", "0.18.0", "eris.cjs", cannot=("Components V2", LABELS)),
)
