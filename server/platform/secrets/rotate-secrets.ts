import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import type { Secrets } from './secrets.ts'

/** Small, for a row may be a picture of some megabytes. */
const batch = 40

export interface RotatedColumn {
  readonly column: string
  readonly resealed: number
  /** Rows that no key opens. */
  readonly unopened: number
}

/**
 * Reseals every value that another key than the current one has sealed, column by column, a few rows a transaction, while servers go
 * on. Each value names its key, so a second run skips finished ones. The canary comes last, so that a start
 * without the previous secrets is refused until all of them are done. Needs a role that may change every table.
 */
export async function rotateSecrets(
  db: Kysely<Database>,
  secrets: Secrets,
  onColumn: (done: RotatedColumn) => void = () => undefined,
): Promise<readonly RotatedColumn[]> {
  const done: RotatedColumn[] = []
  const others = sealedColumns.filter(({ column }) => column !== 'secret_canary')
  for (const one of others) done.push(await notify(rotateColumn(db, secrets, one), onColumn))
  if (done.every(({ unopened }) => unopened === 0))
    for (const one of sealedColumns)
      if (!others.includes(one)) done.push(await notify(rotateColumn(db, secrets, one), onColumn))
  return done
}

async function notify(
  working: Promise<RotatedColumn>,
  onColumn: (done: RotatedColumn) => void,
): Promise<RotatedColumn> {
  const done = await working
  onColumn(done)
  return done
}

interface Row {
  readonly place: string
  readonly sealed: Buffer
  readonly context: string
}

/** Walks the table until a walk meets nothing to do: a row that was written meanwhile may have moved behind it. */
async function rotateColumn(
  db: Kysely<Database>,
  secrets: Secrets,
  one: SealedColumn,
): Promise<RotatedColumn> {
  let resealed = 0
  for (;;) {
    const walk = await walkColumn(db, secrets, one)
    resealed += walk.resealed
    if (walk.resealed === 0)
      return { column: `${one.table}.${one.column}`, resealed, unopened: walk.unopened }
  }
}

async function walkColumn(db: Kysely<Database>, secrets: Secrets, one: SealedColumn) {
  const found = { resealed: 0, unopened: 0 }
  let place = '(0,0)'
  for (;;) {
    const rows = await readOld(db, secrets, one, place)
    for (const row of rows) {
      const anew = resealed(secrets, row)
      if (anew === undefined) found.unopened += 1
      else if (await replace(db, one, row, anew)) found.resealed += 1
    }
    const last = rows.at(-1)
    if (last === undefined) return found
    place = last.place
  }
}

async function readOld(
  db: Kysely<Database>,
  { sealedPrefix }: Secrets,
  { table, column, context }: SealedColumn,
  after: string,
): Promise<readonly Row[]> {
  const value = sql.ref(column)
  const { rows } = await sql<Row>`
    SELECT ctid::text AS place, ${value} AS sealed, ${sql.raw(context)} AS context FROM ${sql.table(table)}
    WHERE ctid > ${after}::tid AND length(${value}) > 0
      AND substring(${value} FROM 1 FOR ${sealedPrefix.length}) <> ${sealedPrefix}
    ORDER BY ctid LIMIT ${batch}`.execute(db)
  return rows
}

function resealed(secrets: Secrets, { sealed, context }: Row): Buffer | undefined {
  try {
    return secrets.encrypt(secrets.decrypt(sealed, context), context)
  } catch {
    return undefined
  }
}

/**
 * Only where the value is still the one that was opened: a server may have written a newer one. PostgreSQL 18 sees that by the `ctid`
 * already; the value is compared for versions that do not look at it again after a wait.
 */
async function replace(
  db: Kysely<Database>,
  { table, column }: SealedColumn,
  { place, sealed }: Row,
  anew: Buffer,
): Promise<boolean> {
  const value = sql.ref(column)
  const unchanged = sql`${value} = ${sealed}`
  const { rows } = await sql`UPDATE ${sql.table(table)} SET ${value} = ${anew}
    WHERE ctid = ${place}::tid AND ${unchanged} RETURNING 1 AS done`.execute(db)
  return rows.length > 0
}
