-- What is set aside of a disputed deposit, and comes back of it, belongs to that deposit (functions/records). The index is emptied: it is
-- filled again from the ledger when it is read.
DELETE FROM order_movement;
