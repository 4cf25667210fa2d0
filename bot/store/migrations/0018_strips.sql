-- Through which press the private message of somebody can be changed, for a quarter of an hour: also
-- after a restart everybody has one strip at a table.
CREATE TABLE strips (
    place   INTEGER NOT NULL,
    person  INTEGER NOT NULL,
    message INTEGER NOT NULL,
    token   TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (place, person)
) STRICT, WITHOUT ROWID;
