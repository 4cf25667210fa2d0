"""Logs with fields, without secrets, and with the time each stage of a click took."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Collection, Iterator
from typing import Literal

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
HIDDEN = "***"


class Stages:
    """How long each stage took, in milliseconds since the one before."""

    def __init__(self) -> None:
        self.start = self._last = time.perf_counter()
        self.taken: dict[str, float] = {}

    def mark(self, stage: str) -> None:
        now = time.perf_counter()
        self.taken[stage] = self.taken.get(stage, 0) + round((now - self._last) * 1000, 2)
        self._last = now

    @property
    def total(self) -> float:
        return round((time.perf_counter() - self.start) * 1000, 2)


class Discreet(logging.Filter):
    """Takes the token and passwords out of whatever is logged."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self.secrets = [secret for secret in secrets if secret]

    def filter(self, record: logging.LogRecord) -> bool:
        if (told := self._hidden(record.getMessage())) != record.getMessage():
            record.msg, record.args = told, ()
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = self._hidden(record.exc_text)
        for name, value in list(_fields(record)):
            if (words := self._hidden(str(value))) != str(value):
                setattr(record, name, words)
        return True

    def _hidden(self, words: str) -> str:
        for secret in self.secrets:
            words = words.replace(secret, HIDDEN)
        return words


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    return ((name, value) for name, value in vars(record).items() if name not in STANDARD)


class TextFormat(logging.Formatter):
    """One line for people: time, level, place, sentence, fields."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        fields = " ".join(f"{name}={value}" for name, value in _fields(record))
        line = super().formatMessage(record)
        return _one_line(f"{line} [{fields}]" if fields else line)


def _one_line(words: str) -> str:
    """Whatever people wrote cannot begin a line of its own."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in words)


class JsonFormat(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        body = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **dict(_fields(record)),
        }
        if record.exc_text:
            body["exception"] = record.exc_text
        return json.dumps(body, default=str, ensure_ascii=False)


def set_up_logs(
    level: str,
    form: Literal["text", "json"],
    secrets: Collection[str],
    file: logging.Handler | None = None,
) -> None:
    """Everything to standard error, and to a file if there is one, without secrets."""
    handlers = [logging.StreamHandler(sys.stderr), *([file] if file else [])]
    for handler in handlers:
        handler.setFormatter(JsonFormat() if form == "json" else TextFormat())
        handler.addFilter(Discreet(*secrets))
    root = logging.getLogger()
    root.handlers[:] = handlers
    root.setLevel(level)
    for noisy in ("discord", "aiosqlite", "PIL", "aiohttp.access"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level)))
