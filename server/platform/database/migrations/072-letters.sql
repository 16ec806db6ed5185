-- E-mails and messages on their way out. Sealed while they wait; what was sent keeps neither address nor text.
CREATE TABLE letter (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  kind text NOT NULL,
  language text NOT NULL,
  sealed bytea,
  created_at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  sent_at timestamptz,
  CHECK (sealed IS NOT NULL OR sent_at IS NOT NULL)
);
CREATE INDEX letter_due ON letter (send_at) WHERE sent_at IS NULL;
