-- Signed heads of the audit log, one an hour. The same lines are kept at a write-once place outside the database, so that a
-- tail that is cut off, or a table that is emptied, is seen.
CREATE TABLE audit_anchor (
  n bigint PRIMARY KEY CHECK (n > 0),
  hour timestamptz NOT NULL UNIQUE,
  -- The signed line as the place outside keeps it.
  line text NOT NULL
);

-- Up to which anchor the place outside has confirmed, and which process is at it.
CREATE TABLE audit_anchor_delivery (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  delivered bigint NOT NULL DEFAULT 0,
  leased_until timestamptz
);
INSERT INTO audit_anchor_delivery DEFAULT VALUES;
