"""Forms: opened, limited, filled in, sent."""

from typing import Any

import discord
import pytest

from loopback import Loopback, NotAllowed, Upload
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import Raw, faults_of


class Log(discord.ui.Modal, title="Logbook"):
    """One field of every kind that discord.py can make."""

    words = discord.ui.TextInput(label="Words", max_length=20)
    where = discord.ui.Label(
        text="Where",
        component=discord.ui.Select(
            custom_id="where", options=[discord.SelectOption(label=x) for x in ("Reef", "Wreck")]
        ),
    )
    who = discord.ui.Label(
        text="Who", component=discord.ui.UserSelect(custom_id="who", required=True)
    )
    chart = discord.ui.Label(
        text="Chart", component=discord.ui.FileUpload(custom_id="chart", required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        data = [len(await f.read()) for f in self.chart.component.values]  # type: ignore[attr-defined] # a FileUpload
        place = self.where.component.values[0]  # type: ignore[attr-defined] # a Select
        person = self.who.component.values[0].display_name  # type: ignore[attr-defined] # a UserSelect
        words = f"{self.words.value} {place} {person} {data}"
        await interaction.response.send_message(words)


def bot_with_form() -> TinyBot:
    bot = TinyBot()

    @bot.tree.command(description="Opens the logbook")
    async def log(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Log())

    return bot


async def test_a_form_is_filled_in_and_sent(discord_world: Loopback, start: Start) -> None:
    await start(bot_with_form())
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    opened = await marina.slash("#general", "log")
    assert opened.kind == "modal"
    assert opened.modal.title == "Logbook"
    assert [f["label"] for f in opened.modal.fields] == ["Words", "Where", "Who", "Chart"]
    values = {
        "Words": "All well",
        "where": "Wreck",
        "Who": finn,
        "Chart": [Upload("map.txt", b"north")],
    }
    answer = await marina.submit(opened.modal, values)
    assert answer.message.content == "All well Wreck Finn [5]"


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({}, "required"),
        ({"Words": "x" * 21}, "characters"),
        ({"Words": "a", "Where": "Moon"}, "not among"),
        ({"Words": "a", "Where": "Reef"}, "who needs"),
        ({"Word": "a"}, "no field"),
    ],
)
async def test_what_the_form_does_not_take(
    discord_world: Loopback, start: Start, values: dict[str, object], reason: str
) -> None:
    await start(bot_with_form())
    marina = discord_world.person("Marina")
    opened = await marina.slash("#general", "log")
    with pytest.raises(NotAllowed, match=reason):
        await marina.submit(opened.modal, values)


async def test_a_form_from_a_button_can_update_its_message(
    discord_world: Loopback, start: Start
) -> None:
    class Rename(discord.ui.Modal, title="Rename"):
        name = discord.ui.TextInput(label="Name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=self.name.value)

    class View(discord.ui.View):
        @discord.ui.button(label="Rename")
        async def rename(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
            await interaction.response.send_modal(Rename())

    bot = TinyBot()

    @bot.tree.command(description="Shows a name")
    async def ship(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Nautilus", view=View())

    await start(bot)
    marina = discord_world.person("Marina")
    message = (await marina.slash("#general", "ship")).message
    opened = await marina.click(message, "Rename")
    answer = await marina.submit(opened.modal, {"Name": "Argo"})
    assert answer.kind == "update"
    assert (await marina.look(message)).content == "Argo"


def field(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "a", "style": 1, "label": "A"} | more


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def modal(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"custom_id": "m", "title": "M", "components": list(parts)} | more


def label(part: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": part} | more


BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "title of 46": (modal(row(field()), title="x" * 46), "data.title", "BASE_TYPE_BAD_LENGTH"),
    "no fields": (modal(), "data.components", "BASE_TYPE_BAD_LENGTH"),
    "six fields": (
        modal(*(row(field(custom_id=str(i))) for i in range(6))),
        "data.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "two fields in a row": (
        modal(row(field(), field(custom_id="b"))),
        "data.components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a button": (
        modal(row({"type": 2, "style": 1, "label": "a", "custom_id": "b"})),
        "data.components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "label of 46": (
        modal(row(field(label="x" * 46))),
        "data.components.0.components.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a name twice": (
        modal(row(field()), row(field())),
        "data.components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "placeholder of 101": (
        modal(row(field(placeholder="x" * 101))),
        "data.components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "value of 4001": (
        modal(row(field(value="x" * 4001))),
        "data.components.0.components.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "longer than it may be": (
        modal(row(field(min_length=5, max_length=4))),
        "data.components.0.components.0.min_length",
        "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX",
    ),
    "one radio button": (
        modal(label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})),
        "data.components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
}


async def opened_by(raw: Raw, body: dict[str, Any]) -> tuple[int, Any]:
    """Answers a fresh interaction with a modal."""
    await raw(
        "PUT",
        f"/applications/{raw.world.world.application['id']}/commands",
        [{"name": "ask", "description": "Asks"}],
    )
    actor = raw.world.person("Marina").actor
    interaction = actor.use_command("#general", "ask", {})
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    return await raw("POST", path, {"type": 9, "data": body})


@pytest.mark.parametrize("name", BAD)
async def test_refused(raw: Raw, name: str) -> None:
    body, where, code = BAD[name]
    status, answer = await opened_by(raw, body)
    assert (status, answer["code"]) == (400, 50035)
    assert faults_of(answer["errors"]) == {where: code}


async def test_every_kind_of_field(raw: Raw) -> None:
    two = [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]
    fields = [
        label({"type": 21, "custom_id": "radio", "options": two}),
        label({"type": 22, "custom_id": "boxes", "options": two}),
        label({"type": 23, "custom_id": "box"}),
        label({"type": 8, "custom_id": "place"}),
        {"type": 10, "content": "Think of it"},
    ]
    status, _ = await opened_by(raw, modal(*fields))
    assert status == 204
    marina = raw.world.person("Marina")
    opener = next(reversed(raw.world.realm.interactions.by_id.values()))
    values = {"radio": "b", "boxes": ["a", "b"], "box": True, "place": "#tables"}
    sent = marina.actor.submit(opener, values)
    assert sent.source_id is None
