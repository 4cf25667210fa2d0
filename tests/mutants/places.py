"""Where rules stand that may be mutated: files of a game, and the figures of its box."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_RULES = {
    *("autopilot", "pilot", "planning", "instinct", "odds", "relevance"),  # how a machine plays
    *("authors", "tools", "measure", "balance", "handbook", "reader", "check"),  # for authors
    *("names", "words", "told", "card_words", "glossary_words", "reasons"),  # wording
    *("questions", "before_ids"),  # ids, written down by a test of their own
    *("lesson", "reminders", "glossary", "seen_things"),  # what teaches
    *("badges", "mind", "first_choice"),  # what praises and advises
}
"""Folders and files of a game, without their ending, that hold no rules."""

WORDING = {"T", "N", "told", "Told", "Option", "Ask", "Question", "say"}
"""What is handed to these is read by people; tests of the telling hold it, not mutants."""

TYPES = {"cast", "isinstance", "TypeVar", "Literal", "Callable"}
CONTRACTS = TYPES | {"field", "Field", "dataclass"}

FIGURES = {
    "lurk": ("data/*.yaml",),
    "tentacula": ("content.yaml",),
    "sleeping_gods": (
        "pack/base/*.yaml",
        *(f"pack/hollow_gyre/{name}.yaml" for name in ("abilities", "crew", "market", "search")),
        *(f"pack/hollow_gyre/{name}/*.yaml" for name in ("enemies", "events")),
    ),
}
"""What lies in a game's box, as data; a story's own cards and places are not the box's."""


def rule_files(game: str, wanted: str | None = None) -> list[Path]:
    """The files of a game that hold rules; with ``wanted``, those with it in their path."""
    room = ROOT / "games" / game
    files = sorted(room.rglob("*.py"))
    rules = [
        file for file in files if not NOT_RULES & set(file.relative_to(room).with_suffix("").parts)
    ]
    return [file for file in rules if wanted is None or wanted in str(file.relative_to(ROOT))]


def figure_files(game: str, wanted: str | None = None) -> list[Path]:
    """The files with the figures of a game's box."""
    room = ROOT / "games" / game
    files = [file for form in FIGURES.get(game, ()) for file in sorted(room.glob(form))]
    return [file for file in files if wanted is None or wanted in str(file.relative_to(ROOT))]
