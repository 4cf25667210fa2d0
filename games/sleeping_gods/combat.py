"""Combat rounds: action tokens, who attacks, what everybody may do meanwhile (R73-R76)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any

from games.kernel import CHECKPOINT, Ask, N, Option, Play, Seat, T, Text
from games.kernel.game import NO, YES
from games.sleeping_gods.aid import BACK, GO_ON
from games.sleeping_gods.attack import Attacking
from games.sleeping_gods.fate import Defeated
from games.sleeping_gods.names import difficulty, word
from games.sleeping_gods.state import Fight, Foe
from games.sleeping_gods.uses import STRIKE, Scene, Use

TOKENS = {1: (4,), 2: (2, 2), 3: (2, 1, 1), 4: (1, 1, 1, 1)}
PER_MEMBER = 2
MOST_ROUNDS = 30
TAKING_TURNS = T(
    "Attack in any order, at most twice with one of the crew; then the enemies strike."
)


class Combat(Attacking):
    """From the first row of enemies to the last heart."""

    @abstractmethod
    def end_round(self) -> Play[None]:
        """What still stands strikes back."""

    def level_of(self, numbers: tuple[int, ...]) -> int:
        return sum(self.pack.enemy[number].level for number in numbers)

    def danger(self, numbers: tuple[int, ...]) -> Text:
        """R98: how hard a fight is said to be, before one commits to it."""
        level = self.level_of(numbers)
        return T("combat, level {n}: {how}", n=level, how=difficulty(level))

    def start_fight(self, numbers: tuple[int, ...]) -> None:
        """R73-R75: the cards shuffled into a row, tokens dealt, synergy tokens at home."""
        row = self.chance.shuffled(numbers)
        crew = range(len(self.boards))
        self.s.fight = Fight([Foe(number) for number in row], [], [0 for _ in crew], list(crew))
        self.s.took_part = []
        level = self.level_of(numbers)
        self.say(
            T(
                "Combat, level {n} ({how}): {foes}.",
                n=level,
                how=difficulty(level),
                foes=[word(self.pack.enemy[number].name) for number in row],
            )
        )
        self.deal_tokens(self.s.fight)

    def deal_tokens(self, fight: Fight) -> None:
        """R74: four tokens, the active player first."""
        fight.tokens = [0] * len(self.s.chairs)
        seats = self.present()
        for seat, tokens in zip(seats, TOKENS[len(seats)], strict=True):
            fight.tokens[seat] = tokens
        fight.used, fight.wounds = [0] * len(self.boards), self._wounds()

    def fight_round(self) -> Play[None]:
        """R76: attacks in any order, then whatever still stands strikes back."""
        fight = self.fighting()
        while fight.foes and (yield from self._next_move(fight)):
            yield CHECKPOINT
        if fight.foes:
            yield from self.end_round()
        if fight.foes:
            self._check_stalemate(fight)
            fight.round += 1
            self.deal_tokens(fight)
        else:
            self.s.fight = None
            self.note("fight")
            self.say(T("The fight is won."))

    def _wounds(self) -> int:
        return sum(member.damage for member in self.s.crew)

    def _check_stalemate(self, fight: Fight) -> None:
        """Whoever can neither strike nor be struck has lost; so has an endless fight."""
        idle = not any(fight.used) and self._wounds() == fight.wounds
        helpless = not any(self.may_attack(index, fight) for index in self.everybody())
        if (idle and helpless) or fight.round >= MOST_ROUNDS:
            self.say(T("There is no way to win this fight any more."))
            raise Defeated("crew")

    def may_attack(self, index: int, fight: Fight) -> bool:
        """R78, R90: able, not frightened, at most two tokens a round."""
        member = self.s.crew[index]
        return (
            fight.used[index] < PER_MEMBER
            and "frightened" not in member.statuses
            and self.able(index)
        )

    def _next_move(self, fight: Fight) -> Play[bool]:
        """One move of anybody; false when the round is over."""
        if not any(fight.tokens) and not self.uses(self._sudden()):
            return False
        chosen = yield from self.table_ask(
            self._whose_move(fight), lambda: list(self._moves(fight)), TAKING_TURNS
        )
        if isinstance(chosen.value, Use):
            yield from self._strike_use(chosen)
        elif chosen.id == "token":
            yield from self._hand_over(chosen.seat, fight)
        elif chosen.id.startswith("home"):
            fight.synergy[chosen.value] = chosen.value
        elif chosen.id == "end":
            return False
        else:
            yield from self.attack(chosen.value, chosen.seat)
        return True

    def _whose_move(self, fight: Fight) -> Text:
        if not any(fight.tokens):
            return T("Combat, round {n}: no actions left. One more blow?", n=fight.round)
        return N(
            "Combat, round {round}: {n} action left. Who attacks?",
            "Combat, round {round}: {n} actions left. Who attacks?",
            n=sum(fight.tokens),
            round=fight.round,
        )

    def _sudden(self) -> Scene:
        """R97: damage that needs no token comes at any moment of a round."""
        return Scene(STRIKE, tuple(self.everybody()))

    def _moves(self, fight: Fight) -> Iterator[Option[Any]]:
        """The table waits for whoever can still attack; ending the round early stays possible."""
        attackers = set[int]()
        for index, board in enumerate(self.boards):
            seat = self.controller(index)
            if fight.tokens[seat] and self.may_attack(index, fight):
                attackers.add(seat)
                label = T("{name} attacks", name=self.name(index))
                detail = self.arms_text(index)
                spot = f"crew.{board.id}"
                yield Option(f"fight-{board.id}", seat, label, index, spot=spot, detail=detail)
        yield from self.uses(self._sudden())
        yield from self._token_moves()
        yield from self._returns(fight)
        others_wait = bool(attackers) and self.s.active not in attackers
        end = T("End the round")
        yield Option("end", self.s.active, end, None, tone="warn", aside=others_wait)

    def _token_moves(self) -> Iterator[Option[Any]]:
        seats = self.present()
        if len(seats) > 1 and any(self.s.chairs[seat].command for seat in seats):
            label = T("Hand over an action token…")
            yield from (Option("token", seat, label, None, aside=True) for seat in seats)

    def _returns(self, fight: Fight) -> Iterator[Option[Any]]:
        """R94: a synergy token may go home unused."""
        for owner, holder in enumerate(fight.synergy):
            if holder != owner:
                label = T("Return the synergy token of {name}", name=self.name(owner))
                option_id = f"home-{self.boards[owner].id}"
                seat, group = self.controller(holder), T("Synergy")
                yield Option(option_id, seat, label, owner, group=group, aside=True)

    def _hand_over(self, seat: int, fight: Fight) -> Play[None]:
        """R63, R74: one token, one command, paid by giver or taker."""
        options: list[Option[Any]] = list(self._hand_overs(seat, fight))
        options.append(Option("back", seat, BACK, None))
        if seat != self.s.active:
            options.append(Option("on", self.s.active, GO_ON, None, aside=True))
        prompt = T("Hand over an action token: to or from whom?")
        chosen: Option[Any] = yield Ask(prompt, options, T("It costs 1 command."))
        if chosen.value is None:
            return
        giver, taker, payer = chosen.value
        if not (yield from self._agreed(seat, chosen.value)):
            return
        self.s.chairs[payer].command -= 1
        fight.tokens[giver] -= 1
        fight.tokens[taker] += 1
        self.say(
            T("{giver} hands an action token to {taker}.", giver=Seat(giver), taker=Seat(taker))
        )

    def _agreed(self, seat: int, trade: tuple[int, int, int]) -> Play[bool]:
        """R18: nobody's token or command is taken without asking them."""
        giver, taker, payer = trade
        if seat == giver == payer:
            return True
        other = giver if seat == taker else taker
        prompt = (
            T("{seat} asks for an action token and pays 1 command: agreed?", seat=Seat(seat))
            if other == giver
            else T("{seat} offers an action token for 1 command: agreed?", seat=Seat(seat))
        )
        options = [Option("yes", other, YES, True, tone="go"), Option("no", other, NO, False)]
        return (yield from self.settle(prompt, options))

    def _hand_overs(self, seat: int, fight: Fight) -> Iterator[Option[Any]]:
        chairs = self.s.chairs
        for other in self.present():
            if other == seat:
                continue
            if fight.tokens[seat] and chairs[seat].command:
                label = T("Give one to {seat}, you pay 1 command", seat=Seat(other))
                yield Option(f"give-{other}", seat, label, (seat, other, seat))
            if fight.tokens[seat] and chairs[other].command:
                label = T("Give one to {seat}, they pay 1 command", seat=Seat(other))
                yield Option(f"owe-{other}", seat, label, (seat, other, other))
            if fight.tokens[other] and chairs[seat].command:
                label = T("Take one from {seat}, you pay 1 command", seat=Seat(other))
                yield Option(f"take-{other}", seat, label, (other, seat, seat))

    def _strike_use(self, chosen: Option[Any]) -> Play[None]:
        """R97: damage out of nowhere, by the bearer of the card."""
        use: Use = chosen.value
        bearer = use.at if use.kind in ("gear", "crew") else -1
        for mod in (yield from self.perform(use, chosen.seat, self._sudden())):
            yield from self.strike(mod.n, bearer, chosen.seat)
