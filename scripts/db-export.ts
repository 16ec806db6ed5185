import { exportDatabase } from '../server/database/export.ts'
import { withOwnerUrl } from '../server/database/owner-url.ts'

/** `npm run db:export -- FILE`: everything, as of one moment, while the server goes on. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run db:export -- FILE')
  process.exit(2)
}
const options = {
  databaseUrl: process.env.DATABASE_URL || undefined,
  dataDir: process.env.DATA_DIR || 'data',
  onNotice: console.log,
}
const { tables } = await withOwnerUrl(options, ownerUrl => exportDatabase(ownerUrl, file))
for (const { name, rows } of tables) console.log(`${String(rows).padStart(12)}  ${name}`)
console.log(`Written to ${file}. It holds personal data and is readable by you only.`)
