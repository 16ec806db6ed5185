import { createHash } from 'node:crypto'
import { access, chown, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import {
  binariesUnder,
  installedBinaries,
  type PostgresBinaries,
  postgresVersion,
} from './postgres-binaries.ts'
import { type Identity, isReachable, unprivilegedUser } from './unprivileged-user.ts'

/** Where the embedded PostgreSQL lives: everything in it is usable by the user it runs as. */
export interface Place {
  readonly binaries: PostgresBinaries
  /** The cluster's folder, named by major version: one release cannot read another's files. */
  readonly clusterDir: string
  readonly user: Identity | undefined
  readonly notices: readonly string[]
}

const reachableBase = '/var/lib/arara'

export async function findPlace(dataDir: string): Promise<Place> {
  const wanted = resolve(dataDir)
  await mkdir(wanted, { recursive: true })
  const user = await unprivilegedUser()
  const installed = installedBinaries()
  const version = await postgresVersion(installed)
  const notices: string[] = []
  const binaries = await reachableBinaries(installed, version.full, user, notices)
  const home = await reachableHome(wanted, user, notices)
  await refuseOlderMajor(home, version.major)
  return { binaries, clusterDir: join(home, `pg${version.major}`), user, notices }
}

async function reachableBinaries(
  installed: PostgresBinaries,
  version: string,
  user: Identity | undefined,
  notices: string[],
): Promise<PostgresBinaries> {
  if (await isReachable(user, installed.postgres)) return installed
  const root = join(reachableBase, `postgres-${version}`)
  notices.push(`PostgreSQL's user cannot enter ${installed.root}: running the copy in ${root}`)
  if (!(await exists(join(root, 'bin', 'postgres')))) {
    const unfinished = `${root}.${process.pid}`
    await cp(installed.root, unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, root).catch(() => rm(unfinished, { recursive: true })) // Another starter was quicker.
  }
  return binariesUnder(root)
}

async function reachableHome(wanted: string, user: Identity | undefined, notices: string[]): Promise<string> {
  if (await isReachable(user, wanted)) return wanted
  const tag = createHash('sha256').update(wanted).digest('hex').slice(0, 8)
  const home = join(reachableBase, `${basename(wanted)}-${tag}`)
  await mkdir(home, { recursive: true })
  notices.push(`PostgreSQL's user cannot enter ${wanted}: the database's files are in ${home}`)
  return home
}

/** Files outside the data folder outlive it, and the next folder at its path finds them. */
export async function isLeftBehind({ clusterDir }: Place, dataDir: string): Promise<boolean> {
  return dirname(clusterDir) !== resolve(dataDir) && (await exists(join(clusterDir, 'PG_VERSION')))
}

/** Nothing is deleted. Answers where the files are now. */
export async function setAside({ clusterDir }: Place): Promise<string> {
  const aside = `${clusterDir}.${new Date().toISOString().slice(0, 10)}-${process.pid}`
  await rename(clusterDir, aside)
  return aside
}

/** Starting empty beside the old files would look like lost money. */
async function refuseOlderMajor(home: string, major: string): Promise<void> {
  const clusters = (await readdir(home)).filter(name => /^pg\d+$/.test(name))
  const [other] = clusters
  if (other === undefined || clusters.includes(`pg${major}`)) return
  throw new Error(
    `${join(home, other)} was written by another PostgreSQL than ${major}: run db:export with the release that wrote it, move that folder away, then db:import.`,
  )
}

/** Gives a path to the user that PostgreSQL runs as. */
export async function giveTo(user: Identity | undefined, path: string): Promise<void> {
  if (user !== undefined) await chown(path, user.uid, user.gid)
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
