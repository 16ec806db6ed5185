import { createHmac, randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { UnusableDatabase } from './connect-owner.ts'
import { ensureCluster, writeSettings } from './embedded-cluster.ts'
import { exists, findPlace, isLeftBehind, type Place, setAside } from './embedded-place.ts'
import { isAlive, livingPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'

export interface EmbeddedPostgres {
  /** The superuser's URL of the maintenance database: for tests and tools, never for the server. */
  readonly adminUrl: string
  /** The owner's URL of the product's database: what `prepareDatabase` wants. */
  readonly ownerUrl: string
  readonly clusterDir: string
  readonly postmasterPid: number
  /** A postmaster that outlived its server was taken over instead of a new one being started. */
  readonly adopted: boolean
  /** Fast shutdown; leaves it running if another living server had it first. */
  readonly stop: () => Promise<void>
}

interface Options {
  readonly dataDir: string
  /** Called with a text for the operator when files had to go elsewhere, or a surviving postmaster was found. */
  readonly onNotice: (notice: string) => void
  /** A database whose password went with an earlier data folder is moved away for an empty one: a demo's, never one with money. */
  readonly beginsAnew?: boolean
}

const ownerRole = 'arara_owner'
const databaseName = 'arara'
/** PostgreSQL's `invalid_password`. */
const wrongPassword = '28P01'

/**
 * Starts a real PostgreSQL with its files under `dataDir`, or adopts the one that survived a killed server.
 * It listens on 127.0.0.1 only; the port is in its `postmaster.pid`, the password in a 0600 file of `dataDir`.
 */
export async function startEmbedded({
  dataDir,
  onNotice,
  beginsAnew = false,
}: Options): Promise<EmbeddedPostgres> {
  const place = await findPlace(dataDir)
  for (const notice of place.notices) onNotice(notice)
  if (beginsAnew && !(await exists(passwordFile(dataDir))) && (await isLeftBehind(place, dataDir))) {
    await stopPostmaster(place)
    onNotice(
      `The database of an earlier ${dataDir}, whose password is gone, is now in ${await setAside(place)}`,
    )
  }
  const password = await ensurePassword(dataDir)
  await ensureCluster(place, password)
  const survivor = await adoptableSurvivor(place, password, onNotice)
  if (survivor === undefined) await writeSettings(place)
  const postmaster = survivor ?? (await startPostmaster(place))
  const adminUrl = urlOf(postmaster, 'postgres', password, 'postgres')
  const ownerPassword = createHmac('sha256', password).update(ownerRole).digest('hex')
  try {
    await ensureOwner(adminUrl, ownerPassword)
  } catch (error) {
    if (survivor === undefined) await stopPostmaster(place)
    if (!(error instanceof pg.DatabaseError) || error.code !== wrongPassword) throw error
    throw new UnusableDatabase(
      `The database in ${place.clusterDir} does not know the password in ${passwordFile(dataDir)}: put back the file that was there, or move the database's folder away to begin with an empty one`,
      { cause: error },
    )
  }
  const claim = join(place.clusterDir, '..', 'server.pid')
  const isOurs = async () => {
    const holder = Number(await readFile(claim, 'utf8').catch(() => ''))
    return holder === process.pid || !(holder > 0) || !isAlive(holder)
  }
  if (await isOurs()) await writeFile(claim, String(process.pid))
  return {
    adminUrl,
    ownerUrl: urlOf(postmaster, ownerRole, ownerPassword, databaseName),
    clusterDir: place.clusterDir,
    postmasterPid: postmaster.pid,
    adopted: survivor !== undefined,
    stop: async () => {
      if (!(await isOurs())) return
      await stopPostmaster(place)
      await rm(claim, { force: true })
    },
  }
}

/** The owner's URL of a running embedded PostgreSQL, for commands beside the server; `undefined` if none runs. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const place = await findPlace(dataDir)
  const postmaster = await livingPostmaster(place.clusterDir)
  if (postmaster === undefined) return undefined
  const password = await ensurePassword(dataDir)
  const ownerPassword = createHmac('sha256', password).update(ownerRole).digest('hex')
  return urlOf(postmaster, ownerRole, ownerPassword, databaseName)
}

/** Alive, and it knows our password: ours. Alive and deaf: stopped, for two postmasters cannot share the files. */
async function adoptableSurvivor(
  place: Place,
  password: string,
  onNotice: (notice: string) => void,
): Promise<Postmaster | undefined> {
  const found = await livingPostmaster(place.clusterDir)
  if (found === undefined) return undefined
  const answers = await canConnect(urlOf(found, 'postgres', password, 'postgres'))
  onNotice(
    answers
      ? `Adopted the PostgreSQL that was still running (process ${found.pid}, port ${found.port})`
      : `Stopped a PostgreSQL that did not answer (process ${found.pid})`,
  )
  if (answers) return found
  await stopPostmaster(place)
  return undefined
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The owner may create the serving role and databases, and nothing else: it is no superuser. */
async function ensureOwner(adminUrl: string, ownerPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ownerRole])
    if (roles.rowCount === 0) {
      await client.query(`CREATE ROLE ${ownerRole} LOGIN CREATEROLE PASSWORD '${ownerPassword}'`)
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName} OWNER ${ownerRole}`)
  } finally {
    await client.end()
  }
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')

async function ensurePassword(dataDir: string): Promise<string> {
  const file = passwordFile(dataDir)
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

function urlOf(postmaster: Postmaster, user: string, password: string, database: string): string {
  return `postgresql://${user}:${password}@127.0.0.1:${postmaster.port}/${database}`
}
