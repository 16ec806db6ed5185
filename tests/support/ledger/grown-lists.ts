import pg from 'pg'
import { sportsStatements } from './grown-sports.ts'

/** Rows beside the ledger: other people's, and a good many of one member's, as they are after years. */
export async function growLists(ownerUrl: string, memberId: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  for (const statement of [...statements, ...sportsStatements])
    await owner.query(statement.replaceAll('$MEMBER', `'${memberId}'::uuid`))
  await owner.query('ANALYZE')
  await owner.end()
}

/** Every twentieth row is the member's. */
const whose = `CASE WHEN n % 20 = 0 THEN $MEMBER ELSE md5('m' || n % 500)::uuid END AS member_id, md5('r' || n)::uuid AS id`
const rows = `FROM (SELECT n, ${whose}, now() - n * interval '1 minute' AS at FROM generate_series(1, 20000) n) many`

/** Members beside those of the ledger; the first five hundred are whose the rows are. */
const others = `FROM (SELECT n, md5('m' || n)::uuid AS id, now() - n * interval '1 minute' AS at FROM generate_series(0, 9999) n) people`
/** A line of a thousand below the member, and some twenty thousand others. */
const below = `FROM (SELECT n, CASE WHEN n % 20 = 0 THEN $MEMBER ELSE md5('m' || n % 500)::uuid END AS agent_id, md5('m' || n / 2)::uuid AS member_id,
  now() - n * interval '1 minute' AS at FROM generate_series(1000, 19999) n) lines`

/** Rounds of a table that no process runs; the last one takes bets, and has two thousand. */
export const sharedRounds = 20_000

const statements = [
  `INSERT INTO shared_table (game_id, owner, until, watched_until, fence)
   VALUES ('grown', gen_random_uuid(), now() + interval '1 day', now(), 1)`,
  `INSERT INTO shared_chain SELECT md5('c')::uuid, 'grown', '', 'salt', ${sharedRounds}, '', now()`,
  `INSERT INTO shared_round (game_id, number, chain_id, nonce, seed_hash, status, opens_at, closes_at, ends_at, outcome, server_seed, fence)
   SELECT 'grown', n, md5('c')::uuid, n, '', CASE WHEN n < ${sharedRounds} THEN 'settled' ELSE 'open' END, at, at + interval '1 hour',
     CASE WHEN n < ${sharedRounds} THEN at + interval '20 seconds' END, CASE WHEN n < ${sharedRounds} THEN '{"crash": 200}'::jsonb END,
     CASE WHEN n < ${sharedRounds} THEN '' END, 1
   FROM (SELECT n, now() - (${sharedRounds} - n) * interval '2 minutes' AS at FROM generate_series(1, ${sharedRounds}) n) many`,
  `INSERT INTO shared_bet (member_id, id, game_id, number, currency, slot, stake, bet, bet_key, placed_at)
   SELECT md5('m' || n % 1000)::uuid, md5('b' || n)::uuid, 'grown', ${sharedRounds}, 'BRL', n / 1000, 100, '{}', 'bet:' || n, now()
   FROM generate_series(0, 1999) n`,
  `INSERT INTO member (id, name, nickname, is_demo, status, password_hash, realname_sealed, cpf_sealed, lang, register_site,
     created_at, updated_at) SELECT id, 'grown' || n, '', false, 'active', '', '', '', 'pt', '', at, at ${others}`,
  `INSERT INTO vip_member (member_id, folded_through, week_decided, month_decided)
   SELECT id, current_date, current_date, current_date ${others} ON CONFLICT DO NOTHING`,
  `INSERT INTO vip_standing (member_id, track, period_start)
   SELECT id, track, current_date FROM (SELECT id ${others}) m, unnest(ARRAY['general', 'slot', 'live']) AS track ON CONFLICT DO NOTHING`,
  `INSERT INTO wallet_limit (member_id, currency, kind, period, amount)
   SELECT id, 'BRL', kind, 'month', 100000 FROM (SELECT id ${others}) m, unnest(ARRAY['deposit', 'loss']) AS kind`,
  `INSERT INTO member_use (member_id, day, minutes, deposited)
   SELECT id, current_date - days, 10, 500 FROM (SELECT id ${others}) m, generate_series(0, 4) AS days`,
  `INSERT INTO limit_change (member_id, id, kind, period, amount, was, state, asked_at, effective_from)
   SELECT member_id, id, 'loss', 'month', 100, 200, 'applied', at, at ${rows}`,
  `INSERT INTO registry_standing (member_id, answer, answered_at, waits_since, ask_at, occasion)
   SELECT id, 'clear', now(), now(), now() + interval '1 day', 'sweep' ${others}`,
  `INSERT INTO limit_reminder (member_id, due_at) SELECT id, now() + interval '1 month' ${others}`,
  `INSERT INTO member_month SELECT id, date '2020-01-01' + make_interval(months => months), 10, 500, 400, 0, 0, 100, 0, 0
   FROM (SELECT id ${others} WHERE n < 2000) m, generate_series(0, 11) AS months`,
  `INSERT INTO play_break (member_id, id, kind, term, asked_at, until)
   SELECT member_id, id, 'pause', 'day', at, at ${rows}`,
  `INSERT INTO vip_reward (member_id, id, track, kind, level, amount, cause, created_at)
   SELECT member_id, id, 'general', 'weekly', 1, 100, 'grown:' || n, at ${rows}`,
  `INSERT INTO agency_line (agent_id, depth, member_id, joined_at)
   SELECT agent_id, 1 + n % 2, member_id, at ${below} ON CONFLICT DO NOTHING`,
  `INSERT INTO agency_week (agent_id, week, recharge, betting, revenue, recharge_commission, betting_commission,
     settlement_commission, carried, cap, commission, carry, created_at, paid_at)
   SELECT agent_id, date '2020-01-06' + 7 * (n / 20)::integer, 0, 0, 0, 0, 0, 0, 0, 100, 100, 0, at, at
   ${below} ON CONFLICT DO NOTHING`,
  `INSERT INTO agency_statement (agent_id, week, member_id, depth, recharge, betting, revenue, commission)
   SELECT agent_id, date '2020-01-06' + 7 * (n / 20 % 20)::integer, member_id, 1, 0, 0, 0, 5 ${below} ON CONFLICT DO NOTHING`,
  // A thousand movements of the member's among ten thousand plays.
  `INSERT INTO ledger_transaction
   SELECT $MEMBER, md5('t' || n)::uuid, 'BRL', 1000 + n, CASE WHEN n % 10 = 0 THEN 'deposit' ELSE 'round' END, 'grown:' || n, '',
     md5('r' || n), 0, 0, 0, 0, 0, now() FROM generate_series(1, 10000) n`,
  `UPDATE wallet SET version = 11000 WHERE member_id = $MEMBER`,
  `INSERT INTO order_movement (member_id, version, id, kind, category, group_id, is_root, order_id, money, recharge, withdrawal,
     bonus, taken, fee, correction, effect, day, created_at)
   SELECT member_id, version, id, 'deposit', 'recharge', 'deposit:pix:E' || version, true, id, 5000, 5000, 0, 0, 0, 5, 0, 5000,
     created_at::date, created_at FROM ledger_transaction WHERE member_id <> $MEMBER OR kind = 'deposit'`,
  `INSERT INTO ledger_route (key, member_id) SELECT 'pix:E' || n, member_id ${rows}`,
  `INSERT INTO game_seed (member_id, id, currency, server_seed_sealed, seed_hash, client_seed, created_at, revealed_at,
     revealed_number) SELECT id, id, 'BRL', '', md5(n::text), 'client', at, at, 1 ${rows}`,
  `INSERT INTO recharge (member_id, id, call_key, order_no, method_id, method_type, description, money, paid_money, state,
     txid, e2eid, created_at, expires_at, paid_at, version)
   SELECT member_id, id, 'call:' || n, 'R' || n, 'pix', 'pix', '', 5000, 5000, 'paid', md5(n::text), 'E' || n, at, at, at, n ${rows}`,
  `INSERT INTO recharge_route (txid, member_id, recharge_id) SELECT md5(n::text), member_id, id ${rows}`,
  `INSERT INTO pix_payment (e2eid, txid, amount, paid_at, member_id, recharge_id, state, created_at)
   SELECT 'E' || n, md5(n::text), 5000, at, member_id, id, 'credited', at ${rows}`,
  `INSERT INTO withdrawal (member_id, id, order_no, money, fee, state, account_id, account_label, payment_type,
     destination_sealed, created_at, expected_by, payout_id, payout_state, version)
   SELECT member_id, id, 'S' || n, 5000, 0, 'paid', id, 'cpf', 'pix', '', at, at, id::text, 'done', n ${rows}`,
  `INSERT INTO list_version (member_id, list, version) VALUES ($MEMBER, 'recharge', 20000), ($MEMBER, 'withdrawal', 20000)
   ON CONFLICT DO NOTHING`,
  `INSERT INTO webhook_inbox (id, digest, kind, subjects, received_at, done_at, try_at)
   SELECT id, decode(md5(n::text), 'hex'), 'pix', ARRAY['E' || n], at, at, at ${rows}`,
  `INSERT INTO outbox (member_id, id, topic, payload, created_at, published_at)
   SELECT member_id, id, 'wallet', '{}', at, at ${rows}`,
  `INSERT INTO captcha SELECT id, '', '', '', 1, now() + interval '5 minutes' ${rows}`,
  `INSERT INTO refresh_token (hash, member_id, session_id, created_at, expires_at)
   SELECT decode(md5(n::text), 'hex'), member_id, id, at, now() + interval '1 day' ${rows}`,
]
