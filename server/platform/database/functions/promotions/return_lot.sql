-- Returns what served a requirement, once; whether there was anything. Agents hear of it in the settlement after.
CREATE OR REPLACE FUNCTION return_lot(p_member uuid, p_lot uuid, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lot_return
  SELECT p_member, p_lot, brazil_day(p_at), min(day), max(day) FROM lot_play
  WHERE member_id = p_member AND lot_id = p_lot AND NOT is_own AND stake > 0 HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM note_lot_weeks(p_member, p_lot);
  RETURN true;
END $$;
