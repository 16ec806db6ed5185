-- Whether what is still to be staked keeps no money here: on the member's own break, and for whom the registry names.
-- Who only waits for an answer or has to prove who they are withdraws as everybody does.
CREATE OR REPLACE FUNCTION leaves_unstaked(p_member uuid, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM running_break(p_member, p_at))
    OR EXISTS (SELECT FROM play_closing WHERE member_id = p_member AND kind = 'registry_impeded')
    -- Closed by hand, by neither.
    OR (EXISTS (SELECT FROM wallet WHERE member_id = p_member AND currency = 'BRL' AND play_blocked_until > p_at)
      AND NOT EXISTS (SELECT FROM play_closing WHERE member_id = p_member))
$$;
