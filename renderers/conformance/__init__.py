"""What must hold for the pictures of every game, as functions that raise: for its own tests."""

from renderers.conformance.checks import (
    check_bounds,
    check_marks,
    check_rules_and_ending,
    check_secrets,
    check_text,
    check_words,
)

__all__ = ["check_pictures"]


def check_pictures(game_id: str) -> None:
    """All of it, over positions of chance and of the autopilot."""
    check_text(game_id)
    check_bounds(game_id, 16)
    check_words(game_id)
    check_secrets(game_id)
    check_marks(game_id)
    check_rules_and_ending(game_id)
