-- What each person has been told in passing, so that nobody is told twice; 'off' is for silence.

CREATE TABLE IF NOT EXISTS met (
    person BIGINT NOT NULL,
    thing  TEXT NOT NULL,
    PRIMARY KEY (person, thing)
);
