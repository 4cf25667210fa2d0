-- What people wrote on a world's chart, for everybody on their server, in this campaign and later ones:
-- one note of each writer at each place.
CREATE TABLE place_notes (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    world  TEXT NOT NULL,
    place  TEXT NOT NULL,
    person INTEGER NOT NULL,
    name   TEXT NOT NULL,
    words  TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (guild, game, world, place, person)
) STRICT, WITHOUT ROWID;
