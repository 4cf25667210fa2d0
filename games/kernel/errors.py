"""Everything that can go wrong with a match, by meaning; each message tells a person what to do."""

from __future__ import annotations

from games.kernel.text import Text


class KernelError(Exception):
    """A refusal with a sentence for the person who caused it."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class Refused(KernelError):
    """A choice that cannot be taken; the match is untouched."""


class NotOffered(Refused):
    """The option is not among those of this ask."""


class NotYourSeat(Refused):
    """The option belongs to another seat."""


class StaleAsk(Refused):
    """The question has been answered; another one is open."""


class MatchOver(Refused):
    """Nothing is asked any more."""


class UndoRefused(Refused):
    """Taking this back needs the table's consent, or there is nothing to take back."""


class NothingToUndo(UndoRefused):
    """No earlier choice is known."""


class UndoNeedsConsent(UndoRefused):
    """Chance, a secret or another seat's choice lies between."""


class BadSave(KernelError):
    """A saved match that cannot be opened."""


class CorruptSave(BadSave):
    """Not a save, cut short, or changed by another hand."""


class ForeignSave(BadSave):
    """A save of a game that this house does not know."""


class TooNewSave(BadSave):
    """A save of rules that are newer than ours."""


class RulesFailed(KernelError):
    """An exception inside the rules. The match stands as before; save and choice reproduce it."""

    def __init__(self, text: Text, save: bytes, seat: int, option: str) -> None:
        super().__init__(text)
        self.save = save
        self.seat = seat
        self.option = option
