-- What closes play beside the member's own breaks (180), and ends with its cause: a row a cause. Of real money alone, save
-- that somebody whom the registry of the impeded names plays with play money neither.
CREATE TABLE play_closing (
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('registry_impeded', 'registry_pending', 'identity_required')),
  since timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind)
);

-- What the registry of the impeded last said of a member, and when it is asked again. answer NULL: never answered yet.
CREATE TABLE registry_standing (
  member_id uuid PRIMARY KEY,
  answer text CHECK (answer IN ('clear', 'impeded')),
  reason text CHECK (reason IN ('self_exclusion', 'social_benefit', 'other')),
  answered_at timestamptz,
  -- Since when it has been waited for: the last answer, or the first time that it could have been asked.
  waits_since timestamptz NOT NULL,
  impeded_at timestamptz,
  ask_at timestamptz NOT NULL,
  occasion text NOT NULL CHECK (occasion IN ('registration', 'sign_in', 'sweep')),
  tries integer NOT NULL DEFAULT 0,
  CHECK ((answer = 'impeded') = (reason IS NOT NULL) OR answer IS NULL),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX registry_standing_due ON registry_standing (ask_at);
CREATE INDEX registry_standing_impeded ON registry_standing (impeded_at) WHERE answer = 'impeded';

-- Every question and what came of it, for the audit. member_id NULL: a registration that was refused. cpf_hash: keyed.
CREATE TABLE registry_check (
  id uuid PRIMARY KEY,
  member_id uuid,
  cpf_hash bytea NOT NULL,
  occasion text NOT NULL CHECK (occasion IN ('registration', 'sign_in', 'sweep')),
  asked_at timestamptz NOT NULL,
  answer text NOT NULL CHECK (answer IN ('clear', 'impeded', 'unanswered')),
  reason text,
  -- Of what was not answered: timeout, connection, http_503.
  cause text
);
CREATE INDEX registry_check_of_member ON registry_check (member_id, asked_at DESC);
CREATE INDEX registry_check_of_cpf ON registry_check (cpf_hash, asked_at DESC);

-- The cause that is told where there are several: none of them ends before that one does.
CREATE FUNCTION told_closing(p_member uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT kind FROM play_closing WHERE member_id = p_member
  ORDER BY array_position(ARRAY['registry_impeded', 'registry_pending', 'identity_required'], kind) LIMIT 1
$$;

-- As before (180); what closes play without a break is told by its own word. A break is told first: it is the member's.
CREATE OR REPLACE FUNCTION break_refusal(p_member uuid, p_at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'word', CASE WHEN b.kind IN ('exclusion', 'ended') THEN 'self_excluded' WHEN b.kind IS NULL AND c.kind IS NOT NULL
      THEN c.kind ELSE 'play_paused' END,
    'until', to_char((CASE WHEN b.kind IS NOT NULL THEN b.until WHEN c.kind IS NULL THEN w.play_blocked_until END)
      AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM wallet w LEFT JOIN running_break(p_member, p_at) b ON true LEFT JOIN told_closing(p_member) AS c(kind) ON true
  WHERE w.member_id = p_member AND w.play_blocked_until > p_at
  ORDER BY w.play_blocked_until DESC LIMIT 1
$$;

-- As before (180), and as far as the closings reach, which have no end of their own. What ended them calls this again: a
-- break that runs then still closes play until its own end.
CREATE OR REPLACE FUNCTION hold_play(p_member uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  -- A wallet of play money that is not there yet would open later, and open.
  INSERT INTO wallet (member_id, currency, created_at) SELECT p_member, 'PLAY', p_at
  WHERE EXISTS (SELECT FROM running_break(p_member, p_at))
    OR EXISTS (SELECT FROM play_closing WHERE member_id = p_member AND kind = 'registry_impeded')
  ON CONFLICT DO NOTHING;
  UPDATE wallet w SET play_blocked_until = CASE
    WHEN EXISTS (SELECT FROM play_closing c WHERE c.member_id = p_member
      AND (w.currency <> 'PLAY' OR c.kind = 'registry_impeded')) THEN timestamptz '9999-12-31 00:00:00Z'
    ELSE (SELECT CASE WHEN b.kind = 'pause' THEN b.until ELSE timestamptz '9999-12-31 00:00:00Z' END
      FROM running_break(p_member, p_at) b) END
  WHERE member_id = p_member
$$;

-- Whether what is still to be staked keeps no money here: on the member's own break, and for whom the registry names.
-- Who only waits for an answer or has to prove who they are withdraws as everybody does.
CREATE FUNCTION leaves_unstaked(p_member uuid, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM running_break(p_member, p_at))
    OR EXISTS (SELECT FROM play_closing WHERE member_id = p_member AND kind = 'registry_impeded')
    -- Closed by hand, by neither.
    OR (EXISTS (SELECT FROM wallet WHERE member_id = p_member AND currency = 'BRL' AND play_blocked_until > p_at)
      AND NOT EXISTS (SELECT FROM play_closing WHERE member_id = p_member))
$$;
