"""What Discord refuses in messages, it refuses here, and says where."""

from typing import Any

import pytest

from tests.loopback.raw import Raw, faults_of

V2 = 1 << 15


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | more


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def options(count: int) -> list[dict[str, Any]]:
    return [{"label": f"o{i}", "value": f"v{i}"} for i in range(count)]


def select(**more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "pick", "options": options(2)} | more


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def classic(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"content": "hello", "components": list(rows)}


def modern(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)} | more


def container(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(parts)} | more


def buttons(count: int) -> list[dict[str, Any]]:
    return [button(custom_id=f"b{i}") for i in range(count)]


def picture(url: str = "https://example.org/a.png", **more: Any) -> dict[str, Any]:
    return {"media": {"url": url}} | more


GOOD = {
    "five rows of five buttons": classic(
        *(row(*(button(custom_id=f"{r}{c}") for c in range(5))) for r in range(5))
    ),
    "label of 80": classic(row(button(label="x" * 80))),
    "custom id of 100": classic(row(button(custom_id="x" * 100))),
    "link": classic(row({"type": 2, "style": 5, "label": "Go", "url": "https://example.org"})),
    "emoji only": classic(row({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "🐙"}})),
    "25 options": classic(row(select(options=options(25), max_values=25))),
    "user select": classic(row({"type": 5, "custom_id": "who"})),
    "channel select": classic(row({"type": 8, "custom_id": "where", "channel_types": [0]})),
    "4000 letters": modern(text("x" * 2000), text("y" * 2000)),
    "40 components": modern(*(text("x") for _ in range(40))),
    "container": modern(container(text("hi"), row(button()), {"type": 14}, accent_color=0xFFFFFF)),
    "section": modern({"type": 9, "components": [text("a")], "accessory": button()}),
    "thumbnail": modern(
        {"type": 9, "components": [text("a")], "accessory": {"type": 11} | picture()}
    ),
    "gallery of ten": modern({"type": 12, "items": [picture(description="sea")] * 10}),
    "own number": modern(text("a") | {"id": 77}, text("b")),
}

BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "neither label nor emoji": (
        classic(row({"type": 2, "style": 1, "custom_id": "go"})),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "unknown emoji": (
        classic(row(button(emoji={"name": "kraken", "id": "123456789012345678"}))),
        "components.0.components.0.emoji.name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "no style": (
        classic(row({"type": 2, "label": "Go", "custom_id": "go"})),
        "components.0.components.0.style",
        "BASE_TYPE_REQUIRED",
    ),
    "link with custom id": (
        classic(row(button(style=5, url="https://example.org"))),
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED",
    ),
    "link to nowhere": (
        classic(row({"type": 2, "style": 5, "label": "Go", "url": "file:///etc/passwd"})),
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "an empty row": (classic(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "option description of 101": (
        classic(row(select(options=[{"label": "x", "value": "v", "description": "x" * 101}]))),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "more to choose than there is": (
        classic(row(select(max_values=3))),
        "components.0.components.0.max_values",
        "COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS",
    ),
    "a bare button": (modern(button()), "components.0.type", "UNION_TYPE_CHOICES"),
    "an unknown type": (modern({"type": 99}), "components.0.type", "UNION_TYPE_CHOICES"),
    "4001 letters": (
        modern(text("x" * 2000), container(text("y" * 2001))),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "41 components, nested ones counted": (
        modern(container(*(text("x") for _ in range(39))), text("y")),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "more bytes than letters": (
        modern(text("🐙" * 2700)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (modern(text("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "a section of four": (
        modern({"type": 9, "components": [text("a")] * 4, "accessory": button()}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "alt text of 1025": (
        modern({"type": 12, "items": [picture(description="x" * 1025)]}),
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a picture that was not sent": (
        modern(container({"type": 12, "items": [picture("attachment://board.png")]})),
        "components.0.components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a colour too many": (
        modern(container(text("a"), accent_color=0x1000000)),
        "components.0.accent_color",
        "NUMBER_TYPE_MAX",
    ),
}


@pytest.mark.parametrize("name", GOOD)
async def test_accepted(raw: Raw, name: str) -> None:
    status, body = await raw.send(GOOD[name])
    assert status == 200, body


@pytest.mark.parametrize("name", BAD)
async def test_refused(raw: Raw, name: str) -> None:
    message, where, code = BAD[name]
    status, body = await raw.send(message)
    assert (status, body["code"]) == (400, 50035)
    assert faults_of(body["errors"]) == {where: code}


async def test_every_component_gets_a_number_of_its_own(raw: Raw) -> None:
    _, body = await raw.send(modern(container(text("a"), row(*buttons(2))), text("b") | {"id": 3}))
    outer, inner = body["components"][0], body["components"][0]["components"]
    numbers = [outer["id"], *(c["id"] for c in inner), *(b["id"] for b in inner[1]["components"])]
    assert sorted([*numbers, body["components"][1]["id"]]) == [1, 2, 3, 4, 5, 6]
