"""Challenges, step by step."""
