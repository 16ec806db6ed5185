-- All wallets of the member, in the order of every keyed call.
CREATE OR REPLACE FUNCTION lock_member(p_member uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wallet WHERE member_id = p_member ORDER BY currency FOR NO KEY UPDATE;
END $$;
