-- Pages of the house (privacy, responsible gaming, others) beside what players are told; texts in all eight languages.
ALTER TABLE content DROP CONSTRAINT content_kind_check;
ALTER TABLE content ADD CONSTRAINT content_kind_check
  CHECK (kind IN ('social', 'contact', 'faq', 'announcement', 'page'));
ALTER TABLE content ADD COLUMN saved_at timestamptz;

-- Operators edit banners: for how long one is shown, and its version, so that nobody overwrites what they never saw.
ALTER TABLE banner ADD COLUMN shown_from timestamptz NOT NULL DEFAULT '2020-01-01T00:00:00Z';
ALTER TABLE banner ADD COLUMN shown_until timestamptz;
ALTER TABLE banner ADD COLUMN version bigint NOT NULL DEFAULT 1;
ALTER TABLE banner ADD CONSTRAINT banner_period CHECK (shown_until > shown_from);

-- Pictures that operators brought, by the digest of their bytes: the same picture is kept once, and an address never
-- shows another one.
CREATE TABLE banner_picture (
  digest text PRIMARY KEY CHECK (digest ~ '^[0-9a-f]{64}$'),
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 524288),
  added_at timestamptz NOT NULL
);
