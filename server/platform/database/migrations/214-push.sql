-- What devices are told of while the app is closed. A row a session: it ends with it. sealed: endpoint and keys of the
-- browser, which together are the right to write to it. offers_since: when the member asked for advertising.
CREATE TABLE push_subscription (
  member_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint_hash bytea NOT NULL UNIQUE,
  sealed bytea NOT NULL,
  topics text[] NOT NULL,
  offers_since timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, session_id)
);

-- On their way to a device, and gone when they are there or given up.
CREATE TABLE push_message (
  member_id uuid NOT NULL,
  session_id uuid NOT NULL,
  id uuid NOT NULL,
  topic text NOT NULL,
  subject text NOT NULL,
  link text,
  created_at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, session_id, id)
);
CREATE INDEX push_message_due ON push_message (send_at);
