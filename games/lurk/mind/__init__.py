"""How a thinking player sees Lurk: volleys to come by the odds of the dice, what weighs what."""
