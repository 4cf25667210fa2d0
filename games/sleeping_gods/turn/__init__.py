"""A player's turn, from dawn to the captain token."""
