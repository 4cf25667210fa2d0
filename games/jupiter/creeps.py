"""What the creeps do: convert, rise, fill modules until they blow up."""

from __future__ import annotations

from functools import cache

from games.jupiter.actions import Actions
from games.jupiter.calls import called
from games.jupiter.colony import POD
from games.jupiter.names import dome_spot, module_name, module_spot, space_words
from games.jupiter.state import ABSENT, COLONIST, CREEP, OPEN
from games.kernel.ask import Option, Play
from games.kernel.text import N, T, Text

AT_EDGE = T("It must take an open dome at the edge. Next to colonists it converts them later.")
AT_EDGE_FAST = T(
    "It must take an open dome at the edge. Colonists next to it are converted right after."
)
ANYWHERE = T("No dome at the edge is open, so any open one will do.")
REPLACING = T("No dome is open: it takes the place of a colonist.")


class Creeps(Actions):
    """Conversion and invasion."""

    def threatened(self) -> list[int]:
        """Colonists with a creep next door; those in the pod are safe."""
        domes, near = self.s.domes, self.colony.near
        creeps = [space for space, piece in enumerate(domes) if piece == CREEP]
        return sorted(
            {there for space in creeps for there in near[space] if domes[there] == COLONIST}
        )

    def convert(self) -> None:
        """All at once: whoever is converted now converts nobody yet."""
        victims = self.threatened()
        for space in victims:
            self.trace("converted", space, space)
            self.put_creep(space)
        if victims:
            self.say(
                N(
                    "{n} colonist is converted: {spaces}.",
                    "{n} colonists are converted: {spaces}.",
                    n=len(victims),
                    spaces=[space_words(space) for space in victims],
                )
            )
        self.settle()

    def put_creep(self, space: int) -> None:
        """A colonist there is lost; without creeps in the box nothing takes its place."""
        self.s.lost += self.s.domes[space] == COLONIST
        self.s.domes[space] = CREEP if self.creeps_in_box else OPEN

    def invade(self) -> Play[None]:
        """The die says where creeps rise; Phase Shift and Suppressant may answer it."""
        self.roll()
        modules = yield from self.answer_roll()
        self.s.risen = yield from self.rise(modules)
        self.settle()

    def settle(self) -> None:
        """After creeps came: full modules go, and a pod that nobody can reach any more leaves."""
        self.blow_up()
        self.launch_when_ready()

    def roll(self) -> None:
        self.s.die = self.chance.die()
        self.say(T("The die shows {die}.", die=self.s.die))

    def called(self) -> list[int]:
        return called(self.colony, self.s.modules, self.s.domes, self.s.die)

    def answer_roll(self) -> Play[list[int]]:
        """The modules where creeps rise, once the active player lets them."""
        modules, quiet = self.called(), set[int]()
        while options := self._answers(modules):
            answer = yield from self.maybe(
                self.s.active,
                T("The die shows {die}. Do you stop it?", die=self.s.die),
                options,
                no=T("Let them rise"),
                why=_called_words(modules),
            )
            if answer is None:
                break
            if answer >= 0:
                self.suppress(modules, answer)
                quiet.add(answer)
            else:
                self.tell_use("phase_shift")
                self.spend("phase_shift")
                self.roll()
                modules = [index for index in self.called() if index not in quiet]
        return modules

    def _answers(self, modules: list[int]) -> list[Option[int]]:
        found = self.suppressions(modules)
        if self.copies("phase_shift"):
            found.append(Option("reroll", self.s.active, T("Phase Shift: roll again"), -1))
        return found

    def suppressions(self, modules: list[int]) -> list[Option[int]]:
        if not self.copies("suppressant"):
            return []
        return [
            Option(
                f"suppress.{index}",
                self.s.active,
                T("Suppress {module}", module=module_name(index)),
                index,
                spot=module_spot(index),
            )
            for index in modules
        ]

    def suppress(self, modules: list[int], index: int) -> None:
        """Suppressant: nothing rises on that module."""
        self.tell_use("suppressant")
        self.spend("suppressant")
        modules.remove(index)
        self.say(T("{module} is suppressed.", module=module_name(index)))

    def rise(self, modules: list[int]) -> Play[list[int]]:
        """One creep on each; the modules that really got one."""
        risen, quick = [], False
        for number, index in enumerate(modules):
            if not self.creeps_in_box:
                self.say(T("All creeps are out: no more can rise."))
                break
            spaces = self.room_for_creep(index)
            if not spaces:
                words = T("No dome is left on {module}: no creep rises.", module=module_name(index))
                self.say(words)
                continue
            if quick:
                space = min(spaces, key=self.harm)
            else:
                last = number == len(modules) - 1
                space = yield from self._choose_rise(index, spaces, last=last)
                quick = space == ABSENT
                space = min(spaces, key=self.harm) if quick else space
            self.raise_creep(space)
            risen.append(index)
        return risen

    def room_for_creep(self, index: int) -> list[int]:
        """Open domes on the edge; failing these any open dome; failing these the colonists."""
        domes, rim = self.s.domes, self.colony.rim[index]
        return (
            [space for space in rim if domes[space] == OPEN]
            or [space for space in self.colony.domes[index] if domes[space] == OPEN]
            or [space for space in self.colony.domes[index] if domes[space] == COLONIST]
        )

    def harm(self, space: int) -> int:
        """How much a creep there hurts: it touches colonists, or bars the way to the pod."""
        domes, near = self.s.domes, self.colony.near[space]
        colonists = sum(domes[there] == COLONIST for there in near)
        return 2 * colonists + (POD in near) + 20 * (domes[space] == COLONIST)

    def _choose_rise(self, index: int, spaces: list[int], *, last: bool) -> Play[int]:
        seat = self.s.active
        options = [_rise_option(seat, space) for space in spaces]
        if len(options) > 1 and not last:
            label = T("Place the rest where they harm least")
            options.append(Option("rest", seat, label, ABSENT, tone="go"))
        prompt = T("Where does the creep rise on {module}?", module=module_name(index))
        return (yield from self.pick(prompt, options, why=self._why_there(index, spaces[0])))

    def _why_there(self, index: int, space: int) -> Text:
        """Which of the three rules of placement holds."""
        if self.s.domes[space] == COLONIST:
            return REPLACING
        if space not in self.colony.rim[index]:
            return ANYWHERE
        return AT_EDGE_FAST if self.options.fast_creeps else AT_EDGE

    def raise_creep(self, space: int) -> None:
        self.put_creep(space)
        self.trace("rose", space, space)
        self.say(T("A creep rises at {space}.", space=space_words(space)))


def _called_words(modules: list[int]) -> Text:
    if not modules:
        return T("No creep will rise.")
    return T("Creeps will rise on: {modules}.", modules=[module_name(index) for index in modules])


@cache
def _rise_option(seat: int, space: int) -> Option[int]:
    label = T("At {space}", space=space_words(space))
    return Option(f"rise.{space}", seat, label, space, spot=dome_spot(space))
