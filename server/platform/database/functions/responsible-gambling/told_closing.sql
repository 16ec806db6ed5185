-- Why play is closed without a break; where there are several reasons, the one that ends last.
CREATE OR REPLACE FUNCTION told_closing(p_member uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT kind FROM play_closing WHERE member_id = p_member ORDER BY array_position(
    ARRAY['registry_impeded', 'registration_pending', 'registry_pending', 'identity_required'], kind) LIMIT 1
$$;
