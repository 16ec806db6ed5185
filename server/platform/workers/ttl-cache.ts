import type { Clock } from './clock.ts'

/**
 * A value that is read again once it is older than `livesMs`; concurrent callers wait for the same reading. While
 * the reading fails, the last value is returned.
 */
export function createTtlCache<Value>(
  clock: Clock,
  livesMs: number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly value: Value; readonly until: number } | undefined
  let reading: Promise<Value> | undefined
  const readAgain = async (): Promise<Value> => {
    const until = clock.now().getTime() + livesMs
    const last = kept
    try {
      const value = await read()
      kept = { value, until }
      return value
    } catch (error) {
      if (last === undefined) throw error
      return last.value
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (kept !== undefined && clock.now().getTime() < kept.until) return kept.value
    reading ??= readAgain()
    return reading
  }
}
