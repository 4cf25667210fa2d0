"""Divemaster on Discord: commands, panels, tables and the store."""
