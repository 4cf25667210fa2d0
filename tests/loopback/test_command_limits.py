"""Application commands and their limits."""

from typing import Any

import pytest

from tests.loopback.raw import Raw, faults_of


def command(**more: Any) -> dict[str, Any]:
    return {"name": "dive", "description": "Goes down"} | more


def option(name: str = "game", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which"} | more


async def put(raw: Raw, *commands: dict[str, Any]) -> tuple[int, Any]:
    path = f"/applications/{raw.world.world.application['id']}/commands"
    return await raw("PUT", path, list(commands))


BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "an unknown language": (
        command(name_localizations={"klingon": "qul"}),
        "0.name_localizations.klingon",
        "ENUM_TYPE_COERCE",
    ),
    "an unknown place": (command(contexts=[7]), "0.contexts.0", "BASE_TYPE_CHOICES"),
}


@pytest.mark.parametrize("name", BAD)
async def test_refused(raw: Raw, name: str) -> None:
    body, where, code = BAD[name]
    status, answer = await put(raw, body)
    assert (status, answer["code"]) == (400, 50035)
    assert faults_of(answer["errors"]) == {where: code}


async def test_a_command_of_more_than_8000_letters(raw: Raw) -> None:
    choices = [{"name": f"{i:03}" + "y" * 97, "value": "z" * 100} for i in range(25)]
    many = [option(f"o{i}", choices=choices) for i in range(2)]
    _, answer = await put(raw, command(options=many))
    assert faults_of(answer["errors"]) == {"0": "APPLICATION_COMMAND_TOO_LARGE"}


async def test_101_commands(raw: Raw) -> None:
    status, answer = await put(raw, *(command(name=f"c{i}") for i in range(101)))
    assert (status, answer["code"]) == (400, 30032)


async def test_two_commands_of_one_name(raw: Raw) -> None:
    _, answer = await put(raw, command(), command())
    assert faults_of(answer["errors"]) == {"1.name": "APPLICATION_COMMANDS_DUPLICATE_NAME"}


async def test_other_alphabets_are_names_too(raw: Raw) -> None:
    status, _ = await put(
        raw, command(name="潜る"), command(name="нырять"), command(name="dive-in")
    )
    assert status == 200


async def test_a_command_keeps_its_id_when_it_is_replaced(raw: Raw) -> None:
    _, (first,) = await put(raw, command())
    _, (second,) = await put(raw, command(description="Goes deeper"))
    assert second["id"] == first["id"]
    assert second["version"] != first["version"]


async def test_one_command_added_changed_and_removed(raw: Raw) -> None:
    path = f"/applications/{raw.world.world.application['id']}/commands"
    status, made = await raw("POST", path, command())
    assert status == 201
    _, changed = await raw("PATCH", f"{path}/{made['id']}", {"description": "Deeper"})
    assert (changed["name"], changed["description"]) == ("dive", "Deeper")
    assert (await raw("GET", f"{path}/{made['id']}"))[1]["description"] == "Deeper"
    assert (await raw("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert (await raw("GET", f"{path}/{made['id']}"))[1]["code"] == 10063


@pytest.mark.parametrize("body", [None, {}, "dive", 7, [None], [[]], [{"name": None}]])
async def test_commands_that_are_none(raw: Raw, body: object) -> None:
    path = f"/applications/{raw.world.world.application['id']}/commands"
    status, answer = await raw("PUT", path, json=body)
    assert (status, answer["code"]) == (400, 50035)


async def test_answers_of_the_wrong_kind(raw: Raw) -> None:
    await put(raw, command(options=[option(autocomplete=True)]))
    actor = raw.world.person("Marina").actor
    used = actor.use_command("#general", "dive", {})
    typed = actor.type_option("#general", "dive", {}, "game")
    for interaction, kinds in ((used, (1, 6, 7, 8, 10, 12, 99)), (typed, (4, 5, 9))):
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        for kind in kinds:
            status, answer = await raw("POST", path, {"type": kind, "data": {}})
            assert (status, list(faults_of(answer["errors"]))) == (400, ["type"])
    path = f"/interactions/{typed.id}/{typed.token}/callback"
    many = [{"name": str(i), "value": str(i)} for i in range(26)]
    status, answer = await raw("POST", path, {"type": 8, "data": {"choices": many}})
    assert faults_of(answer["errors"]) == {"data.choices": "BASE_TYPE_MAX_LENGTH"}
    wrong = f"/interactions/{typed.id}/{used.token}/callback"
    assert (await raw("POST", wrong, {"type": 8}))[1]["code"] == 10062
