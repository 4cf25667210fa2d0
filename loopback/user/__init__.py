"""The user's side: what a person can do in the world, and what they see of it."""
