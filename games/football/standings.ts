import type { Score } from './score.ts'

export interface TableResult extends Score {
  /** Ids of clubs. */
  readonly homeId: string
  readonly awayId: string
}

export interface Standing {
  readonly id: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

/** The table after those matches: by points, wins, goal difference, goals, and then as the clubs are given. */
export function standingsOf(ids: readonly string[], results: readonly TableResult[]): readonly Standing[] {
  const rows = ids.map(id => standingOf(id, results))
  return rows.sort(
    (one, other) =>
      other.points - one.points ||
      other.won - one.won ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored,
  )
}

function standingOf(id: string, results: readonly TableResult[]): Standing {
  const own = results.flatMap(({ homeId, awayId, home, away }) =>
    homeId === id
      ? [{ scored: home, conceded: away }]
      : awayId === id
        ? [{ scored: away, conceded: home }]
        : [],
  )
  const won = own.filter(match => match.scored > match.conceded).length
  const drawn = own.filter(match => match.scored === match.conceded).length
  return {
    id,
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    scored: own.reduce((sum, match) => sum + match.scored, 0),
    conceded: own.reduce((sum, match) => sum + match.conceded, 0),
    points: 3 * won + drawn,
  }
}
