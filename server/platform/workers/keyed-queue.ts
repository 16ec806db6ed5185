export interface KeyedQueue {
  /** Runs `work` once everything that came before it under this key has ended. */
  readonly run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
}

/** One after the other within a key, all keys side by side. In this process only. */
export function createKeyedQueue(): KeyedQueue {
  const lasts = new Map<string, Promise<unknown>>()
  return {
    run: async (key, work) => {
      const before = lasts.get(key)
      const mine = before === undefined ? work() : before.then(work, work)
      lasts.set(key, mine)
      try {
        return await mine
      } finally {
        if (lasts.get(key) === mine) lasts.delete(key)
      }
    },
  }
}
