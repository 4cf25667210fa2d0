"""Panels: what a table shows. Made of plain data first, turned into Discord's views at the end."""
