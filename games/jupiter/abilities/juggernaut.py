"""Juggernaut: onto the dome of a creep, which dies."""

from __future__ import annotations

from games.jupiter import offers, told
from games.jupiter.action import Action
from games.jupiter.attacks import blast, remove_creep
from games.jupiter.moves import beside_me, go, put_robot
from games.jupiter.rescue import Rescue
from games.jupiter.words import space_words
from games.kernel.ask import Option, Play


def crush_options(rescue: Rescue) -> list[Option[Action]]:
    """An adjacent creep's dome can be entered."""
    return [
        offers.crush(crush, rescue.s.active, there)
        for there in beside_me(rescue)
        if rescue.is_creep(there)
    ]


def crush(rescue: Rescue, there: int) -> Play[None]:
    rescue.s.spent += 1
    yield from land(rescue, there)


def land(rescue: Rescue, there: int) -> Play[None]:
    """The robot ends its move there; a creep under its feet dies, with one next to it."""
    if not rescue.is_creep(there):
        go(rescue, rescue.s.active, there)
        return
    rescue.did(told.CRUSHES_CREEP(space=space_words(there)))
    remove_creep(rescue, there)
    put_robot(rescue, rescue.s.active, there)
    yield from blast(rescue, there)
