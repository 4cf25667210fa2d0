"""What people and time can do to a table, one verb a file.

A deed checks who may, changes through the host and shows through the display. It is written once;
commands, presses and the clock all come here.
"""
