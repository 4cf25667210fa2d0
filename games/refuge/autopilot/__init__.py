"""The computer player: it makes a position of its view, tries actions in it, and judges them."""
