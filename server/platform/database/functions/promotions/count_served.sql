-- Adds the stake of a settled round that served requirements.
CREATE OR REPLACE FUNCTION count_served(r round, p_transaction uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO lot_play AS p
  SELECT r.member_id, r.day, e.lot_id, l.source = 'deposit', e.stake_cash,
    div(r.won_cash::numeric * e.stake_cash, r.stake_cash)::bigint, counting_loss(l.source = 'deposit', r.edge_ppm, e.stake_cash)
  FROM wagering_event e JOIN wagering_lot l ON l.member_id = e.member_id AND l.id = e.lot_id
  WHERE e.member_id = r.member_id AND e.transaction_id = p_transaction AND e.stake_cash > 0
  ON CONFLICT (member_id, day, lot_id) DO UPDATE SET
    stake = p.stake + excluded.stake, won = p.won + excluded.won, theoretical = p.theoretical + excluded.theoretical
$$;
