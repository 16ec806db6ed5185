import { isLostConnection } from '../../../platform/database/transaction.ts'

const attempts = 5

/**
 * Runs one statement that carries a key, so that running it again finds what it did: after a deadlock, or a connection
 * lost between its commit and its answer.
 */
export async function retryIdempotent<Result>(statement: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await statement()
    } catch (error) {
      if (attempt === attempts || !(isLostConnection(error) || isAborted(error))) throw error
    }
  }
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
