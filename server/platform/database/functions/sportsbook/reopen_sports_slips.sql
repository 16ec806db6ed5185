-- Opens settled slips again, each alone, for the book's holder to settle anew: one that fails, or whose wallet is locked, is returned
-- and stays for the next look. p_ids: three a slip.
CREATE OR REPLACE FUNCTION reopen_sports_slips(
  p_game text, p_fence bigint, p_members uuid[], p_slips uuid[], p_hashes bytea[], p_ids uuid[], p_at timestamptz
) RETURNS TABLE (slip_id uuid, word text)
LANGUAGE plpgsql AS $$
DECLARE
  g game_round;
  bet jsonb;
  times integer;
  posted posting;
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  FOR i IN 1..coalesce(array_length(p_slips, 1), 0) LOOP
    slip_id := p_slips[i];
    BEGIN
      word := 'busy';
      PERFORM FROM wallet w JOIN game_round o ON o.member_id = w.member_id AND o.currency = w.currency
        WHERE o.member_id = p_members[i] AND o.id = p_slips[i] FOR NO KEY UPDATE OF w SKIP LOCKED;
      IF FOUND THEN
        SELECT * INTO g FROM game_round WHERE member_id = p_members[i] AND id = p_slips[i] AND status = 'settled' FOR UPDATE;
        word := CASE WHEN FOUND THEN 'done' ELSE 'gone' END;
      END IF;
      IF word = 'done' THEN
        times := coalesce((g.corrected ->> 'times')::integer, 0);
        posted := unsettle_round(g.member_id, g.currency, g.id,
          'settle:' || g.id || CASE WHEN times = 0 THEN '' ELSE ':' || times END, p_ids[3 * i - 2 : 3 * i - 1],
          'unsettle:' || g.id || ':' || times + 1, p_hashes[i], p_at);
        IF posted.word <> 'posted' THEN RAISE EXCEPTION '%', posted.word; END IF;
        bet := jsonb_build_object('kind', g.state -> 'kind', 'stake', g.state -> 'stake', 'legs', (
          SELECT jsonb_agg(leg - 'result' - 'score' - 'tied' ORDER BY place)
          FROM jsonb_array_elements(g.state -> 'legs') WITH ORDINALITY AS told (leg, place)));
        INSERT INTO sports_slip (member_id, id, game_id, currency, stake, bet, bet_key, placed_at, corrected)
        VALUES (g.member_id, g.id, g.game_id, g.currency, g.stake, bet, g.bet_key, g.started_at, jsonb_build_object(
          'payout', wire_money(g.payout), 'times', times + 1,
          'at', to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
        INSERT INTO sports_leg (game_id, match_id, member_id, slip_id)
        SELECT DISTINCT g.game_id, leg ->> 'match', g.member_id, g.id FROM jsonb_array_elements(bet -> 'legs') leg;
        INSERT INTO sports_liability (game_id, match_id, market, pick, member_id, slip_id, currency, most)
        SELECT g.game_id, leg ->> 'match', leg ->> 'market', leg ->> 'pick', g.member_id, g.id, g.currency,
          sports_most(bet, (leg ->> 'odds')::integer) FROM jsonb_array_elements(bet -> 'legs') leg;
        DELETE FROM game_round WHERE member_id = g.member_id AND id = g.id;
        PERFORM announce_round(g.member_id, p_ids[3 * i], g.id, p_at);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      word := 'failed: ' || SQLERRM;
    END;
    RETURN NEXT;
  END LOOP;
END $$;
