-- The payout by the stake's split; the bonus part of a grant that has ended stays with the operator.
CREATE OR REPLACE FUNCTION payout_split(r round, p_payout bigint, OUT to_cash bigint, OUT to_bonus bigint)
LANGUAGE plpgsql AS $$
BEGIN
  to_bonus := 0;
  IF r.stake_bonus > 0 THEN
    to_bonus := div(p_payout::numeric * r.stake_bonus, r.stake_cash + r.stake_bonus)::bigint;
  END IF;
  to_cash := p_payout - to_bonus;
  IF to_bonus > 0 AND NOT EXISTS (
    SELECT FROM bonus_grant WHERE member_id = r.member_id AND id = r.grant_id AND status = 'active') THEN
    to_bonus := 0;
  END IF;
END $$;
