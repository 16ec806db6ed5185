-- Why nothing was played any more: a break was taken, something closed play, a check stood unanswered; or nothing of it.
CREATE OR REPLACE FUNCTION why_session_ended(w wallet) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  first timestamptz := w.session_last_at - interval '1 minute';
  last timestamptz := w.session_last_at + interval '30 minutes';
BEGIN
  IF EXISTS (SELECT FROM play_break b
    WHERE b.member_id = w.member_id AND b.kind <> 'return' AND b.asked_at BETWEEN first AND last) THEN RETURN 'break';
  END IF;
  -- That table comes with 189.
  IF EXISTS (SELECT FROM play_closing c WHERE c.member_id = w.member_id AND c.since BETWEEN first AND last) THEN
    RETURN 'closed';
  END IF;
  -- Played until it came, and nothing after it.
  RETURN CASE WHEN w.check_at <= w.session_last_at + interval '2 minutes' THEN 'reality_check' ELSE 'idle' END;
END $$;
