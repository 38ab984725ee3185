-- The log is the truth: (game, seq) is its primary key and the only lock.
CREATE TABLE log (
    game      TEXT    NOT NULL,
    seq       INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    spent     INTEGER NOT NULL,
    seat      INTEGER,
    what      TEXT    NOT NULL,
    action_id TEXT,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE people (
    id       TEXT    PRIMARY KEY,
    name     TEXT    NOT NULL,
    colour   TEXT    NOT NULL,
    account  TEXT    UNIQUE COLLATE NOCASE,
    password TEXT,
    created  INTEGER NOT NULL
) WITHOUT ROWID;

-- Browser sessions and API tokens, by the hash of what their owner holds.
CREATE TABLE sessions (
    hash    BLOB    PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    person  TEXT    NOT NULL REFERENCES people (id),
    label   TEXT,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (person);

-- A table and the game played at it have the same id. `status`, `ended` and `result` are derived from the
-- log, for lists.
CREATE TABLE tables (
    id      TEXT    PRIMARY KEY,
    host    TEXT    NOT NULL REFERENCES people (id),
    public  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    status  TEXT    NOT NULL,
    plan    TEXT    NOT NULL,
    started INTEGER,
    seed    BLOB,
    ended   INTEGER,
    result  TEXT
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, public, created);

CREATE TABLE sitters (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    line     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- When the server was last seen alive, and when it was not: clocks stand still then.
CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
CREATE TABLE pauses (since INTEGER NOT NULL, until INTEGER NOT NULL);
