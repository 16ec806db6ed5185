import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../server/platform/database/connect.ts'
import { startEmbedded } from '../server/platform/database/embedded.ts'
import { prepareDatabase } from '../server/platform/database/prepare.ts'
import { listPromotionPages, promotionsFolder } from './promotions/list-pages.ts'
import { readRules } from './promotions/read-rules.ts'

/**
 * `npm run promotions:docs`: writes a page a promotion, and of VIP and agency, to docs/rules/promotions, from the rows of a fresh
 * database and the functions that decide. A test compares.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'arara-promotions-'))
const embedded = await startEmbedded({ dataDir, onNotice: notice => console.log(notice) })
try {
  const { appUrl } = await prepareDatabase({ ownerUrl: embedded.ownerUrl })
  const db = createDatabase(appUrl, { max: 1 })
  mkdirSync(promotionsFolder, { recursive: true })
  const pages = listPromotionPages(await readRules(db))
  for (const { name, text } of pages) writeFileSync(new URL(name, promotionsFolder), text)
  console.log(`${pages.length} pages written to docs/rules/promotions`)
  await db.destroy()
} finally {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
