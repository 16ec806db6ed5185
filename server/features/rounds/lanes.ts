export interface Lanes {
  /** Runs `work` once everything that came before it in this lane has ended. */
  readonly run: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>
}

/** One after the other within a lane, all lanes side by side: two rounds of one member would only draw the same nonce. */
export function createLanes(): Lanes {
  const lasts = new Map<string, Promise<unknown>>()
  return {
    run: async (lane, work) => {
      const before = lasts.get(lane)
      const mine = before === undefined ? work() : before.then(work, work)
      lasts.set(lane, mine)
      try {
        return await mine
      } finally {
        if (lasts.get(lane) === mine) lasts.delete(lane)
      }
    },
  }
}
