-- What came in, newest first, whatever became of it: the back office's first look at payments.
CREATE INDEX pix_payment_newest ON pix_payment (created_at, e2eid);

-- From now on only members of the last days are looked for who have no standing in the club yet; who is older gets one here.
INSERT INTO vip_member (member_id, folded_through, week_decided, month_decided)
SELECT id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date, date_trunc('week', now() AT TIME ZONE 'America/Sao_Paulo')::date,
  date_trunc('month', now() AT TIME ZONE 'America/Sao_Paulo')::date
FROM member WHERE NOT is_demo ON CONFLICT DO NOTHING;
