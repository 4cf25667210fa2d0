"""Reading options: by the verb at the head of their ids, and by what they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel.ask import Option
from games.lurk.autopilot.scene import Scene
from games.lurk.view import ModelView

Options = Sequence[Option[Any]]


def verb_of(option: Option[Any]) -> str:
    return option.id.partition(".")[0]


def named(options: Options, *verbs: str) -> list[Option[Any]]:
    """The options whose id begins with one of these words."""
    return [option for option in options if verb_of(option) in verbs]


def model_of(scene: Scene, option: Option[Any]) -> ModelView:
    """As the seat sees the model that an option stands for."""
    return scene.by_id[option.value.id]
