import { parseArgs } from 'node:util'
import { importDatabase } from '../../server/platform/database/import.ts'
import { withOwnerUrl } from '../../server/platform/database/owner-url.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'

/** `npm run db:import -- FILE`: into an empty PostgreSQL (DATABASE_URL, else the embedded one), all of it or nothing. */
async function main(file: string): Promise<void> {
  const options = {
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR || 'data',
    onNotice: console.log,
  }
  const appUrl = process.env.APP_DATABASE_URL
  const { tables } = await withOwnerUrl(options, async ownerUrl => {
    await prepareDatabase({ ownerUrl, ...(appUrl ? { appUrl } : {}) })
    return importDatabase(ownerUrl, file)
  })
  for (const { name, rows } of tables) console.log(`${String(rows).padStart(12)}  ${name}`)
  console.log(`Imported ${file}; every table has the rows it had.`)
}

try {
  // An option that nobody knows is refused, not taken for a file.
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new Error('Usage: npm run db:import -- FILE')
  await main(file)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
