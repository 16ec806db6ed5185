import type { FootballLeague } from './football-league.ts'
import type { FootballTeam } from './football-teams.ts'
import type { Score } from './score.ts'

/** More goals of one side than these are not played. */
export const MOST_GOALS = 8

/** All weights of a match add up to this: one word of a draw decides the score, and a chance is an exact fraction. */
export const ALL_WEIGHT = 2 ** 32

/** Low scores depend on each other (Dixon and Coles, 1997): draws are a little more frequent than Poisson alone has them. */
export const DEPENDENCE = -0.06

type Strengths = Pick<FootballLeague, 'homeGoals' | 'awayGoals'>

/** Every score in the order of the draw: 0–0, 0–1, … 8–8. */
export const SCORES: readonly Score[] = Array.from({ length: (MOST_GOALS + 1) ** 2 }, (_, index) => ({
  home: Math.floor(index / (MOST_GOALS + 1)),
  away: index % (MOST_GOALS + 1),
}))

/**
 * How many of the 2^32 words give each score of `SCORES`. Only sums, products and quotients, which every machine rounds alike:
 * e^−λ falls out, because the weights are made to add up.
 */
export function scoreWeights(league: Strengths, home: FootballTeam, away: FootballTeam): readonly number[] {
  const homeRate = league.homeGoals * home.attack * away.defence
  const awayRate = league.awayGoals * away.attack * home.defence
  const homeTerms = poissonTerms(homeRate)
  const awayTerms = poissonTerms(awayRate)
  const raw = SCORES.map(
    score =>
      (homeTerms[score.home] ?? 0) * (awayTerms[score.away] ?? 0) * dependence(score, homeRate, awayRate),
  )
  const total = raw.reduce((sum, one) => sum + one, 0)
  const weights = raw.map(one => Math.floor((one / total) * ALL_WEIGHT))
  // What rounding left goes to the likeliest score.
  const rest = ALL_WEIGHT - weights.reduce((sum, one) => sum + one, 0)
  const likeliest = weights.indexOf(Math.max(...weights))
  return weights.map((weight, index) => (index === likeliest ? weight + rest : weight))
}

/** λ^k ÷ k! for k from 0. */
function poissonTerms(rate: number): readonly number[] {
  const terms = [1]
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) terms.push(((terms[goals - 1] ?? 0) * rate) / goals)
  return terms
}

function dependence({ home, away }: Score, homeRate: number, awayRate: number): number {
  if (home === 0 && away === 0) return 1 - homeRate * awayRate * DEPENDENCE
  if (home === 0 && away === 1) return 1 + homeRate * DEPENDENCE
  if (home === 1 && away === 0) return 1 + awayRate * DEPENDENCE
  if (home === 1 && away === 1) return 1 - DEPENDENCE
  return 1
}
