"""A turn: up to two actions, cards passed for free, and the Kraken's answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from games.kernel.ask import Ask, Option, Play, Tone
from games.kernel.text import N, T, Text
from games.refuge.abilities import ABILITY_DEEDS
from games.refuge.board import (
    DEVOUR_ROW,
    HEAD_SPOTS,
    NEIGHBOURS,
    SPACE_NAMES,
    SPACES,
    SPOT_IDS,
    SPOT_NAMES,
    WAY_NAMES,
    Space,
    Spot,
    row,
)
from games.refuge.cards import SALVAGE
from games.refuge.deeds import Deed
from games.refuge.kraken import KRAKEN_WORDS
from games.refuge.missions import MISSION_DEEDS
from games.refuge.roster import ABILITIES, CHARACTERS, Ability
from games.refuge.salvage import CARD_DEEDS
from games.refuge.setup import Setup
from games.refuge.state import ABOARD, DEVOURED, OFF_MAP, Diver, Phase
from games.refuge.table import DiveEndsError

ACTIONS = 2
SONAR = "sonar"

Act = tuple[Any, ...]
"""What it costs in actions, the rule that does it for a diver, and what else that rule wants."""


class Turn(Setup):
    """Every phase begins with a checkpoint: the state alone says where the turn stands."""

    def wake(self) -> Play[None]:
        """A turn begins; whoever was devoured comes back first."""
        self.s.turn += 1
        self.s.actions_left = ACTIONS
        self.s.phase = "act"
        if self.diver.spot == DEVOURED:
            yield from self.come_back(self.diver)

    def come_back(self, diver: Diver) -> Play[None]:
        """On a free space of the devour row, knocked down; the space takes no effect."""
        prompt = T("{diver}: where does the Kraken spit you out?", diver=self.name(diver))
        options = self.spot_options("back", diver.seat, self.places_to_come_back())
        diver.spot = yield from self.pick(prompt, options, why=WHY_BACK)
        self.leave_trail("return", OFF_MAP, diver.spot)
        self.say(
            T("{diver} is back on {spot}.", diver=self.name(diver), spot=SPOT_NAMES[diver.spot])
        )

    def places_to_come_back(self) -> list[Spot]:
        """The devour row; when it is full, the nearest row below with room."""
        rows = ([spot for spot in row(number) if self.is_free(spot)] for number in FROM_DEVOUR_ROW)
        return next(spots for spots in rows if spots)

    def act(self) -> Play[None]:
        """One action or free deed; with nothing left to do, the turn ends by itself."""
        diver = self.diver
        options = self.what_to_do(diver)
        if len(options) == 1:
            yield from self.end_turn(diver)
            return
        chosen: Option[Act] = yield Ask(
            act_prompt(diver.name, self.s.actions_left), options, WHY_ACT
        )
        cost, do, *what = chosen.value
        if cost:
            self.s.trail.clear()
            self.s.actions_left -= cost
        yield from do(diver, *what)

    def what_to_do(self, diver: Diver) -> list[Option[Act]]:
        options: list[Option[Act]] = []
        if diver.on_map:
            if self.s.actions_left:
                self.offer_moves(diver, options)
                self.offer_cards(diver, options)
                self.offer_abilities(diver, options)
                self.offer_other_actions(diver, options)
            self.offer_free_deeds(diver, options)
        options.append(Option("end", diver.seat, END_TURN, (0, self.end_turn), detail=END_DETAIL))
        return options

    def offer_moves(self, diver: Diver, options: list[Option[Act]]) -> None:
        """Up, right, down or left, anywhere but onto another diver."""
        if not diver.standing:
            return
        head, tentacles = HEAD_SPOTS[self.s.head], self.s.tentacles
        taken = [other.spot for other in self.s.divers]
        for spot, move in MOVES_FROM[diver.spot].items():
            if spot not in taken:
                danger = INTO_HEAD if spot in head else INTO_TENTACLE if spot in tentacles else SAFE
                options.append(move_option(diver.seat, move, danger, (1, self.enter, spot)))

    def offer_cards(self, diver: Diver, options: list[Option[Act]]) -> None:
        for card in sorted(set(diver.hand)):
            printed = SALVAGE[card]
            if (diver.standing or printed.while_down) and CARD_DEEDS[card].ready(self, diver):
                act: Act = (1, self.play_card, card)
                options.append(
                    Option(
                        f"card.{card}", diver.seat, printed.title, act, None, CARDS, printed.effect
                    )
                )

    def offer_abilities(self, diver: Diver, options: list[Option[Act]]) -> None:
        for card in ACTION_ABILITIES[diver.name]:
            usable = card.id not in diver.spent and (diver.standing or card.while_down)
            if usable and ABILITY_DEEDS[card.id].ready(self, diver):
                act: Act = (1, self.use_ability, card.id)
                options.append(
                    Option(
                        f"ability.{card.id}",
                        diver.seat,
                        card.title,
                        act,
                        None,
                        ABILITY_GROUP,
                        card.effect,
                    )
                )

    def offer_other_actions(self, diver: Diver, options: list[Option[Act]]) -> None:
        """Recover, and what the current objective allows."""
        if self.can_recover(diver):
            act: Act = (1, self.recover)
            options.append(Option("recover", diver.seat, RECOVER, act, detail=RECOVER_DETAIL))
        mission = MISSION_DEEDS.get(self.goal.objective)
        if mission and diver.standing and mission.deed.ready(self, diver):
            act = (1, self.do_mission, mission.deed)
            options.append(
                Option(mission.id, diver.seat, mission.title, act, detail=mission.effect, tone="go")
            )

    def do_mission(self, diver: Diver, deed: Deed) -> Play[None]:
        yield from deed.do(self, diver)

    def offer_free_deeds(self, diver: Diver, options: list[Option[Act]]) -> None:
        """Passing cards, and Satoshi's sonar before his first action."""
        if self.can_pass(diver):
            act: Act = (0, self.pass_card)
            options.append(Option("pass", diver.seat, PASS, act, detail=PASS_DETAIL))
        if self.may_use_sonar(diver):
            card = ABILITIES[SONAR]
            act = (0, self.sonar)
            options.append(
                Option("sonar", diver.seat, card.title, act, None, ABILITY_GROUP, card.effect)
            )

    def may_use_sonar(self, diver: Diver) -> bool:
        return (
            diver.name == "satoshi"
            and diver.standing
            and self.s.actions_left == ACTIONS
            and SONAR not in diver.spent
        )

    def sonar(self, diver: Diver) -> Play[None]:
        """Look at the top three Kraken cards and put them back in any order."""
        self.reveal()
        diver.spent.append(SONAR)
        self.say(T("Satoshi listens to the deep with his sonar."))
        seen = self.s.kraken_deck[-3:]
        self.s.foreseen = len(seen)
        order: list[str] = []
        while seen:
            order.append((yield from self.next_kraken_card(diver, seen, len(order) + 1)))
            seen.remove(order[-1])
        self.s.kraken_deck[-3:] = reversed(order)

    def next_kraken_card(self, diver: Diver, seen: list[str], place: int) -> Play[str]:
        prompt = T("Satoshi: which card shall come as number {n}?", n=place)
        options = [
            Option(f"next.{card}", diver.seat, KRAKEN_WORDS[card], card, secret=True)
            for card in seen
        ]
        if len(options) == 1:
            return seen[0]
        return (yield from self.pick(prompt, options, why=WHY_SONAR))

    def end_turn(self, diver: Diver) -> Play[None]:  # noqa: ARG002 - chosen like every deed
        self.s.phase = "kraken"
        yield from ()

    def kraken_answers(self) -> Play[None]:
        """The end of every turn; a lone diver still down by now has had their turn of grace."""
        diver = self.diver
        if diver.down_since is not None and diver.down_since < self.s.turn:
            self.check_grace()
        yield from self.kraken_strikes()
        self.next_diver()

    def check_grace(self) -> None:
        if len(self.divers_diving()) == 1:
            raise DiveEndsError("alone")

    def next_diver(self) -> None:
        """Clockwise; boarded divers' turns are skipped, and no Kraken card is drawn for them."""
        count = len(self.s.divers)
        self.s.active = (self.s.active + 1) % count
        while self.diver.spot == ABOARD:
            self.s.active = (self.s.active + 1) % count
        self.s.phase = "wake"


@cache
def act_prompt(name: str, left: int) -> Text:
    diver = CHARACTERS[name].name
    if not left:
        return T("{diver}: pass a card before the turn ends?", diver=diver)
    return N(
        "{diver}: choose your last action.",
        "{diver}: choose an action, {n} are left.",
        n=left,
        diver=diver,
    )


SAFE, INTO_TENTACLE, INTO_HEAD = range(3)


class Move(NamedTuple):
    """What is known of a move before the position: its id, its spot, and its words by danger."""

    id: str
    spot: str
    words: tuple[tuple[Text, Text, Tone], ...]


def move_option(seat: int, move: Move, danger: int, act: Act) -> Option[Act]:
    label, detail, tone = move.words[danger]
    return Option(move.id, seat, label, act, move.spot, MOVES, detail, tone=tone)


def move_from(here: Spot, spot: Spot) -> Move:
    way, space = WAY_NAMES[spot - here], SPACE_NAMES[SPACES[spot]]
    return Move(
        f"move.{SPOT_IDS[spot]}",
        SPOT_IDS[spot],
        (
            (T("{way}: {space}", way=way, space=space), SPACE_EFFECTS[SPACES[spot]], "plain"),
            (T("{way}: {space}, tentacle", way=way, space=space), INTO_TENTACLE_DETAIL, "warn"),
            (T("{way}: the Kraken's mouth", way=way), T("You are devoured."), "warn"),
        ),
    )


INTO_TENTACLE_DETAIL = T("Strike it with a weapon or be knocked down.")
FROM_DEVOUR_ROW = range(DEVOUR_ROW, -1, -1)

SPACE_EFFECTS: Mapping[Space, Text] = {
    "start": T("No effect."),
    "lair": T("You may move a tentacle one space."),
    "spawn": T("Eliminate a tentacle of its row or column and draw a card."),
    "cave": T("Tentacles cannot enter while you are here."),
    "whirlpool": T("You may switch places with a diver in a cave."),
    "kraken": T("The head comes one space closer to you."),
    "finish": T("The submarine: objectives need these spaces."),
}

MOVES_FROM: Mapping[Spot, Mapping[Spot, Move]] = {
    here: {spot: move_from(here, spot) for spot in NEIGHBOURS[here]} for here in SPACES
}
ACTION_ABILITIES: Mapping[str, tuple[Ability, ...]] = {
    who.id: tuple(card for card in who.abilities if not card.reaction)
    for who in CHARACTERS.values()
}

MOVES, CARDS, ABILITY_GROUP = T("Move"), T("Salvage"), T("Abilities")
RECOVER, RECOVER_DETAIL = T("Recover"), T("Discard two cards of one type.")
PASS, PASS_DETAIL = T("Pass a card"), T("To a diver next to you, for free.")
END_TURN, END_DETAIL = T("End turn"), T("The Kraken draws its card.")
WHY_ACT = T("Two actions a turn; then the Kraken draws its card.")
WHY_BACK = T("You lie on the devour row; the space takes no effect.")
WHY_SONAR = T("Only you see the top of the Kraken deck; you choose its order.")

PHASES: Mapping[Phase, Callable[[Any], Play[None]]] = {
    "divers": Turn.choose_diver,
    "places": Turn.choose_place,
    "objectives": Turn.lay_objectives,
    "wake": Turn.wake,
    "act": Turn.act,
    "kraken": Turn.kraken_answers,
}
