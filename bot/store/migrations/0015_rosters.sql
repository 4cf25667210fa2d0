-- What people put together in games and keep for the next one, such as an army, under names of their own.
CREATE TABLE rosters (
    person INTEGER NOT NULL,
    game   TEXT NOT NULL,
    id     INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    name   TEXT NOT NULL,
    things TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, game, id)
) STRICT, WITHOUT ROWID;
