/** Engines whose bets are slips on matches: a league of our own, and matches of the real world that somebody brings in. */
export type SportsEngineId = 'football' | 'fixtures'

export const SPORTS_ENGINE_IDS: readonly SportsEngineId[] = ['football', 'fixtures']

/** Whether a word names an engine whose bets are slips on matches. */
export function isSportsEngineId(value: string): value is SportsEngineId {
  return SPORTS_ENGINE_IDS.some(known => known === value)
}
