import { createApp } from './app.ts'
import { createDeps } from './create-deps.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { readSecrets } from './platform/config/secrets-config.ts'
import { assertNotOwner } from './platform/database/grants.ts'
import { createAdminListener } from './platform/http/admin-listener.ts'
import { createLogger } from './platform/http/logger.ts'
import { inspectInstallation } from './platform/production/inspect-installation.ts'
import { mistakesOfSandboxes } from './platform/production/peer-sandboxes.ts'

/** Requests under way get this long; then the process ends, and what was not acknowledged was not promised. */
const graceMs = 10_000

const outcome = readConfig(process.env)
const mistakes = [...(outcome.ok ? [] : outcome.mistakes), ...(await mistakesOfPlace(process.env))]
if (outcome.ok && mistakes.length === 0) await serve(outcome.config)
else {
  const lines = mistakes.map(mistake => `  ${mistake}\n`).join('')
  process.stderr.write(`The configuration is not usable:\n${lines}`)
  process.exitCode = 1
}

/** What only the database and the peers can say, for the same list: nobody mends it and is then shown a second one. */
async function mistakesOfPlace(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { MODE: mode, DATABASE_URL: databaseUrl, PIX_URL, PIX_BESIDE_URL, REGISTRY_URL, IDENTITY_URL } = env
  const { BEACON_URL, BEACON_BESIDE_URL, SMS_URL } = env
  const chance = { BEACON_URL, BEACON_BESIDE_URL }
  const named = { PIX_URL, PIX_BESIDE_URL, REGISTRY_URL, IDENTITY_URL, SMS_URL, ...chance }
  const peers = mode === 'production' ? named : {}
  const [installation, sandboxes] = await Promise.all([
    inspectInstallation({ mode, databaseUrl, appSecret: undefined, ...readSecrets(env) }),
    mistakesOfSandboxes(peers, fetch),
  ])
  return [...installation, ...sandboxes]
}

async function serve(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  const deps = createDeps(config, log)
  await assertNotOwner(deps.db)
  const { place } = config.backoffice
  const adminListener = place && createAdminListener(place)
  const app = await createApp(deps, adminListener)
  await app.ready()
  // First: what answers `/ready` on the players' port serves the back office as well.
  await adminListener?.listen()
  await app.listen({ host: config.host, port: config.port })
  log.info({ host: config.host, port: config.port, mode: config.mode, backoffice: place }, 'serving')
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), graceMs).unref()
    await app.close()
    await deps.db.destroy()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
