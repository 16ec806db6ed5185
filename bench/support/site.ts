import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDeps } from '../../server/create-deps.ts'
import type { Deps } from '../../server/deps.ts'
import { type Config, readConfig } from '../../server/platform/config/config.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { createLogger } from '../../server/platform/http/logger.ts'
import { seed } from '../../server/seed.ts'
import { generateGames } from '../../tests/support/generate-games.ts'
import { startTestCluster } from '../../tests/support/postgres-test-cluster.ts'

export interface Site {
  readonly url: string
  readonly adminUrl: string
  /** The same database and secrets as the server's process, for set-up and for work in this process. */
  readonly deps: Deps
  /** The server's process and PostgreSQL's, whose children are its connections. */
  readonly pids: readonly number[]
  readonly stop: () => Promise<void>
}

interface Options {
  readonly port: number
  /** Games of other providers beside our own. */
  readonly games?: number
}

/** The real thing on a data folder of its own: embedded PostgreSQL, a seeded catalogue, the built site, the server as a process. */
export async function startSite({ port, games = 0 }: Options): Promise<Site> {
  const cluster = await startTestCluster()
  const { appUrl } = await prepareDatabase({ ownerUrl: cluster.ownerUrl })
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-bench-'))
  const environment = {
    MODE: 'demo',
    ARARA_TEST: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: appUrl,
    APP_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
    WEB_DIR: process.env.WEB_DIR ?? 'dist/web',
  }
  const env = { ...process.env, ...environment }
  const config = readConfiguration(environment)
  await seed(config)
  const deps = createDeps(config, createLogger('error'))
  if (games > 0) await generateGames(deps, games)
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await untilReady(server, `${url}/ready`)
  return {
    url,
    adminUrl: cluster.adminUrl,
    deps,
    pids: [server.pid ?? 0, cluster.postmasterPid],
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await deps.db.destroy()
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function readConfiguration(environment: Record<string, string>): Config {
  const outcome = readConfig(environment)
  if (!outcome.ok) throw new Error(outcome.mistakes.join('\n'))
  return outcome.config
}

export async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`${url} did not become ready`)
}
