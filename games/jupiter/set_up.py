"""Setting up: the spiral of modules, colonists in the middle, two cards each, all in the pod."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter import card_offers, questions, told
from games.jupiter.cards import Ability, as_ability, rescue_deck
from games.jupiter.colony import CELLS, MODULES, POD
from games.jupiter.cores import CORE_WHY, deal, install
from games.jupiter.modules import COPIES, PLACES, PRINTED, dome_places
from games.jupiter.options import JupiterOptions
from games.jupiter.pod import dock
from games.jupiter.rescue import Rescue
from games.jupiter.state import ABSENT, COLONIST, COLONISTS, OPEN, Module, Player, Pod, State
from games.jupiter.turn import begin_turn
from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.text import Seat, T

INNER = 7
"""The modules in the middle, where the colonists are."""


def first_state(seats: int, options: JupiterOptions, chance: Chance) -> State:
    """The colony before the first decision."""
    modules = spiral(chance)
    domes = populated_domes(modules)
    deck = chance.shuffled(rescue_deck())
    hands = [deal(deck) for _ in range(seats)]
    colonists = domes.count(COLONIST)
    return State(
        modules=modules,
        domes=domes,
        players=[Player(hand) for hand in hands],
        deck=deck,
        pod=Pod(robots=list(range(seats))),
        target=colonists if options.ultimate_heroes else options.rescue,
        spare=COLONISTS - colonists,
    )


def spiral(chance: Chance) -> list[Module]:
    """Nineteen of the twenty modules from the centre outwards, each turned as it comes."""
    box = chance.shuffled([number for number in PRINTED for _ in range(COPIES)])
    return [
        Module(number, chance.below(6), cell.q, cell.r)
        for number, cell in zip(box[:MODULES], CELLS, strict=True)
    ]


def populated_domes(modules: Sequence[Module]) -> list[int]:
    """Every dome of the seven inner modules holds a colonist; buildings are no spaces."""
    domes = [ABSENT] * (POD + 1)
    for index, module in enumerate(modules):
        for place in dome_places(module.number, module.turned):
            domes[index * PLACES + place] = COLONIST if index < INNER else OPEN
    return domes


def choose_cores(rescue: Rescue) -> Play[None]:
    """Everybody makes one of the two cards dealt the core."""
    options = [
        card_offers.core(seat, as_ability(card))
        for seat, player in enumerate(rescue.s.players)
        for card in dict.fromkeys(player.hand)
    ]
    while options:
        chosen: Option[Ability] = yield Ask(
            questions.FIRST_CORE, T("Which card becomes your core?"), options, why=CORE_WHY
        )
        install(rescue, chosen.seat, chosen.value)
        options = [option for option in options if option.seat != chosen.seat]
    rescue.s.phase = "first"


def choose_first(rescue: Rescue) -> Play[None]:
    """The table decides who begins; any answer counts for all."""
    everybody = range(rescue.seat_count)
    rescue.s.active = yield from rescue.pick(
        questions.FIRST_ROBOT,
        T("Who goes first?"),
        [_first_option(seat, first) for seat in everybody for first in everybody],
        why=T("Turns go round from there. Anyone can answer for the table."),
    )
    rescue.say(told.GOES_FIRST(player=Seat(rescue.s.active)))
    rescue.s.phase = "docking"


def _first_option(seat: int, first: int) -> Option[int]:
    name = T("{player}", player=Seat(first))
    return Option(f"first.{first}", seat, name, first, short=name)


def choose_docking(rescue: Rescue) -> Play[None]:
    """The table decides where the pod docks at the start."""
    yield from dock(rescue, list(range(rescue.seat_count)))
    begin_turn(rescue)
    rescue.s.phase = "actions"
