"""A small bot with one of everything the page must show."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

GAMES = ("Reef Race", "Sunken Bell", "Whale Fall")
WORDS = """# A heading
**bold**, *italics*, __underlined__, ~~struck~~, `code`, ||a secret||
> quoted words
- first
- second
  - inside
1. one
2. two
```py
print("deep")
```
-# small print, <t:1700000000:D>, <t:1700000000:R>, [a page](https://example.org/reef)"""


def picture(seed: int = 0, size: tuple[int, int] = (600, 450)) -> discord.File:
    """A few bubbles in the deep."""
    width, height = size
    image = Image.new("RGB", size, (8, 40, 58))
    draw = ImageDraw.Draw(image)
    for y in range(height):
        light = 1 - y / height
        draw.line((0, y, width, y), (8, int(30 + 70 * light), int(48 + 80 * light)))
    for i in range(24):
        x, y, r = (i * 97 + seed * 131) % width, (i * 61 + seed * 17) % height, 8 + i % 5 * 9
        draw.ellipse((x - r, y - r, x + r, y + r), outline=(224, 182, 103), width=4)
    file = io.BytesIO()
    image.save(file, "PNG")
    file.seek(0)
    return discord.File(file, f"reef{seed}.png", description=f"Bubbles, number {seed}")


class Board(ui.LayoutView):
    """A panel as a game would send it: picture, story, buttons."""

    def __init__(self, game: str, turn: int = 0) -> None:
        super().__init__(timeout=None)
        self.game, self.turn = game, turn
        gallery = ui.MediaGallery[Any](
            discord.MediaGalleryItem(f"attachment://reef{turn}.png", description=f"Board {turn}")
        )
        note = ui.Section(
            ui.TextDisplay(f"Turn **{turn}**. Two tentacles stir near the wreck."),
            accessory=_button("My hand", self.hand, discord.ButtonStyle.secondary, "🃏"),
        )
        menu = ui.Select[Any](
            custom_id="move",
            placeholder="Where to?",
            options=[
                discord.SelectOption(label=f"Space {n}", value=str(n), description="open water")
                for n in range(1, 5)
            ],
        )
        menu.callback = self.moved  # type: ignore[method-assign]  # as discord.py's guide does
        self.menu = menu
        row = ui.ActionRow[Any](
            _button("Dive", self.dive, discord.ButtonStyle.primary, "🌊"),
            _button("Rest", self.silent, discord.ButtonStyle.success),
            _button("Flee", self.fail, discord.ButtonStyle.danger),
            _button("Name it", self.name, discord.ButtonStyle.secondary),
        )
        more = ui.ActionRow[Any](
            ui.Button(label="Rules", url="https://example.org/rules"),
            ui.Button(label="Closed", custom_id="closed", disabled=True),
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## {game}"),
                gallery,
                note,
                ui.Separator(),
                ui.ActionRow(menu),
                row,
                more,
                accent_colour=0xE0B667,
            )
        )

    async def dive(self, interaction: discord.Interaction) -> None:
        board = Board(self.game, self.turn + 1)
        await interaction.response.edit_message(view=board, attachments=[picture(board.turn)])

    async def hand(self, interaction: discord.Interaction) -> None:
        text = f"{interaction.user.display_name}, you hold a **harpoon** and a *flare*."
        await interaction.response.send_message(text, ephemeral=True)

    async def moved(self, interaction: discord.Interaction) -> None:
        text = f"{interaction.user.mention} swims to space {self.menu.values[0]}."
        await interaction.response.send_message(text)

    async def silent(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(0)

    async def fail(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(0.4)
        await interaction.edit_original_response(content="You got away.")

    async def name(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())


def _button(label: str, action: Any, style: discord.ButtonStyle, emoji: str = "") -> ui.Button[Any]:
    button = ui.Button[Any](
        label=label, style=style, emoji=emoji or None, custom_id=label.lower().replace(" ", "-")
    )
    button.callback = action  # type: ignore[method-assign]  # as discord.py's guide does
    return button


class Form(ui.Modal, title="Tell us about your dive"):
    """Every input a form may have, in two forms of five."""

    ship = ui.TextInput[Any](label="Ship", placeholder="Its name", min_length=2, max_length=30)
    story = ui.Label[Any](
        text="Story",
        description="As long as you like",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False),
    )
    depth = ui.Label[Any](
        text="Depth",
        component=ui.Select(
            options=[discord.SelectOption(label=d) for d in ("Shallow", "Twilight", "Midnight")]
        ),
    )
    gear = ui.Label[Any](
        text="Gear",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=g) for g in ("Lamp", "Rope", "Knife")]
        ),
    )
    light = ui.Label[Any](
        text="Light",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=g) for g in ("Bright", "Dim")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        parts = [
            self.ship.value,
            self.story.component.value,  # type: ignore[attr-defined]  # a label knows only items
            *self.depth.component.values,  # type: ignore[attr-defined]  # as above
            *self.gear.component.values,  # type: ignore[attr-defined]  # as above
            self.light.component.value,  # type: ignore[attr-defined]  # as above
        ]
        await interaction.response.send_message("Noted: " + ", ".join(map(str, parts)))


class Papers(ui.Modal, title="Your papers"):
    """The rest of the inputs."""

    words = ui.TextDisplay[Any]("Please **show** what you have.")
    buddy = ui.Label[Any](text="Buddy", component=ui.UserSelect(required=False))
    proof = ui.Label[Any](text="Proof", component=ui.FileUpload(required=False, max_values=2))
    sworn = ui.Label[Any](text="I can swim", component=ui.Checkbox())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        buddy = self.buddy.component.values  # type: ignore[attr-defined]  # a label knows only items
        proof = self.proof.component.values  # type: ignore[attr-defined]  # as above
        sworn = self.sworn.component.value  # type: ignore[attr-defined]  # as above
        names = [person.display_name for person in buddy] + [file.filename for file in proof]
        await interaction.response.send_message(f"Seen: {', '.join(names)}; swims: {sworn}")


class Pickers(ui.View):
    """Every kind of select, in a classic message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        options = [discord.SelectOption(label=c, emoji="🐚") for c in ("Red", "Green", "Blue")]
        kinds: list[ui.Select[Any] | Any] = [
            ui.Select(custom_id="colours", placeholder="Colours", max_values=2, options=options),
            ui.UserSelect(custom_id="people", placeholder="People", max_values=3),
            ui.RoleSelect(custom_id="roles", placeholder="Roles"),
            ui.MentionableSelect(custom_id="both", placeholder="People or roles"),
            ui.ChannelSelect(custom_id="channels", placeholder="Channels"),
        ]
        for kind in kinds:
            kind.callback = self.chosen  # type: ignore[method-assign]  # as discord.py's guide does
            self.add_item(kind)

    async def chosen(self, interaction: discord.Interaction) -> None:
        values = ", ".join(interaction.data["values"])  # type: ignore[index, typeddict-item]  # a select
        await interaction.response.send_message(f"Chosen: {values}", ephemeral=True)


class DemoBot(discord.Client):
    """Answers `/demo …`."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions(users=True),
        )
        self.tree = app_commands.CommandTree(self)
        installs = app_commands.AppInstallationType(guild=True, user=True)
        places = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
        everywhere: Any = {"allowed_installs": installs, "allowed_contexts": places}
        self.tree.add_command(Demo(name="demo", description="One of everything", **everywhere))
        for name, callback in {"Praise": praise, "Wave": wave}.items():
            menu = app_commands.ContextMenu(name=name, callback=callback, **everywhere)
            self.tree.add_command(menu)

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def praise(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"Well said, {message.author.display_name}!")


async def wave(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} waves at {user.mention}")


class Demo(app_commands.Group):
    """The commands."""

    @app_commands.command(description="Open a table")
    @app_commands.describe(game="Which game", players="How many play", private="Only you see it")
    @app_commands.choices(game=[app_commands.Choice(name=g, value=g) for g in GAMES])
    async def start(
        self,
        interaction: discord.Interaction,
        game: str,
        players: app_commands.Range[int, 1, 4] = 2,
        private: bool = False,
    ) -> None:
        await interaction.response.send_message(
            view=Board(game), file=picture(0), ephemeral=private
        )

    @app_commands.command(description="Look up a fish")
    @app_commands.describe(name="Its title")
    async def fish(self, interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"A fine {name}.")

    @fish.autocomplete("name")
    async def fishes(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        known = ("Anglerfish", "Clownfish", "Lanternfish", "Sunfish")
        fits = [name for name in known if current.lower() in name.lower()]
        return [app_commands.Choice(name=f"The {name}", value=name.lower()) for name in fits]

    @app_commands.command(description="Shows an emoji of its own")
    async def emblem(self, interaction: discord.Interaction) -> None:
        image = picture(size=(64, 64)).fp.read()
        made = await interaction.client.create_application_emoji(name="bubbles", image=image)
        await interaction.response.send_message(f"Ours: {made}")

    @app_commands.command(description="Never answers")
    async def silence(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(0)

    @app_commands.command(description="Thinks, then answers")
    async def ponder(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await asyncio.sleep(0.6)
        await interaction.followup.send("Forty-two fathoms.")

    @app_commands.command(description="Opens a form")
    async def papers(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Papers())

    @app_commands.command(description="Every kind of select")
    async def pickers(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Choose:", view=Pickers())

    @app_commands.command(description="Words of every kind")
    async def words(self, interaction: discord.Interaction) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        text = f"{WORDS}\n{interaction.user.mention} in {channel.mention}"
        await interaction.response.send_message(text)

    @app_commands.command(description="Four pictures and a file")
    async def pictures(self, interaction: discord.Interaction) -> None:
        notes = discord.File(io.BytesIO(b"deep notes"), "notes.txt")
        await interaction.response.send_message(files=[picture(n) for n in range(1, 5)] + [notes])

    @app_commands.command(description="Opens a thread and asks somebody in")
    async def thread(self, interaction: discord.Interaction, friend: discord.Member) -> None:
        await interaction.response.send_message("A table is open.")
        message = await interaction.original_response()
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="Reef Race", message=message)
        await thread.send(f"{interaction.user.mention} {friend.mention}, take your seats.")

    @app_commands.command(description="An embed")
    async def card(self, interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Log", description="All is **well**.", colour=0x62E6CC)
        embed.add_field(name="Air", value="80 %").add_field(name="Depth", value="30 m")
        embed.set_footer(text="Day 3")
        await interaction.response.send_message(embed=embed)

    @app_commands.command(description="What lies in a chest")
    async def chest(self, interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.Section(
                ui.TextDisplay("A portrait"), accessory=ui.Thumbnail("attachment://reef7.png")
            )
        )
        view.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large, visible=False))
        view.add_item(ui.File("attachment://map.txt"))
        view.add_item(ui.Container(ui.TextDisplay("The pearl is fake"), spoiler=True))
        chart = discord.File(io.BytesIO(b"x marks it"), "map.txt")
        await interaction.response.send_message(view=view, files=[picture(7, (200, 200)), chart])

    @app_commands.command(description="Pins what it says")
    async def pin(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Low tide at noon")
        await (await interaction.original_response()).pin()

    @app_commands.command(description="Looks at a file")
    async def inspect(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        size = len(await file.read())
        await interaction.response.send_message(f"{file.filename} has {size} bytes")
