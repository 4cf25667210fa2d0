"""``divemaster text``: play in the terminal with the board in words."""

from __future__ import annotations

import random
from collections.abc import Iterable

import click

from bot.cli._lesson import Guide
from bot.cli._playing import game_argument, read_options, seats_for, set_option
from games.catalog import find_game
from games.kernel import Ask, Line, Option
from games.kernel.errors import KernelError
from games.kernel.lesson import LEARNER
from games.kernel.match import Match
from renderers import renderer_for

HELP = "Type the number of a choice, 'board', 'undo', 'auto' (the autopilot answers) or 'quit'."


def tell(lines: Iterable[Line], seat: int | None) -> None:
    for line in lines:
        if line.to in (None, seat):
            who = "" if line.by is None else f"Player {line.by + 1} "
            click.echo(f"  · {who}{line.text}")


def show_board(match: Match, seat: int | None) -> None:
    names = [f"Player {number + 1}" for number in range(match.game.seat_count)]
    words = renderer_for(match.game.id).describe(match.view(seat), match.asked(seat), names)
    click.echo(f"\n{words.long}")


def show_ask(ask: Ask) -> None:
    click.secho(f"\n{ask.prompt}", bold=True)
    if ask.why is not None:
        click.echo(str(ask.why))
    for number, option in enumerate(ask.options, 1):
        who = f"[player {option.seat + 1}] " if len(ask.seats) > 1 else ""
        detail = "" if option.detail is None else click.style(f"  ({option.detail})", dim=True)
        click.echo(f"{number:>3}  {who}{option.label}{detail}")


def autopilot(match: Match, ask: Ask, luck: random.Random) -> Option[object]:
    seat = ask.seats[0]
    return match.game.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)


def answer(match: Match, ask: Ask, word: str, luck: random.Random) -> Option[object] | None:
    """Does what was typed, and gives what that chose; every mistake gets a sentence."""
    seat = ask.seats[0]
    if word == "board":
        show_board(match, seat)
    elif word == "undo":
        match.undo(consent=True)
        click.echo("Taken back.")
    elif word == "auto":
        option = autopilot(match, ask, luck)
        click.echo(f"The autopilot picks: {option.label}")
        tell(match.choose(option.seat, option.id).lines, option.seat)
        return option
    elif word.isdecimal() and 0 < int(word) <= len(ask.options):
        option = ask.options[int(word) - 1]
        tell(match.choose(option.seat, option.id).lines, option.seat)
        return option
    else:
        click.echo(HELP)
    return None


@click.command
@game_argument
@click.option("--seats", type=int, help="How many play. Default: the fewest.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--lesson", is_flag=True, help="The guided first game, with a partner.")
@set_option
def command(
    game_id: str, seats: int | None, seed: int | None, lesson: bool, settings: tuple[str, ...]
) -> None:
    """Play a game here, with the board in words."""
    game = find_game(game_id)
    taught = game.lesson if lesson else None
    if taught is not None:
        match = Match.start(game, taught.seats, taught.options, taught.seed)
    else:
        match = Match.start(game, seats_for(game, seats), read_options(game, settings), seed)
    click.secho(f"{game.title}: {game.tagline}", bold=True)
    click.echo(HELP)
    tell(match.lines, None)
    guide = None if taught is None else Guide(taught, match)
    _play(match, random.Random(match.record.seed), guide)


def partner(match: Match, guide: Guide, ask: Ask, luck: random.Random) -> None:
    """The partner of a lesson goes its path, and after it plays as the autopilot does."""
    wanted = guide.wanted
    seat, option = (
        (wanted.seat, wanted.option)
        if wanted is not None
        else (ask.seats[0], autopilot(match, ask, luck).id)
    )
    tell(match.choose(seat, option).lines, LEARNER)
    guide.note(seat, option)


def _play(match: Match, luck: random.Random, guide: Guide | None) -> None:
    while (ask := match.ask) is not None:
        if guide is not None and not guide.is_learner(ask):
            partner(match, guide, ask, luck)
            continue
        if not match.record.choices:
            show_board(match, ask.seats[0])
        show_ask(ask)
        if guide is not None:
            guide.show(ask)
        word = click.prompt("Your choice", prompt_suffix=": ").strip().lower()
        if word == "quit":
            return
        try:
            chosen = answer(match, ask, word, luck)
            if guide is not None and chosen is not None:
                guide.note(chosen.seat, chosen.id)
        except KernelError as refusal:
            click.echo(str(refusal.text))
    assert match.outcome is not None
    click.secho(f"\n{match.outcome.reason}", bold=True)
