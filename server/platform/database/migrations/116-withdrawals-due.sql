-- What is open and by when it was promised: read every half minute by whoever alarms.
CREATE INDEX withdrawal_open_due ON withdrawal (expected_by) WHERE state IN ('pending', 'approved');
