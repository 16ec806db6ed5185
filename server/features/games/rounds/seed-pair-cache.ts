import type { Pair } from './seeds.ts'

export interface SeedPairCache {
  readonly get: (memberId: string, currency: string) => Pair | undefined
  readonly set: (memberId: string, currency: string, pair: Pair) => void
  readonly drop: (memberId: string, currency: string) => void
}

/**
 * What this process last knew of the pairs of those who play. It may be behind: whatever is drawn from it is confirmed
 * by the database before it counts.
 */
export function createSeedPairCache(most: number): SeedPairCache {
  const pairs = new Map<string, Pair>()
  return {
    get: (memberId, currency) => pairs.get(`${memberId} ${currency}`),
    set: (memberId, currency, pair) => {
      const key = `${memberId} ${currency}`
      pairs.delete(key)
      pairs.set(key, pair)
      const [oldest] = pairs.keys()
      if (pairs.size > most && oldest !== undefined) pairs.delete(oldest)
    },
    drop: (memberId, currency) => {
      pairs.delete(`${memberId} ${currency}`)
    },
  }
}
