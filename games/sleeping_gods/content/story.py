"""The storybook's grammar: conditions, effects, challenges, choices and paragraphs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from games.sleeping_gods.content.vignettes import Vignette
from games.sleeping_gods.content.words import (
    Emblem,
    Keyword,
    Letter,
    Model,
    ParaId,
    Payable,
    Prop,
    RegionId,
    Skill,
    Status,
    Who,
)


class Cond(Model):
    """Holds when everything written in it holds; an empty one always holds."""

    kw: Keyword | None = None
    no_kw: Keyword | None = None
    done: Keyword | None = None
    no_done: Keyword | None = None
    some: tuple[Keyword, ...] = ()
    card: int | None = None
    no_card: int | None = None
    token: Letter | None = None
    no_token: Letter | None = None
    prop: Prop | None = None
    no_prop: Prop | None = None
    res: Payable | None = None
    totems: int | None = None
    passes: int | None = None
    mode: Literal["easy", "normal", "brutal"] | None = None
    read: ParaId | None = None
    n: Annotated[int, Field(ge=1)] = 1
    any_of: tuple[Cond, ...] = ()
    all_of: tuple[Cond, ...] = ()
    none_of: tuple[Cond, ...] = ()

    @model_validator(mode="after")
    def _count_has_a_use(self) -> Cond:
        assert "n" not in self.given() or self.res or self.some, "n counts res or some; give one"
        return self


EffectOp: TypeAlias = Literal[
    "gain", "pay", "xp", "damage", "heal", "fatigue", "unfatigue", "status", "unstatus",
    "ship_damage", "repair", "command", "pay_command", "clear_command", "draw_ability",
    "discard_hand", "discard_equipped", "quest", "quest_done", "quest_lost", "card", "card_lost",
    "token", "token_lost", "prop", "prop_lost", "market", "search", "move_to", "discard_events",
    "ending", "fate_table", "pick_one",
]  # fmt: skip

FateSpan: TypeAlias = Annotated[str, Field(pattern=r"^[1-6](-[1-6])?$")]

_NEEDS: dict[str, tuple[str, ...]] = {
    "gain": ("res",),
    "pay": ("res",),
    "status": ("status",),
    "quest": ("num",),
    "quest_done": ("num",),
    "quest_lost": ("num",),
    "card": ("num",),
    "card_lost": ("num",),
    "token": ("letter",),
    "token_lost": ("letter",),
    "prop": ("prop",),
    "prop_lost": ("prop",),
    "move_to": ("region",),
    "ending": ("num",),
    "fate_table": ("table",),
    "pick_one": ("options",),
}
_TAKES: dict[str, tuple[str, ...]] = {
    "gain": ("res", "n"),
    "pay": ("res", "n"),
    "damage": ("n", "who", "crew"),
    "heal": ("n", "who", "crew"),
    "fatigue": ("n", "who", "crew"),
    "unfatigue": ("n", "who", "crew"),
    "status": ("status", "n", "who", "crew"),
    "unstatus": ("status", "n", "who", "crew"),
    "market": ("n", "barter"),
}
_COUNTED = (
    "xp", "ship_damage", "repair", "command", "pay_command", "clear_command", "draw_ability",
    "discard_hand", "discard_equipped", "search", "discard_events",
)  # fmt: skip


class Effect(Model):
    """One thing that happens. ``docs/writing_a_pack.md`` says what each op does."""

    op: EffectOp
    when: Cond | None = None
    res: Payable | None = None
    n: Annotated[int, Field(ge=1, le=40)] = 1
    who: Who = "participants"
    crew: str | None = None
    status: Status | None = None
    num: int | None = None
    letter: Letter | None = None
    prop: Prop | None = None
    region: RegionId | None = None
    barter: bool = False
    table: dict[FateSpan, tuple[Effect, ...]] = Field(default_factory=dict)
    options: tuple[tuple[Effect, ...], ...] = ()

    @model_validator(mode="after")
    def _fields_fit_op(self) -> Effect:
        needed = _NEEDS.get(self.op, ())
        missing = [name for name in needed if name not in self.given()]
        assert not missing, f"{self.op} needs {', '.join(missing)}"
        taken = _TAKES.get(self.op, ("n",) if self.op in _COUNTED else needed)
        extra = self.given() - {"op", "when", *taken}
        assert not extra, f"{self.op} does not take {', '.join(sorted(extra))}"
        assert self.op != "gain" or self.res not in ("food_any", "any"), "gain a named resource"
        return self

    @model_validator(mode="after")
    def _table_covers_fate(self) -> Effect:
        if self.op == "fate_table":
            fates = sorted(fate for span in self.table for fate in fates_of(span))
            assert fates == [1, 2, 3, 4, 5, 6], "a fate table covers each of 1 to 6 exactly once"
        return self


def fates_of(span: str) -> range:
    """``"2-4"`` is 2, 3, 4; ``"5"`` is 5 alone."""
    return range(int(span[0]), int(span[-1]) + 1)


class Fail(Model):
    """What failure brings. With ``instead`` (or ``goto``) the choice's own effects are skipped."""

    effects: tuple[Effect, ...] = ()
    text: Annotated[str, Field(max_length=1000)] = ""
    combat: tuple[int, ...] = ()
    goto: ParaId | None = None
    instead: bool = False


class Challenge(Model):
    """A skill and the number to reach."""

    skill: Skill
    need: Annotated[int, Field(ge=3, le=16)]
    fail: Fail = Fail()


class Choice(Model):
    """A lettered line at the foot of a paragraph."""

    key: Annotated[str, Field(pattern=r"^[A-H]$")]
    text: Annotated[str, Field(min_length=3, max_length=56)]
    more: Annotated[str, Field(max_length=240)] = ""
    requires: Cond | None = None
    cost: tuple[Effect, ...] = ()
    challenge: Challenge | None = None
    combat: tuple[int, ...] = ()
    effects: tuple[Effect, ...] = ()
    goto: ParaId | None = None
    end: bool = False

    @model_validator(mode="after")
    def _one_exit(self) -> Choice:
        assert (self.goto is not None) != self.end, (
            "a choice turns to a passage or ends: exactly one of these"
        )
        return self

    @model_validator(mode="after")
    def _costs_only_take(self) -> Choice:
        for cost in self.cost:
            assert cost.op in COSTS, f"{cost.op} is no cost: what costs is paid, lost or discarded"
        return self


COSTS = ("pay", "pay_command", "card_lost", "discard_hand", "prop_lost")


class Redirect(Model):
    """ "If keyword X, turn to Y" at the head of a paragraph: forced, read in order."""

    when: Cond
    goto: ParaId


class Paragraph(Model):
    """A numbered piece of the storybook, with exactly one kind of exit."""

    id: ParaId
    title: Annotated[str, Field(max_length=48)] = ""
    town: Annotated[str, Field(max_length=36)] | None = None
    emblem: Emblem | None = None
    vignette: Vignette | None = None
    secret: bool = False
    asks: str | None = None
    """The crew member who chooses here: whoever holds them is asked (R14)."""
    memory: Annotated[str, Field(max_length=140)] = ""
    """What is kept of it on the page of the ship's company."""
    redirects: tuple[Redirect, ...] = ()
    text: Annotated[str, Field(min_length=1, max_length=4000)]
    effects: tuple[Effect, ...] = ()
    choices: tuple[Choice, ...] = ()
    goto: ParaId | None = None
    end: bool = False

    @model_validator(mode="after")
    def _one_kind_of_exit(self) -> Paragraph:
        exits = bool(self.choices) + (self.goto is not None) + self.end
        assert exits == 1, (
            "a passage has choices, or turns to another, or ends: exactly one of these"
        )
        keys = [choice.key for choice in self.choices]
        assert len(keys) == len(set(keys)), "two choices share a key"
        return self
