import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../../../scripts/run/free-port.ts'
import { readPidFile } from '../../../scripts/run/pid-file.ts'
import { identifyProcess, isRunning, type ProcessIdentity } from '../../../scripts/run/process-identity.ts'

/** The supervisor for real: its own folder, real PostgreSQL, sandbox and server. The tests follow one another. */
let dataDir = ''
let ports = { PORT: '', PIX_PORT: '' }

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'arara-supervisor-'))
  chmodSync(dataDir, 0o755)
  ports = { PORT: String(await findFreePort('127.0.0.1')), PIX_PORT: String(await findFreePort('127.0.0.1')) }
})

const started: Supervisor[] = []

/** A test that failed half-way must not leave a product running, or the next would meet it. */
afterEach(async () => {
  for (const supervisor of started.splice(0)) {
    supervisor.process.kill('SIGTERM')
    await supervisor.ended
  }
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Supervisor = { process: ChildProcess; output: () => string; ended: Promise<unknown> }

function startSupervisor(more: Record<string, string> = {}): Supervisor {
  const { DATABASE_URL: _, APP_DATABASE_URL: __, ...inherited } = process.env
  const env = {
    ...inherited,
    NODE_ENV: '',
    MODE: 'demo',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...ports,
    ...more,
  }
  const child = spawn(process.execPath, ['scripts/run.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(String(chunk)))
  const supervisor = { process: child, output: () => chunks.join(''), ended: once(child, 'exit') }
  started.push(supervisor)
  return supervisor
}

async function startReady(): Promise<Supervisor> {
  const supervisor = startSupervisor()
  const hasSpoken = () =>
    supervisor.output().includes('Arara is ready') || supervisor.process.exitCode !== null
  await vi.waitFor(() => expect(hasSpoken()).toBe(true), { timeout: 200_000, interval: 50 })
  expect(supervisor.output()).toContain('Arara is ready')
  return supervisor
}

const pidFile = (name: string) => join(dataDir, 'run', `${name}.json`)
const postmasterPid = () =>
  Number(readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0])

function identify(pid: number): ProcessIdentity {
  const identity = identifyProcess(pid)
  if (!identity) throw new Error(`no process ${pid}`)
  return identity
}

async function isServing(path = '/ready'): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${ports.PORT}${path}`).catch(() => null)
  return reply?.ok ?? false
}

test('Ctrl-C stops the server, the sandbox and PostgreSQL', async () => {
  const first = await startReady()
  const server = readPidFile(pidFile('server'))
  const sandbox = readPidFile(pidFile('sandbox'))
  const postmaster = identify(postmasterPid())
  expect(await isServing()).toBe(true)
  expect(first.output()).toContain('shown once')
  first.process.kill('SIGINT')
  expect(await first.ended).toEqual([0, null])
  for (const identity of [server, sandbox, postmaster]) expect(identity && isRunning(identity)).toBe(false)
})

test('the next start is on the same data; a second supervisor is refused there, and what is killed comes back automatically', async () => {
  const supervisor = await startReady()
  expect(supervisor.output()).not.toContain('shown once')
  const second = startSupervisor()
  expect(await second.ended).toEqual([1, null])
  expect(second.output()).toContain(`process ${supervisor.process.pid}`)
  expect(await isServing()).toBe(true)

  process.kill(readPidFile(pidFile('server'))?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(supervisor.output()).toContain('server died (SIGKILL)'), { timeout: 20_000 })
  await vi.waitFor(async () => expect(await isServing()).toBe(true), { timeout: 60_000, interval: 100 })
  process.kill(postmasterPid(), 'SIGKILL')
  await vi.waitFor(() => expect(supervisor.output()).toContain('PostgreSQL is back'), { timeout: 60_000 })
  await vi.waitFor(async () => expect(await isServing()).toBe(true), { timeout: 60_000, interval: 100 })

  const server = readPidFile(pidFile('server'))
  const postmaster = identify(postmasterPid())
  supervisor.process.kill('SIGKILL')
  await supervisor.ended
  const next = await startReady()
  expect(next.output()).toContain('Stopped a server that had outlived its supervisor')
  expect(server && isRunning(server)).toBe(false)
  expect(isRunning(postmaster)).toBe(true)
  next.process.kill('SIGTERM')
  expect(await next.ended).toEqual([0, null])
  expect(isRunning(postmaster)).toBe(false)
})

test('a start under another secret than the first one says so and makes no demo accounts', async () => {
  const accounts = () => readFileSync(join(dataDir, 'demo-accounts.txt'), 'utf8')
  const before = accounts()
  const supervisor = startSupervisor({ APP_SECRET_HASHES: randomBytes(32).toString('hex') })
  expect(await supervisor.ended).toEqual([1, null])
  expect(supervisor.output()).toContain('APP_SECRET_HASHES is not the secret of the first start')
  expect(accounts()).toBe(before)
})

test('a port that another program uses is named, and nothing is left running', async () => {
  const foreign = createServer().listen(Number(ports.PORT), '127.0.0.1')
  await once(foreign, 'listening')
  const supervisor = startSupervisor()
  expect(await supervisor.ended).toEqual([1, null])
  expect(supervisor.output()).toContain(`Port ${ports.PORT} on 127.0.0.1 is in use by another program`)
  expect(readPidFile(pidFile('supervisor'))).toBeNull()
  foreign.close()
})
