-- The smallest UUIDv7 of a moment: ids of the ledger lie in the order of their time.
CREATE OR REPLACE FUNCTION uuid_at(p_at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
$$;
