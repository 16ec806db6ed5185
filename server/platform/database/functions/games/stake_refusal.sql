-- Why the bounds of a game refuse a stake in centavos: lowest, highest, and what a round could win at the top multiple.
CREATE OR REPLACE FUNCTION stake_refusal(p_member uuid, p_round uuid, p_game text, p_stake bigint) RETURNS text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  g game;
  staked bigint;
  most bigint;
BEGIN
  SELECT * INTO g FROM game WHERE id = split_part(p_game, ':', 2);
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT stake_cash + stake_bonus INTO staked FROM round WHERE member_id = p_member AND id = p_round;
  IF staked IS NULL AND p_stake < g.min_bet THEN RETURN 'bet_below_minimum'; END IF;
  most := g.max_bet;
  IF g.launch = 'frame' AND g.top_multiple IS NOT NULL THEN
    most := least(most, coalesce(g.max_win, (SELECT round_max_win FROM catalogue_state)) * 100 / g.top_multiple);
  END IF;
  IF (staked IS NULL OR g.launch = 'frame') AND coalesce(staked, 0) + p_stake > most THEN RETURN 'bet_above_maximum'; END IF;
  RETURN NULL;
END $$;
