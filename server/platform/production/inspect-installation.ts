import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { secretsOf } from '../config/secrets-config.ts'
import { createDatabase } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { mistakesOfDatabaseUrl } from './database-url.ts'

interface Given {
  readonly mode: string | undefined
  readonly databaseUrl: string | undefined
  readonly appSecret: string | undefined
  readonly previousSecrets?: readonly string[] | undefined
  /** The secret of the keyed hashes; `appSecret` where none is said. */
  readonly hashSecret?: string | undefined
}

/**
 * What the database says against this start, as sentences for the list of mistakes: it does not answer, it holds demo
 * accounts (production), or its sealed fields were sealed under another `APP_SECRET`, or its keyed hashes made under another one. Writes the canaries of a database
 * that has none yet. Without a usable URL or secret there is nothing to ask: the environment's own mistakes say so.
 */
export async function inspectInstallation({
  mode,
  databaseUrl,
  appSecret,
  previousSecrets = [],
  hashSecret = appSecret,
}: Given): Promise<string[]> {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return []
  // Nothing goes to it in clear, not even this question.
  if (mode === 'production' && mistakesOfDatabaseUrl('DATABASE_URL', databaseUrl).length > 0) return []
  const db = createDatabase(databaseUrl, { max: 1, connectWithinMs: 5_000 })
  try {
    const seeded = mode === 'production' ? await mistakesOfSeeds(db) : []
    const config =
      appSecret === undefined || hashSecret === undefined
        ? undefined
        : { appSecret, previousSecrets, hashSecret }
    const sealed = config === undefined ? [] : await mistakesOfSecret(db, secretsOf(config))
    return [...seeded, ...sealed]
  } catch (error) {
    // Not migrated yet: nothing was seeded or sealed here.
    if (error instanceof pg.DatabaseError && error.code === '42P01') return []
    return [`DATABASE_URL is not usable: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    await db.destroy()
  }
}

async function mistakesOfSeeds(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ seeded: boolean }>`
    SELECT seeded_at IS NOT NULL AS seeded FROM installation`.execute(db)
  return rows[0]?.seeded === true
    ? [
        'DATABASE_URL is the database of a demo, with accounts whose passwords lie in a file: begin with an empty one',
      ]
    : []
}

const canary = { text: 'arara', context: 'installation:secret_canary' }

async function mistakesOfSecret(db: Kysely<Database>, secrets: Secrets): Promise<string[]> {
  const known = await readCanary(db)
  if (known === null && (await opensWhatIsThere(db, secrets))) {
    await sql`UPDATE installation SET secret_canary = ${secrets.encrypt(canary.text, canary.context)}
      WHERE secret_canary IS NULL`.execute(db)
  }
  // Read again: another process may have written first, under another secret.
  const kept = known ?? (await readCanary(db))
  if (kept === null || !opens(secrets, kept, canary.context))
    return [
      'APP_SECRET is not the one that this database was sealed with: put the right one back, or into APP_SECRET_PREVIOUS until npm run secrets:rotate is done',
    ]
  return mistakesOfHashes(db, secrets)
}

/** Look-ups by CPF, phone or e-mail use the hash of the first secret. */
async function mistakesOfHashes(db: Kysely<Database>, secrets: Secrets): Promise<string[]> {
  const hash = secrets.sign('hash-canary', canary.text)
  await sql`INSERT INTO hash_canary (hash) VALUES (${hash}) ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<{ hash: Buffer }>`SELECT hash FROM hash_canary`.execute(db)
  return rows[0]?.hash.equals(hash) === true
    ? []
    : [
        'APP_SECRET_HASHES is not the secret of the first start of this database: put that one there, for good',
      ]
}

async function readCanary(db: Kysely<Database>): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer | null }>`
    SELECT secret_canary AS sealed FROM installation`.execute(db)
  return rows[0]?.sealed ?? null
}

/** A database from before the canary: an administrator's authenticator is the oldest sealed field there is. */
async function opensWhatIsThere(db: Kysely<Database>, secrets: Secrets): Promise<boolean> {
  const { rows } = await sql<{ email: string; totp_sealed: Buffer }>`
    SELECT email, totp_sealed FROM administrator ORDER BY created_at LIMIT 1`.execute(db)
  const [oldest] = rows
  return oldest === undefined || opens(secrets, oldest.totp_sealed, `administrator:${oldest.email}:totp`)
}

function opens(secrets: Secrets, sealed: Buffer, context: string): boolean {
  try {
    secrets.decrypt(sealed, context)
    return true
  } catch {
    return false
  }
}

/** From now on this database is one of a demo, for good. */
export async function markSeeded(db: Kysely<Database>): Promise<void> {
  await sql`UPDATE installation SET seeded_at = coalesce(seeded_at, now())`.execute(db)
}
