"""The computer player: it plans the round with everybody's open tiles."""
