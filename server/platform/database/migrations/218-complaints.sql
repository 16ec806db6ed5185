-- A complaint is a ticket that the house owes an answer until a day. due_at stays when it was answered: the state says whether it was.
ALTER TABLE ticket
  DROP CONSTRAINT ticket_topic_check,
  ADD CONSTRAINT ticket_topic_check
    CHECK (topic IN ('deposit', 'withdrawal', 'game', 'bonus', 'account', 'complaint', 'other')),
  ADD COLUMN due_at timestamptz,
  ADD CHECK ((due_at IS NOT NULL) = (topic = 'complaint'));
CREATE INDEX ticket_due ON ticket (due_at, id) WHERE topic = 'complaint' AND state = 'open';
