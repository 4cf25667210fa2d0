"""Interactions: three seconds for the first answer, fifteen minutes for all others."""

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from loopback.errors import Refusal
from loopback.types import Json

TOKEN_LIVES = 15 * 60.0


class Kind(IntEnum):
    """What the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """How the bot may answer first."""

    MESSAGE = 4
    THINKING = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    LAUNCH = 12


STATES = {
    Reply.MESSAGE: "message",
    Reply.THINKING: "thinking",
    Reply.DEFERRED_UPDATE: "deferred_update",
    Reply.UPDATE: "update",
    Reply.CHOICES: "choices",
    Reply.MODAL: "modal",
    Reply.LAUNCH: "activity",
}


@dataclass(slots=True, eq=False)
class Interaction:
    """What a person did, and what became of it."""

    id: str
    token: str
    kind: Kind
    user_id: str
    channel_id: str
    created: float
    guild_id: str | None = None
    source_id: str | None = None
    deed: str = ""
    """What the person did, in words."""
    command_name: str = ""
    command_type: int = 1
    focused_type: int = 3
    parent: "Interaction | None" = None
    by_person: bool = False
    """Whether the person brought the application along; else it is of the guild, or the bot's."""
    reply: Reply | None = None
    original_id: str | None = None
    private: bool = False
    thinking: bool = False
    failed: bool = False
    modal: Json | None = None
    activity_id: str | None = None
    choices: list[Json] = field(default_factory=list)
    followup_ids: list[str] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def state(self) -> str:
        if self.failed:
            return "failed"
        return STATES[self.reply] if self.reply is not None else "waiting"

    def allowed_replies(self, *, activities: bool) -> tuple[Reply, ...]:
        """Only a component, or a modal opened from one, has a message to update; only an app with
        an Activity can open it."""
        if self.kind is Kind.AUTOCOMPLETE:
            return (Reply.CHOICES,)
        replies = [Reply.MESSAGE, Reply.THINKING]
        if self.source_id is not None:
            replies += [Reply.DEFERRED_UPDATE, Reply.UPDATE]
        if self.kind is not Kind.MODAL:
            replies.append(Reply.MODAL)
        if activities:
            replies.append(Reply.LAUNCH)
        return tuple(replies)

    def fail(self) -> None:
        self.failed = True
        self.answered.set()


class Interactions:
    """All interactions that can still be answered."""

    def __init__(self, answer_within: float = 3.0) -> None:
        self.answer_within = answer_within
        self.by_id: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> Interaction:
        self._forget_old(interaction.created)
        self.by_id[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        return interaction

    def _forget_old(self, now: float) -> None:
        """A token that has been dead for long is no longer known at all."""
        while (old := next(iter(self.by_id.values()), None)) is not None:
            if now - old.created < 2 * TOKEN_LIVES:
                break
            del self.by_id[old.id], self.by_token[old.token]

    def to_answer(self, interaction_id: str, token: str, now: float) -> Interaction:
        """The interaction that a first answer is for, if it is not too late or too often."""
        found = self.by_id.get(interaction_id)
        if found is None or not secrets.compare_digest(found.token.encode(), token.encode()):
            raise Refusal(10062)
        if found.reply is not None:
            raise Refusal(40060)
        if found.failed or now - found.created > self.answer_within:
            found.fail()
            raise Refusal(10062)
        return found

    def to_follow(self, token: str, now: float) -> Interaction:
        """The interaction that a follow-up or an edit is for, while its token lives."""
        found = self.by_token.get(token)
        if found is None or found.reply is None:
            raise Refusal(10015)
        if now - found.created > TOKEN_LIVES:
            raise Refusal(50027)
        return found


def new_token() -> str:
    """As long as Discord's are."""
    return secrets.token_urlsafe(120)
