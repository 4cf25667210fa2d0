"""A turn and what follows it: activations, orders, events, the end of a round."""
