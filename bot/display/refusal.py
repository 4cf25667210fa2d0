"""What a strip shows to whoever pressed what is not theirs: whose it is, and what they can do."""

from __future__ import annotations

from dataclasses import replace

from bot.custom_ids import verb
from bot.display.board import PLAYING, public_controls, take_a_seat
from bot.display.hand import private_ask, private_frame
from bot.display.measure import packed
from bot.display.painting import ReadyPicture
from bot.display.parts import Button, Sheet, Words
from bot.display.pictures import Studio
from bot.host import Table
from bot.wording import Wording
from games.kernel import T


async def refused(
    studio: Studio, table: Table, user: int, words: str, wording: Wording, *, chose: bool
) -> tuple[Sheet, list[ReadyPicture]]:
    """The sentence; to whoever wanted to choose with their own choices below it, else, or where
    they have none, with where to look."""
    for seat in table.seats_of(user) if chose else ():
        if private_ask(table, seat) is not None:
            sheet, shots = await private_frame(studio, table, seat, wording)
            return replace(sheet, above=[Words(words)]), shots
    told = "\n".join([words, *_whose_turn(table, words, wording)])
    return Sheet([Words(told), *packed(_ways(table, user, wording))], accent=PLAYING), []


def _whose_turn(table: Table, words: str, wording: Wording) -> list[str]:
    """Whom the table waits for, where the sentence has not said so."""
    turn = wording.say(table.waits_for())
    plays = table.campaign.status == "playing" and table.match.ask is not None
    return [f"-# {turn}"] if plays and turn not in words else []


def _ways(table: Table, user: int, wording: Wording) -> list[Button]:
    """What this person can do now, the most likely first."""
    campaign, label = table.id, wording.label
    log = Button(verb("missed", campaign=campaign), label(T("Log")))
    rest = [log, Button(verb("more", campaign=campaign), "…")]
    if user in table.people and table.campaign.status == "paused":
        return [Button(verb("resume", campaign=campaign), label(T("Resume")), "go", "▶️"), *rest]
    if user in table.people and table.campaign.status == "playing":
        explain = Button(verb("explain", campaign=campaign), label(T("Help")))
        hand = Button(verb("hand", campaign=campaign), label(T("Hand")), "main")
        return [hand, log, explain, rest[-1]]
    return rest if table.away(user) else [*take_a_seat(table, wording), *rest]


def others_step(table: Table, wording: Wording, step: str, said: str = "") -> Sheet:
    """What others are asked, a step further, for a partner who wants to advise, or has."""
    words = wording.say(T("What would you do? Your press is only advice."))
    controls = public_controls(table, wording, step)
    return Sheet([Words(said or words), *controls.parts()], accent=PLAYING)
