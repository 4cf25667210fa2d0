"""What stands on the page besides the game: said once, when somebody comes, in their language."""

from __future__ import annotations

from bot.wording import Wording
from games.kernel import T, Text

WORDS: dict[str, Text] = {
    "board": T("The board"),
    "hand": T("Hand"),
    "choices": T("What you can do"),
    "happened": T("What happened"),
    "undo": T("Undo"),
    "hint": T("What would you do?"),
    "missed": T("What did I miss?"),
    "log": T("Whole log"),
    "film": T("Film so far"),
    "drawing": T("🎞️ Gathering the moves…"),
    "help": T("Help"),
    "words": T("Board in words"),
    "rules": T("Rules"),
    "close": T("Close"),
    "back": T("Back"),
    "more": T("More"),
    "thinking": T("thinking …"),
    "waiting": T("Waiting for {name}", name="{name}"),
    "watching": T("{n} looking on", n="{n}"),
    "turn": T("Your turn"),
    "away": T("The connection is lost. I keep trying."),
    "closer": T("Tap again to choose; tap beside it to go back."),
    "chosen": T("{n} chosen", n="{n}"),
    "where": T("Where to?"),
    "which": T("Which one?"),
}


def words(wording: Wording) -> dict[str, str]:
    return {name: wording.label(text, 200) for name, text in WORDS.items()}
