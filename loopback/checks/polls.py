"""The form of a poll."""

from loopback.form import Form
from loopback.types import Json

LONGEST_QUESTION, LONGEST_ANSWER, MOST_ANSWERS, MOST_HOURS = 300, 55, 10, 768
DAY = 24


def read_poll(form: Form) -> Json | None:
    """The poll of a new message, as it is asked for."""
    poll = form.form("poll")
    if poll is None:
        return None
    question = poll.form("question", required=True)
    text = question.text("text", LONGEST_QUESTION, least=1, required=True) if question else None
    answers = [_answer(a) for a in poll.forms("answers", MOST_ANSWERS, least=1, required=True)]
    hours = poll.integer("duration", 1, MOST_HOURS)
    return {
        "question": {"text": text},
        "answers": [{"answer_id": n, "poll_media": a} for n, a in enumerate(answers, 1)],
        "hours": hours or DAY,
        "allow_multiselect": bool(poll.flag("allow_multiselect")),
        "layout_type": poll.choice("layout_type", (1,)) or 1,
    }


def _answer(form: Form) -> Json:
    media = form.form("poll_media", required=True)
    if media is None:
        return {}
    found: Json = {"text": media.text("text", LONGEST_ANSWER, least=1, required=True)}
    if emoji := media.form("emoji"):
        found["emoji"] = {"id": emoji.snowflake("id"), "name": emoji.text("name", 32)}
    return found
