import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbedded } from '../../server/platform/database/embedded.ts'
import { findPlace } from '../../server/platform/database/embedded-place.ts'
import { installedBinaries } from '../../server/platform/database/postgres-binaries.ts'
import { isAlive, stopPostmaster } from '../../server/platform/database/postmaster.ts'
import { unprivilegedUser } from '../../server/platform/database/unprivileged-user.ts'

const prefix = 'arara-test-'

/** A PostgreSQL in a temporary folder that is gone at the end, also after Ctrl-C, and swept by the next run after kill -9. */
export async function startTestCluster(): Promise<EmbeddedPostgres> {
  await sweepLeftBehind()
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  chmodSync(dataDir, 0o755) // As root the cluster runs as another user, who must be able to enter.
  const cluster = await startEmbedded({ dataDir, onNotice: () => undefined })
  const user = await unprivilegedUser()
  const cutOff = () => {
    const args = ['stop', '-m', 'immediate', '-s', '-w', '-D', cluster.clusterDir]
    execFileSync(installedBinaries().pgCtl, args, { ...user, cwd: '/', stdio: 'ignore' })
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', cutOff)
  return {
    ...cluster,
    stop: async () => {
      process.off('exit', cutOff)
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function sweepLeftBehind(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (!(pid > 0) || isAlive(pid)) continue
    const dataDir = join(tmpdir(), name)
    await stopPostmaster(await findPlace(dataDir))
    rmSync(dataDir, { recursive: true, force: true })
  }
}
