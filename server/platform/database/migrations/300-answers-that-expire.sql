-- Answers that may hold a person's words: sealed, for a few days, under the member they are about. Key, request hash, state and status
-- stay in call for good, so that a late copy of a call never acts again.
CREATE TABLE call_answer (
  caller_id uuid NOT NULL,
  key text NOT NULL,
  -- Whose data it is; NULL where it is nobody's.
  member_id uuid,
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (caller_id, key)
);
CREATE INDEX call_answer_of ON call_answer (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX call_answer_over ON call_answer (expires_at);

-- Until now every answer stayed in clear: tickets, replies of the back office, accounts, names. Rounds, slips and rewards alone tell
-- amounts and ids; of the others it stays that they were done.
UPDATE call SET answer = NULL
WHERE state = 'done' AND status = 200 AND answer IS NOT NULL AND answer <> '{}'::jsonb AND NOT (
  answer #> '{data,balance,wallet_version}' IS NOT NULL
  OR answer #> '{data,forfeited}' IS NOT NULL
  -- What registration keeps: the id of the member it made.
  OR answer - 'member_id' = '{}'::jsonb);
