"""The client libraries of the matrix: pinned, and what each of them cannot do itself."""

from dataclasses import dataclass

from tests.loopback.matrix.evening import LABELS


@dataclass(frozen=True)
class Library:
    """A library, the version that is judged, and the bot that is written in it."""

    name: str
    package: str
    version: str
    script: str
    cannot: tuple[str, ...] = ()

    @property
    def in_node(self) -> bool:
        return self.script.endswith(".cjs")

    @property
    def wish(self) -> str:
        """What pip or npm is asked for."""
        return f"{self.package}{'@' if self.in_node else '=='}{self.version}"


LIBRARIES = (
    Library("discord.py", "discord.py", "2.7.1", "discordpy.py"),
    Library("hikari", "hikari", "2.7.0", "hikari_bot.py", (LABELS,)),
    Library("disnake", "disnake", "2.12.2", "disnake_bot.py"),
    Library("nextcord", "nextcord", "2.6.0", "nextcord_bot.py", ("Components V2", LABELS)),
    Library("py-cord", "py-cord", "2.8.1", "pycord.py"),
    Library(
        "interactions.py", "discord-py-interactions", "5.16.0", "interactions_bot.py", (LABELS,)
    ),
    Library("discord.js", "discord.js", "14.28.0", "discordjs.cjs"),
    Library("oceanic.js", "oceanic.js", "1.15.0", "oceanic.cjs"),
    Library("discordeno", "@discordeno/bot", "21.0.0", "discordeno.cjs", (LABELS,)),
    Library("eris", "eris", "0.18.0", "eris.cjs", ("Components V2", LABELS)),
)
