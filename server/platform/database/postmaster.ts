import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Place } from './embedded-place.ts'

const run = promisify(execFile)

export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/** What `postmaster.pid` says, if the process it names really is the postmaster of this folder. */
export async function livingPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!(pid > 0) || !(port > 0)) return undefined
  return (await isPostmasterOf(pid, clusterDir)) ? { pid, port } : undefined
}

/** After a reboot the number may belong to anybody: a postmaster's working directory is its data folder. */
async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
    return stdout.includes(clusterDir)
  }
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  return cwd === (await realpath(clusterDir))
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Starts the cluster on a free port of 127.0.0.1 and returns when it accepts connections, recovery included.
 * After `kill -9` of the postmaster its orphaned backends hold the shared memory for a moment, and another
 * process may take the port between our choice and its use: so it tries again for half a minute.
 */
export async function startPostmaster(place: Place): Promise<Postmaster> {
  const deadline = Date.now() + 30_000
  // The port of last time, if nobody took it: a server that lives on finds its database again.
  const record = join(place.clusterDir, 'arara.port')
  let port = await freePort(Number(await readFile(record, 'utf8').catch(() => '0'))).catch(() => freePort(0))
  for (;;) {
    try {
      // A number left behind by a reboot may name a stranger's process, which PostgreSQL would take for its own.
      if ((await livingPostmaster(place.clusterDir)) === undefined) {
        await rm(join(place.clusterDir, 'postmaster.pid'), { force: true })
      }
      await pgCtl(place, ['start', '-w', '-t', '120', '-l', logOf(place), '-o', `-p ${port}`])
    } catch (error) {
      const other = await livingPostmaster(place.clusterDir)
      if (other !== undefined) return other
      if (Date.now() > deadline) throw await withLog(place, error)
      await delay(250)
      port = await freePort(port).catch(() => freePort(0))
      continue
    }
    const started = await livingPostmaster(place.clusterDir)
    if (started === undefined) continue
    await writeFile(record, String(started.port))
    return started
  }
}

/** `fast` ends sessions and checkpoints; a postmaster that does not come down by that is cut off and recovers later. */
export async function stopPostmaster(place: Place): Promise<void> {
  if ((await livingPostmaster(place.clusterDir)) === undefined) return
  await pgCtl(place, ['stop', '-m', 'fast', '-w', '-t', '30']).catch(() =>
    pgCtl(place, ['stop', '-m', 'immediate', '-w', '-t', '30']),
  )
}

async function pgCtl(place: Place, args: readonly string[]): Promise<void> {
  await run(place.binaries.pgCtl, [...args, '-s', '-D', place.clusterDir], { ...place.user, cwd: '/' })
}

function logOf(place: Place): string {
  return join(place.clusterDir, 'start.log')
}

async function withLog(place: Place, cause: unknown): Promise<Error> {
  const log = await readFile(logOf(place), 'utf8').catch(() => '')
  return new Error(`PostgreSQL did not start in ${place.clusterDir}.\n${log.slice(-2000)}`, { cause })
}

/** That port if it is free (0: any), as the system sees it now. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port on 127.0.0.1')),
      )
    })
  })
}
