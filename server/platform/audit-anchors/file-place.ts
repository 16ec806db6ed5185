import { constants } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { AnchorPlace } from './anchor-place.ts'

/**
 * One file, a line an anchor, opened with O_APPEND and flushed to the disk. On Linux `chattr +a FILE` makes the file
 * system refuse everything but appending.
 */
export function createFilePlace(path: string): AnchorPlace {
  return {
    name: path,
    keep: async (n, line) => {
      const text = await readText(path)
      const lines = text.split('\n').filter(one => one !== '')
      if (lines.includes(line)) return 'kept'
      const last = numberOf(lines.findLast(one => numberOf(one) !== undefined) ?? '')
      if (last !== undefined && last >= n) return 'taken'
      // A write that a full disk cut short has left a piece of a line.
      await append(path, `${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`)
      return 'kept'
    },
    lines: async function* () {
      const lines = (await readText(path)).split('\n').filter(one => one !== '')
      for (const [at, line] of lines.entries()) {
        // Only a piece that the next line completes is such a write.
        if (lines[at + 1]?.startsWith(line) !== true) yield line
      }
    },
  }
}

async function append(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY, 0o600)
  try {
    await file.appendFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function numberOf(line: string): bigint | undefined {
  const [, n] = /"n":(\d{1,15}),.*\}$/.exec(line) ?? []
  return n === undefined ? undefined : BigInt(n)
}
