import { execFile } from 'node:child_process'
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exists, giveTo, type Place } from './embedded-place.ts'

const mebibyte = 1024 * 1024

/** Makes the cluster unless it is there. An interrupted or doubled first start leaves no half a cluster behind. */
export async function ensureCluster(place: Place, superuserPassword: string): Promise<void> {
  if (await exists(join(place.clusterDir, 'PG_VERSION'))) return
  const unfinished = `${place.clusterDir}.${process.pid}`
  const passwordFile = `${unfinished}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  try {
    await writeFile(passwordFile, superuserPassword, { mode: 0o600 })
    await giveTo(place.user, unfinished)
    await giveTo(place.user, passwordFile)
    await initdb(place, unfinished, passwordFile)
    await appendFile(join(unfinished, 'postgresql.conf'), "\ninclude_if_exists = 'arara.conf'\n")
    await rename(unfinished, place.clusterDir)
  } catch (error) {
    if (!(await exists(join(place.clusterDir, 'PG_VERSION')))) throw error // Else another starter was quicker.
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function initdb(place: Place, clusterDir: string, passwordFile: string): Promise<void> {
  const args = ['-D', clusterDir, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256']
  await promisify(execFile)(place.binaries.initdb, [...args, `--pwfile=${passwordFile}`], {
    ...place.user,
    cwd: '/',
  })
}

/** Written at every start: a machine may have been given more memory, and a release other settings. */
export async function writeSettings(place: Place): Promise<void> {
  const buffers = Math.round(Math.min(totalmem() / 4, 1024 * mebibyte) / mebibyte)
  const settings = [
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ''`,
    `shared_buffers = ${Math.max(buffers, 128)}MB`,
    'max_connections = 200',
    'max_wal_size = 2GB',
    'jit = off', // Pays for itself in long queries only; ours are short.
    'logging_collector = on',
    `log_filename = 'postgresql-%a.log'`, // One file a weekday, overwritten a week later: bounded.
    'log_truncate_on_rotation = on',
    'log_rotation_size = 0',
    `timezone = 'UTC'`,
  ]
  const file = join(place.clusterDir, 'arara.conf')
  await writeFile(file, `${settings.join('\n')}\n`, { mode: 0o600 })
  await giveTo(place.user, file)
}
