/** Engines whose bets are slips on matches: a league of our own. */
export type SportsEngineId = 'football'

export const SPORTS_ENGINE_IDS: readonly SportsEngineId[] = ['football']

export function isSportsEngineId(value: string): value is SportsEngineId {
  return SPORTS_ENGINE_IDS.some(known => known === value)
}
