import { type EngineDocument, gamesOf, LIMIT_MEANINGS } from '../engine-document.ts'
import { FOOTBALL_LEAGUES } from './football-leagues.ts'
import { LEAST_ODDS, MOST_ODDS } from './price-match.ts'
import { ALL_WEIGHT, DEPENDENCE, MOST_GOALS, SCORES, scoreWeights } from './score-weights.ts'
import { slipBet, slipView } from './slip.ts'
import { MARKETS_TABLE, SLIP_BET, SLIP_RULES, SLIP_VIEW } from './slip-rules.ts'

/** Two pairings of the first league with all their weights: the strongest at home, and the weakest. */
const examples = FOOTBALL_LEAGUES.slice(0, 1).flatMap(league => {
  const [first, last] = [league.teams[0], league.teams.at(-1)]
  if (first === undefined || last === undefined) return []
  const pairings = [
    [first, last],
    [last, first],
  ] as const
  return pairings.map(([home, away]) => ({
    game: league.id,
    home: home.id,
    away: away.id,
    weights: [...scoreWeights(league, home, away)],
  }))
})

export const footballDocument: EngineDocument = {
  engine: 'football',
  version: 1,
  title: 'Virtual football',
  seeds: 'chain',
  summary: 'A virtual league with slips on its matches. The round of the chain is a whole matchday.',
  schemas: { bet: slipBet, view: slipView },
  bet: {
    ...SLIP_BET,
    'legs[].match': 'number of the matchday, a hyphen, place of the match on that day from 0: `47-3`.',
  },
  drawn: [
    'matches: the matches of the day in the order of the calendar, each drawn to its end before the next one begins. (a) One word of 32 bits, not reduced: the score by the fourth rule. (b) For every goal one number below 90, one added: its minute; sort the minutes from low to high. (c) Goal by goal in that order, with h and a the goals of home and away that are left: when a = 0 it is home’s; when h = 0 it is away’s; otherwise draw a number below h + a, and it is home’s when the number is less than h. Take the goal from h or a.',
  ],
  rules: [
    'Numbers of the model are IEEE 754 doubles. Every +, −, × and ÷ is rounded once, from left to right as it is written. homeRate = homeGoals × attack of home × defence of away. awayRate = awayGoals × attack of away × defence of home.',
    'Terms of a side: term[0] = 1, term[k] = term[k − 1] × rate ÷ k, for k to `constants.mostGoals`.',
    'Scores in their order: 0–0, 0–1, … 0–8, 1–0, … 8–8, goals of home first. raw = term of home × term of away × dependence. With ρ = `constants.dependence`: dependence is 1 − homeRate × awayRate × ρ at 0–0, 1 + homeRate × ρ at 0–1, 1 + awayRate × ρ at 1–0, 1 − ρ at 1–1, and 1 at any other score. total = the sum of all raw, added in that order from 0. weight = floor(raw ÷ total × 2^32). What is missing to 2^32 is added to the greatest weight, of equal ones the first.',
    'Add up the weights in the order of the scores: the score of a word is the first one at which the sum is greater than the word.',
    'odds of a pick = floor(100 × 2^32 × 1000000 ÷ (w × (1000000 + marginPpm))), in hundredths, where w is the sum of the weights of the scores that make it win, each divided by the number of picks that win by that score; at least `constants.leastOdds`, at most `constants.mostOdds`.',
    'Calendar: with t clubs a season has 2 × (t − 1) days. day number n (from 1): season = floor((n − 1) ÷ days) + 1, day = (n − 1) mod days + 1.',
    'Order of the clubs in a season: state = FNV-1a (32 bits: start 2166136261; for each character exclusive-or with its code, then × 16777619 modulo 2^32) of the text `<game id>:<season>`. For each club as listed: state ^= state << 13, state ^= state >> 17 (unsigned), state ^= state << 5, all modulo 2^32; this is its place. Sort the clubs by their places from low to high.',
    'Pairs of a day: round = (day − 1) mod (t − 1). The first club of the order stands still; turn the others left by round places and put the first in front: the ring. Pair i, from 0 to t ÷ 2 − 1, is ring[i] and ring[t − 1 − i]. The first named is at home; swap them when i = 0 and round is odd, or when i > 0 and i is odd. In the second half of the season (day > t − 1) swap every pair once more. The pairs in this order are the matches of the day.',
    ...SLIP_RULES,
  ],
  view: SLIP_VIEW,
  tables: {
    markets: MARKETS_TABLE,
    constants: {
      says: 'See the rules.',
      data: { mostGoals: MOST_GOALS, dependence: DEPENDENCE, leastOdds: LEAST_ODDS, mostOdds: MOST_ODDS },
    },
    scores: {
      says: 'The scores in the order of the draw: goals of home, goals of away.',
      data: SCORES.map(({ home, away }) => [home, away]),
    },
    examples: {
      says: `Weights of two pairings in the order of the scores, to compare with. Every list adds up to ${ALL_WEIGHT}.`,
      data: examples,
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    homeGoals: 'Expected goals of an average home side.',
    awayGoals: 'Expected goals of an average guest.',
    marginPpm: 'What odds are shortened by, in parts per million.',
    mostLegs: 'Selections of one multiple.',
    maximumPayout: 'A slip that could pay more centavos is refused.',
    teams: 'The clubs as listed, with attack and defence.',
  },
  games: gamesOf(FOOTBALL_LEAGUES, league => ({
    homeGoals: league.homeGoals,
    awayGoals: league.awayGoals,
    marginPpm: league.marginPpm,
    mostLegs: league.mostLegs,
    maximumPayout: Number(league.maximumPayout),
    teams: league.teams.map(({ id, name, attack, defence }) => ({ id, name, attack, defence })),
  })),
}
