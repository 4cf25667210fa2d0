"""Command tokens and what they pay for."""
