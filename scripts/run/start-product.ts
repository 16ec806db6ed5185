import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../server/platform/config/config.ts'
import { inspectInstallation } from '../../server/platform/production/inspect-installation.ts'
import { lockFolder } from './folder-lock.ts'
import { findFreePort, type Obstacle, obstacleAt } from './free-port.ts'
import { keepDatabase } from './kept-database.ts'
import { keptSecrets } from './kept-secrets.ts'
import { stopSurvivor } from './pid-file.ts'
import { ReadableError } from './readable-error.ts'
import type { RunSettings } from './run-settings.ts'
import {
  PEOPLE_SECRETS,
  peopleEnvironment,
  SANDBOX_SECRETS,
  sandboxEnvironment,
} from './sandbox-environment.ts'
import { SERVER_SECRETS, serverEnvironment, serverUrl } from './server-environment.ts'
import { superviseChild } from './supervised-child.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** The server finishes requests under way in 10 s at most; then it is cut off. */
const GRACE_MS = 12_000
const READY_WITHIN_MS = 60_000

type Options = {
  settings: RunSettings
  say: (line: string) => void
  /** The operator wished to stop before the start was done. */
  isWithdrawn: () => boolean
  /** Flags of Node for the server's process, such as --watch. */
  serverFlags?: readonly string[]
}

export type Product = { stop: () => Promise<void> }

/** How to end what was started; called in the opposite order: server, sandbox, PostgreSQL, lock. */
type Undo = () => Promise<void> | void

/**
 * Starts everything on one data folder and resolves when the server answers `/ready`. What a killed supervisor left
 * behind is stopped (server, sandbox) or adopted (PostgreSQL). A failure half-way stops what was started and throws.
 */
export async function startProduct(options: Options): Promise<Product> {
  const started: Undo[] = []
  const stop = async () => {
    for (const undo of started.splice(0).reverse()) await undo()
  }
  try {
    await startInOrder(options, started)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startInOrder(
  { settings, say, isWithdrawn, serverFlags }: Options,
  started: Undo[],
): Promise<void> {
  const runDir = join(settings.dataDir, 'run')
  mkdirSync(runDir, { recursive: true, mode: 0o755 })
  started.push(takeFolder(settings, runDir))
  const pidFiles = {
    server: join(runDir, 'server.json'),
    sandbox: join(runDir, 'sandbox.json'),
    people: join(runDir, 'people.json'),
  }
  await stopLeftovers(pidFiles, say)
  await refuseForeignPorts(settings)

  const names = settings.mode === 'demo' ? [...SERVER_SECRETS, ...SANDBOX_SECRETS, ...PEOPLE_SECRETS] : []
  const secrets = keptSecrets(join(settings.dataDir, 'secrets.json'), names, process.env)
  let onMoved: () => void = () => undefined
  const database = await keepDatabase({ settings, say, onMoved: () => onMoved() })
  started.push(database.stop)
  const peoplePort = settings.peoplePort ?? (await findFreePort('127.0.0.1'))
  const environment = () => serverEnvironment(settings, secrets, { appUrl: database.appUrl(), peoplePort })
  if (settings.mode === 'demo') {
    await seedDemo(environment())
    started.push(startSandbox(settings, secrets, pidFiles.sandbox, say).stop)
    started.push(startPeople(peoplePort, secrets, pidFiles.people, say).stop)
  }
  const server = superviseChild({
    name: 'server',
    script: 'server/main.ts',
    env: environment,
    pidFile: pidFiles.server,
    graceMs: GRACE_MS,
    say,
    nodeFlags: serverFlags ?? [],
  })
  onMoved = server.restart
  started.push(server.stop)
  await untilReady(settings, server.firstDeath, isWithdrawn)
}

function startSandbox(
  settings: RunSettings,
  secrets: Record<string, string>,
  pidFile: string,
  say: (line: string) => void,
) {
  const env = () => sandboxEnvironment(settings, secrets)
  const script = 'sandbox/pix/main.ts'
  return superviseChild({ name: 'payment sandbox', script, env, pidFile, graceMs: GRACE_MS, say })
}

function startPeople(
  port: number,
  secrets: Record<string, string>,
  pidFile: string,
  say: (line: string) => void,
) {
  const env = () => peopleEnvironment(port, secrets)
  const script = 'sandbox/people/main.ts'
  return superviseChild({ name: 'registry sandbox', script, env, pidFile, graceMs: GRACE_MS, say })
}

function takeFolder(settings: RunSettings, runDir: string): () => void {
  const lock = lockFolder(join(runDir, 'supervisor.json'))
  if (lock.status === 'taken') return lock.release
  throw new ReadableError(
    `Arara already runs on ${settings.dataDir} (process ${lock.by.pid}). Stop it with Ctrl-C there or "kill ${lock.by.pid}", or use another DATA_DIR.`,
  )
}

async function stopLeftovers(
  pidFiles: { server: string; sandbox: string; people: string },
  say: (line: string) => void,
) {
  if (await stopSurvivor(pidFiles.server, GRACE_MS)) say('Stopped a server that had outlived its supervisor')
  if (await stopSurvivor(pidFiles.sandbox, GRACE_MS))
    say('Stopped a payment sandbox that had outlived its supervisor')
  if (await stopSurvivor(pidFiles.people, GRACE_MS))
    say('Stopped a registry sandbox that had outlived its supervisor')
}

async function refuseForeignPorts(settings: RunSettings): Promise<void> {
  const wanted = [{ variable: 'PORT', host: settings.host, port: settings.port }]
  if (settings.backoffice !== undefined) wanted.push({ variable: 'BACKOFFICE_PORT', ...settings.backoffice })
  if (settings.mode === 'demo')
    wanted.push({ variable: 'PIX_PORT', host: '127.0.0.1', port: settings.pixPort })
  if (settings.mode === 'demo' && settings.peoplePort !== undefined)
    wanted.push({ variable: 'PEOPLE_PORT', host: '127.0.0.1', port: settings.peoplePort })
  for (const { variable, host, port } of wanted) {
    const obstacle = await obstacleAt(port, host)
    if (obstacle) throw new ReadableError(wordsOf[obstacle]({ variable, host, port }))
  }
}

type Place = { variable: string; host: string; port: number }

const wordsOf: Record<Obstacle, (place: Place) => string> = {
  taken: ({ variable, host, port }) =>
    `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port: ${variable}=${otherPort(port)} npm start`,
  forbidden: ({ variable, port }) =>
    `Port ${port} is not for this user to open: those below 1024 are the system's. Choose another: ${variable}=8080 npm start`,
  'no such address': ({ variable, host }) =>
    `${variable.replace('PORT', 'HOST')}=${host} is no address of this machine: 127.0.0.1 serves this machine alone, 0.0.0.0 every network it is in.`,
}

const otherPort = (port: number) => (port + 100 > 65_535 ? port - 100 : port + 100)

/** Loaded only here: production does not even carry the demo accounts. */
async function seedDemo(environment: Record<string, string>): Promise<void> {
  const outcome = readConfig(environment)
  // Under another secret the accounts would be made a second time, and no server finds them.
  const mistakes = outcome.ok ? await inspectInstallation(outcome.config) : outcome.mistakes
  if (!outcome.ok || mistakes.length > 0)
    throw new ReadableError(['The configuration is not usable:', ...mistakes].join('\n  '))
  const { seed } = await import('../../server/seed.ts')
  await seed(outcome.config)
}

/** A server that dies before it was ever ready has a mistake in its configuration, which it has printed. */
async function untilReady(settings: RunSettings, firstDeath: Promise<string>, isWithdrawn: () => boolean) {
  let reason = `it was not ready within ${READY_WITHIN_MS / 1000} s`
  const early = new AbortController()
  firstDeath.then(how => {
    reason = `${how}; its own words stand above`
    early.abort()
  })
  const isGivenUp = () => early.signal.aborted || isWithdrawn()
  if (await waitUntilReady(`${serverUrl(settings)}/ready`, READY_WITHIN_MS, isGivenUp)) return
  throw new ReadableError(
    isWithdrawn() ? 'Stopped before the start was done.' : `The server did not start: ${reason}.`,
  )
}
