"""Pictures: a view of a state becomes a picture and its words."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from games.catalog import BROUGHT, find_game
from renderers.picture import Picture
from renderers.renderer import Renderer, RulesPage
from renderers.words import Words

__all__ = ["Picture", "Renderer", "RulesPage", "Words", "renderer_for"]


def renderer_for(game_id: str) -> Renderer[Any]:
    """The renderer of a catalogued game: here by its name, or ``pictures`` of its package."""
    known = find_game(game_id).id
    home = f"{BROUGHT[known]}.pictures" if known in BROUGHT else f"renderers.{known}"
    found: Renderer[Any] = import_module(home).RENDERER
    return found
