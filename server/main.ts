import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { assertNotOwner } from './database/grants.ts'
import { createLogger } from './http/logger.ts'
import { wireDeps } from './wire-deps.ts'

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
  const deps = wireDeps(config, log)
  await assertNotOwner(deps.db)
  const app = await createApp(deps)
  await app.listen({ host: config.host, port: config.port })
  log.info({ host: config.host, port: config.port, mode: config.mode }, 'serving')
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), graceMs).unref()
    await app.close()
    await deps.db.destroy()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
