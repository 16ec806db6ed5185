-- A lot either asks for play before money may leave (holds), or counts play towards a reward that nobody has to earn: such a
-- lot keeps no withdrawal waiting and is no part of ml_money.
ALTER TABLE wagering_lot ADD COLUMN holds boolean NOT NULL DEFAULT true;

-- As before (014), but what holds money back is served before what only earns: it stands between the member and their own
-- money, and a deposit's lot has no end that would put it first. Within each, earliest expiry first.
CREATE OR REPLACE FUNCTION count_wagering(
  r round, p_transaction uuid, p_at timestamptz, OUT served_cash bigint, OUT served_grant boolean
)
LANGUAGE plpgsql AS $$
DECLARE
  lot wagering_lot;
  weight bigint;
  needed bigint;
  enough bigint;
  from_cash bigint;
  from_bonus bigint;
  counted bigint;
  left_bonus bigint := r.stake_bonus;
BEGIN
  served_cash := 0;
  served_grant := false;
  FOR lot IN
    SELECT * FROM wagering_lot
    WHERE member_id = r.member_id AND currency = r.currency AND status = 'open' AND (expires_at IS NULL OR expires_at > p_at)
    ORDER BY holds DESC, expires_at NULLS LAST, created_at, id
  LOOP
    EXIT WHEN served_cash = r.stake_cash AND left_bonus = 0;
    weight := CASE lot.counting WHEN 'full' THEN 1000000 ELSE least(1000000, r.edge_ppm * 20) END;
    CONTINUE WHEN weight = 0;
    needed := lot.required - lot.progress;
    enough := ceil(needed * 1000000.0 / weight);
    from_bonus := CASE WHEN lot.grant_id = r.grant_id THEN least(left_bonus, enough) ELSE 0 END;
    from_cash := least(r.stake_cash - served_cash, enough - from_bonus);
    counted := least(needed, floor((from_bonus + from_cash)::numeric * weight / 1000000)::bigint);
    CONTINUE WHEN counted = 0;
    UPDATE wagering_lot SET progress = progress + counted, status = CASE WHEN counted = needed THEN 'done' ELSE status END
      WHERE member_id = r.member_id AND id = lot.id;
    INSERT INTO wagering_event VALUES (r.member_id, p_transaction, lot.id, r.id, counted, from_cash, from_bonus);
    served_cash := served_cash + from_cash;
    left_bonus := left_bonus - from_bonus;
    served_grant := served_grant OR lot.grant_id IS NOT NULL;
  END LOOP;
END $$;
