-- Browsers in which an administrator has signed in: strangers' wrong tries do not slow them down.
CREATE TABLE administrator_device (
  administrator_id uuid NOT NULL REFERENCES administrator (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (administrator_id, device_hash)
);
INSERT INTO administrator_device (administrator_id, device_hash, seen_at)
  SELECT administrator_id, device_hash, max(seen_at) FROM administrator_session
  WHERE device_hash IS NOT NULL GROUP BY administrator_id, device_hash;
