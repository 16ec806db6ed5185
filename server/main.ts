import { randomBytes, webcrypto } from 'node:crypto'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { createDatabase } from './database/connect.ts'
import { assertNotOwner } from './database/grants.ts'
import { createLogger } from './http/logger.ts'
import { createOutboxPoke } from './outbox-poke.ts'
import { createSecrets } from './secrets.ts'
import { createUuidV7 } from './uuid-v7.ts'
import { createWallet } from './wallet/wallet.ts'

/** Requests under way get this long; then the process ends, and what was not acknowledged was not promised. */
const graceMs = 10_000

const outcome = readConfig(process.env)
if (outcome.ok) await serve(outcome.config)
else {
  const mistakes = outcome.mistakes.map(mistake => `  ${mistake}\n`).join('')
  process.stderr.write(`The configuration is not usable:\n${mistakes}`)
  process.exitCode = 1
}

async function serve(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  const ids = createUuidV7(systemClock, bytes => webcrypto.getRandomValues(bytes))
  const db = createDatabase(config.databaseUrl, {
    max: config.databasePool,
    onIdleError: error => log.warn({ message: error.message }, 'an idle database connection broke'),
  })
  await assertNotOwner(db)
  const app = await createApp({
    db,
    clock: systemClock,
    ids,
    random: randomBytes,
    config,
    secrets: createSecrets(config.appSecret),
    log,
    wallet: createWallet({ clock: systemClock, newId: ids, hashSecret: config.appSecret }),
    ...createOutboxPoke(),
  })
  await app.listen({ host: config.host, port: config.port })
  log.info({ host: config.host, port: config.port, mode: config.mode }, 'serving')
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), graceMs).unref()
    await app.close()
    await db.destroy()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
