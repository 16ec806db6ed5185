-- What operators tell players: ways to reach people, social media, questions and answers, announcements. Texts by
-- language of the wire (pt, en, zh_cn); Portuguese is always there.
CREATE TABLE content (
  kind text NOT NULL CHECK (kind IN ('social', 'contact', 'faq', 'announcement')),
  id text NOT NULL CHECK (id ~ '^[a-z0-9-]{1,48}$'),
  position smallint NOT NULL,
  texts jsonb NOT NULL,
  -- A way out of the house: https, an e-mail address or a telephone number, nothing else.
  url text CHECK (url ~ '^(https://|mailto:|tel:)[^[:space:]]+$'),
  -- Of an announcement: since when it is told, and when a change of terms takes effect, two weeks later at least
  -- (specification, section 1).
  published_at timestamptz NOT NULL,
  effective_at timestamptz,
  shown boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (kind, id),
  CHECK (effective_at >= published_at + interval '14 days')
);
