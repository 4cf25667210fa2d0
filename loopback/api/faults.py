"""Trouble ordered as JSON."""

from dataclasses import asdict

from loopback.errors import CODES, bad_field
from loopback.faults import CLOSED, NO_MUTUAL_GUILD, OPENED_TOO_FAST, Faults
from loopback.form import Form
from loopback.permissions import May
from loopback.trouble import Trouble
from loopback.types import Json
from loopback.user import finding

LONGEST_WAIT = 3600.0
REST = ("429", "500", "slow", "cut", "lost")
KINDS = (
    "drop", "reconnect", "invalidate", "hold", "release", "double", *REST,
    "delete_message", "delete_channel", "lock", "unlock", "close_door", "open_door",
    "activities", "forget_names", "refuse", "forbid", "allow", "time",
)  # fmt: skip


def listed(faults: Faults) -> Json:
    return {
        "kinds": list(KINDS),
        "rest": [asdict(fault) for fault in faults.rest],
        "dispatches": [asdict(fault) for fault in faults.dispatches],
        "doors": dict(faults.doors),
        "held": [event for _, event, _ in faults.held],
    }


def make(trouble: Trouble, form: Form) -> None:
    """Reads which trouble is wanted, and makes it."""
    kind = form.text("kind", 20, required=True)
    times = form.integer("times", 1, 1000) or 1
    form.check()
    if kind in REST:
        _rest(trouble, form, str(kind), times)
    elif kind in ("hold", "double"):
        event = form.text("event", 60) or ""
        (trouble.hold if kind == "hold" else trouble.double)(event, times)
    elif kind in ("drop", "invalidate", "reconnect", "release"):
        _gateway(trouble, form, str(kind))
    elif kind == "time":
        trouble.advance(form.integer("seconds", 0) or 0)
        form.check()
    elif kind == "activities":
        trouble.switch_activities_on()
    elif kind == "forget_names":
        trouble.forget_names()
    elif kind == "refuse":
        _refuse(trouble, form, times)
    elif kind in ("close_door", "open_door"):
        _door(trouble, form, str(kind))
    elif kind in KINDS:
        _things(trouble, form, str(kind))
    else:
        raise bad_field(("kind",), "BASE_TYPE_CHOICES", f"Value must be one of {KINDS}.")


def _rest(trouble: Trouble, form: Form, kind: str, times: int) -> None:
    path, method = form.text("path", 200) or "", form.text("method", 10) or ""
    seconds = form.number("seconds")
    everywhere = bool(form.flag("global"))
    form.check()
    wait = min(max(seconds or 0.5, 0.0), LONGEST_WAIT)
    if kind == "429":
        trouble.rate_limit(path, method=method, times=times, seconds=wait, everywhere=everywhere)
    elif kind == "500":
        trouble.server_error(path, method=method, times=times)
    elif kind == "slow":
        trouble.slow(path, seconds=wait, method=method, times=times)
    else:
        lose = trouble.lose_connection if kind == "cut" else trouble.lose_answer
        lose(path, method=method, times=times)


def _gateway(trouble: Trouble, form: Form, kind: str) -> None:
    resumable = form.flag("resumable")
    form.check()
    if kind == "drop":
        trouble.drop_gateway(resumable=resumable is not False)
    elif kind == "invalidate":
        trouble.invalidate_session(resumable=bool(resumable))
    elif kind == "reconnect":
        trouble.ask_to_reconnect()
    else:
        trouble.release()


def _refuse(trouble: Trouble, form: Form, times: int) -> None:
    path, method = form.text("path", 200) or "", form.text("method", 10) or ""
    code = form.choice("code", tuple(CODES), required=True)
    form.check()
    trouble.refuse(path, code=code or 0, method=method, times=times)


def _door(trouble: Trouble, form: Form, kind: str) -> None:
    name = form.text("person", 100, required=True)
    code = form.choice("code", (CLOSED, OPENED_TOO_FAST, NO_MUTUAL_GUILD)) or CLOSED
    form.check()
    person = finding.person(trouble.realm.world, str(name))["id"]
    if kind == "close_door":
        trouble.close_door(person, code)
    else:
        trouble.open_door(person)


def _things(trouble: Trouble, form: Form, kind: str) -> None:
    channel = form.snowflake("channel", required=True)
    message = form.snowflake("message", required=kind == "delete_message")
    form.check()
    if kind == "delete_message":
        trouble.delete_message(str(channel), str(message))
    elif kind == "delete_channel":
        trouble.delete_channel(str(channel))
    elif kind == "lock":
        trouble.lock_thread(str(channel), archived=bool(form.flag("archived")))
    elif kind == "unlock":
        trouble.unlock_thread(str(channel))
    elif kind == "allow":
        trouble.allow_again(str(channel))
    else:
        trouble.forbid(str(channel), *_permissions(form))


def _permissions(form: Form) -> list[May]:
    names = [str(name) for name in form.items("permissions", 30)] or ["SEND_MESSAGES"]
    for name in names:
        if name not in May.__members__:
            listed_names = ", ".join(May.__members__)
            form.fault(("permissions",), "BASE_TYPE_CHOICES", f"Must be among ({listed_names}).")
    form.check()
    return [May[name] for name in names]
