import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import pg from 'pg'
import { createDeps } from '../../server/create-deps.ts'
import { createPlay } from '../../server/features/games/rounds/service.ts'
import { seedCatalogue } from '../../server/features/lobby/catalogue/seed-catalogue.ts'
import { createCatalogue } from '../../server/features/lobby/catalogue/service.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import type { EmbeddedPostgres } from '../../server/platform/database/embedded.ts'
import { createLogger } from '../../server/platform/http/logger.ts'
import { checkInvariants } from '../../server/wallet/invariants.ts'
import { fillLedger } from '../../tests/support/ledger/fill-ledger.ts'
import { memberNumbered, membersOf } from '../../tests/support/ledger/grown-ledger-rows.ts'
import { pairOf } from '../../tests/support/ledger/seed-pairs.ts'

/** Members that are measured, besides the one who plays most. */
const measured = 100

const onDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href

/** A house on a database of its own whose ledger has so many transactions. */
export async function growSite(cluster: EmbeddedPostgres, appUrl: string, transactions: number) {
  const name = `grown_${transactions}`
  const admin = new pg.Client({ connectionString: cluster.adminUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE arara OWNER arara_owner`)
  // What is made up may be made up again: it need not survive a power cut while it is written.
  await admin.query('ALTER SYSTEM SET fsync = off')
  await admin.query('ALTER SYSTEM SET full_page_writes = off')
  await admin.query(`ALTER SYSTEM SET max_wal_size = '8GB'`)
  await admin.query('SELECT pg_reload_conf()')
  const startedAt = performance.now()
  const bytes = await fillLedger({
    ownerUrl: onDatabase(cluster.ownerUrl, name),
    adminUrl: onDatabase(cluster.adminUrl, name),
    transactions,
  })
  await admin.query('ALTER SYSTEM RESET ALL')
  await admin.query('SELECT pg_reload_conf()')
  await admin.end()
  const seconds = (performance.now() - startedAt) / 1000
  const deps = createDeps(configFor(onDatabase(appUrl, name)), createLogger('error'))
  await seedCatalogue(deps)
  const catalogue = createCatalogue(deps)
  const everybody = membersOf(transactions)
  const members = Array.from({ length: measured }, () => memberNumbered(1 + randomInt(everybody)))
  const heaviest = memberNumbered(0)
  for (const memberId of [...members, heaviest]) {
    await pairOf(deps, memberId)
  }
  await refuseUnsound(deps.db, [members[0] ?? heaviest, heaviest])
  const count = await sql<{ count: bigint }>`SELECT count(*) FROM ledger_transaction`.execute(deps.db)
  return {
    deps,
    play: createPlay(deps, catalogue),
    members,
    heaviest,
    told: `${count.rows[0]?.count} transactions, ${(bytes / 1e9).toFixed(1)} GB, made in ${seconds.toFixed(0)} s`,
    close: () => deps.db.destroy(),
  }
}

export type GrownSite = Awaited<ReturnType<typeof growSite>>

/** What is measured must be a ledger that could have come about. */
async function refuseUnsound(db: GrownSite['deps']['db'], members: readonly string[]): Promise<void> {
  for (const memberId of members) {
    const breaches = await checkInvariants(db, { memberId })
    if (breaches.length > 0) throw new Error(`The generated ledger is not sound: ${JSON.stringify(breaches)}`)
  }
}

function configFor(databaseUrl: string) {
  const outcome = readConfig({
    ARARA_TEST: '1',
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'the secret of the growing house, which nobody needs to guess',
    DATA_DIR: tmpdir(),
    LOG_LEVEL: 'error',
  })
  if (!outcome.ok) throw new Error(outcome.mistakes.join('\n'))
  return outcome.config
}
