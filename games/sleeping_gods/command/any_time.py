"""What anybody may do at any time, at every open question (R56)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeVar

from games.kernel import CHECKPOINT, Ask, Option, Play, Seat, T, Text
from games.kernel.ask import NOTHING_MORE
from games.kernel.question import Question
from games.sleeping_gods import questions
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.equipped import Equipped, drop, equipped_options
from games.sleeping_gods.command.abilities import CARE, SAILING, Scene, Use, perform, uses
from games.sleeping_gods.command.equipping import (
    Carried,
    Equip,
    equip,
    equip_options,
    hand_weapon,
    weapon_options,
)
from games.sleeping_gods.journal.chart_notes import write_on_chart
from games.sleeping_gods.words import word

CREW_AND_CARDS = T("Crew and cards…")
CREW = T("Crew…")
BACK = T("Back")
DISCARD = T("Discard")
NOTE_ON_CHART, NOTE = T("Note on the chart…"), T("Note…")
GO_ON = T("Go on without waiting")
ANY_TIME = T("Use any ability now; then we return to your question.")
BETWEEN_DEEDS = (questions.ROOM, questions.ACTION)
"""Nothing is under way: what is most often done first is offered with these."""
V = TypeVar("V")
Deed = Use | Equip | Equipped | Carried | Literal["chart"]


def table_ask(
    campaign: Campaign,
    question: Question,
    prompt: Text | Callable[[], Text],
    make: Callable[[], Sequence[Option[V]]],
    why: Text | None = None,
    *,
    safe: bool = False,
    upto: int = 0,
    about: Mapping[str, int] = NOTHING_MORE,
    stand_ins: Sequence[Option[V]] = (),
) -> Play[Option[V]]:
    """A question at which anybody may first do something else; that never answers it.

    ``safe``: from here the state alone is enough to ask it again. ``upto``: so often it comes. A
    prompt that counts what may change meanwhile is made anew.
    """
    while True:
        deeds = deeds_at_hand(campaign) if question in BETWEEN_DEEDS else []
        options = [*deeds, *make(), *crew_and_cards_options(campaign)]
        words = prompt if isinstance(prompt, Text) else prompt()
        ask = Ask(question, words, options, why=why, upto=upto, about=about, stand_ins=stand_ins)
        chosen: Option[Any] = yield ask
        if chosen in deeds:
            yield from _do(campaign, chosen.value, chosen.seat, any_time_scene(campaign))
        elif chosen.id == "aid":
            yield from crew_and_cards(campaign, chosen.seat, deeds)
        else:
            return chosen
        if safe:
            yield CHECKPOINT


def deeds_at_hand(campaign: Campaign) -> list[Option[Deed]]:
    """Crew and cards of anybody, and the cards that the active player could equip."""
    return [
        *equip_options(campaign, campaign.s.active),
        *uses(campaign, any_time_scene(campaign)),
    ]


def crew_and_cards_options(campaign: Campaign) -> list[Option[None]]:
    """One button for everybody."""
    return [crew_and_cards_option(seat) for seat in campaign.present()]


@cache
def crew_and_cards_option(seat: int) -> Option[None]:
    return Option("aid", seat, CREW_AND_CARDS, None, short=CREW, aside=True)


def locked(campaign: Campaign) -> bool:
    """R57: no equipping in the middle of combat or a challenge."""
    return campaign.s.contest is not None or campaign.s.fight is not None


def at_sea(campaign: Campaign) -> bool:
    """R60: ship-moving cards work whenever nothing else is under way."""
    s = campaign.s
    idle = s.phase in ("room", "act", "dusk") and s.distance == 0 and not s.ashore
    busy = (s.contest, s.fight, s.tale, s.happening)
    return idle and all(part is None for part in busy)


def any_time_scene(campaign: Campaign) -> Scene:
    return Scene(SAILING if at_sea(campaign) else CARE, tuple(campaign.everybody()))


@cache
def always_there(seat: int) -> tuple[Option[Deed | None], ...]:
    note: Option[Deed | None] = Option("chart", seat, NOTE_ON_CHART, "chart", short=NOTE)
    return note, Option("back", seat, BACK, None)


def crew_and_cards(
    campaign: Campaign, seat: int, offered: Collection[Option[Deed]] = ()
) -> Play[None]:
    """One deed of a seat, or none; the active player need not wait for it.

    What was ``offered`` before is not offered here again.
    """
    before, scene = {option.id for option in offered}, any_time_scene(campaign)
    options = [one for one in _deeds(campaign, seat, scene) if one.id not in before]
    prompt = T("What does {seat} do?", seat=Seat(seat))
    chosen: Option[Deed | None] = yield Ask(questions.CREW_AND_CARDS, prompt, options, why=ANY_TIME)
    yield from _do(campaign, chosen.value, seat, scene)


def _deeds(campaign: Campaign, seat: int, scene: Scene) -> list[Option[Deed | None]]:
    """What asks nothing further comes first."""
    options: list[Option[Deed | None]] = []
    if not locked(campaign):
        options += equip_options(campaign, seat)
    options += uses(campaign, scene, seat)
    options += [
        Option(
            f"drop-{option.value.card}",
            seat,
            option.label,
            option.value,
            short=word(campaign.pack.ability[option.value.card].name),
            group=DISCARD,
        )
        for option in equipped_options(campaign, [seat], seat)
    ]
    if not locked(campaign):
        options += weapon_options(campaign, seat)
    options += always_there(seat)
    if seat != campaign.s.active:
        options.append(Option("on", campaign.s.active, GO_ON, None, aside=True))
    return options


def _do(campaign: Campaign, deed: Deed | None, seat: int, scene: Scene) -> Play[None]:
    match deed:
        case Use():
            yield from perform(campaign, deed, seat, scene)
        case Equip():
            yield from equip(campaign, seat, deed)
        case Carried():
            yield from hand_weapon(campaign, seat, deed)
        case Equipped():
            drop(campaign, deed)
        case "chart":
            yield from write_on_chart(campaign, seat)
