"""The board you can touch: a page of our own beside the panel, for whoever has its link."""
