-- Questions of members to the house, with what was said to and fro. Texts are sealed: people write names and numbers in them.
CREATE TABLE ticket (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  topic text NOT NULL CHECK (topic IN ('deposit', 'withdrawal', 'game', 'bonus', 'account', 'other')),
  order_kind text CHECK (order_kind IN ('recharge', 'withdrawal')),
  order_id uuid,
  state text NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  claimed_by uuid,
  claimed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  CHECK ((order_kind IS NULL) = (order_id IS NULL)),
  CHECK ((claimed_by IS NULL) = (claimed_at IS NULL))
);
-- The desk knows a ticket by its id alone.
CREATE UNIQUE INDEX ticket_id ON ticket (id);
CREATE INDEX ticket_waiting ON ticket (updated_at, id) WHERE state = 'open';
CREATE INDEX ticket_changed ON ticket (updated_at DESC, id DESC);
CREATE INDEX ticket_of_member ON ticket (member_id, updated_at DESC);

CREATE TABLE ticket_message (
  member_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Null: the member wrote it.
  administrator_id uuid,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, ticket_id, id),
  FOREIGN KEY (member_id, ticket_id) REFERENCES ticket (member_id, id)
);
CREATE INDEX ticket_message_of_member ON ticket_message (member_id, created_at) WHERE administrator_id IS NULL;
