-- Reviews, by the SHA-256 of the game without the names of its players, so that no game is reviewed twice. `record` is the game,
-- without names, until it is reviewed; then `review` is the review as JSON, or `failure` says why there is none.
CREATE TABLE reviews (
    game      TEXT    PRIMARY KEY,
    person    TEXT    REFERENCES people (id) ON DELETE SET NULL,
    requested INTEGER NOT NULL,
    record    TEXT,
    review    TEXT,
    failure   TEXT
);
CREATE INDEX reviews_of ON reviews (person, requested);
CREATE INDEX reviews_waiting ON reviews (requested) WHERE record IS NOT NULL;

-- Studies: games outside tables. `record` is the main line; `nodes` are the variations, as JSON. If the game was played at a
-- table, the names of its players are those of the table.
CREATE TABLE studies (
    id       TEXT    PRIMARY KEY,
    owner    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    table_id TEXT,
    record   TEXT    NOT NULL,
    nodes    TEXT    NOT NULL,
    moves    INTEGER NOT NULL
);
CREATE INDEX studies_of ON studies (owner, created);

-- Hints, by the SHA-256 of the actions before them. `idea` and `move` say which of both the player has seen.
CREATE TABLE hints (
    game     TEXT    NOT NULL,
    position TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    idea     INTEGER NOT NULL,
    move     INTEGER NOT NULL,
    hint     TEXT    NOT NULL,
    PRIMARY KEY (game, position)
);
