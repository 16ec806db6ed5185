import { join } from 'node:path'
import { createDeps } from '../../server/create-deps.ts'
import type { Deps } from '../../server/deps.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { withOwnerUrl } from '../../server/platform/database/owner-url.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { createLogger } from '../../server/platform/http/logger.ts'
import { inspectInstallation } from '../../server/platform/production/inspect-installation.ts'
import { keptSecrets } from './kept-secrets.ts'

/**
 * Does something on the server of this data folder (or of DATABASE_URL), beside a server that runs or without one. Its tables
 * are made when they are not there yet. Mistakes of the configuration are printed, and nothing is done.
 */
export async function withDeps(work: (deps: Deps) => Promise<void>): Promise<void> {
  const dataDir = process.env.DATA_DIR || 'data'
  const place = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir, onNotice: console.error }
  await withOwnerUrl(place, async ownerUrl => {
    const existing = process.env.APP_DATABASE_URL
    const { appUrl } = await prepareDatabase({ ownerUrl, ...(existing && { appUrl: existing }) })
    const isDemo = process.env.MODE !== 'production'
    const kept = isDemo ? keptSecrets(join(dataDir, 'secrets.json'), ['APP_SECRET'], process.env) : {}
    const outcome = readConfig({ ...process.env, ...kept, DATABASE_URL: appUrl, PIX_URL: undefined })
    // Under another secret a command would seal what no server opens, and break the chain of the audit log.
    const mistakes = outcome.ok ? await inspectInstallation(outcome.config) : outcome.mistakes
    if (!outcome.ok || mistakes.length > 0) {
      for (const mistake of mistakes) console.error(mistake)
      process.exitCode = 1
      return
    }
    const deps = createDeps(outcome.config, createLogger('warn'))
    try {
      await work(deps)
    } finally {
      await deps.db.destroy()
    }
  })
}
