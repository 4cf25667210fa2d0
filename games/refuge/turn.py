"""A turn: up to two actions, cards passed for free, and the Kraken's answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from games.kernel.ask import Ask, Option, Play
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
from games.refuge.cards import KRAKEN, SALVAGE
from games.refuge.kraken import describe
from games.refuge.missions import MISSION_DEEDS
from games.refuge.roster import ABILITIES, CHARACTERS
from games.refuge.salvage import CARD_DEEDS
from games.refuge.setup import Setup
from games.refuge.state import ABOARD, DEVOURED, OFF_MAP, Diver, Phase
from games.refuge.table import DiveEndsError

ACTIONS = 2
SONAR = "sonar"

Act = tuple[int, Callable[[], Play[None]]]
"""What it costs in actions, and the rule that does it."""


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
            self.end_turn()
            return
        chosen: Option[Act] = yield Ask(
            act_prompt(diver.name, self.s.actions_left), options, WHY_ACT
        )
        cost, do = chosen.value
        if cost:
            self.s.trail.clear()
            self.s.actions_left -= cost
        yield from do()

    def what_to_do(self, diver: Diver) -> list[Option[Act]]:
        options: list[Option[Act]] = []
        if diver.on_map:
            if self.s.actions_left:
                self.offer_moves(diver, options)
                self.offer_cards(diver, options)
                self.offer_abilities(diver, options)
                self.offer_other_actions(diver, options)
            self.offer_free_deeds(diver, options)
        options.append(Option("end", diver.seat, END_TURN, (0, self.finish), detail=END_DETAIL))
        return options

    def offer_moves(self, diver: Diver, options: list[Option[Act]]) -> None:
        """Up, right, down or left, anywhere but onto another diver."""
        if not diver.standing:
            return
        here, head, tentacles = diver.spot, HEAD_SPOTS[self.s.head], self.s.tentacles
        taken = [other.spot for other in self.s.divers]
        for spot in NEIGHBOURS[here]:
            if spot not in taken:
                danger = "head" if spot in head else "tentacle" if spot in tentacles else ""
                label, detail = move_words(spot - here, SPACES[spot], danger)
                options.append(
                    Option(
                        MOVE_IDS[spot],
                        diver.seat,
                        label,
                        (1, partial(self.enter, diver, spot)),
                        SPOT_IDS[spot],
                        MOVES,
                        detail,
                        tone="warn" if danger else "plain",
                    )
                )

    def offer_cards(self, diver: Diver, options: list[Option[Act]]) -> None:
        for card in sorted(set(diver.hand)):
            printed = SALVAGE[card]
            if (diver.standing or printed.while_down) and CARD_DEEDS[card].ready(self, diver):
                options.append(
                    Option(
                        f"card.{card}",
                        diver.seat,
                        printed.title,
                        (1, partial(self.play_card, diver, card)),
                        group=CARDS,
                        detail=printed.effect,
                    )
                )

    def offer_abilities(self, diver: Diver, options: list[Option[Act]]) -> None:
        for ability in CHARACTERS[diver.name].abilities:
            if ability.reaction or ability.id in diver.spent:
                continue
            usable = diver.standing or ability.while_down
            if usable and ABILITY_DEEDS[ability.id].ready(self, diver):
                options.append(
                    Option(
                        f"ability.{ability.id}",
                        diver.seat,
                        ability.title,
                        (1, partial(self.use_ability, diver, ability.id)),
                        group=ABILITY_GROUP,
                        detail=ability.effect,
                    )
                )

    def offer_other_actions(self, diver: Diver, options: list[Option[Act]]) -> None:
        """Recover, and what the current objective allows."""
        if self.can_recover(diver):
            do = partial(self.recover, diver)
            options.append(Option("recover", diver.seat, RECOVER, (1, do), detail=RECOVER_DETAIL))
        mission = MISSION_DEEDS.get(self.goal.objective)
        if mission and diver.standing and mission.deed.ready(self, diver):
            do = partial(mission.deed.do, self, diver)
            options.append(
                Option(
                    mission.id, diver.seat, mission.title, (1, do), detail=mission.effect, tone="go"
                )
            )

    def offer_free_deeds(self, diver: Diver, options: list[Option[Act]]) -> None:
        """Passing cards, and Satoshi's sonar before his first action."""
        if self.can_pass(diver):
            do = partial(self.pass_card, diver)
            options.append(Option("pass", diver.seat, PASS, (0, do), detail=PASS_DETAIL))
        if self.may_use_sonar(diver):
            card = ABILITIES[SONAR]
            do = partial(self.sonar, diver)
            options.append(
                Option("sonar", diver.seat, card.title, (0, do), None, ABILITY_GROUP, card.effect)
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
            Option(f"next.{card}", diver.seat, describe(KRAKEN[card]), card, secret=True)
            for card in seen
        ]
        if len(options) == 1:
            return seen[0]
        return (yield from self.pick(prompt, options, why=WHY_SONAR))

    def finish(self) -> Play[None]:
        self.end_turn()
        yield from ()

    def end_turn(self) -> None:
        self.s.phase = "kraken"

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


@cache
def move_words(way: int, space: Space, danger: str) -> tuple[Text, Text | None]:
    """A move's label, and what else it brings."""
    if danger == "head":
        return T("{way}: the Kraken's mouth", way=WAY_NAMES[way]), T("You are devoured.")
    if danger == "tentacle":
        label = T("{way}: {space}, tentacle", way=WAY_NAMES[way], space=SPACE_NAMES[space])
        return label, T("Strike it with a weapon or be knocked down.")
    return T("{way}: {space}", way=WAY_NAMES[way], space=SPACE_NAMES[space]), SPACE_EFFECTS[space]


FROM_DEVOUR_ROW = range(DEVOUR_ROW, -1, -1)
MOVE_IDS: dict[Spot, str] = {spot: f"move.{name}" for spot, name in SPOT_IDS.items()}

SPACE_EFFECTS: Mapping[Space, Text] = {
    "start": T("No effect."),
    "lair": T("You may move a tentacle one space."),
    "spawn": T("Eliminate a tentacle of its row or column and draw a card."),
    "cave": T("Tentacles cannot enter while you are here."),
    "whirlpool": T("You may switch places with a diver in a cave."),
    "kraken": T("The head comes one space closer to you."),
    "finish": T("The submarine: objectives need these spaces."),
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
