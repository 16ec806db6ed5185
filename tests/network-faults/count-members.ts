import { sql } from 'kysely'
import { createDatabase } from '../../server/platform/database/connect.ts'
import { withOwnerUrl } from '../../server/platform/database/owner-url.ts'
import { product } from '../e2e/support/product.ts'

/** How many members of this name the server has. Asked of its tables: who tries to log in again and again is asked for a code. */
export async function countMembers(name: string): Promise<number> {
  const options = { databaseUrl: undefined, dataDir: product.dataDir(), onNotice: () => undefined }
  let count = 0
  await withOwnerUrl(options, async url => {
    const db = createDatabase(url, { max: 1 })
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM member WHERE name = ${name}`.execute(db)
    count = rows[0]?.count ?? 0
    await db.destroy()
  })
  return count
}
