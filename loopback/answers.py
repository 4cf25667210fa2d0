"""The bot's answers to interactions: the first one, and all that follow."""

from loopback import messages
from loopback.access import may
from loopback.checks.commands import ENTRY_POINT, read_choice
from loopback.checks.messages import EPHEMERAL, THINKING, V2, MessageForm
from loopback.errors import Refusal
from loopback.form import Form
from loopback.interactions import Interaction, Kind, Reply
from loopback.permissions import May
from loopback.realm import Change, Realm
from loopback.types import Json
from loopback.world import Message

MOST_AWAY = 5
"""Follow-ups where the bot itself is not."""


def metadata(realm: Realm, interaction: Interaction) -> Json:
    """Which interaction a message answers, as the message says it."""
    found: Json = {
        "id": interaction.id,
        "type": int(interaction.kind),
        "user": realm.world.user(interaction.user_id),
        "authorizing_integration_owners": owners(interaction),
    }
    if interaction.kind is Kind.COMPONENT:
        found["interacted_message_id"] = interaction.source_id
    if interaction.parent is not None:
        found["triggering_interaction_metadata"] = metadata(realm, interaction.parent)
    if interaction.kind is Kind.COMMAND:
        found |= {"name": interaction.command_name, "command_type": interaction.command_type}
    return found


def owners(interaction: Interaction) -> Json:
    if interaction.by_person:
        return {"1": interaction.user_id}
    return {"0": interaction.guild_id or "0"}


def _extra(realm: Realm, interaction: Interaction) -> Json:
    """What every message sent through an interaction carries."""
    application_id = realm.world.application["id"]
    extra: Json = {
        "application_id": application_id,
        "webhook_id": application_id,
        "interaction_metadata": metadata(realm, interaction),
    }
    if interaction.kind is Kind.COMMAND:
        extra["interaction"] = {
            "id": interaction.id,
            "type": int(interaction.kind),
            "name": interaction.command_name,
            "user": realm.world.user(interaction.user_id),
        }
    return extra


def reply(realm: Realm, interaction: Interaction, form: MessageForm, *, thinking: bool) -> Message:
    """The first answer as a message of its own, or the "thinking…" that stands for it."""
    private = bool((form.flags or 0) & EPHEMERAL)
    how = messages.Circumstances(
        kind=_kind_of_reply(interaction),
        seen_by=interaction.user_id if private else None,
        extra=_extra(realm, interaction),
        flags=THINKING if thinking else 0,
        reply_to=_source(realm, interaction),
    )
    _check_files(realm, interaction, form)
    message = messages.post(realm, _channel(realm, interaction), _bot(realm), form, how)
    interaction.original_id, interaction.private = message.id, private
    interaction.thinking = thinking
    return message


def _kind_of_reply(interaction: Interaction) -> int:
    if interaction.kind is Kind.COMMAND:
        return messages.COMMAND if interaction.command_type == 1 else messages.CONTEXT_MENU
    return messages.DEFAULT


def _source(realm: Realm, interaction: Interaction) -> Message | None:
    if interaction.source_id is None:
        return None
    return realm.world.messages.get(interaction.channel_id, {}).get(interaction.source_id)


def _channel(realm: Realm, interaction: Interaction) -> Json:
    return realm.world.channel(interaction.channel_id)


def _bot(realm: Realm) -> str:
    return str(realm.world.bot["id"])


def _check_files(realm: Realm, interaction: Interaction, form: MessageForm) -> None:
    """An answer may carry files if the person who asked may attach them there."""
    channel = _channel(realm, interaction)
    held = may(realm.world, _bot(realm), channel, May.ATTACH_FILES)
    if (
        form.uploads
        and not held
        and not may(realm.world, interaction.user_id, channel, May.ATTACH_FILES)
    ):
        raise Refusal(50013)


def update(realm: Realm, interaction: Interaction, form: MessageForm) -> Message:
    """Changes the message whose button was pressed."""
    source = _source(realm, interaction)
    if source is None:
        raise Refusal(10008)
    messages.edit(realm, source, form)
    interaction.original_id = source.id
    return source


def offer(interaction: Interaction, data: Form, kind: int) -> None:
    """The choices of an autocomplete answer."""
    interaction.choices = [read_choice(given, kind) for given in data.forms("choices", 25)]
    data.check()


def original(realm: Realm, interaction: Interaction) -> Message:
    """The first answer's message: its own, or the one it updates."""
    return followup(realm, interaction, interaction.original_id or "")


def followup(realm: Realm, interaction: Interaction, message_id: str) -> Message:
    """A message that this interaction's token may touch."""
    mine = {interaction.original_id, *interaction.followup_ids}
    if interaction.source_id:
        mine.add(interaction.source_id)
    if message_id not in mine:
        raise Refusal(10008)
    return realm.world.message(interaction.channel_id, message_id)


def fill(realm: Realm, interaction: Interaction, form: MessageForm) -> Message:
    """Edits the original answer; a "thinking…" becomes what the bot thought of."""
    message = original(realm, interaction)
    _check_files(realm, interaction, form)
    if not interaction.thinking:
        messages.edit(realm, message, form)
        return message
    message.data["flags"] &= ~THINKING
    try:
        messages.edit(realm, message, form)
    except Refusal:
        message.data["flags"] |= THINKING
        raise
    message.data["edited_timestamp"] = None
    interaction.thinking = False
    realm.notice(Change("interaction", interaction.channel_id, interaction.id))
    return message


def follow(realm: Realm, interaction: Interaction, form: MessageForm) -> Message:
    """A further message; the first one after "thinking…" takes its place."""
    if interaction.thinking:
        if form.empty:
            raise Refusal(50006)
        return fill(realm, interaction, form)
    if _away(realm, interaction) and len(interaction.followup_ids) >= MOST_AWAY:
        raise Refusal(40094)
    _check_files(realm, interaction, form)
    private = bool((form.flags or 0) & EPHEMERAL)
    how = messages.Circumstances(
        seen_by=interaction.user_id if private else None,
        extra=_extra(realm, interaction),
        reply_to=_original_or_none(realm, interaction),
    )
    message = messages.post(realm, _channel(realm, interaction), _bot(realm), form, how)
    interaction.followup_ids.append(message.id)
    realm.notice(Change("interaction", interaction.channel_id, interaction.id))
    return message


def _away(realm: Realm, interaction: Interaction) -> bool:
    """Where the bot itself is not: somebody brought the application along."""
    return interaction.by_person and not may(
        realm.world, _bot(realm), _channel(realm, interaction), May.VIEW_CHANNEL
    )


def _original_or_none(realm: Realm, interaction: Interaction) -> Message | None:
    known = realm.world.messages.get(interaction.channel_id, {})
    return known.get(interaction.original_id or interaction.source_id or "")


def has_activities(realm: Realm) -> bool:
    """Whether a host switched them on, for which Discord makes an Entry Point command."""
    return any(command["type"] == ENTRY_POINT for command in realm.world.commands.values())


def launch(realm: Realm, interaction: Interaction) -> None:
    """Opens the Activity of the channel for who asked."""
    channel, application = _channel(realm, interaction), realm.world.application["id"]
    activities, new_id = realm.activities, realm.new_id()
    found = activities.open(channel, application, new_id, interaction.user_id)
    interaction.activity_id = found.id
    realm.notice(Change("activity", channel["id"], found.id))


def callback_result(realm: Realm, interaction: Interaction, message: Message | None) -> Json:
    """What the bot is told when it asks for the result of its first answer."""
    about: Json = {"id": interaction.id, "type": int(interaction.kind)}
    if interaction.original_id is not None:
        original_message = realm.world.message(interaction.channel_id, interaction.original_id)
        about |= {
            "response_message_id": interaction.original_id,
            "response_message_loading": interaction.thinking,
            "response_message_ephemeral": original_message.seen_by is not None,
        }
    if interaction.activity_id is not None:
        about["activity_instance_id"] = interaction.activity_id
        opened = {"type": int(Reply.LAUNCH), "activity_instance": {"id": interaction.activity_id}}
        return {"interaction": about, "resource": opened}
    if message is None or interaction.reply not in (Reply.MESSAGE, Reply.UPDATE):
        return {"interaction": about}
    resource = {"type": int(interaction.reply), "message": message.data}
    return {"interaction": about, "resource": resource}


def is_v2(message: Message | None) -> bool:
    return bool(message and message.data["flags"] & V2)
