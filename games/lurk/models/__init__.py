"""Models: what they can do now, their tokens, wounds and Essence."""
