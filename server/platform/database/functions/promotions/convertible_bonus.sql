-- What of the bonus money in the wallet becomes cash at most: without the wins that do not count, up to the cap.
CREATE OR REPLACE FUNCTION convertible_bonus(g bonus_grant, p_bonus bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(g.max_conversion, greatest(0, p_bonus - coalesce((SELECT sum(uncounted_win(r, g)) FROM round r
    WHERE r.member_id = g.member_id AND r.grant_id = g.id AND r.won_bonus > 0), 0)))::bigint
$$;
