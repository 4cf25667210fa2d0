"""What a person does: each deed becomes an interaction, or a message, that the bot is told of."""

from dataclasses import dataclass, field

from loopback import answers, attachments, messages, polls, reactions, threads
from loopback.access import require_sending
from loopback.checks.kinds import BUTTON, SELECTS, STRING_SELECT
from loopback.checks.messages import Upload, read_message
from loopback.errors import Refusal
from loopback.files import LARGEST_FILE
from loopback.interactions import Interaction, Kind, Reply, new_token
from loopback.permissions import May
from loopback.realm import Change, Realm
from loopback.snowflake import made_at
from loopback.types import Json
from loopback.user import filling, finding, options
from loopback.user.refusals import NotAllowed
from loopback.user.resolving import BY_SELECT, Resolver
from loopback.world import WRITABLE, Message, World

LINK = 5
UNHURRIED = May.MANAGE_MESSAGES | May.MANAGE_CHANNELS | May.BYPASS_SLOWMODE


@dataclass(slots=True)
class Actor:
    """The hands of one person."""

    realm: Realm
    user_id: str
    uploads: dict[str, Json] = field(default_factory=dict)

    def channel(self, name: str) -> Json:
        return finding.channel(self.realm.world, name, self.user_id)

    def _resolver(self, channel: Json) -> Resolver:
        return Resolver(self.realm, channel.get("guild_id"), self.user_id)

    def upload(self, filename: str, data: bytes) -> Json:
        """A file for an option, a modal or a message that is not sent yet."""
        if len(data) > LARGEST_FILE:
            raise Refusal(40005)
        attachment = attachments.store(self.realm, self.user_id, Upload(filename, data))
        self.uploads[attachment["id"]] = attachment
        return attachment

    def use_command(self, place: str, path: str, given: dict[str, object]) -> Interaction:
        channel = self.channel(place)
        data, found = self._command_data(channel, path, given, None)
        brought = _brought(self.realm.world, channel, found)
        interaction = self._new(Kind.COMMAND, channel, command_name=path.removeprefix("/"))
        interaction.deed = f"/{interaction.command_name}{_listed(given)}"
        interaction.by_person = brought
        return self._send(interaction, channel, data | {"guild_id": found.get("guild_id")})

    def type_option(
        self, place: str, path: str, given: dict[str, object], focused: str
    ) -> Interaction:
        """Types in an option that completes itself."""
        channel = self.channel(place)
        given = {focused: ""} | given
        data, _ = self._command_data(channel, path, given, focused)
        interaction = self._new(Kind.AUTOCOMPLETE, channel, command_name=path)
        interaction.focused_type = _focused_type(data["options"])
        interaction.deed = f"types /{path}{_listed(given)}"
        return self._send(interaction, channel, data)

    def _command_data(
        self, channel: Json, path: str, given: dict[str, object], focused: str | None
    ) -> tuple[Json, Json]:
        command, steps = finding.command(self.realm.world, self.user_id, channel, path, 1)
        declared = (steps[-1] if steps else command).get("options", [])
        _check_focused(declared, focused)
        resolver = self._resolver(channel)
        sent = options.fill(declared, given, resolver, self.uploads, focused)
        for step in reversed(steps):
            sent = [{"type": step["type"], "name": step["name"], "options": sent}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1}
        return data | {"options": sent} | resolver.data(), command

    def use_menu(self, place: str, name: str, target: str, *, on_message: bool) -> Interaction:
        """A command from the menu of a message or a person."""
        channel, resolver = self.channel(place), None
        kind = 3 if on_message else 2
        command, _ = finding.command(self.realm.world, self.user_id, channel, name, kind)
        resolver = self._resolver(channel)
        target_id = resolver.message(channel["id"], target) if on_message else resolver.user(target)
        interaction = self._new(Kind.COMMAND, channel, command_name=name)
        interaction.command_type = kind
        interaction.by_person = _brought(self.realm.world, channel, command)
        interaction.deed = f"uses {name} of the menu of {target}"
        data: Json = {"id": command["id"], "name": name, "type": kind, "target_id": target_id}
        data |= {"guild_id": command.get("guild_id")} | resolver.data()
        return self._send(interaction, channel, data)

    def launch(self, place: str) -> Interaction:
        """The Entry Point: Discord opens the Activity, or the app is asked to."""
        channel = self.channel(place)
        command = finding.entry_point(self.realm.world)
        interaction = self._new(Kind.COMMAND, channel, command_name=command["name"])
        interaction.command_type, interaction.deed = command["type"], "opens the Activity"
        if command["handler"] == finding.BY_APP:
            data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
            return self._send(interaction, channel, data)
        self.realm.interactions.add(interaction)
        answers.launch(self.realm, interaction)
        interaction.reply = Reply.LAUNCH
        interaction.answered.set()
        return interaction

    def press(self, channel_id: str, message_id: str, wanted: str) -> Interaction:
        channel, message = self._message(channel_id, message_id)
        button = finding.component(message, wanted, (BUTTON,))
        if button["style"] >= LINK:
            raise NotAllowed("This button opens a page; the bot isn't told")
        deed = f"presses [{button.get('label') or button['custom_id']}]"
        return self._use(channel, message, button, {}, deed)

    def choose(
        self, channel_id: str, message_id: str, wanted: str, values: list[str]
    ) -> Interaction:
        channel, message = self._message(channel_id, message_id)
        select = finding.component(message, wanted, SELECTS)
        resolver = self._resolver(channel)
        chosen = pick(select, values, resolver)
        if not select["min_values"] <= len(chosen) <= select["max_values"]:
            least, most = select["min_values"], select["max_values"]
            raise NotAllowed(f"Choose {least} to {most}, not {len(chosen)}")
        deed = f"chooses {', '.join(values)} in {select.get('placeholder') or select['custom_id']}"
        return self._use(channel, message, select, {"values": chosen} | resolver.data(), deed)

    def _message(self, channel_id: str, message_id: str) -> tuple[Json, Message]:
        channel = self.channel(channel_id)
        world = self.realm.world
        return channel, finding.message(world, channel["id"], message_id, self.user_id)

    def _use(
        self, channel: Json, message: Message, part: Json, more: Json, deed: str
    ) -> Interaction:
        if part.get("disabled"):
            raise NotAllowed(f"{part.get('label') or part['custom_id']} is disabled")
        interaction = self._new(Kind.COMPONENT, channel)
        interaction.source_id, interaction.deed = message.id, deed
        told = message.data.get("interaction_metadata", {})
        interaction.by_person = "1" in told.get("authorizing_integration_owners", {})
        kind = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        return self._send(interaction, channel, kind | more)

    def submit(self, opener: Interaction, values: dict[str, object]) -> Interaction:
        """Sends the modal that an interaction opened."""
        if opener.modal is None or opener.user_id != self.user_id:
            raise NotAllowed("No form is open")
        channel = self.channel(opener.channel_id)
        resolver = self._resolver(channel)
        data = filling.fill(opener.modal, values, resolver, self.uploads)
        interaction = self._new(Kind.MODAL, channel)
        interaction.parent, interaction.source_id = opener, opener.source_id
        interaction.by_person = opener.by_person
        interaction.deed = f"sends the form {opener.modal['title']!r}{_listed(values)}"
        return self._send(interaction, channel, data | resolver.data())

    def write(
        self, place: str, text: str, uploads: list[Upload], reply_to: str | None = None
    ) -> Message:
        """Writes a message; in a thread, that joins it."""
        channel = self.channel(place)
        require_sending(self.realm.world, self.user_id, channel)
        if channel["type"] not in WRITABLE:
            raise Refusal(50008)
        form = read_message({"content": text}, uploads, lambda _: True)
        target = (
            finding.message(self.realm.world, channel["id"], reply_to, self.user_id)
            if reply_to
            else None
        )
        self._wait_for_slow_mode(channel)
        threads.wake(self.realm, channel, self.user_id)
        how = messages.Circumstances(reply_to=target)
        return messages.post(self.realm, channel, self.user_id, form, how)

    def _wait_for_slow_mode(self, channel: Json) -> None:
        """One message in so many seconds, but for who manages the channel."""
        pause = channel.get("rate_limit_per_user") or 0
        held = self.realm.world.permissions(self.user_id, channel)
        if not pause or held & UNHURRIED:
            return
        every = reversed(self.realm.world.messages.get(channel["id"], {}).values())
        last = next((m for m in every if m.data["author"]["id"] == self.user_id), None)
        if last and self.realm.clock.now() - made_at(last.id) < pause:
            raise Refusal(20016)

    def vote(self, channel_id: str, message_id: str, chosen: list[int]) -> None:
        _, message = self._message(channel_id, message_id)
        polls.vote(self.realm, message, self.user_id, chosen)

    def react(self, channel_id: str, message_id: str, emoji: str) -> None:
        _, message = self._message(channel_id, message_id)
        reactions.add(self.realm, message, reactions.read_emoji(self.realm, emoji), self.user_id)

    def open_thread(self, place: str, name: str, message_id: str | None = None) -> Json:
        channel = self.channel(place)
        threads.may_open(self.realm, self.user_id, channel, 11)
        starter = self._message(channel["id"], message_id)[1] if message_id else None
        thread = threads.open_thread(self.realm, channel, self.user_id, name, 11, starter=starter)
        if starter is None:
            threads.created_notice(self.realm, channel, thread, self.user_id)
        return thread

    def delete(self, channel_id: str, message_id: str) -> None:
        """Removes an own message, or dismisses a private answer."""
        channel, message = self._message(channel_id, message_id)
        own = self.user_id in (message.data["author"]["id"], message.seen_by)
        held = self.realm.world.permissions(self.user_id, channel)
        if not own and not held & May.MANAGE_MESSAGES:
            raise Refusal(50013)
        messages.delete(self.realm, message)

    def _new(self, kind: Kind, channel: Json, command_name: str = "") -> Interaction:
        return Interaction(
            id=self.realm.new_id(),
            token=new_token(),
            kind=kind,
            user_id=self.user_id,
            channel_id=channel["id"],
            guild_id=channel.get("guild_id"),
            created=self.realm.clock.now(),
            command_name=command_name,
        )

    def _send(self, interaction: Interaction, channel: Json, data: Json) -> Interaction:
        self.realm.interactions.add(interaction)
        shown = {key: value for key, value in data.items() if value is not None}
        payload = self._payload(interaction, channel, shown)
        self.realm.notice(Change("interaction", channel["id"], interaction.id, self.user_id))
        self.realm.gateway.dispatch("INTERACTION_CREATE", payload, channel.get("guild_id"))
        return interaction

    def _payload(self, interaction: Interaction, channel: Json, data: Json) -> Json:
        world = self.realm.world
        held = str(world.permissions(self.user_id, channel))
        payload: Json = {
            "id": interaction.id,
            "application_id": world.application["id"],
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": channel | {"permissions": held},
            "app_permissions": str(world.permissions(world.bot["id"], channel)),
            "locale": world.locale(self.user_id),
            "entitlements": [],
            "authorizing_integration_owners": answers.owners(interaction),
            "context": finding.context_of(channel),
            "attachment_size_limit": LARGEST_FILE,
        }
        return payload | self._who(interaction, held) | self._where(interaction)

    def _who(self, interaction: Interaction, held: str) -> Json:
        world = self.realm.world
        if interaction.guild_id is None:
            return {"user": world.user(self.user_id)}
        member = world.member(interaction.guild_id, self.user_id)
        return {"member": member | {"permissions": held}}

    def _where(self, interaction: Interaction) -> Json:
        world, found = self.realm.world, {}
        if interaction.guild_id is not None:
            guild = world.guild(interaction.guild_id)
            partial = {"id": guild["id"], "locale": "en-US", "features": guild["features"]}
            found = {"guild_id": guild["id"], "guild_locale": "en-US", "guild": partial}
        if interaction.source_id is not None:
            source = world.message(interaction.channel_id, interaction.source_id)
            found["message"] = source.data
        return found


def _brought(world: World, channel: Json, command: Json) -> bool:
    """Whether a command is here because the person has it."""
    types = command["integration_types"]
    return not finding.lives(world, channel) or finding.OF_A_GUILD not in types


def _listed(given: dict[str, object]) -> str:
    return "".join(f" {name}:{value}" for name, value in given.items())


def pick(select: Json, values: list[str], resolver: Resolver) -> list[str]:
    """The chosen values: of a string select by value or label, else things by name."""
    if select["type"] != STRING_SELECT:
        return [resolver.name(BY_SELECT[select["type"]], value, {}) for value in values]
    chosen = []
    for value in values:
        found = [o["value"] for o in select["options"] if value in (o["value"], o["label"])]
        if not found:
            labels = [option["label"] for option in select["options"]]
            raise NotAllowed(f"{value!r} is not among {labels}")
        chosen.append(found[0])
    return chosen


def _check_focused(declared: list[Json], focused: str | None) -> None:
    if focused is None:
        return
    found = [o for o in declared if o["name"] == focused]
    if not found or not found[0].get("autocomplete"):
        raise NotAllowed(f"The option {focused!r} has no autocomplete")


def _focused_type(sent: list[Json]) -> int:
    for option in sent:
        if option.get("focused"):
            return int(option["type"])
        if found := _focused_type(option.get("options", [])):
            return found
    return 0
