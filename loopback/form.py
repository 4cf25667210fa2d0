"""Reads a form as Discord does: every field typed and measured, every fault in the error tree.

A field that is null counts as absent. A field of the wrong type is reported and then treated as
absent, so whoever reads a form never has to doubt what it holds.
"""

from collections.abc import Collection, Iterator

from loopback.clock import moment
from loopback.errors import FormErrors, bad_field, left_out
from loopback.snowflake import is_snowflake

Path = tuple[str | int, ...]
LARGEST = 2**53
UNTRIMMED = ("custom_id", "value", "url")


class Form:
    """One object of a request, and where it stands in the whole."""

    def __init__(self, data: object, errors: FormErrors | None = None, path: Path = ()) -> None:
        self.errors = errors or FormErrors()
        self.path = path
        self.data: dict[str, object] = {}
        if isinstance(data, dict):
            self.data = data
        else:
            self.fault((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")

    def fault(self, where: Path, code: str, message: str) -> None:
        self.errors.add((*self.path, *where), code, message)

    def has(self, key: str) -> bool:
        return self.data.get(key) is not None

    def given(self, key: str) -> bool:
        """Whether the field was sent at all, even as null."""
        return key in self.data

    def require(self, key: str) -> bool:
        if not self.has(key):
            self.errors.required((*self.path, key))
        return self.has(key)

    def _given(self, key: str, required: bool) -> object:
        """What was sent; nothing where it is missing, which is a fault if it was required."""
        if required:
            self.require(key)
        return self.data.get(key)

    def text(
        self, key: str, most: int = 10_000, *, least: int = 0, required: bool = False
    ) -> str | None:
        value = self._given(key, required)
        if value is None:
            return None
        if not isinstance(value, str | int | float) or isinstance(value, bool):
            self.fault((key,), "STRING_TYPE_CONVERT", f'Could not interpret "{value!r}" as string.')
            return None
        return self._measured(key, str(value), least, most)

    def _measured(self, key: str, text: str, least: int, most: int) -> str | None:
        """Words are trimmed before they are counted; what is no words is not."""
        words = text if key in UNTRIMMED else text.strip()
        if least <= len(words) and len(text) <= most:
            return text
        self._mismeasured(key, least, most)
        return None

    def _mismeasured(self, key: str, least: int, most: int) -> None:
        if least:
            self.errors.length((*self.path, key), least, most)
        else:
            self.errors.too_long((*self.path, key), most)

    def integer(
        self, key: str, least: int = -LARGEST, most: int = LARGEST, *, required: bool = False
    ) -> int | None:
        value = self._given(key, required)
        if value is None:
            return None
        number = whole_number(value)
        if number is None:
            self.fault((key,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        return number if self._between(key, number, least, most) else None

    def _between(self, key: str, number: float, least: float, most: float) -> bool:
        if number < least:
            message = f"int value should be greater than or equal to {least}."
            self.fault((key,), "NUMBER_TYPE_MIN", message)
        elif number > most:
            message = f"int value should be less than or equal to {most}."
            self.fault((key,), "NUMBER_TYPE_MAX", message)
        return least <= number <= most

    def number(self, key: str) -> float | None:
        value = self.data.get(key)
        if value is None or (isinstance(value, int | float) and not isinstance(value, bool)):
            return value
        self.fault((key,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        return None

    def moment(self, key: str) -> float | None:
        """A point in time, written as ISO 8601, in seconds."""
        text = self.text(key)
        if text is None:
            return None
        try:
            return moment(text)
        except ValueError:
            message = f"Could not parse {text}. Should be ISO8601."
            self.fault((key,), "DATE_TIME_TYPE_PARSE", message)
            return None

    def flag(self, key: str) -> bool | None:
        value = self.data.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.fault((key,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return None

    def snowflake(self, key: str, *, required: bool = False) -> str | None:
        value = self._given(key, required)
        if value is None:
            return None
        if not is_snowflake(value):
            self.fault((key,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            return None
        return str(value)

    def choice(self, key: str, choices: Collection[int], *, required: bool = False) -> int | None:
        value = self._given(key, required)
        if value is None:
            return None
        number = whole_number(value)
        if number not in choices:
            listed = ", ".join(map(str, choices))
            self.fault((key,), "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")
            return None
        return number

    def items(self, key: str, most: int, *, least: int = 0, required: bool = False) -> list[object]:
        value = self._given(key, required)
        if value is None:
            return []
        if not isinstance(value, list):
            self.fault((key,), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self._mismeasured(key, least, most)
            return []
        return value

    def forms(
        self, key: str, most: int, *, least: int = 0, required: bool = False
    ) -> Iterator["Form"]:
        for index, item in enumerate(self.items(key, most, least=least, required=required)):
            yield Form(item, self.errors, (*self.path, key, index))

    def form(self, key: str, *, required: bool = False) -> "Form | None":
        value = self._given(key, required)
        return None if value is None else Form(value, self.errors, (*self.path, key))

    def snowflakes(self, key: str, most: int) -> list[str]:
        found = []
        for index, value in enumerate(self.items(key, most)):
            if is_snowflake(value):
                found.append(str(value))
            else:
                message = f'Value "{value}" is not snowflake.'
                self.fault((key, index), "NUMBER_TYPE_COERCE", message)
        return found

    def choices(self, key: str, allowed: Collection[int], most: int) -> list[int]:
        """A list of numbers, each one of those allowed, none twice."""
        found: list[int] = []
        for index, value in enumerate(self.items(key, most)):
            number = whole_number(value)
            if number is None or number not in allowed or number in found:
                listed = ", ".join(map(str, allowed))
                message = f"Value must be one of ({listed})."
                self.fault((key, index), "BASE_TYPE_CHOICES", message)
            else:
                found.append(number)
        return found

    def refuse_left_out(self, *keys: str) -> None:
        """What Discord would keep and loopback would not: better said than silently dropped."""
        for key in keys:
            if self.data.get(key):
                raise left_out(f"the field {key}")

    def refuse_words_left_out(self, *keys: str) -> None:
        """The same of words; whatever is none is a fault before that."""
        self.refuse_left_out(*(key for key in keys if self.text(key, LARGEST)))

    def check(self) -> None:
        self.errors.check()


def whole_number(value: object) -> int | None:
    """Discord reads "3" and 3.0 as 3, and true as no number at all."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = int(value)
    except (ValueError, OverflowError):
        return None
    return number if number == value or isinstance(value, str) else None


def path_snowflake(value: str, name: str) -> str:
    """An id in the address of a request."""
    if is_snowflake(value):
        return value
    raise bad_field((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
