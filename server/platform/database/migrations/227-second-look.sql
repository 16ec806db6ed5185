-- A complaint whose answer the member contests is answered by somebody else. Who gave that answer; null: nobody is kept from it.
ALTER TABLE ticket
  ADD COLUMN contested_answerer uuid,
  ADD CHECK (contested_answerer IS NULL OR topic = 'complaint');
-- The report of complaints, by the day on which they came.
CREATE INDEX ticket_complaint ON ticket (created_at, id) WHERE topic = 'complaint';
