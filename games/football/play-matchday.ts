import * as z from 'zod/mini'
import { type Draw, integerBelow } from '../fairness/draw.ts'
import type { FootballLeague } from './football-league.ts'
import type { Score } from './score.ts'
import { ALL_WEIGHT, MOST_GOALS, SCORES, scoreWeights } from './score-weights.ts'
import { matchdayOf } from './season.ts'

const goals = z.int().check(z.minimum(0), z.maximum(MOST_GOALS))

/** A goal: the minute in which it fell, 1 to 90, and whose it was. */
export const goal = z.strictObject({
  minute: z.int().check(z.minimum(1), z.maximum(90)),
  side: z.enum(['home', 'away']),
})
export type Goal = z.infer<typeof goal>

export const playedMatch = z.strictObject({ home: goals, away: goals, goals: z.array(goal) })
export type PlayedMatch = z.infer<typeof playedMatch>

/** What a matchday came to, in the order of its fixtures. */
export const matchdayOutcome = z.strictObject({ matches: z.array(playedMatch) })
export type MatchdayOutcome = z.infer<typeof matchdayOutcome>

/**
 * Plays a matchday. Each match takes one number for its score, then one for the minute of each goal and, with two or more, for
 * whose it was among those that are left; the same draw plays the same day.
 */
export async function playMatchday(
  league: FootballLeague,
  number: number,
  draw: Draw,
): Promise<MatchdayOutcome> {
  const matches: PlayedMatch[] = []
  for (const { home, away } of matchdayOf(league, number).fixtures) {
    const score = scoreAt(scoreWeights(league, home, away), (await draw.next()) * ALL_WEIGHT)
    matches.push({ ...score, goals: await drawGoals(draw, score) })
  }
  return { matches }
}

/** The score of a word: the first whose weights, added up in order, reach beyond it. */
function scoreAt(weights: readonly number[], word: number): Score {
  let passed = 0
  for (const [index, score] of SCORES.entries()) {
    passed += weights[index] ?? 0
    if (word < passed) return score
  }
  throw new Error('A word lies beyond all weights')
}

async function drawGoals(draw: Draw, { home, away }: Score): Promise<Goal[]> {
  const minutes: number[] = []
  while (minutes.length < home + away) minutes.push((await integerBelow(draw, 90)) + 1)
  minutes.sort((one, other) => one - other)
  const left = { home, away }
  const drawn: Goal[] = []
  for (const minute of minutes) {
    const all = left.home + left.away
    const isHome = left.away === 0 || (left.home > 0 && (await integerBelow(draw, all)) < left.home)
    const side = isHome ? 'home' : 'away'
    left[side] -= 1
    drawn.push({ minute, side })
  }
  return drawn
}

/** The minute of play so long after the kick-off, 0 to 90. */
export function minuteAt(elapsedMs: number, liveMs: number): number {
  return Math.max(0, Math.min(90, Math.floor((elapsedMs * 90) / liveMs)))
}

/** What is known of a match at that minute. */
export function standsAtMinute(match: PlayedMatch, minute: number): PlayedMatch {
  const fallen = match.goals.filter(one => one.minute <= minute)
  const home = fallen.filter(({ side }) => side === 'home').length
  return { home, away: fallen.length - home, goals: fallen }
}
