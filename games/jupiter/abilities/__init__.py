"""What the rescue cards do."""
