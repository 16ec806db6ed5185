/*
 * A ledger of any size in a few statements. One member in the database has a hundredth of all play; everybody else has a
 * hundred transactions: first money, then rounds of an original that are lost and won in turn. Rows come in the order
 * of time, as they would in years, so that a member's lie scattered over the tables.
 */

/** Of the member with that number; 0 is the one who plays most. */
export const memberNumbered = (number: number) =>
  `0198c0de-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

const transactionsEach = 100
export const membersOf = (transactions: number) => transactions / transactionsEach - transactions / 10_000

const idOf = (kind: string, number: string, at = 'at') =>
  `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7000${kind}' || lpad(to_hex(${number}), 15, '0'))::uuid`

const memberOf = (number: string) => `('0198c0de000070008000' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** Everything about transaction `n` of so many: whose it is, which of theirs, when. Ten days of play, ended yesterday. */
export const planStatement = (transactions: number) => `CREATE UNLOGGED TABLE growth_plan AS
  SELECT n, ${memberOf('m')} AS member_id, v, ${idOf('8', 'n')} AS id, ${idOf('9', 'n')} AS round_id, at,
    (at AT TIME ZONE 'America/Sao_Paulo')::date AS day, v % 2 = 1 AS won, ${memberOf('m')} AS seed_id
  FROM (
    SELECT n, CASE WHEN n % 100 = 0 THEN 0 ELSE 1 + (n - n / 100 - 1) % ${membersOf(transactions)} END AS m,
      CASE WHEN n % 100 = 0 THEN n / 100 ELSE 1 + (n - n / 100 - 1) / ${membersOf(transactions)} END AS v,
      date_trunc('day', now()) - interval '11 days' + n * (interval '10 days' / ${transactions}) AS at
    FROM generate_series(1, ${transactions}) n) numbered`

const opening = 100_000_000
/** The wallet after version `v`: every other round is lost. */
const cashAfter = (version: string) => `${opening} - CASE WHEN ${version} % 2 = 0 THEN 100 ELSE 0 END`
const hash = `decode(md5('hash' || n) || md5(n::text), 'hex')`
const state = `'{"bet":{"direction":"over","target":5000,"stake":"1.00"},"roll":4711,"won":false,"multiplier":"1.98"}'`

const plan = 'growth_plan'
const rounds = `${plan} WHERE v > 1`

/** Statements by table; each fills its table alone from the plan, so that they can run side by side. */
export const fillStatements: Readonly<Record<string, string>> = {
  ledger_transaction: `INSERT INTO ledger_transaction
      SELECT member_id, id, 'BRL', v, CASE WHEN v = 1 THEN 'adjustment' ELSE 'round' END,
        CASE WHEN v = 1 THEN 'opening' ELSE 'call:' || round_id END, ${hash},
        CASE WHEN v = 1 THEN 'opening' ELSE round_id::text END, ${cashAfter('v')}, 0, 0, 0, 0, at FROM ${plan}`,
  ledger_transfer: `INSERT INTO ledger_transfer
      SELECT member_id, id, leg.seq, 'BRL', leg.debit, leg.credit, leg.amount, leg.dim FROM ${plan},
      LATERAL (SELECT 1 AS seq, 'adjustment' AS debit, 'cash' AS credit, ${opening}::bigint AS amount, '' AS dim WHERE v = 1
        UNION ALL SELECT 1, 'cash', 'gaming', 100, 'arara:dados-da-arara' WHERE v > 1
        UNION ALL SELECT 2, 'gaming', 'cash', 200, 'arara:dados-da-arara' WHERE v > 1 AND won) leg`,
  round: `INSERT INTO round
      SELECT member_id, round_id, 'BRL', 'arara:dados-da-arara', 'table', 10000, 100, 0,
        CASE WHEN won THEN 200 ELSE 0 END, 0, NULL, 'settled', at, at, day FROM ${rounds}`,
  game_round: `INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, seed_id, nonce,
        bet_key, started_at, settled_at)
      SELECT member_id, round_id, 'dados-da-arara', 'BRL', 'settled', 100, CASE WHEN won THEN 200 ELSE 0 END,
        ${state}, seed_id, v - 1, 'call:' || round_id, at, at FROM ${rounds}`,
  call: `INSERT INTO call
      SELECT member_id, 'call:' || round_id, ${hash}, 'done', 200,
        jsonb_build_object('data', jsonb_build_object('round', ${state}::jsonb, 'id', round_id)), at FROM ${rounds}`,
  member_day: `INSERT INTO member_day
      SELECT member_id, 'BRL', day, 'table', count(*), count(*) * 100, 0, count(*) FILTER (WHERE won) * 200, 0,
        count(*) * 1000000, 0, 0, count(*) * 20000000 FROM ${rounds} GROUP BY member_id, day`,
  wallet: `INSERT INTO wallet (member_id, currency, cash, version, created_at)
      SELECT member_id, 'BRL', ${cashAfter('max(v)')}, max(v), min(at) FROM ${plan} GROUP BY member_id`,
  game_seed: `INSERT INTO game_seed (member_id, id, currency, server_seed_sealed, seed_hash, client_seed, next_nonce,
        created_at, revealed_at, revealed_number)
      SELECT member_id, seed_id, 'BRL', '\\x00', md5(seed_id::text), 'client', max(v), min(at), max(at), 1
      FROM ${plan} GROUP BY member_id, seed_id`,
}
