import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { GuessCount } from './guess-rules.ts'

export interface StoredCount extends GuessCount {
  readonly version: bigint
}

/** What a new try writes. */
export interface Reservation {
  readonly wrong: number
  readonly pending: number
  readonly pendingUntil: Date
  readonly wrongAt: Date | null
  /** When nothing of it matters any more. */
  readonly expiresAt: Date
}

/** `right` forgets every wrong try; `wrong` counts one more; `returned` leaves the count as it was before the try. */
export type Verdict = 'right' | 'wrong' | 'returned'

/** Where counts are kept: shared by all processes. */
export interface GuessStore {
  readonly read: (subject: Buffer) => Promise<StoredCount | undefined>
  /** `false`: the count has changed since it was seen. */
  readonly reserve: (
    subject: Buffer,
    seen: StoredCount | undefined,
    next: Reservation,
    now: Date,
  ) => Promise<boolean>
  /** Answers how many wrong tries there are now. */
  readonly settle: (
    subject: Buffer,
    verdict: Verdict,
    at: { readonly now: Date; readonly expiresAt: Date },
  ) => Promise<number>
  readonly forget: (subject: Buffer) => Promise<void>
}

type Db = Kysely<Database>

interface Row {
  readonly wrong: number
  readonly pending: number
  readonly pending_until: Date | null
  readonly wrong_at: Date | null
  readonly version: bigint
}

export function createGuessStore(db: Db): GuessStore {
  return {
    read: subject => readCount(db, subject),
    reserve: (subject, seen, next, now) => reserve(db, { subject, seen, next, now }),
    settle: (subject, verdict, at) => settle(db, subject, verdict, at),
    forget: async subject => {
      await sql`DELETE FROM guess_count WHERE subject = ${subject}`.execute(db)
    },
  }
}

async function readCount(db: Db, subject: Buffer): Promise<StoredCount | undefined> {
  const { rows } = await sql<Row>`SELECT wrong, pending, pending_until, wrong_at, version
    FROM guess_count WHERE subject = ${subject}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { wrong, pending, version } = row
  return {
    ...{ wrong, pending, version },
    pendingUntil: row.pending_until,
    wrongAt: row.wrong_at,
  }
}

interface Asked {
  readonly subject: Buffer
  readonly seen: StoredCount | undefined
  readonly next: Reservation
  readonly now: Date
}

/** Compare and set: nobody's try is lost, and no lock is held while a password is hashed. */
async function reserve(db: Db, { subject, seen, next, now }: Asked): Promise<boolean> {
  const { wrong, pending, pendingUntil, wrongAt, expiresAt } = next
  const written =
    seen === undefined
      ? sql`INSERT INTO guess_count (subject, wrong, pending, pending_until, wrong_at, expires_at, created_at)
          VALUES (${subject}, ${wrong}, ${pending}, ${pendingUntil}, ${wrongAt}, ${expiresAt}, ${now})
          ON CONFLICT (subject) DO NOTHING`
      : sql`UPDATE guess_count SET wrong = ${wrong}, pending = ${pending}, pending_until = ${pendingUntil},
          wrong_at = ${wrongAt}, expires_at = ${expiresAt}, version = version + 1
          WHERE subject = ${subject} AND version = ${seen.version}`
  const { numAffectedRows = 0n } = await written.execute(db)
  return numAffectedRows > 0n
}

async function settle(
  db: Db,
  subject: Buffer,
  verdict: Verdict,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<number> {
  const isWrong = verdict === 'wrong'
  const { rows } = await sql<{
    wrong: number
  }>`UPDATE guess_count SET pending = greatest(pending - 1, 0), version = version + 1,
      wrong = CASE WHEN ${verdict} = 'right' THEN 0 ELSE wrong + ${isWrong ? 1 : 0}::int END,
      wrong_at = CASE WHEN ${isWrong} THEN ${now}::timestamptz ELSE wrong_at END,
      expires_at = CASE WHEN ${isWrong} THEN ${expiresAt}::timestamptz ELSE expires_at END
    WHERE subject = ${subject} RETURNING wrong`.execute(db)
  return rows[0]?.wrong ?? 0
}

/** Counts whose time is over. */
export async function sweepGuesses(db: Db, now: Date): Promise<void> {
  await sql`DELETE FROM guess_count WHERE expires_at < ${now}`.execute(db)
}
