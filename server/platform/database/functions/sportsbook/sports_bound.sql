-- Which bound of liability a slip would pass, as a refusal with its details; NULL: none. The caller holds its matches.
-- p_member_max: of one member's open bets on one match; p_market_max: of everybody's real money on one pick.
CREATE OR REPLACE FUNCTION sports_bound(
  p_member uuid, p_currency text, p_game text, p_stake bigint, p_matches text[], p_markets text[], p_picks text[], p_mosts bigint[],
  p_member_max bigint, p_market_max bigint
) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  added bigint;
  open_most bigint;
BEGIN
  FOR i IN 1 .. cardinality(p_matches) LOOP
    SELECT sum(most) INTO added FROM unnest(p_matches, p_mosts) AS taken (match, most) WHERE match = p_matches[i];
    SELECT coalesce(sum(most), 0) INTO open_most FROM sports_liability
      WHERE member_id = p_member AND game_id = p_game AND match_id = p_matches[i] AND currency = p_currency;
    IF open_most + added > p_member_max THEN
      RETURN jsonb_strip_nulls(jsonb_build_object('word', 'match_limit_reached', 'most_win', wire_money(p_member_max),
        'maximum', wire_money(nullif(greatest(0, p_member_max - open_most) * p_stake / added, 0))));
    END IF;
    CONTINUE WHEN p_currency <> 'BRL';
    SELECT coalesce(sum(most), 0) INTO open_most FROM sports_liability
      WHERE game_id = p_game AND match_id = p_matches[i] AND market = p_markets[i] AND pick = p_picks[i] AND currency = 'BRL';
    IF open_most + p_mosts[i] > p_market_max THEN
      RETURN jsonb_strip_nulls(jsonb_build_object('word', 'selection_limit_reached',
        'maximum', wire_money(nullif(greatest(0, p_market_max - open_most) * p_stake / p_mosts[i], 0))));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
