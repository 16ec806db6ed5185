import pg from 'pg'
import type { EmbeddedPostgres } from '../server/platform/database/embedded.ts'
import { prepareDatabase } from '../server/platform/database/prepare.ts'
import { startTestCluster } from '../tests/support/postgres-test-cluster.ts'

const week = '2026-11-09'

/**
 * Members 1 to `size`, each invited by one of those before them (ten friends an inviter on the average), to three levels;
 * every second one of them played in the week.
 */
const grow = (size: number) => `
  CREATE TEMP TABLE person AS
  SELECT n, md5('member' || n)::uuid AS id, CASE WHEN n = 1 THEN NULL ELSE greatest(1, n / 10) END AS above
  FROM generate_series(1, ${size}) AS n;
  CREATE UNIQUE INDEX ON person (n);
  ANALYZE person;
  INSERT INTO agency_line (agent_id, depth, member_id, joined_at)
  SELECT a.id, 1, p.id, timestamptz '2026-01-01' FROM person p JOIN person a ON a.n = p.above WHERE a.n <> p.n
  UNION ALL
  SELECT b.id, 2, p.id, '2026-01-01' FROM person p JOIN person a ON a.n = p.above JOIN person b ON b.n = a.above
  WHERE b.n <> p.n AND a.n <> b.n AND a.n <> p.n
  UNION ALL
  SELECT c.id, 3, p.id, '2026-01-01' FROM person p JOIN person a ON a.n = p.above JOIN person b ON b.n = a.above
    JOIN person c ON c.n = b.above WHERE c.n <> b.n AND b.n <> a.n AND a.n <> p.n;
  INSERT INTO member_day (member_id, currency, day, category, rounds, stake_cash, stake_bonus, won_cash, won_bonus,
    theoretical, served_cash, served_theoretical)
  SELECT id, 'BRL', '${week}'::date + (n % 7), 'slots', 10, 1000 + n % 90000, 0, n % 60000, 0, (1000 + n % 90000) * 30000::bigint, 0, 0
  FROM person WHERE n % 2 = 0;
  DROP TABLE person;
  ANALYZE agency_line; ANALYZE member_day;`

/**
 * The week after: everybody plays as before, and of one in a hundred who played a bet of the settled week is taken back (decision 041).
 * A week lies between two settlements: PostgreSQL has looked at what the first one wrote.
 */
const takeBack = `
  CREATE TEMP TABLE undone AS SELECT member_id FROM member_day TABLESAMPLE BERNOULLI (1) REPEATABLE (1);
  INSERT INTO member_day (member_id, currency, day, category, rounds, stake_cash, stake_bonus, won_cash, won_bonus, theoretical,
    served_cash, served_theoretical)
  SELECT member_id, currency, day + 7, category, rounds, stake_cash, stake_bonus, won_cash, won_bonus, theoretical, served_cash,
    served_theoretical
  FROM member_day;
  UPDATE member_day SET stake_cash = stake_cash / 2, theoretical = theoretical / 2
  WHERE day < '${week}'::date + 7 AND member_id IN (SELECT member_id FROM undone);
  INSERT INTO agency_undone SELECT member_id, gen_random_uuid(), '${week}' FROM undone;
  DROP TABLE undone;
  ANALYZE member_day; ANALYZE agency_undone; ANALYZE agency_statement; ANALYZE agency_week;`

/** `node bench/agency.ts 10000 100000 1000000`: how long the settlement of a week takes for trees of these sizes, and of the next, with corrections. */
async function main(sizes: readonly number[]): Promise<void> {
  const cluster = await startTestCluster()
  console.log(
    '| members | lines | agents | one week settled in | per million lines | weeks corrected | the next settled in |\n|---|---|---|---|---|---|---|',
  )
  try {
    await prepareDatabase({ ownerUrl: cluster.ownerUrl })
    for (const size of sizes) console.log(await settle(cluster, size))
  } finally {
    await cluster.stop()
  }
}

async function settle({ adminUrl, ownerUrl }: EmbeddedPostgres, size: number): Promise<string> {
  const name = `agency_${size}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE arara OWNER arara_owner`)
  await admin.end()
  const url = Object.assign(new URL(ownerUrl), { pathname: `/${name}` })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(grow(size))
  const seconds = await timed(client, `SELECT settle_agency_week('${week}', now())`)
  await client.query(takeBack)
  const next = await timed(client, `SELECT settle_agency_week('${week}'::date + 7, now())`)
  const { rows } = await client.query<{ lines: string; agents: string; corrected: string }>(
    `SELECT (SELECT count(*) FROM agency_line) AS lines, (SELECT count(*) FROM agency_week WHERE week = '${week}') AS agents,
      (SELECT count(*) FROM agency_correction) AS corrected`,
  )
  await client.end()
  const { lines = '0', agents = '0', corrected = '0' } = rows[0] ?? {}
  const perMillion = (seconds / Number(lines)) * 1_000_000
  return `| ${size} | ${lines} | ${agents} | ${seconds.toFixed(1)} s | ${perMillion.toFixed(1)} s | ${corrected} | ${next.toFixed(1)} s |`
}

/** Seconds that a statement takes. */
async function timed(client: pg.Client, statement: string): Promise<number> {
  const startedAt = performance.now()
  await client.query(statement)
  return (performance.now() - startedAt) / 1000
}

const asked = process.argv.slice(2).map(Number)
await main(asked.length > 0 ? asked : [10_000, 100_000])
