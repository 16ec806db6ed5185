import { join } from 'node:path'
import { readSecrets, secretsOf } from '../../server/platform/config/secrets-config.ts'
import { createDatabase } from '../../server/platform/database/connect.ts'
import { withOwnerUrl } from '../../server/platform/database/owner-url.ts'
import { rotateSecrets } from '../../server/platform/secrets/rotate-secrets.ts'
import { keptSecrets } from '../run/kept-secrets.ts'

/**
 * `npm run secrets:rotate`: seals everything anew under APP_SECRET that a secret of APP_SECRET_PREVIOUS has sealed, while servers run.
 * Ends with 0: all of it is; APP_SECRET_PREVIOUS may go. 1: something is left that no secret opens. 2: not done.
 */
async function main(): Promise<number> {
  const dataDir = process.env.DATA_DIR || 'data'
  const isDemo = process.env.MODE !== 'production'
  const kept = isDemo ? keptSecrets(join(dataDir, 'secrets.json'), ['APP_SECRET'], process.env) : {}
  const config = readSecrets({ ...process.env, ...kept })
  if (config === undefined)
    throw new Error(
      'Set APP_SECRET (new), APP_SECRET_PREVIOUS (old) and APP_SECRET_HASHES (the first): 32 characters or more each',
    )
  const place = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir, onNotice: console.error }
  return withOwnerUrl(place, async ownerUrl => {
    const db = createDatabase(ownerUrl, { max: 2, connectWithinMs: 10_000 })
    try {
      const done = await rotateSecrets(db, secretsOf(config), ({ column, resealed, unopened }) => {
        const left = unopened === 0 ? '' : `, ${unopened} that no secret opens`
        if (resealed + unopened > 0) console.log(`${String(resealed).padStart(10)}  ${column}${left}`)
      })
      const unopened = done.reduce((sum, one) => sum + one.unopened, 0)
      console.log(
        unopened === 0 ? 'Everything is sealed by APP_SECRET.' : `${unopened} values are left as they were.`,
      )
      return unopened === 0 ? 0 : 1
    } finally {
      await db.destroy()
    }
  })
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
