import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { obstacleAt } from '../../scripts/run/free-port.ts'
import { createDeps } from '../../server/create-deps.ts'
import { seedCatalogue } from '../../server/features/lobby/catalogue/seed-catalogue.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { startEmbedded } from '../../server/platform/database/embedded.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { createLogger } from '../../server/platform/http/logger.ts'
import { request } from '../support/http-request.ts'
import { type FlakyLine, openFlakyLine } from '../support/peers/flaky-line.ts'
import { type KeptProcess, keepProcess } from './kept-process.ts'

const host = '127.0.0.1'
const controlToken = 'the-token-of-the-chaos-run'
const secrets = {
  APP_SECRET: 'the secret of the site under chaos, 32 characters or more',
  PIX_CLIENT_SECRET: 'the-secret-of-the-client',
  PIX_WEBHOOK_SECRET: 'the-secret-of-the-webhooks',
}

interface Server {
  readonly url: string
  readonly process: KeptProcess
  readonly toDatabase: FlakyLine
  readonly toProvider: FlakyLine
}

const portOf = (url: string) => Number(new URL(url).port)
const throughPort = (url: string, port: number) => Object.assign(new URL(url), { port: String(port) }).href

/**
 * Below those that systems give to outgoing connections: while a killed server is away, one of those could take its port
 * and keep it.
 */
async function findKeepablePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if ((await obstacleAt(port, host)) === undefined) return port
  }
}

/** The whole site as processes: PostgreSQL that can be killed, the provider, two servers, and a bad network in between. */
export async function startChaosSite(onLine: (line: string) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), `arara-test-${process.pid}-`))
  chmodSync(dataDir, 0o755)
  const start = () => startEmbedded({ dataDir, onNotice: () => undefined })
  let postgres = await start()
  const { appUrl } = await prepareDatabase({ ownerUrl: postgres.ownerUrl })
  const straight = () => throughPort(appUrl, portOf(postgres.ownerUrl))
  const pixPort = await findKeepablePort()
  const pixUrl = `http://${host}:${pixPort}`
  const sandbox = keepProcess({
    script: 'sandbox/pix/main.ts',
    env: () => sandboxVariables(pixPort, join(dataDir, 'pix')),
    readyUrl: `${pixUrl}/health`,
    onLine,
  })
  const ports = [await findKeepablePort(), await findKeepablePort()] as const
  const toFront = await openFlakyLine(() => ports[0])
  const server = async (port: number): Promise<Server> => {
    const toDatabase = await openFlakyLine(() => portOf(postgres.ownerUrl))
    const toProvider = await openFlakyLine(() => pixPort)
    const url = `http://${host}:${port}`
    const env = () =>
      serverVariables({
        port,
        dataDir,
        databaseUrl: throughPort(appUrl, toDatabase.port),
        providerPort: toProvider.port,
        webhookPort: toFront.port,
      })
    const kept = keepProcess({ script: 'server/main.ts', env, readyUrl: `${url}/ready`, onLine })
    return { url, process: kept, toDatabase, toProvider }
  }
  const deps = createDeps(configFor(straight(), dataDir), createLogger('silent'))
  await seedCatalogue(deps)
  const servers = [await server(ports[0]), await server(ports[1])] as const
  await until(() => servers.every(one => one.process.isReady()) && sandbox.isReady())
  const lines = [toFront, ...servers.flatMap(one => [one.toDatabase, one.toProvider])]
  return {
    servers,
    sandbox,
    toFront,
    ownerUrl: () => postgres.ownerUrl,
    adminUrl: () => throughPort(postgres.adminUrl, portOf(postgres.ownerUrl)),
    /** Straight to the database, with the servers' secrets; broken by each kill of PostgreSQL. */
    deps,
    reconnect: () => createDeps(configFor(straight(), dataDir), createLogger('silent')),
    control: (path: string, body?: unknown) =>
      request(`${pixUrl}/control${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        bearer: controlToken,
        body,
      }),
    killPostgres: async () => {
      process.kill(postgres.postmasterPid, 'SIGKILL')
      postgres = await start()
    },
    heal: () => {
      for (const line of lines) line.heal()
    },
    stop: async () => {
      await deps.db.destroy()
      for (const one of servers) await one.process.stop()
      await sandbox.stop()
      for (const line of lines) await line.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type ChaosSite = Awaited<ReturnType<typeof startChaosSite>>

/** Checks every 100 ms until `check` is true; throws after `withinMs` (default 120 s). */
export async function until(check: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain: ${check}`)
    await delay(100)
  }
}

function sandboxVariables(port: number, folder: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    PIX_PORT: String(port),
    PIX_DATA: folder,
    PIX_CLIENT_ID: 'arara',
    PIX_CLIENT_SECRET: secrets.PIX_CLIENT_SECRET,
    PIX_WEBHOOK_SECRET: secrets.PIX_WEBHOOK_SECRET,
    PIX_CONTROL_TOKEN: controlToken,
    PIX_SETTLE_MS: '200',
  }
}

interface Place {
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string
  readonly providerPort: number
  readonly webhookPort: number
}

function serverVariables({ port, dataDir, databaseUrl, providerPort, webhookPort }: Place) {
  return {
    ...secrets,
    PATH: process.env.PATH ?? '',
    // A server that is started a hundred times need not be compiled a hundred times.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    ARARA_TEST: '1',
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    WEB_DIR: '/nonexistent/web',
    BACKOFFICE_DIR: '/nonexistent/backoffice',
    PIX_URL: `http://${host}:${providerPort}`,
    PIX_WEBHOOK_URL: `http://${host}:${webhookPort}/provider/pix/webhook`,
    PIX_TIMEOUT_MS: '1500',
    PIX_WORK_MS: '200',
    // Play before a withdrawal is another test's affair: here everything that came in may leave.
    DEPOSIT_WAGERING_PERCENT: '0',
    WITHDRAWAL_SECOND_REVIEW: '60.00',
  }
}

function configFor(databaseUrl: string, dataDir: string) {
  const outcome = readConfig({ ...secrets, ARARA_TEST: '1', DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  if (!outcome.ok) throw new Error(outcome.mistakes.join('\n'))
  return outcome.config
}
