"""What a diver may do now: the options of the question that every turn asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.kernel.ask import Option, Play, Tone
from games.kernel.text import T, Text
from games.refuge.abilities import ABILITY_DEEDS
from games.refuge.board import HEAD_SPOTS
from games.refuge.cards import SALVAGE
from games.refuge.deeds import Deed
from games.refuge.kraken import KRAKEN_WORDS
from games.refuge.missions import MISSION_DEEDS
from games.refuge.moves import INTO_HEAD, INTO_TENTACLE, MOVES_FROM, SAFE
from games.refuge.prospects import A_FIGHT, IN_THE_MOUTH, Prospect
from games.refuge.roster import ABILITIES, CHARACTERS, Ability
from games.refuge.salvage import CARD_DEEDS
from games.refuge.setup import Setup
from games.refuge.state import Diver
from games.refuge.tentacles import NO_CARD_LEFT

ACTIONS = 2
SONAR = "sonar"

Act = tuple[Any, ...]
"""What it costs in actions, the rule that does it for a diver, and what else that rule wants."""


class Menu(Setup):
    """Offers only what can be done: every option leads somewhere."""

    def what_to_do(self, diver: Diver) -> list[Option[Act]]:
        options: list[Option[Act]] = []
        if diver.on_map:
            if self.s.actions_left:
                self.offer_moves(diver, options)
                self.offer_cards(diver, options)
                self.offer_abilities(diver, options)
                self.offer_other_actions(diver, options)
            self.offer_free_deeds(diver, options)
        options.append(self.end_option(diver))
        return options

    def end_option(self, diver: Diver) -> Option[Act]:
        """A lone diver who ends the turn of grace on the ground is told what that means."""
        fatal = not diver.standing and self.grace_runs_out(diver)
        words, tone = END_OF_GRACE if fatal else END_OF_TURN
        act: Act = (0, self.end_turn)
        return Option("end", diver.seat, END_TURN, act, None, None, words, False, tone)

    def grace_runs_out(self, diver: Diver) -> bool:
        """A lone diver on the ground since an earlier turn must get up in this one."""
        fell_earlier = diver.down_since is not None and diver.down_since < self.s.turn
        return fell_earlier and len(self.divers_diving()) == 1

    def offer_moves(self, diver: Diver, options: list[Option[Act]]) -> None:
        """Up, right, down or left, anywhere but onto another diver."""
        if not diver.standing:
            return
        head, tentacles = HEAD_SPOTS[self.s.head], self.s.tentacles
        taken = [other.spot for other in self.s.divers]
        steady = self.steady_prospects()
        for spot, move in MOVES_FROM[diver.spot].items():
            if spot not in taken:
                if spot in head:
                    danger, (words, tone) = INTO_HEAD, IN_THE_MOUTH
                elif spot in tentacles:
                    danger, (words, tone) = INTO_TENTACLE, A_FIGHT
                else:
                    danger = SAFE
                    words, tone = steady.get(spot) or self.free_prospect(diver, spot)
                label, act = move.labels[danger], (1, self.enter, spot)
                options.append(
                    Option(move.id, diver.seat, label, act, move.spot, MOVES, words, False, tone)
                )

    def offer_cards(self, diver: Diver, options: list[Option[Act]]) -> None:
        for card in sorted(set(diver.hand)):
            printed = SALVAGE[card]
            if (diver.standing or printed.while_down) and CARD_DEEDS[card].ready(self, diver):
                act: Act = (1, self.play_card, card)
                words, tone = self.promise(card, printed.effect)
                options.append(
                    Option(
                        f"card.{card}",
                        diver.seat,
                        printed.title,
                        act,
                        None,
                        CARDS,
                        words,
                        False,
                        tone,
                    )
                )

    def offer_abilities(self, diver: Diver, options: list[Option[Act]]) -> None:
        for card in ACTION_ABILITIES[diver.name]:
            usable = card.id not in diver.spent and (diver.standing or card.while_down)
            if usable and ABILITY_DEEDS[card.id].ready(self, diver):
                act: Act = (1, self.use_ability, card.id)
                words, tone = self.promise(card.id, card.effect)
                options.append(
                    Option(
                        f"ability.{card.id}",
                        diver.seat,
                        card.title,
                        act,
                        None,
                        ABILITY_GROUP,
                        words,
                        False,
                        tone,
                    )
                )

    def promise(self, card: str, effect: Text) -> tuple[Text, Tone]:
        """What is printed; or that the elimination it brings would be the end of the dive."""
        if card in ELIMINATES and not self.s.salvage_deck:
            return NO_CARD_LEFT, "warn"
        return effect, "plain"

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
