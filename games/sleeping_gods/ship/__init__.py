"""The ship: rooms, damage, stores, and the sea around it."""
