import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createPoolWithTimeouts } from './pool-with-timeouts.ts'
import type { Database } from './schema.ts'

interface Options {
  /** Connections at most. */
  readonly max: number
  readonly statementTimeoutMs?: number
  /** How long somebody waits for a connection, a free one or a new one. */
  readonly connectWithinMs?: number
  /** How long an answer is waited for; longer than the server may take, which says so itself. */
  readonly answerWithinMs?: number
  /** Called when an idle connection breaks; the pool replaces it automatically. */
  readonly onIdleError?: (error: Error) => void
  /** Called with each `NOTICE` of PostgreSQL. */
  readonly onNotice?: (message: string) => void
  /** Called before a caller gets a connection; what it throws, the caller gets. */
  readonly onWanted?: () => void
}

/**
 * A pool with this product's types: `int8` is a bigint (centavos never pass through a float), `date` is the string
 * "2026-11-20" (a calendar day has no time zone), `numeric` stays text until somebody casts it on purpose.
 */
export function createDatabase(url: string, options: Options): Kysely<Database> {
  const { onWanted, statementTimeoutMs = 15_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: options.connectWithinMs ?? 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  })
  pool.on('error', error => options.onIdleError?.(error))
  // A connection that breaks between two statements of a transaction tells nobody but itself, and an unheard `error`
  // would end the process. Its next statement fails, which is where it is dealt with.
  pool.on('connect', client => client.on('error', () => undefined))
  const { onNotice } = options
  if (onNotice !== undefined) {
    pool.on('connect', client => client.on('notice', notice => onNotice(notice.message ?? '')))
  }
  // The server gives up first, and says so, unless its line is dead.
  const answerWithinMs = options.answerWithinMs ?? statementTimeoutMs + 5_000
  const careful = createPoolWithTimeouts(pool, { answerWithinMs, onWanted })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: careful }) })
}

const asBigint = (text: string) => BigInt(text)
const asText = (text: string) => text
const textArray: number = 1009
const asTexts: (text: string) => string[] = pg.types.getTypeParser(textArray, 'text')
const asBigints = (text: string) => asTexts(text).map(asBigint)
const int8Array = 1016

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.INT8) return asBigint
  if (oid === int8Array) return asBigints
  if (oid === pg.types.builtins.DATE) return asText
  return pg.types.getTypeParser(oid, format)
}
