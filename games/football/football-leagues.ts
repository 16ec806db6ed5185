import type { FootballLeague } from './football-league.ts'
import { FOOTBALL_TEAMS } from './football-teams.ts'

/** Every virtual league. */
export const FOOTBALL_LEAGUES: readonly FootballLeague[] = [
  {
    id: 'liga-arara',
    names: {
      pt: 'Liga Arara',
      en: 'Macaw League',
      zh_cn: '金刚鹦鹉联赛',
    },
    palette: { ground: '#0c2b1c', glow: '#1f7f47', accent: '#ffd84a', ink: '#f0fff5' },
    limits: { minBet: 100n, maxBet: 100_000n },
    volatility: 'medium',
    timing: { bettingMs: 150_000, liveMs: 75_000, resultMs: 15_000 },
    teams: FOOTBALL_TEAMS,
    homeGoals: 1.5,
    awayGoals: 1.15,
    marginPpm: 25_000,
    mostLegs: 5,
    maximumPayout: 5_000_000n,
    leastReturns: { '1x2': 969_245, goals: 970_210, both: 970_135, most: 968_481, score: 974_145 },
    opening: { stake: '2.00' },
  },
]

/** A league of our own by the id of its game. */
export function findLeague(id: string): FootballLeague | undefined {
  return FOOTBALL_LEAGUES.find(league => league.id === id)
}

/** What the catalogue says of a league. Its return is that of the dearest single: a multiple's is the product of its selections'. */
export function leagueFacts(league: FootballLeague) {
  const { id, names, limits } = league
  const rtpPpm = Math.min(...Object.values(league.leastReturns))
  return {
    id,
    engine: 'football' as const,
    names,
    limits,
    rtpPpm,
    edgePpm: leastEdgePpm(league),
    topMultiple: null,
  }
}

/** Lowest return of a slip: a full multiple on the dearest of singles, whose selections do not depend on each other. */
export function leastSlipReturnPpm({ leastReturns, mostLegs }: FootballLeague): number {
  const least = Math.min(...Object.values(leastReturns))
  return Math.floor((least / 1_000_000) ** mostLegs * 1_000_000)
}

/** What the operator keeps of a single at the best odds of the league: the margin alone, nothing cut off. */
export function leastEdgePpm({ marginPpm }: FootballLeague): number {
  return Math.floor((marginPpm * 1_000_000) / (1_000_000 + marginPpm))
}
