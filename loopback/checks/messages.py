"""The form of a message: new, edited, or sent as an answer."""

from collections.abc import Callable
from dataclasses import dataclass, field

from loopback.checks.components import read_components
from loopback.checks.embeds import read_embeds
from loopback.checks.mentions import Allowed, read_allowed
from loopback.checks.polls import read_poll
from loopback.errors import Refusal
from loopback.files import LARGEST_FILE, MOST_FILES, safe_name
from loopback.form import Form
from loopback.types import Json

SUPPRESS_EMBEDS, EPHEMERAL, THINKING, SILENT, V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
HAS_THREAD = 1 << 5
LONGEST, FORWARD = 2000, 1
LEGACY = ("content", "embeds", "poll", "sticker_ids", "stickers")


@dataclass(slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes
    description: str | None = None
    index: str = ""


@dataclass(slots=True)
class MessageForm:
    """What a request asks a message to be. None: the field was not sent."""

    content: str | None = None
    embeds: list[Json] | None = None
    components: list[Json] | None = None
    flags: int | None = None
    allowed: Allowed = field(default_factory=Allowed)
    nonce: str | int | None = None
    once: bool = False
    tts: bool = False
    reply_to: str | None = None
    reply_must_exist: bool = True
    forward_of: tuple[str, str] | None = None
    poll: Json | None = None
    kept: list[Json] | None = None
    uploads: list[Upload] = field(default_factory=list)

    @property
    def v2(self) -> bool:
        return bool((self.flags or 0) & V2)

    @property
    def empty(self) -> bool:
        words = self.content or self.embeds or self.components or self.poll or self.forward_of
        return not (words or self.uploads or self.kept)


def read_message(
    body: object,
    uploads: list[Upload],
    knows_emoji: Callable[[str], bool],
    *,
    was_v2: bool = False,
) -> MessageForm:
    """Reads a message form and refuses it with everything that is wrong in it."""
    form = Form(body)
    flags = form.integer("flags", 0)
    v2 = was_v2 or bool((flags or 0) & V2)
    found = MessageForm(
        content=form.text("content", LONGEST),
        embeds=read_embeds(form) if form.given("embeds") else None,
        flags=flags,
        allowed=read_allowed(form),
        nonce=_nonce(form),
        once=bool(form.flag("enforce_nonce")),
        tts=bool(form.flag("tts")),
    )
    if form.given("content"):
        found.content = (found.content or "").strip()
    if form.given("components"):
        found.components = read_components(form, v2=v2, knows_emoji=knows_emoji)
    if v2:
        _refuse_legacy(form)
    form.snowflakes("sticker_ids", 3)
    found.poll = read_poll(form)
    _read_reply(form, found)
    _read_files(form, found, uploads)
    form.check()
    form.refuse_left_out("sticker_ids", "shared_client_theme", "activity")
    return found


def _nonce(form: Form) -> str | int | None:
    nonce = form.data.get("nonce")
    if nonce is None or (isinstance(nonce, int) and not isinstance(nonce, bool)):
        return nonce if nonce is None or abs(nonce) < 2**63 else None
    return form.text("nonce", 25)


def _refuse_legacy(form: Form) -> None:
    """Beside Components V2 nothing else may stand."""
    for key in LEGACY:
        if form.data.get(key):
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.fault((key,), code, message)


def _read_reply(form: Form, found: MessageForm) -> None:
    reference = form.form("message_reference")
    if reference is None:
        return
    forwards = reference.choice("type", (0, FORWARD)) == FORWARD
    message_id = reference.snowflake("message_id", required=True)
    if forwards:
        channel_id = reference.snowflake("channel_id", required=True)
        found.forward_of = (channel_id or "", message_id or "")
        return
    found.reply_to = message_id
    found.reply_must_exist = reference.flag("fail_if_not_exists") is not False


def _read_files(form: Form, found: MessageForm, uploads: list[Upload]) -> None:
    """Files sent along, described by `attachments`; the other entries are files to keep."""
    for upload in uploads:
        if len(upload.data) > LARGEST_FILE:
            raise Refusal(40005)
    by_index = {upload.index: upload for upload in uploads}
    found.uploads = uploads
    if not form.has("attachments"):
        if len(uploads) > MOST_FILES:
            form.errors.too_long((*form.path, "attachments"), MOST_FILES)
        return
    found.kept = []
    for given in form.forms("attachments", MOST_FILES):
        _read_attachment(given, found.kept, by_index)
    unnamed = [u for u in uploads if u.index not in {str(g.get("id")) for g in _entries(form)}]
    if len(unnamed) + len(_entries(form)) > MOST_FILES:
        form.errors.too_long((*form.path, "attachments"), MOST_FILES)


def _entries(form: Form) -> list[Json]:
    return [entry for entry in form.items("attachments", MOST_FILES) if isinstance(entry, dict)]


def _read_attachment(given: Form, kept: list[Json], by_index: dict[str, Upload]) -> None:
    number = given.snowflake("id", required=True)
    description = given.text("description", 1024)
    upload = by_index.get(number or "")
    if upload is not None:
        upload.description = description
        upload.filename = safe_name(given.text("filename", 1024) or upload.filename)
    elif number is not None:
        if len(number) < 15:
            message = "A file with this id was not uploaded"
            given.fault(("id",), "ATTACHMENT_NOT_FOUND", message)
        kept.append({"id": number, "description": description})
