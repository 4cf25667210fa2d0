"""The user's side as JSON, under `/loopback/`: what the page uses, and whoever wants to script."""
