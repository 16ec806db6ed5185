-- Serves requirements with a round’s settled cash stake: the deposit’s own first, then prizes that hold money back, then by earliest
-- expiry. Progress keeps fractions of a centavo (docs/rules/promotions.md).
CREATE OR REPLACE FUNCTION count_wagering(
  r round, p_transaction uuid, p_at timestamptz, OUT served_cash bigint, OUT served_grant boolean
)
LANGUAGE plpgsql AS $$
DECLARE
  lot wagering_lot;
  weight bigint;
  -- In millionths of a centavo.
  needed numeric;
  counted numeric;
  enough bigint;
  from_cash bigint;
  from_bonus bigint;
  centavos bigint;
  rest integer;
  left_bonus bigint := r.stake_bonus;
BEGIN
  served_cash := 0;
  served_grant := false;
  FOR lot IN
    SELECT * FROM wagering_lot
    WHERE member_id = r.member_id AND currency = r.currency AND status = 'open' AND (expires_at IS NULL OR expires_at > p_at)
    ORDER BY source = 'deposit' DESC, (holds AND grant_id IS NULL) DESC, expires_at NULLS LAST, created_at, id
  LOOP
    EXIT WHEN served_cash = r.stake_cash AND left_bonus = 0;
    weight := CASE lot.counting WHEN 'full' THEN least(1000000, r.edge_ppm * 100) ELSE least(1000000, r.edge_ppm * 20) END;
    IF lot.contribution IS NOT NULL THEN
      weight := weight * coalesce((lot.contribution ->> r.category)::integer, 100) / 100;
    END IF;
    CONTINUE WHEN weight = 0;
    needed := (lot.required - lot.progress) * 1000000.0 - lot.fraction;
    enough := ceil(needed / weight);
    from_bonus := CASE WHEN lot.grant_id = r.grant_id THEN least(left_bonus, enough) ELSE 0 END;
    from_cash := least(r.stake_cash - served_cash, enough - from_bonus);
    CONTINUE WHEN from_bonus + from_cash = 0;
    counted := least(needed, (from_bonus + from_cash)::numeric * weight);
    centavos := div(lot.fraction + counted, 1000000);
    rest := mod(lot.fraction + counted, 1000000);
    UPDATE wagering_lot SET progress = progress + centavos, fraction = rest,
        status = CASE WHEN counted = needed THEN 'done' ELSE status END,
        ended_at = CASE WHEN counted = needed THEN p_at END
      WHERE member_id = r.member_id AND id = lot.id;
    INSERT INTO wagering_event (member_id, transaction_id, lot_id, round_id, amount, stake_cash, stake_bonus, fraction)
      VALUES (r.member_id, p_transaction, lot.id, r.id, centavos, from_cash, from_bonus, rest - lot.fraction);
    served_cash := served_cash + from_cash;
    left_bonus := left_bonus - from_bonus;
    served_grant := served_grant OR lot.grant_id IS NOT NULL;
  END LOOP;
END $$;
