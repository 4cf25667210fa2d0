"""What is kept about somebody: a file for them, and the question before it is deleted."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bot.custom_ids import verb
from bot.display.board import PAUSED
from bot.display.parts import Button, Row, Sheet, Words
from bot.store.personal import TABLES
from bot.wording import Wording
from games.kernel import T

HEARD = "Tables whose newest panel called you."


def data_buttons(wording: Wording) -> list[Button]:
    """The two ways to one's own data, wherever they are offered."""
    return [
        Button(verb("data", "file"), wording.label(T("Export my data")), emoji="📦"),
        Button(verb("data", "forget"), wording.label(T("Forget me")), "warn", "🧽"),
    ]


def sure_page(wording: Wording) -> Sheet:
    """Asked before everything is deleted."""
    words = wording.say(
        T(
            "### 🧽 Forget me?\n"
            "On **all servers**, you leave your seats and lobbies, and I delete your solo "
            "games, settings, results and badges. There's no way back; export your data "
            "first if you want to keep it.\n"
            "-# Messages already on Discord keep their words until they change. What I "
            "keep, why and for how long: docs/privacy.md of the project."
        )
    )
    row = Row(
        [
            Button(verb("data", "forget-yes"), wording.label(T("Forget me for good")), "warn"),
            Button(verb("data", "keep"), wording.label(T("Keep everything"))),
        ]
    )
    return Sheet([Words(words)], [row], PAUSED)


def data_file(person: int, found: Mapping[str, list[dict[str, object]]], made: str) -> bytes:
    """Everything in plain JSON, each part with a sentence that says what it is."""
    parts = {
        name: {"what": TABLES[name].what if name in TABLES else HEARD, "rows": rows}
        for name, rows in found.items()
    }
    whole = {"person": str(person), "made": made, "kept": parts}
    return json.dumps(whole, indent=1, ensure_ascii=False, default=str).encode()
