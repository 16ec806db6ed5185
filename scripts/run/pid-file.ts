import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts'

const stored = z.object({ pid: z.int(), startedAt: z.string() })

/** Null when there is no file, or none that we wrote. */
export function readPidFile(path: string): ProcessIdentity | null {
  try {
    return stored.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

export function writePidFile(path: string, pid: number): void {
  const identity = identifyProcess(pid)
  if (identity) writeFileSync(path, JSON.stringify(identity))
}

export function removePidFile(path: string): void {
  rmSync(path, { force: true })
}

async function hasEnded(identity: ProcessIdentity, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false
    await delay(25)
  }
  return true
}

/**
 * Stops what an earlier supervisor left behind: asked first, killed after `graceMs`. A file whose process is gone, or
 * whose number now belongs to another process, is only removed. Answers whether something was stopped.
 */
export async function stopSurvivor(path: string, graceMs: number): Promise<boolean> {
  const identity = readPidFile(path)
  const survived = identity !== null && isRunning(identity)
  if (survived) {
    process.kill(identity.pid, 'SIGTERM')
    if (!(await hasEnded(identity, graceMs))) {
      process.kill(identity.pid, 'SIGKILL')
      await hasEnded(identity, graceMs)
    }
  }
  removePidFile(path)
  return survived
}
