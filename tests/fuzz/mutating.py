"""Valid things, spoiled: text with a few signs changed, data with a few values changed."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

SIGNS = [
    "",
    ":",
    "::",
    "-",
    "*",
    "**",
    "+",
    "d1",
    "d2",
    "\0",
    "\n",
    "\u202e",
    "\ud800",
    "é",
    "🤿",
    "`",
    "@everyone",
    "<@1>",
    "0",
    "-1",
    "1e9",
    "9" * 30,
    "٣",
    "²",
    "None",
    "nan",
    "{}",
    "[]",
    "{n}",
    "%s",
    "../",
    "'",
    '"',
    "x" * 90,
]
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**63,
    -(2**63) - 1,
    10**40,
    0.5,
    float("inf"),
    "",
    "x" * 3000,
    "\0",
    "\ud800",
    "refuge",
    [],
    [[]],
    {},
    {"": {}},
    [None],
    ["a"] * 50,
]


def spoiled_text(luck: random.Random, text: str) -> str:
    """The text with one to three small things wrong."""
    for _ in range(luck.randint(1, 3)):
        at, sign = luck.randint(0, len(text)), luck.choice(SIGNS)
        text = luck.choice(
            [
                text[:at] + sign + text[at:],
                text[:at] + text[at + luck.randint(1, 4) :],
                text[:at] + sign + text[at + 1 :],
                text[:at],
                text[at:] + text[:at],
            ]
        )
    return text


def spoiled_bytes(luck: random.Random, data: bytes) -> bytes:
    at = luck.randrange(len(data) + 1)
    return luck.choice(
        [
            data[:at],
            data[:at] + luck.randbytes(luck.randint(1, 6)) + data[at:],
            data[:at] + luck.randbytes(1) + data[at + 1 :],
            data[:at] + data[at + luck.randint(1, 9) :],
        ]
    )


def spoiled_data(luck: random.Random, data: Any) -> Any:
    """The data with one to three values replaced, taken away or moved."""
    changed = copy.deepcopy(data)
    for _ in range(luck.randint(1, 3)):
        holder, key = _place(luck, changed)
        if holder is None:
            return luck.choice(VALUES)
        deed = luck.randrange(4)
        if deed == 0:
            del holder[key]
        elif deed == 1 and isinstance(holder, dict):
            holder[luck.choice(SIGNS)] = holder[key]
        elif deed == 2 and isinstance(holder[key], str):
            holder[key] = spoiled_text(luck, holder[key])
        else:
            holder[key] = copy.deepcopy(luck.choice(VALUES))
    return changed


def _place(luck: random.Random, data: Any) -> tuple[Any, Any]:
    """A value somewhere in nested data, as what holds it and where."""
    holder, key = None, None
    while isinstance(data, dict | list) and data and (holder is None or luck.random() < 0.8):
        holder = data
        key = luck.choice(list(data)) if isinstance(data, dict) else luck.randrange(len(data))
        data = data[key]
    return holder, key


def as_json(data: Any) -> str:
    return json.dumps(data)
