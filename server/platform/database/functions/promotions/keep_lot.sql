-- A requirement whose recharge went back returns nothing any more.
CREATE OR REPLACE FUNCTION keep_lot(p_member uuid, p_lot uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM lot_return WHERE member_id = p_member AND lot_id = p_lot;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM note_lot_weeks(p_member, p_lot);
  RETURN true;
END $$;
