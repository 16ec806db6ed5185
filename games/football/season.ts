import type { FootballLeague } from './football-league.ts'
import type { FootballTeam } from './football-teams.ts'

export interface Fixture {
  readonly home: FootballTeam
  readonly away: FootballTeam
}

export interface Matchday {
  /** From 1. */
  readonly season: number
  /** From 1 to `days`. */
  readonly day: number
  readonly days: number
  readonly fixtures: readonly Fixture[]
}

/** The matchday with that number, counted from 1 through all seasons. */
export function matchdayOf(league: Pick<FootballLeague, 'id' | 'teams'>, number: number): Matchday {
  const days = 2 * (league.teams.length - 1)
  const season = Math.floor((number - 1) / days) + 1
  const day = ((number - 1) % days) + 1
  const order = seasonOrder(league, season)
  const isSecondHalf = day > days / 2
  const pairs = circleDay(order, (day - 1) % (days / 2))
  const fixtures = pairs.map(([one, other]) =>
    isSecondHalf ? { home: other, away: one } : { home: one, away: other },
  )
  return { season, day, days, fixtures }
}

/** The clubs as a season's calendar has them: the same season is the same order everywhere. */
function seasonOrder(
  { id, teams }: Pick<FootballLeague, 'id' | 'teams'>,
  season: number,
): readonly FootballTeam[] {
  const next = numbersOf(`${id}:${season}`)
  return teams
    .map(team => ({ team, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ team }) => team)
}

/**
 * Round `round` of the circle method: one club stands still, the others walk around it, so that everybody meets everybody
 * once. Who is at home alternates as the circle turns.
 */
function circleDay(
  order: readonly FootballTeam[],
  round: number,
): readonly (readonly [FootballTeam, FootballTeam])[] {
  const [still, ...walkers] = order
  if (still === undefined) return []
  const turned = [...walkers.slice(round), ...walkers.slice(0, round)]
  const ring = [still, ...turned]
  const pairs = ring.slice(0, ring.length / 2).flatMap((one, index) => {
    const other = ring.at(-1 - index)
    if (other === undefined) return []
    const isSwapped = index === 0 ? round % 2 === 1 : index % 2 === 1
    return [isSwapped ? ([other, one] as const) : ([one, other] as const)]
  })
  return pairs
}

/** A calendar decides no money: it only has to be the same on every machine (FNV-1a, then xorshift). */
function numbersOf(text: string): () => number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}
