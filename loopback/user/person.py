"""One person: the whole user's side in a dozen verbs."""

import asyncio
import contextlib
import copy
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from loopback import guilds, invites, thread_members
from loopback.activities import Instance
from loopback.checks.messages import Upload
from loopback.clock import moment
from loopback.errors import Refusal
from loopback.interactions import Interaction, Kind
from loopback.realm import Change, Realm
from loopback.types import Json
from loopback.user import finding
from loopback.user.acting import Actor
from loopback.user.refusals import InteractionFailed, NotAllowed
from loopback.user.seeing import Choice, Modal, SeenMessage
from loopback.world import Message, World

Options = dict[str, object]
Found = TypeVar("Found")
PATIENCE = 10.0
GLANCE = 0.05


@dataclass(eq=False)
class Answer:
    """What the bot made of an interaction, up to now."""

    person: "Person"
    interaction: Interaction

    @property
    def kind(self) -> str:
        return self.interaction.state

    @property
    def message(self) -> SeenMessage:
        """The message that was shown or changed, as it is now."""
        shown = self.interaction.original_id or self.interaction.source_id or ""
        message_id = self._changed_in_private or shown
        channel_id = self.interaction.channel_id
        return self.person.see(finding.message(self._world, channel_id, message_id, self._id))

    @property
    def _changed_in_private(self) -> str | None:
        """A bot may also answer by changing a private message that it sent this person before."""
        if self.kind != "deferred_update":
            return None
        known = self._world.messages.get(self.interaction.channel_id, {}).values()
        mine = [self.person.see(one) for one in known if self._world.visible(one, self._id)]
        source = [one for one in mine if one.id == self.interaction.source_id]
        if any(_later(one, self.interaction.created) for one in source):
            return None
        return next((one.id for one in reversed(mine) if one.ephemeral), None)

    @property
    def modal(self) -> Modal | None:
        """The form that was opened, if one was."""
        form = self.interaction.modal
        return None if form is None else Modal(self.interaction.id, form)

    @property
    def activity(self) -> Instance | None:
        """The Activity that was opened, if one was."""
        return self.person.realm.activities.running.get(self.interaction.activity_id or "")

    @property
    def choices(self) -> list[Choice]:
        return [Choice(c["name"], c["value"]) for c in self.interaction.choices]

    @property
    def followups(self) -> list[SeenMessage]:
        known = self._world.messages.get(self.interaction.channel_id, {})
        return [self.person.see(known[m]) for m in self.interaction.followup_ids if m in known]

    @property
    def _world(self) -> World:
        return self.person.realm.world

    @property
    def _id(self) -> str:
        return self.person.id

    async def settled(self, patience: float | None = None) -> SeenMessage:
        """Waits until the message has been edited after this interaction."""
        before = self.interaction.created

        def edited() -> SeenMessage | None:
            message = self.message
            return message if _later(message, before) else None

        return await self.person.until(edited, patience)

    async def followed(self, count: int = 1, patience: float | None = None) -> list[SeenMessage]:
        """Waits until the bot has sent that many follow-ups."""
        return await self.person.until(
            lambda: self.followups if len(self.followups) >= count else None, patience
        )


def _later(message: SeenMessage, before: float) -> bool:
    edited = message.raw.get("edited_timestamp")
    return edited is not None and moment(edited) >= before


@dataclass(eq=False, repr=False)
class Person:
    """Somebody in the world, with hands and eyes."""

    realm: Realm
    id: str
    settle: float = 0.0
    actor: Actor = field(init=False)

    def __post_init__(self) -> None:
        self.actor = Actor(self.realm, self.id)

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def user(self) -> Json:
        return self.realm.world.user(self.id)

    @property
    def name(self) -> str:
        return str(self.user["global_name"] or self.user["username"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def install(self) -> None:
        """Takes the application for themselves: its commands are with them wherever they are."""
        guilds.install(self.realm, self.user)

    def direct(self) -> str:
        """The direct channel with the bot, by its id."""
        return str(guilds.direct_channel(self.realm, self.user)["id"])

    def speaks(self, locale: str) -> None:
        """Chooses the language of their client; bots are told of it with every interaction."""
        self.realm.world.locales[self.id] = locale

    async def slash(
        self, channel: str, command: str, options: Options | None = None, **how: float
    ) -> Answer:
        given = self._uploaded(options or {})
        return await self._answer(self.actor.use_command(channel, command, given), **how)

    async def autocomplete(
        self, channel: str, command: str, options: Options, focused: str
    ) -> list[Choice]:
        given = self._uploaded(options)
        interaction = self.actor.type_option(channel, command, given, focused)
        return (await self._answer(interaction)).choices

    async def menu(self, channel: str, command: str, target: "SeenMessage | Person") -> Answer:
        on_message = isinstance(target, SeenMessage)
        use = self.actor.use_menu(channel, command, target.id, on_message=on_message)
        return await self._answer(use)

    async def launch(self, channel: str) -> Answer:
        """Opens the app's Activity in a channel, or comes into it."""
        return await self._answer(self.actor.launch(channel))

    async def click(self, message: SeenMessage, button: str, **how: float) -> Answer:
        pressed = self.actor.press(message.channel_id, message.id, button)
        return await self._answer(pressed, **how)

    async def select(
        self, message: SeenMessage, menu: str, values: "str | Person | Sequence[str | Person]"
    ) -> Answer:
        chosen = [values] if isinstance(values, str | Person) else list(values)
        names = [str(value) for value in chosen]
        return await self._answer(self.actor.choose(message.channel_id, message.id, menu, names))

    async def submit(
        self, modal: Modal | None, values: Options | None = None, **how: float
    ) -> Answer:
        if modal is None:
            raise NotAllowed("No form is open")
        opener = self.realm.interactions.by_id[modal.interaction_id]
        return await self._answer(self.actor.submit(opener, self._uploaded(values or {})), **how)

    async def write(
        self,
        channel: str,
        text: str,
        files: Sequence[Upload] = (),
        reply_to: SeenMessage | None = None,
    ) -> SeenMessage:
        numbered = [Upload(f.filename, f.data, index=str(i)) for i, f in enumerate(files)]
        target = reply_to.id if reply_to else None
        return self.see(self.actor.write(channel, text, numbered, target))

    async def vote(self, message: SeenMessage, *answers: int) -> None:
        """Votes in a poll, by the numbers of its answers; with none, takes the votes back."""
        self.actor.vote(message.channel_id, message.id, list(answers))

    async def react(self, message: SeenMessage, emoji: str) -> None:
        """Puts an emoji under a message; `name:id` for one of a guild's own."""
        self.actor.react(message.channel_id, message.id, emoji)

    async def read(self, channel: str) -> list[SeenMessage]:
        """The channel as this person sees it, oldest message first."""
        place = self.actor.channel(channel)
        every = self.realm.world.messages.get(place["id"], {}).values()
        return [self.see(m) for m in every if self.realm.world.visible(m, self.id)]

    def see(self, message: Message) -> SeenMessage:
        """As it is now: what changes later (all but the reactions) is replaced, never altered."""
        shown = dict(message.data)
        if "reactions" in shown:
            shown["reactions"] = copy.deepcopy(shown["reactions"])
        if shown["attachments"] or message.shown_files:
            shown = json.loads(self.realm.signer.text(json.dumps(shown)))
        return SeenMessage(shown)

    async def look(self, message: SeenMessage) -> SeenMessage:
        """The same message, as it is now."""
        world = self.realm.world
        return self.see(finding.message(world, message.channel_id, message.id, self.id))

    async def wait_for(
        self,
        channel: str,
        test: Callable[[SeenMessage], bool],
        patience: float | None = None,
    ) -> SeenMessage:
        """Waits for a message that passes the test; the channel itself may still have to appear."""

        def passing() -> SeenMessage | None:
            try:
                place = self.actor.channel(channel)
            except Refusal:
                return None
            every = reversed(self.realm.world.messages.get(place["id"], {}).values())
            seen = (self.see(m) for m in every if self.realm.world.visible(m, self.id))
            return next(filter(test, seen), None)

        return await self.until(passing, patience)

    async def until(self, look: Callable[[], Found | None], patience: float | None = None) -> Found:
        """Looks again after every change, and now and then, until there is something to see. Where
        a bot may take long to answer, everybody has as much patience with what follows."""
        usual = max(PATIENCE, self.realm.interactions.answer_within)
        async with asyncio.timeout(usual if patience is None else patience):
            while (found := look()) is None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.realm.changed(), GLANCE)
        return found

    async def accept(self, code: str) -> None:
        """Uses an invite."""
        invites.accept(self.realm, code, self.id)

    async def join(self, thread: str) -> None:
        thread_members.join(self.realm, self.actor.channel(thread), self.id)

    async def leave(self, thread: str) -> None:
        thread_members.leave(self.realm, self.actor.channel(thread), self.id)

    def _uploaded(self, options: Options) -> Options:
        """Files become uploads, people their ids."""
        return {name: self._upload(value) for name, value in options.items()}

    def _upload(self, value: object) -> object:
        if isinstance(value, Upload):
            return self.actor.upload(value.filename, value.data)["id"]
        if isinstance(value, Person):
            return value.id
        if isinstance(value, list | tuple):
            return [self._upload(each) for each in value]
        return value

    async def _answer(self, interaction: Interaction, patience: float | None = None) -> Answer:
        await first_answer(self.realm, interaction)
        if self.settle:
            await asyncio.sleep(self.settle)
        if interaction.failed:
            raise InteractionFailed("This interaction failed")
        answer = Answer(self, interaction)
        if interaction.thinking:
            await self.until(lambda: None if interaction.thinking else True, patience)
        return answer


async def first_answer(realm: Realm, interaction: Interaction) -> None:
    """Waits for the bot's first answer; three seconds later it has failed."""
    try:
        async with asyncio.timeout(realm.interactions.answer_within):
            await interaction.answered.wait()
    except TimeoutError:
        interaction.fail()
        if interaction.kind is not Kind.AUTOCOMPLETE:
            where = interaction.channel_id, interaction.id, interaction.user_id
            realm.notice(Change("interaction", *where))
