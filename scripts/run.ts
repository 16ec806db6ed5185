import { readSecrets } from '../server/platform/config/secrets-config.ts'
import { inspectInstallation } from '../server/platform/production/inspect-installation.ts'
import { announce } from './run/announce.ts'
import { ReadableError } from './run/readable-error.ts'
import { startProduct } from './run/start-product.ts'
import { readStartSettings } from './run/start-settings.ts'
import { untilStopped } from './run/until-stopped.ts'

const say = (line: string) => console.log(line)

/** The supervisor: database, sandbox provider and server up, watched, and down again in order. */
async function main(): Promise<number> {
  const outcome = readStartSettings(process.env)
  if (!outcome.ok) {
    const { MODE: mode, DATABASE_URL: databaseUrl } = process.env
    const installation = { mode, databaseUrl, appSecret: undefined, ...readSecrets(process.env) }
    const mistakes = [...outcome.mistakes, ...(await inspectInstallation(installation))]
    console.error(['The configuration has mistakes:', ...mistakes.map(mistake => `  ${mistake}`)].join('\n'))
    return 1
  }
  const { settings } = outcome
  const startedAt = performance.now()
  // Listened to from the first moment: a Ctrl-C during the start must not leave half of it running.
  const stopIntent = untilStopped()
  let isWithdrawn = false
  stopIntent.then(() => {
    isWithdrawn = true
  })
  const product = await startProduct({ settings, say, isWithdrawn: () => isWithdrawn })
  announce(settings, (performance.now() - startedAt) / 1000, say)
  const intent = await stopIntent
  say(`Stopping (${intent}) ...`)
  await product.stop()
  say('Stopped; nothing is left running.')
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof ReadableError ? `\n${error.message}\n` : error)
  process.exitCode = 1
}
// An IPC channel to the starter would keep this process alive.
if (process.connected) process.disconnect()
