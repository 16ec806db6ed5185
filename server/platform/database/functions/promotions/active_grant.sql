-- The bonus that is open at p_at, or null.
CREATE OR REPLACE FUNCTION active_grant(p_member uuid, p_currency text, p_at timestamptz) RETURNS bonus_grant
LANGUAGE sql STABLE AS $$
  SELECT g FROM bonus_grant g
  WHERE member_id = p_member AND currency = p_currency AND status = 'active' AND expires_at > p_at
$$;
