"""The rules of every game, and the kernel they stand on. Knows nothing of pictures or Discord."""
