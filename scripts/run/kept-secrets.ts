import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

const stored = z.record(z.string(), z.string())

function readSecrets(path: string): Record<string, string> {
  try {
    return stored.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new Error(`${path} cannot be read as the secrets of this data folder`, { cause: error })
  }
}

/**
 * One random secret of 256 bits (hex) for each name, the same at every start on this data folder, in a file that only
 * its owner can read. A secret given by the operator's environment wins and is not written down.
 */
export function keptSecrets(
  path: string,
  names: readonly string[],
  given: Record<string, string | undefined>,
): Record<string, string> {
  const kept = readSecrets(path)
  const missing = names.filter(name => !kept[name] && !given[name])
  if (missing.length > 0) {
    for (const name of missing) kept[name] = randomBytes(32).toString('hex')
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
    renameSync(unfinished, path)
  }
  return Object.fromEntries(names.map(name => [name, given[name] || kept[name] || '']))
}
