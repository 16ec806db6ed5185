-- Signed notices of the payment provider, as they came in: only the ids they name. What they claim is asked again.
CREATE TABLE webhook_inbox (
  id uuid PRIMARY KEY,
  -- Of timestamp and signature: the same notice sent again by somebody who recorded it is one row.
  digest bytea NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('pix', 'payout')),
  subjects text[] NOT NULL,
  received_at timestamptz NOT NULL,
  done_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL
);
CREATE INDEX webhook_inbox_waiting ON webhook_inbox (try_at) WHERE done_at IS NULL;
CREATE INDEX webhook_inbox_done ON webhook_inbox (done_at) WHERE done_at IS NOT NULL;
