import { randomInt } from 'node:crypto'
import pg from 'pg'

/** As many branches as clients, as pgbench's own advice is; fewer accounts than its scale has, which favours the floor. */
const branches = 32
const tellersEach = 10
const accountsEach = 5_000

const tables = `
  CREATE TABLE pgbench_branches (bid int PRIMARY KEY, bbalance int NOT NULL) WITH (fillfactor = 100);
  CREATE TABLE pgbench_tellers (tid int PRIMARY KEY, bid int, tbalance int NOT NULL);
  CREATE TABLE pgbench_accounts (aid int PRIMARY KEY, bid int, abalance int NOT NULL);
  CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp);
  INSERT INTO pgbench_branches SELECT bid, 0 FROM generate_series(1, ${branches}) bid;
  INSERT INTO pgbench_tellers SELECT tid, (tid - 1) / ${tellersEach} + 1, 0 FROM generate_series(1, ${branches * tellersEach}) tid;
  INSERT INTO pgbench_accounts SELECT aid, (aid - 1) / ${accountsEach} + 1, 0 FROM generate_series(1, ${branches * accountsEach}) aid;
`

/** pgbench's `tpcb-like` statements, prepared, over one pool, in a database of their own on the same PostgreSQL. */
export async function openTpcb(adminUrl: string, connections: number) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('CREATE DATABASE tpcb')
  await admin.end()
  const pool = new pg.Pool({
    connectionString: Object.assign(new URL(adminUrl), { pathname: '/tpcb' }).href,
    max: connections,
  })
  await pool.query(tables)
  await pool.query('VACUUM ANALYZE')
  return { transact: () => transact(pool), close: () => pool.end() }
}

async function transact(pool: pg.Pool): Promise<void> {
  const aid = randomInt(1, branches * accountsEach + 1)
  const bid = randomInt(1, branches + 1)
  const tid = randomInt(1, branches * tellersEach + 1)
  const delta = randomInt(-5000, 5001)
  const client = await pool.connect()
  const run = (name: string, text: string, values: number[]) => client.query({ name, text, values })
  try {
    await client.query('BEGIN')
    await run('a', 'UPDATE pgbench_accounts SET abalance = abalance + $1 WHERE aid = $2', [delta, aid])
    await run('s', 'SELECT abalance FROM pgbench_accounts WHERE aid = $1', [aid])
    await run('t', 'UPDATE pgbench_tellers SET tbalance = tbalance + $1 WHERE tid = $2', [delta, tid])
    await run('b', 'UPDATE pgbench_branches SET bbalance = bbalance + $1 WHERE bid = $2', [delta, bid])
    await run(
      'h',
      'INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, CURRENT_TIMESTAMP)',
      [tid, bid, aid, delta],
    )
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}
