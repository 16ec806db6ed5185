import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process number with the moment its process began: numbers are reused, the pair is not. */
export type ProcessIdentity = { pid: number; startedAt: string }

/** Field 22 of /proc/<pid>/stat, counted after the command name, which may itself hold spaces and brackets. */
function startFromProc(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? null : (fields[18] ?? null)
}

const startFromPs = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null

/** When the process began, or null when no such process runs (a zombie runs no more). */
function startOf(pid: number): string | null {
  try {
    return process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid)
  } catch {
    return null
  }
}

/** Ticks since boot mean nothing after the next boot. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

/** Null when the process is already gone. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  const start = startOf(pid)
  return start === null ? null : { pid, startedAt: `${bootId()}/${start}` }
}

/** Whether this very process still runs, and not another that was given its number. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.startedAt === identity.startedAt
}
