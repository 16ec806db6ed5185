import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../../scripts/run/free-port.ts'
import { eicar } from '../support/sample-files.ts'

export interface Clamd {
  readonly environment: { readonly CLAMD_TCP_URL: string; readonly CLAMD_UNIX_URL: string }
  readonly stop: () => Promise<void>
}

const isThere = () => spawnSync('clamd', ['--version']).status === 0

/** Installs Debian's package where this process may; answers what is missing otherwise. */
export function ensureClamd(): string | undefined {
  if (isThere()) return undefined
  if (process.getuid?.() !== 0) return 'clamd is not installed: apt-get install clamav-daemon'
  const install = ['install', '-y', '--no-install-recommends', 'clamav-daemon']
  // A mirror that does not answer is given up.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: 'inherit', env, timeout: 5 * 60_000 } as const
  spawnSync('apt-get', [...patience, 'update'], options)
  spawnSync('apt-get', [...patience, ...install], options)
  return isThere() ? undefined : 'clamd could not be installed: apt-get install clamav-daemon'
}

/** A clamd of our own beside any other: its only signature is one line, the EICAR file's bytes at any place of any file. */
export async function startClamd(): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'arara-clamd-'))
  chmodSync(folder, 0o755)
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`
  writeFileSync(join(folder, 'eicar.ndb'), signature)
  const port = await findFreePort('127.0.0.1')
  const socket = join(folder, 'clamd.ctl')
  const lines = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    'StreamMaxLength 10M',
    'User root',
  ]
  const isRoot = process.getuid?.() === 0
  const config = join(folder, 'clamd.conf')
  writeFileSync(config, `${lines.filter(line => isRoot || !line.startsWith('User')).join('\n')}\n`)
  const child = spawn('clamd', ['--config-file', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await untilPong(socket)
  return {
    environment: { CLAMD_TCP_URL: `tcp://127.0.0.1:${port}`, CLAMD_UNIX_URL: `unix://${socket}` },
    stop: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilPong(path: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await ping(path)) === 'PONG') return
    await delay(100)
  }
  throw new Error('clamd did not answer PING within 30 s')
}

function ping(path: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect({ path }, () => socket.write('zPING\0'))
  socket.once('data', data => {
    socket.destroy()
    resolve(String(data).replace('\0', '').trim())
  })
  socket.once('error', () => resolve(''))
  return promise
}
