"""A player who fights sensibly and sees only the view."""
