"""The walker: every branch of the storybook, and an exact route to every totem and ending.

Stories are walked as facts: quests, cards, props and explore tokens. Food, coins and luck are
taken for granted, and both outcomes of every challenge are tried.
"""

from __future__ import annotations

__all__ = ["walk_pack"]
