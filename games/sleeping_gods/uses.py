"""What can be used when: crew abilities, adventure cards, equipped cards, synergy tokens."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from games.kernel import Option, Play, Seat, T, Text
from games.sleeping_gods.content.cards import AdventureCard, Mod
from games.sleeping_gods.content.words import FOODS
from games.sleeping_gods.core import SUPPLY
from games.sleeping_gods.effects import Effects
from games.sleeping_gods.names import mods_text, word

FATE = frozenset({"fate_plus", "redraw", "redraw_best", "redraw_if_1"})
MEANS = frozenset({"draw", "command", "clear_command"})
"""What brings the cards and the command with which to help."""
CONTEST = FATE | MEANS | {"skill"}
AIM = FATE | {"accuracy"}
HARD = frozenset({"damage", "damage_nonheart", "diagonal"})
BLOCK = frozenset({"block"})
BLOCK_ROUND = frozenset({"block", "block_round"})
STRIKE = frozenset({"strike"})
CARE = frozenset(
    {"heal", "unfatigue", "unstatus", "repair", "gain", "draw", "command", "clear_command"}
)
SAILING = CARE | {"sail", "search"}
OWN = frozenset({"accuracy", "damage", "damage_nonheart", "diagonal", "block", "block_round"})
"""R96: a crew board's own ability adds these only to that member's attack or defence."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The moment in which something may be used, and whose own cards count in it.

    ``grace`` is an attacker who may go on at 0 health until the combat action ends (R85).
    """

    ops: frozenset[str]
    members: tuple[int, ...] = ()
    skill: str = ""
    fate: int = 0
    grace: int = -1
    synergy: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """One use: of which thing, doing what, for how much command."""

    kind: str
    at: int
    mods: tuple[Mod, ...]
    cost: int
    what: int = 0


GROUP = T("Crew and cards")


class Uses(Effects):
    """Finds and performs uses."""

    def useful(self, mod: Mod, scene: Scene) -> bool:
        """Whether this mod does anything in this scene."""
        if mod.op not in scene.ops:
            return False
        if mod.op == "skill":
            return mod.skill == scene.skill
        if mod.op == "redraw_if_1":
            return scene.fate == 1
        return mod.op not in CARE or self.needed(mod)

    def needed(self, mod: Mod) -> bool:
        """Whether there is anything to heal, mend, remove or gain."""
        return _NEEDED[mod.op](self, mod)

    def ability_cost(self, index: int) -> int:
        extra = self.own_bonus(index, "ability_cost") + self.ship_bonus("ability_cost")
        return max(1, self.boards[index].ability_cost + extra)

    def ability_options(self, index: int) -> tuple[tuple[Mod, ...], ...]:
        """The options on a crew board, and those its level cards add."""
        options = self.boards[index].ability
        for level in self.s.crew[index].levels:
            options += self.pack.level[level].ability
        return options

    def uses(self, scene: Scene) -> list[Option[Use]]:
        """Everything anybody could use now, as options of those who could."""
        found = list(self._crew_uses(scene))
        found.extend(self._card_uses(scene))
        found.extend(self._gear_uses(scene))
        if scene.synergy and self.s.fight is not None:
            found.extend(self._synergy_uses(scene))
        return found

    def _crew_uses(self, scene: Scene) -> Iterator[Option[Use]]:
        for at, member in enumerate(self.s.crew):
            if member.command or not (self.able(at) or at == scene.grace):
                continue
            seat, cost = self.controller(at), self.ability_cost(at)
            if self.s.chairs[seat].command < cost:
                continue
            for number, mods in enumerate(self.ability_options(at)):
                if any(
                    self.useful(m, scene) and (m.op not in OWN or at in scene.members) for m in mods
                ):
                    option_id = f"crew-{member.id}-{number}"
                    yield self._offer(option_id, seat, self.name(at), Use("crew", at, mods, cost))

    def _card_uses(self, scene: Scene) -> Iterator[Option[Use]]:
        chairs = self.s.chairs
        for owned in self.s.cards:
            card = self.pack.card[owned.num]
            if owned.command or not card.use or not self.can_cook(card):
                continue
            for number, mods in enumerate(card.use):
                if any(self.useful(mod, scene) for mod in mods):
                    use = Use("card", owned.num, mods, card.command)
                    for seat in self.present():
                        if chairs[seat].command >= card.command:
                            yield self._offer(
                                f"use-{owned.num}-{number}", seat, word(card.name), use
                            )

    def _gear_uses(self, scene: Scene) -> Iterator[Option[Use]]:
        for at, member in enumerate(self.s.crew):
            if at not in scene.members or not (self.able(at) or at == scene.grace):
                continue
            seat = self.controller(at)
            for card in self.equipped(member):
                usable = card.mode in ("discard", "command") and any(
                    self.useful(mod, scene) for mod in card.mods
                )
                if usable and self.s.chairs[seat].command >= card.command:
                    use = Use("gear", at, card.mods, card.command, card.id)
                    yield self._offer(f"gear-{card.id}", seat, word(card.name), use)

    def _synergy_uses(self, scene: Scene) -> Iterator[Option[Use]]:
        """R94: a token held from another crew member goes back for its effect."""
        assert self.s.fight is not None
        for owner, holder in enumerate(self.s.fight.synergy):
            mod = self.boards[owner].synergy
            if holder != owner and holder in scene.members and self.useful(mod, scene):
                label = T("Synergy of {name}", name=self.name(owner))
                use = Use("synergy", owner, (mod,), 0)
                yield self._offer(
                    f"synergy-{self.boards[owner].id}", self.controller(holder), label, use
                )

    def _offer(self, option_id: str, seat: int, name: Text, use: Use) -> Option[Use]:
        label = T("{name}: {what}", name=name, what=mods_text(use.mods))
        detail = T("{n} command", n=use.cost) if use.cost else None
        return Option(option_id, seat, label, use, group=GROUP, detail=detail, aside=True)

    def can_cook(self, card: AdventureCard) -> bool:
        """R60, R102: a recipe needs its food, and is never cooked in combat."""
        if not card.cook:
            return True
        if self.s.fight is not None:
            return False
        named = sum(n for kind, n in card.cook.items() if kind in FOODS)
        fits = all(self.amount(kind) >= n for kind, n in card.cook.items())
        return fits and self.amount("food_any") >= named + card.cook.get("food_any", 0)

    def perform(self, use: Use, seat: int, scene: Scene) -> Play[list[Mod]]:
        """Pays for a use, does what can be done at once, hands back what the scene must count."""
        yield from self._pay_use(use, seat)
        counted: list[Mod] = []
        for mod in use.mods:
            if mod.op in SAILING:
                yield from self.do(
                    mod, seat, cooking=use.kind == "card" and bool(self.pack.card[use.at].cook)
                )
            elif self.useful(mod, scene):
                counted.append(mod)
        return counted

    def _pay_use(self, use: Use, seat: int) -> Play[None]:
        """R58, R59, R61, R64: placed on boards and cards, otherwise to the supply."""
        self.s.chairs[seat].command -= use.cost
        if use.kind == "crew":
            self.s.crew[use.at].command += use.cost
            name = self.name(use.at)
        elif use.kind == "card":
            owned = self.owned(use.at)
            assert owned is not None
            owned.command += use.cost
            name = word(self.pack.card[use.at].name)
        elif use.kind == "gear":
            if not use.cost:
                self.unequip(use.at, use.what)
            name = word(self.pack.ability[use.what].name)
        else:
            assert self.s.fight is not None
            self.s.fight.synergy[use.at] = use.at
            name = T("synergy of {name}", name=self.name(use.at))
        self.say(
            T("{seat} uses {name}: {what}.", seat=Seat(seat), name=name, what=mods_text(use.mods))
        )
        cook = self.pack.card[use.at].cook if use.kind == "card" else {}
        for kind in sorted(cook, key=lambda good: good == "food_any"):
            yield from self.pay(kind, cook[kind], seat)

    def do(self, mod: Mod, seat: int, *, cooking: bool = False) -> Play[None]:
        """A mod that needs no draw and no attack: done at once, by whoever used it."""
        if mod.op == "heal":
            extra = self.ship_bonus("cook_heal") if cooking else 0
            yield from self.heal(mod.n + extra, [self.everybody()], seat)
        elif mod.op == "unfatigue":
            yield from self.rest(mod.n, self.everybody(), seat)
        elif mod.op == "unstatus":
            yield from self.cure(mod.status, mod.n, self.everybody(), seat)
        elif mod.op == "repair":
            yield from self.repair(mod.n, seat)
        elif mod.op == "gain":
            self.gain(mod.res or "coins", mod.n)
        elif mod.op == "draw":
            yield from self.draw_cards(seat, mod.n)
        elif mod.op == "command":
            self.gain_command(seat, mod.n)
        elif mod.op == "clear_command":
            yield from self.clear_command(mod.n, seat)
        else:
            yield from self.roam(mod, seat)

    @abstractmethod
    def roam(self, mod: Mod, seat: int) -> Play[None]:
        """Sailing and searching: the game's later rooms know how."""


def _status_there(game: Uses, mod: Mod) -> bool:
    kinds = [kind for member in game.s.crew for kind in member.statuses]
    return bool(kinds) if mod.status is None else mod.status in kinds


def _command_placed(game: Uses, _: Mod) -> bool:
    return any(m.command for m in game.s.crew) or any(o.command for o in game.s.cards)


def _good_left(game: Uses, mod: Mod) -> bool:
    good = mod.res or "coins"
    return game.s.goods[good] < SUPPLY[good]


_NEEDED: dict[str, Callable[[Uses, Mod], bool]] = {
    "heal": lambda game, _: any(member.damage for member in game.s.crew),
    "unfatigue": lambda game, _: any(member.fatigue for member in game.s.crew),
    "unstatus": _status_there,
    "repair": lambda game, _: game.harm_total() > 0,
    "gain": _good_left,
    "draw": lambda _, __: True,
    "command": lambda game, _: game.command_left() > 0,
    "clear_command": _command_placed,
}
