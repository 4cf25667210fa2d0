"""What a diver may do now: the options of the question that every turn asks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from games.kernel.ask import Option, Play, Tone
from games.kernel.text import T, Text
from games.refuge.abilities import ABILITY_DEEDS, use_ability
from games.refuge.board import HEAD_SPOTS
from games.refuge.cards import SALVAGE
from games.refuge.deeds import Deed
from games.refuge.kraken import KRAKEN_WORDS
from games.refuge.missions import MISSION_DEEDS
from games.refuge.moves import INTO_HEAD, INTO_TENTACLE, MOVES_FROM, SAFE
from games.refuge.prospects import A_FIGHT, IN_THE_MOUTH, Prospect, free_prospect, steady_prospects
from games.refuge.roster import ABILITIES, CHARACTERS, Ability
from games.refuge.salvage import CARD_DEEDS, can_pass, can_recover, pass_card, play_card, recover
from games.refuge.spaces import enter
from games.refuge.state import Diver
from games.refuge.table import Dive
from games.refuge.tentacles import NO_CARD_LEFT

ACTIONS = 2
SONAR = "sonar"

Act = tuple[Any, ...]
"""What it costs in actions, the rule that does it for a diver, and what else that rule wants."""


def what_to_do(dive: Dive, diver: Diver) -> list[Option[Act]]:
    options: list[Option[Act]] = []
    if diver.on_map:
        if dive.s.actions_left:
            offer_moves(dive, diver, options)
            offer_cards(dive, diver, options)
            offer_abilities(dive, diver, options)
            offer_other_actions(dive, diver, options)
        offer_free_deeds(dive, diver, options)
    options.append(end_option(dive, diver))
    return options


def end_option(dive: Dive, diver: Diver) -> Option[Act]:
    """A lone diver who ends the turn of grace on the ground is told what that means."""
    fatal = not diver.standing and grace_runs_out(dive, diver)
    words, tone = END_OF_GRACE if fatal else END_OF_TURN
    act: Act = (0, partial(end_turn, dive))
    return Option("end", diver.seat, END_TURN, act, detail=words, tone=tone)


def grace_runs_out(dive: Dive, diver: Diver) -> bool:
    """A lone diver on the ground since an earlier turn must get up in this one."""
    fell_earlier = diver.down_since is not None and diver.down_since < dive.s.turn
    return fell_earlier and len(dive.divers_diving()) == 1


def offer_moves(dive: Dive, diver: Diver, options: list[Option[Act]]) -> None:
    """Up, right, down or left, anywhere but onto another diver."""
    if not diver.standing:
        return
    head, tentacles = HEAD_SPOTS[dive.s.head], dive.s.tentacles
    taken = [other.spot for other in dive.s.divers]
    steady = steady_prospects(dive)
    for spot, move in MOVES_FROM[diver.spot].items():
        if spot not in taken:
            if spot in head:
                danger, (words, tone) = INTO_HEAD, IN_THE_MOUTH
            elif spot in tentacles:
                danger, (words, tone) = INTO_TENTACLE, A_FIGHT
            else:
                danger = SAFE
                words, tone = steady.get(spot) or free_prospect(dive, diver, spot)
            label, act = move.labels[danger], (1, partial(enter, dive), spot)
            options.append(
                Option(
                    move.id,
                    diver.seat,
                    label,
                    act,
                    spot=move.spot,
                    group=MOVES,
                    detail=words,
                    tone=tone,
                )
            )


def offer_cards(dive: Dive, diver: Diver, options: list[Option[Act]]) -> None:
    for card in sorted(set(diver.hand)):
        printed = SALVAGE[card]
        if (diver.standing or printed.while_down) and CARD_DEEDS[card].ready(dive, diver):
            act: Act = (1, partial(play_card, dive), card)
            words, tone = promise(dive, card, printed.effect)
            options.append(
                Option(
                    f"card.{card}",
                    diver.seat,
                    printed.title,
                    act,
                    group=CARDS,
                    detail=words,
                    tone=tone,
                )
            )


def offer_abilities(dive: Dive, diver: Diver, options: list[Option[Act]]) -> None:
    for card in ACTION_ABILITIES[diver.name]:
        usable = card.id not in diver.spent and (diver.standing or card.while_down)
        if usable and ABILITY_DEEDS[card.id].ready(dive, diver):
            act: Act = (1, partial(use_ability, dive), card.id)
            words, tone = promise(dive, card.id, card.effect)
            options.append(
                Option(
                    f"ability.{card.id}",
                    diver.seat,
                    card.title,
                    act,
                    group=ABILITY_GROUP,
                    detail=words,
                    tone=tone,
                )
            )


def promise(dive: Dive, card: str, effect: Text) -> tuple[Text, Tone]:
    """What is printed; or that the elimination it brings would be the end of the dive."""
    if card in ELIMINATES and not dive.s.salvage_deck:
        return NO_CARD_LEFT, "warn"
    return effect, "plain"


def offer_other_actions(dive: Dive, diver: Diver, options: list[Option[Act]]) -> None:
    """Recover, and what the current objective allows."""
    if can_recover(dive, diver):
        act: Act = (1, partial(recover, dive))
        options.append(Option("recover", diver.seat, RECOVER, act, detail=RECOVER_DETAIL))
    mission = MISSION_DEEDS.get(dive.goal.objective)
    if mission and diver.standing and mission.deed.ready(dive, diver):
        act = (1, partial(do_mission, dive), mission.deed)
        options.append(
            Option(mission.id, diver.seat, mission.title, act, detail=mission.effect, tone="go")
        )


def do_mission(dive: Dive, diver: Diver, deed: Deed) -> Play[None]:
    yield from deed.do(dive, diver)


def offer_free_deeds(dive: Dive, diver: Diver, options: list[Option[Act]]) -> None:
    """Passing cards, and Satoshi's sonar before his first action."""
    if can_pass(dive, diver):
        act: Act = (0, partial(pass_card, dive))
        options.append(Option("pass", diver.seat, PASS, act, detail=PASS_DETAIL))
    if may_use_sonar(dive, diver):
        card = ABILITIES[SONAR]
        act = (0, partial(sonar, dive))
        options.append(
            Option("sonar", diver.seat, card.title, act, group=ABILITY_GROUP, detail=card.effect)
        )


def may_use_sonar(dive: Dive, diver: Diver) -> bool:
    return (
        diver.name == "satoshi"
        and diver.standing
        and dive.s.actions_left == ACTIONS
        and SONAR not in diver.spent
    )


def sonar(dive: Dive, diver: Diver) -> Play[None]:
    """Look at the top three Kraken cards and put them back in any order."""
    dive.reveal()
    diver.spent.append(SONAR)
    dive.say(T("Satoshi listens to the deep with his sonar."))
    seen = dive.s.kraken_deck[-3:]
    dive.s.foreseen = len(seen)
    order: list[str] = []
    while seen:
        order.append((yield from next_kraken_card(dive, diver, seen, len(order) + 1)))
        seen.remove(order[-1])
    dive.s.kraken_deck[-3:] = reversed(order)


def next_kraken_card(dive: Dive, diver: Diver, seen: list[str], place: int) -> Play[str]:
    prompt = T("Satoshi: which card shall come as number {n}?", n=place)
    options = [
        Option(f"next.{card}", diver.seat, KRAKEN_WORDS[card], card, secret=True) for card in seen
    ]
    if len(options) == 1:
        return seen[0]
    return (yield from dive.pick(prompt, options, why=WHY_SONAR))


def end_turn(dive: Dive, diver: Diver) -> Play[None]:  # noqa: ARG001 - chosen like every deed
    dive.s.phase = "kraken"
    yield from ()


ACTION_ABILITIES: Mapping[str, tuple[Ability, ...]] = {
    who.id: tuple(card for card in who.abilities if not card.reaction)
    for who in CHARACTERS.values()
}

MOVES, CARDS, ABILITY_GROUP = T("Move"), T("Salvage"), T("Abilities")
RECOVER, RECOVER_DETAIL = (
    T("Recover"),
    T("Discard two cards of one type: stand somebody up, or ready an ability."),
)
PASS, PASS_DETAIL = T("Pass a card"), T("To a diver next to you, for free.")
END_TURN, END_OF_TURN = T("End turn"), Prospect(T("The Kraken draws its card."))
END_OF_GRACE = Prospect(T("You have not got up: the dive is lost."), "warn")
ELIMINATES = frozenset({"harpoon", "dive_knife", "charge", "overcharge", "flash", "wrench"})
"""Cards and abilities that always eliminate a tentacle."""

WHY_SONAR = T(
    "Only you see these cards. The three signs are for the columns below the head: arrows move "
    "tentacles, ✚ brings a new one."
)
