"""Ability cards, fate, and adventure cards."""
