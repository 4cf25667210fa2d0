"""Follow-ups and edits of answers, while the token lives; and what webhooks of channels say."""

from loopback import answers, channel_webhooks, messages
from loopback.checks.messages import read_message
from loopback.interactions import Interaction
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json
from loopback.world import Message

routes = Routes()
ROOT = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL, ONE = ROOT + "/messages/@original", ROOT + "/messages/{message_id}"


def _interaction(call: Call) -> Interaction:
    now = call.realm.clock.now()
    return call.realm.interactions.to_follow(call.word("webhook_token"), now)


def _webhook(call: Call) -> Json | None:
    """The channel's webhook of the address, if it is none of the application's own."""
    if call.id("webhook_id") == call.world.application["id"]:
        return None
    return channel_webhooks.by_token(call.world, call.id("webhook_id"), call.word("webhook_token"))


def _speak(call: Call, webhook: Json) -> Json | None:
    form = read_message(call.body, call.uploads, call.knows_emoji)
    thread_id = call.query_id("thread_id")
    said = channel_webhooks.speak(call.realm, webhook, thread_id, form, call.body)
    return said.data if call.asked("wait") else None


def _said(call: Call, webhook: Json) -> Message:
    if "message_id" not in call.path:
        raise channel_webhooks.refuse_original()
    place = channel_webhooks.place(call.realm, webhook, call.query_id("thread_id"))
    return channel_webhooks.own_message(call.realm, webhook, place, call.id("message_id"))


def _message(call: Call) -> Message:
    if webhook := _webhook(call):
        return _said(call, webhook)
    interaction = _interaction(call)
    if "message_id" in call.path:
        return answers.followup(call.realm, interaction, call.id("message_id"))
    return answers.original(call.realm, interaction)


@routes.on("POST", ROOT, open=True)
async def follow(call: Call) -> Answer:
    if webhook := _webhook(call):
        return _speak(call, webhook)
    interaction = _interaction(call)
    waiting = answers.original(call.realm, interaction) if interaction.thinking else None
    form = read_message(call.body, call.uploads, call.knows_emoji, was_v2=answers.is_v2(waiting))
    return answers.follow(call.realm, interaction, form).data


@routes.on("GET", ORIGINAL, open=True)
@routes.on("GET", ONE, open=True)
async def read(call: Call) -> Answer:
    return _message(call).data


@routes.on("PATCH", ORIGINAL, open=True)
@routes.on("PATCH", ONE, open=True)
async def change(call: Call) -> Answer:
    message = _message(call)
    interaction = None if _webhook(call) else _interaction(call)
    was_v2 = answers.is_v2(message)
    form = read_message(call.body, call.uploads, call.knows_emoji, was_v2=was_v2)
    if interaction and message.id == interaction.original_id:
        answers.fill(call.realm, interaction, form)
    else:
        messages.edit(call.realm, message, form)
    return message.data


@routes.on("DELETE", ORIGINAL, status=204, open=True)
@routes.on("DELETE", ONE, status=204, open=True)
async def remove(call: Call) -> Answer:
    message = _message(call)
    if not _webhook(call) and message.id == _interaction(call).original_id:
        _interaction(call).thinking = False
    messages.delete(call.realm, message)
    return None
