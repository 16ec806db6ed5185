import { createHmac } from 'node:crypto'
import pg from 'pg'
import { connectOwner, UnusableDatabase } from './connect-owner.ts'
import { applyFunctions, functionsFolder } from './functions.ts'
import { grantToApp } from './grants.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { underStarterLock } from './starter-lock.ts'

interface Options {
  /** The URL of the role that owns the tables and migrates. */
  readonly ownerUrl: string
  /** Given where the owner may not create roles: the URL of a serving role that exists already. */
  readonly appUrl?: string
  readonly migrations?: string
}

const appRole = 'arara_app'
const oldestMajor = 15

/**
 * Brings a database to this release: checks its version, migrates as the owner, makes the serving role and gives it
 * its rights. Returns the URL to serve with, and which migrations ran. Safe to call from several starters at once.
 */
export async function prepareDatabase(
  options: Options,
): Promise<{ appUrl: string; migrated: readonly string[] }> {
  const owner = await connectOwner(options.ownerUrl)
  try {
    await refuseOldServer(owner)
    return await underStarterLock(owner, async () => {
      const { names: migrated, isNewer } = await migrate(owner, options.migrations ?? migrationsFolder())
      // Those of a newer release serve this one too; its older texts would not serve the newer.
      if (!isNewer) await applyFunctions(owner, functionsFolder())
      const appUrl = options.appUrl ?? (await ensureAppRole(owner, options.ownerUrl))
      const role = decodeURIComponent(new URL(appUrl).username)
      await refuseOwner(owner, role)
      await grantToApp(owner, role)
      return { appUrl, migrated }
    })
  } finally {
    await owner.end()
  }
}

/** Taking the owner's own rights away would not hold: an owner gives them back to itself. */
async function refuseOwner(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('SELECT current_user AS name')
  if (rows[0]?.name !== role) return
  throw new UnusableDatabase(
    `APP_DATABASE_URL names ${role}, who owns the tables: it must be a role that owns nothing`,
  )
}

async function refuseOldServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ server_version_num: string }>('SHOW server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (!(major >= oldestMajor))
    throw new UnusableDatabase(`PostgreSQL ${oldestMajor} or newer is needed, this is ${major}`)
}

/**
 * The serving role's password follows from the owner's, so that every server process knows it without a file.
 * Tried first: changing it needlessly would race with another starter.
 */
async function ensureAppRole(owner: pg.Client, ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl)
  if (url.password === '') {
    throw new UnusableDatabase(
      'DATABASE_URL carries no password: set APP_DATABASE_URL to the serving role as well',
    )
  }
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(appRole).digest('hex')
  url.username = appRole
  url.password = password
  if (await canSignIn(url.href)) return url.href
  try {
    const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [appRole])
    const verb = rowCount === 0 ? 'CREATE' : 'ALTER'
    await owner.query(`${verb} ROLE ${appRole} LOGIN PASSWORD '${password}'`)
  } catch (cause) {
    throw new UnusableDatabase(
      `The owner of DATABASE_URL may not create the role ${appRole}: create a role that owns nothing and set APP_DATABASE_URL`,
      { cause },
    )
  }
  return url.href
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
