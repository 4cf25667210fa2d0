"""Follow-ups and edits of answers: `/webhooks/{application}/{token}`, while the token lives."""

from loopback import answers, messages
from loopback.checks.messages import read_message
from loopback.errors import Refusal
from loopback.interactions import Interaction
from loopback.rest.routing import Answer, Call, Routes
from loopback.world import Message

routes = Routes()
ROOT = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL, ONE = ROOT + "/messages/@original", ROOT + "/messages/{message_id}"


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.world.application["id"]:
        raise Refusal(10015)
    now = call.realm.clock.now()
    return call.realm.interactions.to_follow(call.word("webhook_token"), now)


def _message(call: Call) -> Message:
    interaction = _interaction(call)
    if "message_id" in call.request.match_info:
        return answers.followup(call.realm, interaction, call.id("message_id"))
    return answers.original(call.realm, interaction)


@routes.on("POST", ROOT, open=True)
async def follow(call: Call) -> Answer:
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
    message, interaction = _message(call), _interaction(call)
    was_v2 = answers.is_v2(message)
    form = read_message(call.body, call.uploads, call.knows_emoji, was_v2=was_v2)
    if message.id == interaction.original_id:
        answers.fill(call.realm, interaction, form)
    else:
        messages.edit(call.realm, message, form)
    return message.data


@routes.on("DELETE", ORIGINAL, status=204, open=True)
@routes.on("DELETE", ONE, status=204, open=True)
async def remove(call: Call) -> Answer:
    messages.delete(call.realm, _message(call))
    return None
