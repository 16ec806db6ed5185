import { expect, test } from 'vitest'
import { createBlackjackGame } from '../../games/blackjack/blackjack-game.ts'
import { blackjackState } from '../../games/blackjack/blackjack-schemas.ts'
import { BLACKJACK_THEMES } from '../../games/blackjack/blackjack-themes.ts'
import { createCrashGame } from '../../games/crash/crash-game.ts'
import { CRASH_THEMES } from '../../games/crash/crash-themes.ts'
import { type Draw, openDraw } from '../../games/fairness/draw.ts'
import { createFishGame } from '../../games/fish/fish-game.ts'
import { FISH_THEMES } from '../../games/fish/fish-themes.ts'
import { FOOTBALL_LEAGUES } from '../../games/football/football-leagues.ts'
import { playMatchday } from '../../games/football/play-matchday.ts'
import { ALL_WEIGHT, SCORES, scoreWeights } from '../../games/football/score-weights.ts'
import { matchdayOf } from '../../games/football/season.ts'
import { drawOrder } from '../../games/race/race-odds.ts'
import { RACE_THEMES } from '../../games/race/race-themes.ts'
import { chiSquareLimit, chiSquareOf, unwrap } from './support.ts'

// The games whose chances are not equal, or lie behind several draws; the others have theirs beside their own tests.
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('none')
  return one
}
const drawAt = (game: string, nonce: number): Draw =>
  openDraw({ serverSeed: 'd1'.repeat(32), clientSeed: 'chi', nonce, game })

async function countsOf(length: number, rounds: number, indexAt: (nonce: number) => Promise<number>) {
  const counts = Array<number>(length).fill(0)
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const index = await indexAt(nonce)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

test('race: winners come as often as their weights say', async () => {
  for (const { id, runners } of RACE_THEMES) {
    const weights = runners.map(({ weight }) => weight)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const counts = await countsOf(
      weights.length,
      2_000,
      async nonce => (await drawOrder(drawAt(id, nonce), weights))[0] ?? 0,
    )
    const statistic = chiSquareOf(
      counts,
      weights.map(weight => weight / all),
    )
    expect(statistic).toBeLessThan(chiSquareLimit(weights.length - 1))
  }
})

test('crash: points fall between 1.00, 1.50, 2, 4, 10 and beyond as often as 0.99 divided by each says', async () => {
  const theme = first(CRASH_THEMES)
  const game = createCrashGame(theme)
  const targets = [150, 200, 400, 1_000]
  const reach = [1, ...targets.map(target => 99 / target), 0]
  const chances = targets.map((_, index) => (reach[index] ?? 0) - (reach[index + 1] ?? 0))
  const counts = await countsOf(5, 2_000, async nonce => {
    const outcome = await game.drawOutcome(drawAt(theme.id, nonce))
    const crash = Number(Object(outcome).crash)
    return targets.filter(target => crash >= target).length
  })
  expect(chiSquareOf(counts, [...chances, reach[4] ?? 0])).toBeLessThan(chiSquareLimit(4))
})

test('fishing: a fish is caught as often as 0.97 divided by what it pays', async () => {
  const theme = first(FISH_THEMES)
  const { species, multiplier } = first(theme.prey)
  const bet = unwrap(createFishGame(theme).prepareBet({ stake: '1.00', species }))
  const counts = await countsOf(2, 3_000, async nonce =>
    (await bet.start(drawAt(theme.id, nonce))).payout > 0n ? 1 : 0,
  )
  const caught = 0.97 / multiplier
  expect(chiSquareOf(counts, [1 - caught, caught])).toBeLessThan(chiSquareLimit(1))
})

test('blackjack: ranks of the first card are equally likely', async () => {
  const theme = first(BLACKJACK_THEMES)
  const bet = unwrap(createBlackjackGame(theme).prepareBet({ stake: '5.00' }))
  const counts = await countsOf(13, 500, async nonce => {
    const { cards } = blackjackState.parse((await bet.start(drawAt(theme.id, nonce))).state)
    return Math.floor((cards[0] ?? 0) / 4)
  })
  expect(chiSquareOf(counts, Array(13).fill(1 / 13))).toBeLessThan(chiSquareLimit(12))
})

test('virtual football: results come as often as the model’s weights say', async () => {
  const league = first(FOOTBALL_LEAGUES)
  const fixture = first(matchdayOf(league, 1).fixtures)
  const weights = scoreWeights(league, fixture.home, fixture.away)
  const chances = [0, 0, 0]
  const resultOf = (home: number, away: number) => (home > away ? 0 : home === away ? 1 : 2)
  for (const [index, { home, away }] of SCORES.entries()) {
    const result = resultOf(home, away)
    chances[result] = (chances[result] ?? 0) + (weights[index] ?? 0) / ALL_WEIGHT
  }
  const counts = await countsOf(3, 600, async nonce => {
    const { matches } = await playMatchday(league, 1, drawAt(league.id, nonce))
    const { home, away } = first(matches)
    return resultOf(home, away)
  })
  expect(chiSquareOf(counts, chances)).toBeLessThan(chiSquareLimit(2))
})
