import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type Tx = Transaction<Database>

interface Options {
  /**
   * The work carries an idempotency or business key, so that running it again after a COMMIT of unknown outcome
   * finds what it did. Without one a lost COMMIT is thrown, for a second run could do the work twice.
   */
  readonly keyed: boolean
}

const attempts = 5

/** Says when work begins inside a transaction. Nobody listens but the tests, which refuse it a second connection. */
export const transactionWork: TracingChannel<object, object> = tracingChannel('arara:transaction')

/**
 * Runs `work` in one READ COMMITTED transaction. Runs it again, whole, only after a serialization failure, a deadlock
 * or a lost connection; every other error rolls back and is thrown. `work` must have no effect outside the database.
 */
export async function transaction<Result>(
  db: Kysely<Database>,
  work: (tx: Tx) => Promise<Result>,
  { keyed }: Options = { keyed: false },
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const progress = { committing: false }
    try {
      return await attemptOnce(db, work, progress)
    } catch (error) {
      const again = isDefiniteAbort(error) || (isLostConnection(error) && (keyed || !progress.committing))
      if (!again || attempt === attempts) throw error
    }
  }
}

async function attemptOnce<Result>(
  db: Kysely<Database>,
  work: (tx: Tx) => Promise<Result>,
  progress: { committing: boolean },
): Promise<Result> {
  const tx = await db.startTransaction().setIsolationLevel('read committed').execute()
  try {
    const result = await transactionWork.tracePromise(work, {}, undefined, tx)
    progress.committing = true
    await tx.commit().execute()
    return result
  } catch (error) {
    // A dead connection cannot roll back; its server side already has. The first error is the one to tell.
    if (!tx.isCommitted)
      await tx
        .rollback()
        .execute()
        .catch(() => undefined)
    throw error
  }
}

function isDefiniteAbort(error: unknown): boolean {
  return codeOf(error) === '40001' || codeOf(error) === '40P01'
}

/** 57P01–57P03: the server is shutting down, crashed or starting. The rest are the driver's and the socket's words. */
export function isLostConnection(error: unknown): boolean {
  if (/^(08...|57P0[123]|ECONNRESET|ECONNREFUSED|EPIPE)$/.test(codeOf(error))) return true
  return error instanceof Error && /Connection terminated|not queryable/.test(error.message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
