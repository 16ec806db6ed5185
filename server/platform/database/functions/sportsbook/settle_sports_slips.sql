-- Pays decided slips under the fence of the book’s holder. Each settlement has a key of its own, also after a correction; selections
-- on real matches are kept with their result.
CREATE OR REPLACE FUNCTION settle_sports_slips(
  p_game text, p_fence bigint, p_members uuid[], p_slips uuid[], p_payouts bigint[], p_voids boolean[], p_states jsonb[],
  p_hashes bytea[], p_ids uuid[], p_at timestamptz
) RETURNS TABLE (slip_id uuid, word text)
LANGUAGE plpgsql AS $$
DECLARE
  s sports_slip;
  ids uuid[];
  posted posting;
  again text;
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  FOR i IN 1..coalesce(array_length(p_slips, 1), 0) LOOP
    slip_id := p_slips[i];
    ids := p_ids[3 * i - 2 : 3 * i];
    BEGIN
      word := 'gone';
      SELECT * INTO s FROM sports_slip WHERE member_id = p_members[i] AND id = p_slips[i];
      IF FOUND THEN
        -- Locks the wallet before the slip, as everywhere; a locked wallet makes no other slip wait.
        word := 'busy';
        PERFORM FROM wallet WHERE member_id = s.member_id AND currency = s.currency FOR NO KEY UPDATE SKIP LOCKED;
        IF FOUND THEN
          SELECT * INTO s FROM sports_slip WHERE member_id = p_members[i] AND id = p_slips[i] FOR UPDATE;
          word := CASE WHEN FOUND THEN 'done' ELSE 'gone' END;
        END IF;
      END IF;
      IF word = 'done' THEN
        -- A settlement after a correction has a key of its own.
        again := coalesce(':' || (s.corrected ->> 'times'), '');
        IF p_voids[i] THEN
          posted := rollback_bet(s.member_id, s.currency, s.bet_key, ids, 'rollback:' || s.id || again, p_hashes[i], p_at);
        ELSE
          posted := settle_round(s.member_id, s.currency, s.id, ids, 'settle:' || s.id || again, p_hashes[i], p_payouts[i], true, p_at);
        END IF;
        IF posted.word <> 'posted' THEN RAISE EXCEPTION '%', posted.word; END IF;
        INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, shared_number, bet_key,
          started_at, settled_at, corrected)
        VALUES (s.member_id, s.id, s.game_id, s.currency, CASE WHEN p_voids[i] THEN 'rolled_back' ELSE 'settled' END, s.stake,
          p_payouts[i], p_states[i], s.matchday, s.bet_key, s.placed_at, p_at, s.corrected);
        IF s.matchday IS NULL THEN
          INSERT INTO sports_past_leg SELECT game_id, match_id, member_id, l.slip_id FROM sports_leg l
            WHERE l.member_id = s.member_id AND l.slip_id = s.id ON CONFLICT DO NOTHING;
        END IF;
        DELETE FROM sports_slip WHERE member_id = s.member_id AND id = s.id;
        PERFORM announce_round(s.member_id, ids[3], s.id, p_at);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      word := 'failed: ' || SQLERRM;
    END;
    RETURN NEXT;
  END LOOP;
END $$;
