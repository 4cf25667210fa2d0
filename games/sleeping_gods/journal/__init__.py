"""The journey log and what else lies open for all to read."""
