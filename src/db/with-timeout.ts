export class BlockedTooLong extends Error {
  override readonly name = 'BlockedTooLong'
}

/** The same, and nobody is known to have held it up: the device itself is slow. */
export class OpensSlowly extends Error {
  override readonly name = 'OpensSlowly'
}

/** Rejects with `BlockedTooLong` after so long; what was waited for goes on. */
export async function withTimeout<T>(patienceMs: number, work: PromiseLike<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BlockedTooLong()), patienceMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
