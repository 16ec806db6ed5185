/** What `work` comes to; rejects with the signal's reason once that is aborted, though `work` may never end. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  const { promise: over, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work, over])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
