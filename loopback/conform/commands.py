"""Rules of application commands, their options and their choices."""

from collections.abc import Iterator

from loopback.conform.rule import Rule, Source, refused
from loopback.types import Json

ADD = "POST /applications/{application}/guilds/{guild}/commands"
PLAIN = {"name": "conform", "description": "a"}
OPTION: Json = {"type": 3, "name": "a", "description": "a"}


def _command(what: str, where: str, source: Source = "D", **more: object) -> Rule:
    return refused("Application commands", what, ADD, PLAIN | more, where, source)


def _option(what: str, where: str, source: Source = "D", **more: object) -> Rule:
    body = PLAIN | {"options": [OPTION | more]}
    return refused("Options of commands", what, ADD, body, f"options.0.{where}", source)


def commands() -> Iterator[Rule]:
    yield _command("a capital in its name", "name", name="Conform")
    yield _command("a blank in its name", "name", name="con form")
    yield _command("a name of 33", "name", name="x" * 33)
    yield refused("Application commands", "no description", ADD, {"name": "a"}, "description")
    yield _command("a description of 101", "description", description="x" * 101)
    yield _command("26 options", "options", options=[OPTION | {"name": str(n)} for n in range(26)])
    yield _command("an option twice", "options", options=[OPTION, OPTION])
    late = [OPTION, OPTION | {"name": "b", "required": True}]
    yield _command("a required option after others", "options.1", options=late)
    sub = {"type": 1, "name": "b", "description": "a"}
    yield _command("a subcommand beside an option", "options", options=[OPTION, sub])
    yield _command(
        "a language that is none", "name_localizations.xx", name_localizations={"xx": "a"}
    )
    yield _command("a capital in a translation", "name_localizations.de",
                   name_localizations={"de": "Bauen"})  # fmt: skip
    yield _command(
        "a translation of 33", "name_localizations.de", name_localizations={"de": "x" * 33}
    )
    yield _command("a menu with options", "options", type=2, description="", options=[OPTION])
    yield _command("a menu with a description", "description", type=3)
    yield _command("a type that is none", "type", type=9)
    choices = [{"name": f"{n:02}" + "x" * 90, "value": "y" * 90} for n in range(25)]
    large = [OPTION | {"name": str(n), "choices": choices} for n in range(2)]
    yield _command("more than 8000 letters", "", options=large)
    longest = {"name_localizations": {"de": "x" * 100}}
    short = [{"name": f"{n:02}", "value": "y" * 60} | longest for n in range(25)]
    wordy = [OPTION | {"name": str(n), "choices": short} for n in range(2)]
    yield _command("more than 8000 in another language", "", options=wordy)


def options() -> Iterator[Rule]:
    yield _option("a type of 12", "type", type=12)
    yield _option("a capital in its name", "name", name="A")
    yield _option("no description", "description", description=None)
    yield _option("a choice of 101", "choices.0.name", choices=[{"name": "x" * 101, "value": "a"}])
    twice = [{"name": "a", "value": "a"}, {"name": "a", "value": "b"}]
    yield _option("a choice twice", "choices", choices=twice)
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    yield _option("26 choices", "choices", choices=many)
    yield _option("a number for words", "choices.0.value", "G", choices=[{"name": "a", "value": 1}])
    yield _option("words for a number", "choices.0.value", type=4,
                  choices=[{"name": "a", "value": "a"}])  # fmt: skip
    yield _option("choices and autocomplete", "choices", autocomplete=True,
                  choices=[{"name": "a", "value": "a"}])  # fmt: skip
    yield _option("autocomplete for people", "autocomplete", "G", type=6, autocomplete=True)
    yield _option("half a number as bound", "min_value", "G", type=4, min_value=1.5)
    yield _option("bounds that cross", "min_value", "G", type=4, min_value=3, max_value=2)
    yield _option("6001 letters", "max_length", max_length=6001)
    yield _option("a group without commands", "options", "G", type=2)
