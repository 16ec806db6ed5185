-- What operators show around the lobby. Texts by language of the wire (pt, en, zh_cn).
CREATE TABLE banner (
  id text PRIMARY KEY,
  position smallint NOT NULL,
  texts jsonb NOT NULL,
  link text NOT NULL CHECK (link ~ '^/[A-Za-z0-9/_?=&-]*$' AND link !~ '^//'),
  art text NOT NULL CHECK (art ~ '^/[A-Za-z0-9/_.-]*$'),
  tone text NOT NULL CHECK (tone IN ('sun', 'scarlet', 'leaf', 'sky')),
  shown boolean NOT NULL DEFAULT true
);

CREATE TABLE notification (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  details jsonb NOT NULL,
  link text,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (member_id, id)
);
CREATE INDEX notification_unread ON notification (member_id) WHERE read_at IS NULL;
