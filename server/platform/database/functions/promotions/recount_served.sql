-- Counts anew what served the requirements of a round that changed after it was settled: seldom, and over the member's own play.
-- Where no round of the day serves one any more, nothing is left of it.
CREATE OR REPLACE FUNCTION recount_served(r round) RETURNS void LANGUAGE sql AS $$
  UPDATE lot_play p SET stake = n.stake, won = n.won, theoretical = n.theoretical
  FROM (
    SELECT e.lot_id, coalesce(sum(e.stake) FILTER (WHERE g.id IS NOT NULL), 0)::bigint AS stake,
      coalesce(sum(div(g.won_cash::numeric * e.stake, nullif(g.stake_cash, 0))), 0)::bigint AS won,
      coalesce(sum(counting_loss(l.source = 'deposit', g.edge_ppm, e.stake)) FILTER (WHERE g.id IS NOT NULL), 0)::bigint AS theoretical
    FROM (SELECT lot_id, round_id, sum(stake_cash)::bigint AS stake FROM wagering_event
      WHERE member_id = r.member_id
        AND lot_id IN (SELECT lot_id FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id)
      GROUP BY lot_id, round_id) e
    LEFT JOIN round g ON g.member_id = r.member_id AND g.id = e.round_id AND g.day = r.day
    JOIN wagering_lot l ON l.member_id = r.member_id AND l.id = e.lot_id
    GROUP BY e.lot_id) n
  WHERE p.member_id = r.member_id AND p.day = r.day AND p.lot_id = n.lot_id
$$;
