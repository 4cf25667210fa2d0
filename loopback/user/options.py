"""Options of a command, checked as Discord's client checks them before it sends."""

from loopback.types import Json
from loopback.user.refusals import NotAllowed
from loopback.user.resolving import Resolver

STRING, INTEGER, BOOLEAN, NUMBER = 3, 4, 5, 10
NAMED = (6, 7, 8, 9, 11)


def fill(
    declared: list[Json],
    given: dict[str, object],
    resolver: Resolver,
    uploads: dict[str, Json],
    focused: str | None = None,
) -> list[Json]:
    """The options as they are sent; while one is being typed nothing is required."""
    by_name = {option["name"]: option for option in declared}
    for name in given:
        if name not in by_name:
            raise NotAllowed(f"There's no option {name!r}, only {list(by_name)}")
    if focused is None:
        _check_required(declared, given)
    filled = []
    for option in declared:
        name = option["name"]
        if name not in given:
            continue
        if name == focused:
            filled.append(_typing(option, given[name]))
        else:
            filled.append(_option(option, given[name], resolver, uploads))
    return filled


def _check_required(declared: list[Json], given: dict[str, object]) -> None:
    missing = [o["name"] for o in declared if o.get("required") and o["name"] not in given]
    if missing:
        raise NotAllowed(f"These options are required: {missing}")


def _typing(option: Json, value: object) -> Json:
    """What is being typed is sent as it is, finished or not."""
    return {"type": option["type"], "name": option["name"], "value": str(value), "focused": True}


def _option(option: Json, value: object, resolver: Resolver, uploads: dict[str, Json]) -> Json:
    kind = option["type"]
    sent: object
    if kind in NAMED:
        sent = resolver.name(kind, value, uploads)
    elif kind == STRING:
        sent = _text(option, str(value))
    elif kind == BOOLEAN:
        sent = _boolean(option, value)
    else:
        sent = _number(option, value)
    return {"type": kind, "name": option["name"], "value": sent}


def _chosen(option: Json, value: object) -> object:
    """With fixed choices, one of them, by value or by name."""
    choices = option.get("choices")
    if not choices:
        return value
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    names = [choice["name"] for choice in choices]
    raise NotAllowed(f"{option['name']} must be one of {names}, not {value!r}")


def _text(option: Json, value: str) -> object:
    least, most = option.get("min_length", 0), option.get("max_length", 6000)
    if not least <= len(value) <= most:
        raise NotAllowed(f"{option['name']} must have {least} to {most} characters")
    return _chosen(option, value)


def _boolean(option: Json, value: object) -> bool:
    if not isinstance(value, bool):
        raise NotAllowed(f"{option['name']} is true or false")
    return value


def _number(option: Json, value: object) -> object:
    value = _chosen(option, value)
    try:
        number = int(str(value)) if option["type"] == INTEGER else float(str(value))
    except ValueError:
        raise NotAllowed(f"{option['name']} must be a number, not {value!r}") from None
    least = option.get("min_value", -(2**53))
    most = option.get("max_value", 2**53)
    if not least <= number <= most:
        raise NotAllowed(f"{option['name']} must be between {least} and {most}")
    return number
