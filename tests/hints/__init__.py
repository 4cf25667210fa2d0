"""Hints are read as a person reads them, and played by the rules."""
