"""What a campaign is made of: schemas, loader and the checks that speak to its author."""
