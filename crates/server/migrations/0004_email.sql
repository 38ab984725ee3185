-- The confirmed email address of an account. Several accounts may share one.
ALTER TABLE people ADD COLUMN email TEXT COLLATE NOCASE;
CREATE INDEX people_by_email ON people (email) WHERE email IS NOT NULL;

-- Links that were sent by email and not used yet, by the SHA-256 of their token. The purpose is `confirm`, with the address to
-- confirm, or `reset`.
CREATE TABLE email_links (
    hash    BLOB    PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    purpose TEXT    NOT NULL,
    address TEXT,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX email_links_of ON email_links (person);
