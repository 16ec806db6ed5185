import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { readPidFile, removePidFile, writePidFile } from './pid-file.ts'
import { isRunning, type ProcessIdentity } from './process-identity.ts'

/** Either the folder is ours until `release`, or a living process holds it. */
export type FolderLock = { status: 'taken'; release: () => void } | { status: 'held'; by: ProcessIdentity }

/** link() fails where the name exists, so of two starters exactly one gets the file, whole. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Moves a dead holder's file away; a living one that slipped in between is put back. */
function clearStale(path: string, aside: string): void {
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readPidFile(aside)
  if (moved && isRunning(moved)) tryLink(aside, path)
  rmSync(aside, { force: true })
}

/** Takes the folder for this process; the lock of a process that died by `kill -9` is taken over. */
export function lockFolder(path: string): FolderLock {
  const mine = `${path}.${process.pid}`
  writePidFile(mine, process.pid)
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(mine, path)) return { status: 'taken', release: () => releaseFolder(path) }
      const holder = readPidFile(path)
      if (holder && isRunning(holder)) return { status: 'held', by: holder }
      clearStale(path, `${mine}.stale`)
    }
    throw new Error(`The lock file ${path} cannot be taken: ${readFileSync(path, 'utf8')}`)
  } finally {
    removePidFile(mine)
  }
}

function releaseFolder(path: string): void {
  if (readPidFile(path)?.pid === process.pid) removePidFile(path)
}
