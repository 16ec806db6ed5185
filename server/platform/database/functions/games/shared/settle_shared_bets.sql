-- Settles many bets, each alone: one that fails, or whose wallet somebody holds, is reported and stays for the next look. The caller
-- decided from a cash-out it had read; one that was recorded since then is decided again. p_ids: three a bet.
CREATE OR REPLACE FUNCTION settle_shared_bets(
  p_game text, p_fence bigint, p_members uuid[], p_bets uuid[], p_cash_outs integer[], p_payouts bigint[], p_states jsonb[],
  p_hashes bytea[], p_ids uuid[], p_give_back boolean, p_at timestamptz
) RETURNS TABLE (bet_id uuid, word text)
LANGUAGE plpgsql AS $$
DECLARE
  b shared_bet;
  ids uuid[];
  posted posting;
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN; END IF;
  FOR i IN 1..coalesce(array_length(p_bets, 1), 0) LOOP
    bet_id := p_bets[i];
    ids := p_ids[3 * i - 2 : 3 * i];
    BEGIN
      word := 'gone';
      SELECT * INTO b FROM shared_bet WHERE member_id = p_members[i] AND id = bet_id;
      IF FOUND THEN
        -- The wallet before the bet, as everywhere; a locked wallet is skipped, so that no other bet waits for it.
        word := 'busy';
        PERFORM FROM wallet WHERE member_id = b.member_id AND currency = b.currency FOR NO KEY UPDATE SKIP LOCKED;
        IF FOUND THEN
          SELECT * INTO b FROM shared_bet WHERE member_id = p_members[i] AND id = bet_id FOR UPDATE;
          word := CASE WHEN FOUND AND b.cash_out IS NOT DISTINCT FROM p_cash_outs[i] THEN 'done' ELSE 'moved' END;
        END IF;
      END IF;
      IF word = 'done' THEN
        IF p_give_back THEN
          posted := rollback_bet(b.member_id, b.currency, b.bet_key, ids, 'rollback:' || b.id, p_hashes[i], p_at);
        ELSE
          posted := settle_round(b.member_id, b.currency, b.id, ids, 'settle:' || b.id, p_hashes[i], p_payouts[i], true, p_at);
        END IF;
        IF posted.word <> 'posted' THEN RAISE EXCEPTION '%', posted.word; END IF;
        INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, shared_number, bet_key,
          started_at, settled_at)
        VALUES (b.member_id, b.id, b.game_id, b.currency, CASE WHEN p_give_back THEN 'rolled_back' ELSE 'settled' END, b.stake,
          p_payouts[i], p_states[i], b.number, b.bet_key, b.placed_at, p_at);
        DELETE FROM shared_bet WHERE member_id = b.member_id AND id = b.id;
        PERFORM announce_round(b.member_id, ids[3], b.id, p_at);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      word := 'failed: ' || SQLERRM;
    END;
    RETURN NEXT;
  END LOOP;
END $$;
