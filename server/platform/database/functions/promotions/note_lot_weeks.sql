-- The agents' weeks in which a requirement was played are reckoned anew.
CREATE OR REPLACE FUNCTION note_lot_weeks(p_member uuid, p_lot uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO agency_undone
  SELECT p_member, gen_random_uuid(), week
  FROM (SELECT DISTINCT date_trunc('week', day::timestamp)::date AS week FROM lot_play
    WHERE member_id = p_member AND lot_id = p_lot) weeks
$$;
