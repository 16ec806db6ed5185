import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockFolder } from '../../../scripts/run/folder-lock.ts'
import { findFreePort, obstacleAt } from '../../../scripts/run/free-port.ts'
import { keptSecrets } from '../../../scripts/run/kept-secrets.ts'
import { readPidFile, stopSurvivor, writePidFile } from '../../../scripts/run/pid-file.ts'
import { identifyProcess, isRunning } from '../../../scripts/run/process-identity.ts'
import { readRunSettings } from '../../../scripts/run/run-settings.ts'
import { readStartSettings } from '../../../scripts/run/start-settings.ts'
import { superviseChild } from '../../../scripts/run/supervised-child.ts'
import { productionEnvironment } from '../../support/production-environment.ts'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'arara-run-'))

/** A process that lives until it is killed; `stubborn` ones ignore SIGTERM. */
async function startProcess(isStubborn = false) {
  const code = `${isStubborn ? "process.on('SIGTERM', () => {});" : ''}setInterval(() => {}, 1e6);process.stdout.write('up')`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(child.stdout, 'data')
  return { child, pid: child.pid ?? 0, ended: once(child, 'exit') }
}

test('a survivor is stopped, and its file is gone', async () => {
  const path = join(emptyFolder(), 'server.json')
  const { pid, ended } = await startProcess()
  writePidFile(path, pid)
  expect(await stopSurvivor(path, 5_000)).toBe(true)
  expect(await ended).toEqual([null, 'SIGTERM'])
  expect(existsSync(path)).toBe(false)
})

test('a survivor that will not end is killed after its grace', async () => {
  const path = join(emptyFolder(), 'server.json')
  const { pid, ended } = await startProcess(true)
  writePidFile(path, pid)
  await stopSurvivor(path, 200)
  expect(await ended).toEqual([null, 'SIGKILL'])
})

test('a process that was given the number of a dead server is never touched', async () => {
  const path = join(emptyFolder(), 'server.json')
  const { child, pid } = await startProcess()
  writeFileSync(path, JSON.stringify({ pid, startedAt: 'an earlier process' }))
  expect(await stopSurvivor(path, 1_000)).toBe(false)
  expect(identifyProcess(pid)).not.toBeNull()
  child.kill('SIGKILL')
})

test('a folder is held by one living process and taken over from a dead one', async () => {
  const path = join(emptyFolder(), 'supervisor.json')
  const { child, pid, ended } = await startProcess()
  writePidFile(path, pid)
  expect(lockFolder(path)).toMatchObject({ status: 'held', by: { pid } })
  child.kill('SIGKILL')
  await ended
  const lock = lockFolder(path)
  expect(lock.status).toBe('taken')
  expect(readPidFile(path)?.pid).toBe(process.pid)
  if (lock.status === 'taken') lock.release()
  expect(existsSync(path)).toBe(false)
})

test('secrets stay the same from start to start, readable by their owner alone', () => {
  const path = join(emptyFolder(), 'secrets.json')
  const first = keptSecrets(path, ['A', 'B'], {})
  expect(first.A).toMatch(/^[0-9a-f]{64}$/)
  expect(first.A).not.toBe(first.B)
  expect(keptSecrets(path, ['A', 'B'], {})).toEqual(first)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test("the operator's own secret wins and is not written down", () => {
  const path = join(emptyFolder(), 'secrets.json')
  expect(keptSecrets(path, ['A', 'B'], { A: 'from the vault' }).A).toBe('from the vault')
  expect(readFileSync(path, 'utf8')).not.toContain('vault')
})

test('a port in use is distinguished from a free one, and both from an address that this machine does not have', async () => {
  const port = await findFreePort('127.0.0.1')
  expect(await obstacleAt(port, '127.0.0.1')).toBeUndefined()
  const foreign = createServer().listen(port, '127.0.0.1')
  await once(foreign, 'listening')
  expect(await obstacleAt(port, '127.0.0.1')).toBe('taken')
  foreign.close()
  // One of those kept for documentation (RFC 5737), and one that is no address at all.
  for (const host of ['192.0.2.1', '999.1.1.1']) expect(await obstacleAt(port, host)).toBe('no such address')
})

test('a child that dies is started again and said so, and one that was stopped is not', async () => {
  const folder = emptyFolder()
  const script = join(folder, 'child.mjs')
  const pidFile = join(folder, 'child.json')
  writeFileSync(script, 'setInterval(() => {}, 1e6)')
  const lines: string[] = []
  const env = () => ({ PATH: process.env.PATH ?? '' })
  const say = (line: string) => lines.push(line)
  const child = superviseChild({ name: 'server', script, env, pidFile, graceMs: 2_000, say })
  const first = readPidFile(pidFile)
  process.kill(first?.pid ?? 0, 'SIGKILL')
  expect(await child.firstDeath).toBe('SIGKILL')
  await vi.waitFor(() => expect(readPidFile(pidFile)?.pid).not.toBe(first?.pid), { timeout: 5_000 })
  const second = readPidFile(pidFile)
  await child.stop()
  expect(second && isRunning(second)).toBe(false)
  expect(lines).toEqual(['server died (SIGKILL); starting it again in 0.25 s'])
})

test('every mistake of the environment is named at once', () => {
  const outcome = readRunSettings({ PORT: '99999', MODE: 'prod', DATABASE_URL: 'mysql://x' })
  expect(outcome).toEqual({
    ok: false,
    mistakes: [
      'MODE must be demo or production',
      'PORT must be a port number',
      'DATABASE_URL must start with postgresql://',
    ],
  })
})

test('what only the server reads is in the same list, each variable once, before anything is started', () => {
  const server = {
    LICENCE: 'none',
    LANGUAGES: 'pt,xx',
    TRUSTED_PROXIES: '-1',
    DATABASE_POOL: '0',
    LOG_LEVEL: 'loud',
  }
  const outcome = readStartSettings({ PORT: '99999', DATABASE_URL: 'mysql://x', ...server })
  const mistakes = outcome.ok ? [] : outcome.mistakes
  expect(mistakes.map(mistake => mistake.split(' ')[0]).toSorted()).toEqual(
    ['PORT', 'DATABASE_URL', ...Object.keys(server)].toSorted(),
  )
  expect(readStartSettings({ MODE: 'production' })).toEqual({
    ok: false,
    mistakes: [
      expect.stringContaining('APP_SECRET must be set'),
      expect.stringContaining('LICENCE must be set in production'),
      expect.stringContaining('SITE_URL must be set in production'),
      expect.stringContaining('SMTP_URL must be set in production'),
      expect.stringContaining('SMS_URL must be set in production'),
    ],
  })
})

test('a demo without any variable has no mistake: its secrets and peers are made later', () => {
  expect(readStartSettings({})).toMatchObject({ ok: true, settings: { mode: 'demo', port: 8080 } })
  expect(readStartSettings(productionEnvironment)).toMatchObject({
    ok: true,
    settings: { mode: 'production' },
  })
})

test('the test flag is refused in production', () => {
  expect(readRunSettings({ MODE: 'production', ARARA_TEST: '1' })).toMatchObject({ ok: false })
  expect(readRunSettings({ MODE: 'demo', ARARA_TEST: '1' })).toMatchObject({
    ok: true,
    settings: { isTest: true },
  })
})
