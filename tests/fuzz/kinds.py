"""Seven kinds of input that anybody may send, each spoiled, then taken by what reads it."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import yaml
from discord import app_commands

from bot import languages
from bot.app import Divemaster
from bot.custom_ids import VERSION
from bot.errors import Refusal
from bot.host.lobby import new_campaign
from bot.host.transfer import export_campaign, import_campaign
from bot.presses import VERBS, handle_press
from bot.store import SeatRow, StoreError
from games.catalog import GAMES, all_games, find_game
from games.kernel.errors import KernelError
from games.kernel.match import Match
from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.content.extending import extended
from games.sleeping_gods.content.faults import BrokenPack
from games.sleeping_gods.content.files import DATA, PAGE, one_file, zip_files
from games.sleeping_gods.content.loader import build_pack, folder_source, house_source
from games.sleeping_gods.content.page_printer import page_of
from games.sleeping_gods.content.source import STORY, read_files
from renderers import renderer_for
from tests.fuzz.mutating import SIGNS, VALUES, spoiled_bytes, spoiled_data, spoiled_text
from tests.fuzz.sink import CHANNEL, GUILD, interaction
from tests.games.sleeping_gods.outside import EXAMPLE, zipped

SENTENCES = (Refusal, KernelError, StoreError, BrokenPack)
"""What says in words what is wrong."""
LONGEST = 100
"""Discord takes no longer custom id."""
OPTIONS = {
    "table": 3,
    "game": 3,
    "seat": 4,
    "to": 3,
    "text": 5,
    "channel": 7,
    "player": 6,
    "file": 11,
    "": 3,
}
"""Options of commands, and one that none has, with Discord's number for their type."""
Take = Callable[[random.Random], Awaitable[None]]
MARINA, FINN = 11, 12


class Kinds:
    """A bot with a game of each kind, and everything that can be sent to it."""

    def __init__(self, bot: Divemaster, folder: Path) -> None:
        self.bot, self.folder, self.number = bot, folder / "pack", 1000
        self.folder.mkdir()
        self.campaigns: list[str] = []
        self.files: list[bytes] = []
        self.saves: list[bytes] = []
        self.entries: list[tuple[str, Any, bytes]] = []
        self.texts = [(path.name, path.read_bytes()) for path in sorted(EXAMPLE.iterdir())]

    async def prepare(self) -> None:
        """A game of each kind, a few moves in, and a lobby; and what the bot reads at its start."""
        for game in GAMES:
            renderer_for(game)
        for language in languages.codes():
            languages.own_name(language)
        host, luck = self.bot.house.host, random.Random(1)
        for game in all_games():
            seats = [
                SeatRow(seat, MARINA + seat, "Marina", "person") for seat in range(game.seats[0])
            ]
            campaign = new_campaign(game, GUILD, CHANNEL, MARINA)
            await host.store.add_campaign(campaign, seats)
            match = Match.start(game, len(seats), seed=7)
            table = await host.open_campaign(campaign, seats, match, CHANNEL)
            for _ in range(8):
                ask = table.match.ask
                ours = [] if ask is None else [o for o in ask.options if o.seat < len(seats)]
                if ask is None or not ours:
                    break
                option = luck.choice(ours)
                user = MARINA + option.seat
                await host.choose(campaign.id, user, option.id, ask.token, None)
            self.campaigns.append(campaign.id)
            self.files.append(await export_campaign(self.bot.house.host, campaign.id))
            self.saves.append(table.match.save())
        lobby = new_campaign(find_game(GAMES[0]), GUILD, CHANNEL, MARINA)
        await host.store.add_campaign(lobby, [SeatRow(0, MARINA, "Marina", "person")])
        self.campaigns.append(lobby.id)
        self.entries = pack_entries()

    def all(self) -> dict[str, Take]:
        return {
            "custom ids": self.press,
            "forms": self.form,
            "command options": self.command,
            "saves": self.save,
            "campaign files": self.campaign_file,
            "packs": self.pack,
            "uploads": self.upload,
        }

    def _next(self) -> int:
        self.number += 1
        return self.number

    async def press(self, luck: random.Random) -> None:
        who, data = self._who(luck), {"component_type": 2, "custom_id": await self._custom_id(luck)}
        if luck.random() < 0.3:
            values = [str(luck.choice([*SIGNS, *GAMES])) for _ in range(luck.randint(0, 3))]
            data |= {"component_type": 3, "values": values}
        await handle_press(self.bot.house, interaction(self.bot, 3, data, self._next(), who))

    def _who(self, luck: random.Random) -> int:
        return luck.choice([MARINA, FINN, 13])

    async def _custom_id(self, luck: random.Random) -> str:
        """A custom id of ours with something wrong."""
        campaign = luck.choice([*self.campaigns, "-", "nobody"])
        token, name = "", luck.choice(list(VERBS))
        table = self.bot.house.host.tables.known(campaign)
        if luck.random() < 0.5 and table is not None and table.match.ask is not None:
            ask = table.match.ask
            token, name = ask.token, luck.choice([o.id for o in ask.options] + ["*", "**", "+"])
        more = [luck.choice([*SIGNS, "0", "1", "yes", "add"]) for _ in range(luck.randint(0, 3))]
        whole = ":".join([VERSION, campaign, token, name, *more])
        return spoiled_text(luck, whole)[:LONGEST]

    async def form(self, luck: random.Random) -> None:
        game = luck.choice(GAMES)
        name = luck.choice([f"start:{game}", "options:0", "options:9", "settings:x"])
        campaign = luck.choice([*self.campaigns, "-"])
        fields = [*find_game(game).Options.model_fields, "language", "channels", "remind_hours", ""]
        inner = [
            {
                "type": 18,
                "component": {
                    "type": luck.choice([3, 4, 5, 6, 7, 8]),
                    "custom_id": luck.choice(fields),
                    "value": str(luck.choice(VALUES)),
                    "values": [str(luck.choice(VALUES)) for _ in range(luck.randint(0, 2))],
                },
            }
            for _ in range(luck.randint(0, 5))
        ]
        spoiled: Any = {"components": inner} if luck.random() < 0.5 else {"components": []}
        data = {"custom_id": f"d1:{campaign}::{name}", **spoiled}
        if luck.random() < 0.3:
            data["custom_id"] = spoiled_text(luck, data["custom_id"])[:LONGEST]
        await handle_press(
            self.bot.house, interaction(self.bot, 5, data, self._next(), self._who(luck))
        )

    async def command(self, luck: random.Random) -> None:
        """Words of a command that nobody could type, or that an older version knew."""
        names = [one.name for one in self.bot.tree.get_command("dive").commands]  # type: ignore[union-attr]  # the group
        name = luck.choice([*names, spoiled_text(luck, luck.choice(names))])
        options = [self._option(luck) for _ in range(luck.randint(0, 3))]
        inner = [{"type": 1, "name": name, "options": options}]
        data = {"id": "5", "name": "dive", "type": 1, "options": inner}
        sent = interaction(self.bot, 2, data, self._next(), self._who(luck))
        try:
            await self.bot.tree._call(sent)
        except app_commands.AppCommandError as error:
            await self.bot.tree.on_error(sent, error)

    def _option(self, luck: random.Random) -> dict[str, Any]:
        """Of the type it says: Discord itself makes sure of that."""
        name = luck.choice(list(OPTIONS))
        values: dict[int, list[Any]] = {
            3: [*SIGNS, *GAMES, *self.campaigns, spoiled_text(luck, luck.choice(self.campaigns))],
            4: [0, 1, -1, 99, 2**52],
            5: [True, False],
        }
        numbers = [str(luck.randrange(2**63))]
        kind = OPTIONS[name]
        return {"name": name, "type": kind, "value": luck.choice(values.get(kind, numbers))}

    async def save(self, luck: random.Random) -> None:
        data = luck.choice(self.saves)
        spoiled = spoiled_bytes(luck, data) if luck.random() < 0.3 else _resealed(luck, data)
        Match.load(spoiled, find_game)

    async def campaign_file(self, luck: random.Random) -> None:
        data = luck.choice(self.files)
        spoiled = spoiled_bytes(luck, data) if luck.random() < 0.3 else _resealed(luck, data)
        await import_campaign(self.bot.house.host, spoiled, GUILD, CHANNEL, MARINA)

    async def pack(self, luck: random.Random) -> None:
        section, entry, text = luck.choice(self.entries)
        ending = PAGE if section in STORY else DATA
        if luck.random() < 0.3:
            written = spoiled_bytes(luck, text)
        else:
            written = json.dumps({section: [spoiled_data(luck, entry)]}).encode()  # YAML as well
            ending = DATA
        (self.folder / "pack.yaml").write_text("about: {name: x}\n")
        file = self.folder / f"{section}{ending}"
        file.write_bytes(written)
        try:
            build_pack(folder_source(self.folder))
        finally:
            file.unlink()

    async def upload(self, luck: random.Random) -> None:
        """A pack as a file: one of its texts spoiled, alone or in a zip, or the zip itself; one in
        a hundred is checked whole, which the bot does in a process of its own."""
        name, text = luck.choice(self.texts)
        spoiled = spoiled_bytes(luck, text)
        whole = zipped(**{**dict(self.texts), name: spoiled})
        data = luck.choice([spoiled, whole, spoiled_bytes(luck, whole)])
        if luck.random() < 0.01:
            Shelf().read_upload(name, data, [])
        else:
            files = zip_files(data) if data.startswith(b"PK") else one_file(name, data)
            build_pack(extended(read_files(files), house_source))


def _resealed(luck: random.Random, data: bytes) -> bytes:
    """With a sound seal, so that what lies behind it is read."""
    head, _, body = data.partition(b"\n")
    known = json.loads(head)
    spoiled = json.dumps(spoiled_data(luck, json.loads(body))).encode()
    known["sha256"] = hashlib.sha256(spoiled).hexdigest()
    return json.dumps(known).encode() + b"\n" + spoiled


def pack_entries() -> list[tuple[str, Any, bytes]]:
    """A few entries of each section of a real pack, with the text or page that says them."""
    packs = Path(__file__).parents[2] / "games" / "sleeping_gods" / "pack"
    folder = next(iter(sorted(packs.glob("*/pack.yaml")))).parent
    source = folder_source(folder)
    few = [(name, entry) for name, entries in source.sections.items() for entry in entries[:5]]
    return [
        (name, entry, page_of([entry]).encode())
        if name in STORY
        else (name, entry, yaml.safe_dump({name: [entry]}, allow_unicode=True).encode())
        for name, entry in few
    ]
