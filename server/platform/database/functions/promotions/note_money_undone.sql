-- A recharge or a withdrawal that counted and went back later: a dispute, a payout that its bank returned.
CREATE OR REPLACE FUNCTION note_money_undone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agency_undone VALUES
    (OLD.member_id, gen_random_uuid(), date_trunc('week', OLD.paid_at AT TIME ZONE 'America/Sao_Paulo')::date);
  RETURN NULL;
END $$;
