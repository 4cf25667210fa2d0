"""All commands stand below one word, in groups that people can guess."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.homes import home_of, is_conversation
from bot.turning_away import ON_A_SERVER

ON_SERVERS = {"server": True}
"""The extras of a command that makes no sense in a conversation."""
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
EVERYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""On a server, or with a person, who has us wherever they are."""
OLD_NAMES = {
    "play": ("start", "daily", "looking"),
    "learn": ("rules", "card", "help"),
    "tables": ("mine", "list", "board", "resume", "end"),
    "me": ("hall",),
    "moderate": ("seat",),
}
"""What was typed right below `/dive` once, and may still be: as many as there is room for."""

Typed: TypeAlias = app_commands.Command["Room", ..., None]
"""A command; its answer is seen in Discord."""


class NotHere(app_commands.CheckFailure):
    """Typed where it makes no sense; its cause says so."""


class Room(app_commands.Group):
    """Discord offers a group everywhere or nowhere, so what needs a server asks for it itself."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        command = interaction.command
        needs = isinstance(command, app_commands.Command) and command.extras == ON_SERVERS
        if needs and is_conversation(home_of(interaction)):
            raise NotHere from Refusal(ON_A_SERVER)
        return True


class Dive(Room):
    """The five rooms, and the old names beside them."""

    def __init__(self) -> None:
        super().__init__(
            name="dive",
            description="Board games of the deep",
            allowed_contexts=EVERYWHERE,
            allowed_installs=EVERYBODY,
        )
        self.play = Room(parent=self, name="play", description="A game: begin one, find players")
        self.learn = Room(parent=self, name="learn", description="A lesson, the rules, the cards")
        self.tables = Room(parent=self, name="tables", description="Your games, and what's on them")
        self.me = Room(parent=self, name="me", description="How I reach you, and what you've won")
        self.moderate = Room(parent=self, name="moderate", description="For moderators")

    def keep_old_names(self) -> None:
        """Each does what its new one does, and says what that is called."""
        for room, names in OLD_NAMES.items():
            for name in names:
                self.add_command(_old(room, self._named(room, name)))

    def _named(self, room: str, name: str) -> Typed:
        group = self.get_command(room)
        assert isinstance(group, Room)
        command = group.get_command(name)
        assert isinstance(command, app_commands.Command)
        return command


def _old(room: str, command: Typed) -> Typed:
    return app_commands.Command(
        name=command.name,
        description=f"→ /dive {room} {command.name}",
        callback=command.callback,
        extras=command.extras,
    )
