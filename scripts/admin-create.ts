import { join } from 'node:path'
import { readConfig } from '../server/config.ts'
import { withOwnerUrl } from '../server/database/owner-url.ts'
import { prepareDatabase } from '../server/database/prepare.ts'
import { createAdministratorInvite } from '../server/features/administrators/service.ts'
import { createLogger } from '../server/http/logger.ts'
import { wireDeps } from '../server/wire-deps.ts'
import { keptSecrets } from './run/kept-secrets.ts'

/** `npm run admin:create -- EMAIL NAME`: prints the link where somebody sets their password and authenticator. */
const [email, ...nameParts] = process.argv.slice(2)
if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email)) {
  console.error('Usage: npm run admin:create -- EMAIL NAME')
  process.exit(2)
}

const dataDir = process.env.DATA_DIR || 'data'
const place = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir, onNotice: console.log }
await withOwnerUrl(place, async ownerUrl => {
  // The first administrator may be made before the server has ever run: the tables are made here then.
  const existing = process.env.APP_DATABASE_URL
  const { appUrl } = await prepareDatabase({ ownerUrl, ...(existing && { appUrl: existing }) })
  const isDemo = process.env.MODE !== 'production'
  const kept = isDemo ? keptSecrets(join(dataDir, 'secrets.json'), ['APP_SECRET'], process.env) : {}
  const outcome = readConfig({ ...process.env, ...kept, DATABASE_URL: appUrl, PIX_URL: undefined })
  if (!outcome.ok) {
    for (const mistake of outcome.mistakes) console.error(mistake)
    process.exitCode = 1
    return
  }
  const deps = wireDeps(outcome.config, createLogger('warn'))
  const person = { email: email.toLowerCase(), name: nameParts.join(' ') || email, role: 'owner' as const }
  const { token, expiresAt } = await createAdministratorInvite(deps, person)
  await deps.db.destroy()
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${outcome.config.port}`
  console.log(`Open within 15 minutes (until ${expiresAt.toISOString()}), once:`)
  console.log(`${origin}/backoffice/enrol#${token}`)
})
