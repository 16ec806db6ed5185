-- The back office's list of deposits: by state newest first, and what people read out to support.
CREATE INDEX recharge_by_state ON recharge (state, id);
CREATE INDEX recharge_by_number ON recharge (order_no);
