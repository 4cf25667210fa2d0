"""How the house draws figures: a sheet with parts, a foot to stand on, and what befell them."""
