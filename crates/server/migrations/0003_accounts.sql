-- When the operator muted or banned a person, and when a person was deleted. The row of a deleted person stays, without
-- name and account, for as long as a table refers to it.
ALTER TABLE people ADD COLUMN muted INTEGER;
ALTER TABLE people ADD COLUMN banned INTEGER;
ALTER TABLE people ADD COLUMN deleted INTEGER;
CREATE INDEX people_deleted ON people (id) WHERE deleted IS NOT NULL;

-- Recovery codes that were not used yet, by their SHA-256. Those that a person keeps do not expire.
CREATE TABLE recovery_codes (
    hash    BLOB    PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER
) WITHOUT ROWID;
CREATE INDEX recovery_codes_of ON recovery_codes (person);

-- What a person wrote: for export and deletion.
CREATE INDEX chat_of ON chat (person);

-- What operators did with `bastide admin`. Nothing is ever changed or deleted here.
CREATE TABLE audit (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    operator TEXT    NOT NULL,
    deed     TEXT    NOT NULL,
    subject  TEXT    NOT NULL,
    detail   TEXT    NOT NULL,
    reason   TEXT
);
CREATE INDEX audit_of ON audit (subject);
