import { parseArgs } from 'node:util'
import { exportDatabase } from '../../server/platform/database/export.ts'
import { withOwnerUrl } from '../../server/platform/database/owner-url.ts'

/** `npm run db:export -- FILE`: everything, as of one moment, while the server goes on. */
async function main(file: string): Promise<void> {
  const options = {
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR || 'data',
    onNotice: console.log,
  }
  const { tables } = await withOwnerUrl(options, ownerUrl => exportDatabase(ownerUrl, file))
  for (const { name, rows } of tables) console.log(`${String(rows).padStart(12)}  ${name}`)
  console.log(`Written to ${file}. It holds personal data and is readable by you only.`)
}

try {
  // An option that nobody knows is refused, not taken for a file.
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new Error('Usage: npm run db:export -- FILE')
  await main(file)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
