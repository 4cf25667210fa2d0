"""Discord's refusals: status, code, message, and the tree that says which field is wrong."""

from typing import Any

from loopback.types import Json

CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10001: (404, "Unknown account"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10006: (404, "Unknown Invite"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown permission overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10026: (404, "Unknown Ban"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10066: (404, "Unknown application command permissions"),
    10070: (404, "Unknown Guild Scheduled Event"),
    20009: (400, "Explicit content cannot be sent to the desired recipient(s)"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30005: (400, "Maximum number of server roles reached (250)"),
    30007: (400, "Maximum number of webhooks reached (15)"),
    30008: (400, "Maximum number of emojis reached"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30013: (400, "Maximum number of server channels reached (500)"),
    20001: (403, "Bots cannot use this endpoint"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30033: (400, "Maximum number of thread participants has been reached (1000)"),
    30038: (400, "Maximum number of guild scheduled events reached (100)"),
    40001: (401, "Unauthorized. Provide a valid token and try again"),
    20016: (400, "This action cannot be performed due to slowmode rate limit"),
    40003: (403, "You are opening direct messages too fast."),
    40005: (413, "Request entity too large"),
    40007: (403, "The user is banned from this guild"),
    40032: (400, "Target user is not connected to voice."),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),
    40333: (403, "internal network error"),
    40058: (
        400,
        "Cannot message this thread until after the post author has sent an initial message.",
    ),
    40060: (400, "Interaction has already been acknowledged."),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50014: (401, "Invalid authentication token provided"),
    50016: (400, "Provided too few or too many messages to delete."),
    50019: (403, "A message can only be pinned to the channel it was sent in"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid role"),
    50034: (400, "A message provided was too old to bulk delete"),
    50035: (400, "Invalid Form Body"),
    50046: (400, "Invalid Asset"),
    50055: (404, "Invalid Guild"),
    50068: (400, "Invalid message type"),
    50080: (400, "Invalid guild type"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50138: (400, "Failed to resize asset below the maximum size: 262144"),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds."),
    90001: (403, "Reaction blocked"),
    220001: (400, "Webhooks posted to forum channels must have a thread_name or thread_id"),
    220002: (400, "Webhooks posted to forum channels cannot have both a thread_name and thread_id"),
    220003: (400, "Webhooks can only create threads in forum channels"),
    520001: (400, "Poll expired"),
    520003: (400, "Cannot edit a poll message"),
    160011: (400, "Forward messages cannot have additional content"),
    500000: (400, "Failed to ban users"),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class Refusal(Exception):
    """What Discord answers instead of doing it."""

    def __init__(
        self, code: int, *, status: int | None = None, message: str = "", errors: Json | None = None
    ) -> None:
        usual_status, usual_message = CODES.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or usual_status
        self.message = message or usual_message
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}".strip())

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body


def unauthorized() -> Refusal:
    return Refusal(0, status=401, message="401: Unauthorized")


def left_out(what: str) -> Refusal:
    """Discord would do it; 501, so that nobody takes it for Discord's own refusal."""
    return Refusal(0, status=501, message=f"Loopback doesn't do this, Discord does: {what}")


def not_found() -> Refusal:
    return Refusal(0)


class FormErrors:
    """Collects what is wrong with a form, field by field, into Discord's error tree."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """A node has faults of its own or faults inside, never both: the first found counts."""
        node: dict[str, Any] = self.tree
        for step in path:
            if "_errors" in node:
                return
            node = node.setdefault(str(step), {})
        if not node or "_errors" in node:
            node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: tuple[str | int, ...]) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: tuple[str | int, ...], least: int, most: int) -> None:
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def too_long(self, path: tuple[str | int, ...], most: int) -> None:
        self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def check(self) -> None:
        """Refuses the form if anything in it was wrong."""
        if self.tree:
            raise Refusal(50035, errors=self.tree)


def bad_field(path: tuple[str | int, ...], code: str, message: str) -> Refusal:
    """A form with a single fault."""
    found = FormErrors()
    found.add(path, code, message)
    return Refusal(50035, errors=found.tree)
