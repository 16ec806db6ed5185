import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '../../server/platform/database/connect.ts'
import type { Database } from '../../server/platform/database/schema.ts'
import { refuseSecondConnection } from './one-connection.ts'

export interface TestDatabase {
  /** Connected as the serving role, like the server. */
  readonly db: Kysely<Database>
  readonly appUrl: string
  readonly ownerUrl: string
  readonly close: () => Promise<void>
}

/** A migrated database of its own, for one test or one file; `close` drops it. */
export async function createTestDatabase({
  max = 4,
  onNotice,
  isBare = false,
}: {
  max?: number
  onNotice?: (message: string) => void
  /** Without a single table: what a house starts from. */
  isBare?: boolean
} = {}): Promise<TestDatabase> {
  const { adminUrl, appUrl, ownerUrl } = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = isBare ? 'template0' : 'arara'
  // The usual strategy writes the whole template into the log as well: half as much work again, here and when it is dropped.
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY OWNER arara_owner`)
  const own = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const db = createDatabase(own(appUrl), {
    max,
    onWanted: refuseSecondConnection,
    // A thousand at once wait in line: how long says nothing of what they do.
    connectWithinMs: 120_000,
    ...(onNotice && { onNotice }),
  })
  return {
    db,
    appUrl: own(appUrl),
    ownerUrl: own(ownerUrl),
    close: async () => {
      await db.destroy()
      await asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
