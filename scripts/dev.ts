import { createServer } from 'vite'
import { announce } from './run/announce.ts'
import { serverUrl } from './run/server-environment.ts'
import { startProduct } from './run/start-product.ts'
import { readStartSettings } from './run/start-settings.ts'
import { untilStopped } from './run/until-stopped.ts'

const say = (line: string) => console.log(line)
const APPS = ['vite.config.ts', 'vite.backoffice.config.ts']

/** Vite's own server for one app; its proxy hands the calls to the server process. */
async function serveApp(configFile: string) {
  const app = await createServer({ configFile })
  await app.listen()
  app.printUrls()
  return app
}

/** `npm run dev`: the seeded product with the server restarting, and both apps reloading, as files change. */
async function main(): Promise<number> {
  const outcome = readStartSettings(process.env)
  if (!outcome.ok) {
    console.error(outcome.mistakes.join('\n'))
    return 1
  }
  const stopIntent = untilStopped()
  const { settings } = outcome
  const startedAt = performance.now()
  const product = await startProduct({ settings, say, isWithdrawn: () => false, serverFlags: ['--watch'] })
  announce(settings, (performance.now() - startedAt) / 1000, say)
  // Read by the proxy in the configurations of vite.
  process.env.ARARA_SERVER = serverUrl(settings)
  const apps = await Promise.all(APPS.map(serveApp))
  await stopIntent
  await Promise.all(apps.map(app => app.close()))
  await product.stop()
  return 0
}

process.exitCode = await main()
