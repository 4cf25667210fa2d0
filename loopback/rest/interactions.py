"""First answers: `POST /interactions/{id}/{token}/callback`."""

from loopback import answers, threads
from loopback.checks.messages import EPHEMERAL, MessageForm, read_message
from loopback.checks.modals import read_modal
from loopback.errors import Refusal
from loopback.form import Form
from loopback.interactions import Interaction, Reply
from loopback.realm import Change
from loopback.rest.routing import Answer, Call, Routes
from loopback.world import Message

routes = Routes()
STANDS_IN_THE_CHANNEL = (Reply.MESSAGE, Reply.THINKING, Reply.DEFERRED_UPDATE, Reply.UPDATE)


@routes.on(
    "POST",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    open=True,
    bucket=False,
)
async def callback(call: Call) -> Answer:
    now = call.realm.clock.now()
    interactions = call.realm.interactions
    token = call.word("interaction_token")
    found = interactions.to_answer(call.id("interaction_id"), token, now)
    form = call.form()
    allowed = found.allowed_replies(activities=answers.has_activities(call.realm))
    kind = form.choice("type", allowed, required=True)
    form.check()
    assert kind is not None
    if kind in STANDS_IN_THE_CHANNEL:
        threads.require_answerable(call.world.channel(found.channel_id))
    message = _answer(call, found, Reply(kind), form)
    found.reply = Reply(kind)
    call.answered = found
    call.realm.notice(Change("interaction", found.channel_id, found.id, found.user_id))
    if not call.asked("with_response"):
        return None
    return answers.callback_result(call.realm, found, message)


def _answer(call: Call, found: Interaction, kind: Reply, form: Form) -> Message | None:
    match kind:
        case Reply.MESSAGE:
            return answers.reply(call.realm, found, _message(call, form), thinking=False)
        case Reply.THINKING:
            return answers.reply(call.realm, found, _only_flags(form), thinking=True)
        case Reply.UPDATE:
            return _update(call, found, form)
        case Reply.DEFERRED_UPDATE:
            found.original_id = found.source_id
        case Reply.CHOICES:
            answers.offer(found, form.form("data", required=True) or form, found.focused_type)
        case Reply.MODAL:
            _open_modal(call, found, form)
        case Reply.LAUNCH:
            answers.launch(call.realm, found)
    return None


def _message(call: Call, form: Form, *, was_v2: bool = False) -> MessageForm:
    """The message inside an answer; its faults are told under `data`."""
    try:
        return read_message(
            form.data.get("data") or {}, call.uploads, call.knows_emoji, was_v2=was_v2
        )
    except Refusal as refusal:
        if refusal.errors:
            refusal.errors = {"data": refusal.errors}
        raise


def _only_flags(form: Form) -> MessageForm:
    """A "thinking…" says only whether it is private."""
    data = form.form("data")
    flags = data.integer("flags", 0) if data else None
    form.check()
    return MessageForm(flags=(flags or 0) & EPHEMERAL)


def _update(call: Call, found: Interaction, form: Form) -> Message:
    source = call.world.message(found.channel_id, found.source_id or "")
    message_form = _message(call, form, was_v2=answers.is_v2(source))
    return answers.update(call.realm, found, message_form)


def _open_modal(call: Call, found: Interaction, form: Form) -> None:
    data = form.form("data", required=True)
    form.check()
    assert data is not None
    modal = read_modal(data, call.knows_emoji)
    form.check()
    found.modal = modal
