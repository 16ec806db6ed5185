import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { createRaceGame, weightsOf } from '../../../games/race/race-game.ts'
import {
  chanceOf,
  chipPayout,
  chipReturnPpm,
  drawOrder,
  listPicks,
  oddsOf,
  raceChances,
  type Weights,
  wins,
} from '../../../games/race/race-odds.ts'
import { RUNNERS, raceView } from '../../../games/race/race-schemas.ts'
import type { RaceTheme } from '../../../games/race/race-theme.ts'
import { RACE_THEMES } from '../../../games/race/race-themes.ts'
import { chiSquareLimit, drawOf, expectSoundRound, fairDraw, refusalOf, unwrap } from '../support.ts'

const weights: Weights = [28, 22, 18, 14, 11, 7]
const theme: RaceTheme = {
  id: 'race-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  minChip: 1n,
  chips: [100n],
  track: 'sea',
  runners: weights.map((weight, index) => ({ name: `r${index}`, weight, colour: '#fff' })),
}
const game = createRaceGame(theme)

/** Every order of the runners with its weight over a common denominator: the product of all remainders, worked out one by one. */
function listOrders(of: Weights) {
  const orders: { order: readonly number[]; chance: number }[] = []
  const walk = (order: readonly number[], chance: number): void => {
    const left = of.flatMap((weight, runner) => (order.includes(runner) ? [] : [{ runner, weight }]))
    if (left.length === 0) orders.push({ order, chance })
    const total = left.reduce((sum, { weight }) => sum + weight, 0)
    for (const { runner, weight } of left) walk([...order, runner], (chance * weight) / total)
  }
  walk([], 1)
  return orders
}

test.each(RACE_THEMES.map(each => [each.id, weightsOf(each)] as const))(
  '%s: the chance of every pick is the sum over all 720 orders in which it wins',
  (_, of) => {
    const orders = listOrders(of)
    expect(orders).toHaveLength(720)
    expect(orders.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    for (const pick of listPicks(of)) {
      const { over, under } = chanceOf(of, pick)
      const counted = orders.reduce((sum, { order, chance }) => (wins(pick, order) ? sum + chance : sum), 0)
      expect(Number(over) / Number(under)).toBeCloseTo(counted, 12)
    }
  },
)

test.each(RACE_THEMES.map(each => [each.id, weightsOf(each)] as const))(
  '%s: every pick returns between 96 and 97 %',
  (_, of) => {
    for (const pick of listPicks(of)) {
      const { over, under } = chanceOf(of, pick)
      // hundredths × chance: at most 97, and with one hundredth more it would be above.
      expect(oddsOf(of, pick) * over).toBeLessThanOrEqual(97n * under)
      expect((oddsOf(of, pick) + 1n) * over).toBeGreaterThan(97n * under)
      expect(chipReturnPpm(of, pick, 100n)).toBeGreaterThanOrEqual(960_000)
    }
  },
)

test('the order is drawn by weight among those who are left, exactly: every word of the first three places', async () => {
  const small: Weights = [3, 2, 1]
  const counts = new Map<string, number>()
  for (let first = 0; first < 6; first += 1) {
    for (let second = 0; second < 60; second += 1) {
      const order = await drawOrder(drawOf([first, second, 0]), small)
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1)
    }
  }
  // 360 draws: 3/6 · 2/3 · … of them, and so on.
  expect(Object.fromEntries(counts)).toEqual({
    '012': 120,
    '021': 60,
    '102': 90,
    '120': 30,
    '201': 36,
    '210': 24,
  })
})

test('the stated return of a game is that of its worst pick, and no pick has less than its edge', () => {
  const returns = listPicks(weights).map(pick => chipReturnPpm(weights, pick, 100n))
  expect(game.rtpPpm).toBe(Math.min(...returns))
  expect(1_000_000 - Math.max(...returns)).toBeGreaterThanOrEqual(game.edgePpm)
})

test('the stated return of a bet of several chips is the mean over all orders', () => {
  const chips = [
    { kind: 'win', runner: 0, stake: '3.37' },
    { kind: 'place', runner: 5, stake: '0.91' },
    { kind: 'exacta', first: 2, second: 4, stake: '1.13' },
  ] as const
  const prepared = unwrap(game.prepareBet({ chips }))
  const stakes = [337n, 91n, 113n]
  const payoutOf = (order: readonly number[]) =>
    chips.reduce(
      (sum, chip, at) => (wins(chip, order) ? sum + chipPayout(weights, chip, stakes[at] ?? 0n) : sum),
      0n,
    )
  const orders = listOrders(weights)
  const mean = orders.reduce((sum, { order, chance }) => sum + Number(payoutOf(order)) * chance, 0)
  expect(Math.abs(prepared.rtpPpm - (mean / 541) * 1_000_000)).toBeLessThan(1.001)
  const most = orders
    .map(({ order }) => payoutOf(order))
    .reduce((best, paid) => (paid > best ? paid : best), 0n)
  expect(prepared.maximumPayout).toBe(most)
})

test('the distribution of a pick adds up to certainty, and its mean is the stated return', () => {
  for (const pick of listPicks(weights)) {
    const chances = raceChances(weights, pick)
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const mean = chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)
    expect(Math.floor(mean * 1_000_000 + 1e-6)).toBe(chipReturnPpm(weights, pick, 100n))
  }
})

test('a race is sound, repeatable and within its stated maximum for any chips', async () => {
  const picks = fc.constantFrom(...listPicks(weights))
  const stakes = fc.bigInt({ min: 20n, max: 5_000n }).map(writeAmount)
  const bets = fc.array(fc.tuple(picks, stakes), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(1_000_000), async (laid, nonce) => {
      const prepared = unwrap(game.prepareBet({ chips: laid.map(([pick, stake]) => ({ ...pick, stake })) }))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      const view = raceView.parse(round.view)
      expect([...view.order].sort()).toEqual([0, 1, 2, 3, 4, 5])
      expect(view.chips).toHaveLength(laid.length)
    }),
    { numRuns: 150 },
  )
})

test('runners win as often as published: chi-square of 4,000 fair races', async () => {
  const counts = new Array<number>(RUNNERS).fill(0)
  const races = 4_000
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'win', runner: 0, stake: '1.00' }] }))
  for (let nonce = 0; nonce < races; nonce += 1) {
    const [first = 0] = raceView.parse((await prepared.start(fairDraw(game, nonce))).view).order
    counts[first] = (counts[first] ?? 0) + 1
  }
  const distance = counts.reduce((sum, count, runner) => {
    const expected = (races * (weights[runner] ?? 0)) / 100
    return sum + (count - expected) ** 2 / expected
  }, 0)
  expect(distance).toBeLessThan(chiSquareLimit(RUNNERS - 1))
})

test.each([
  [null, 'bet_invalid'],
  [{ chips: [] }, 'bet_invalid'],
  [{ chips: [{ kind: 'win', runner: 6, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'show', runner: 1, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'exacta', first: 1, second: 1, stake: '1.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'win', runner: 1, stake: 1 }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'win', runner: 1, stake: '1.00', odds: '9.00' }] }, 'bet_invalid'],
  [{ chips: [{ kind: 'win', runner: 1, stake: '0.00' }] }, 'stake_too_small'],
  [{ chips: [{ kind: 'win', runner: 1, stake: '1000.01' }] }, 'stake_too_large'],
  [{ chips: [{ kind: 'place', runner: 0, stake: '0.01' }] }, 'bet_rounds_away'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a settled race takes no step, and a state with a runner twice is refused', async () => {
  const prepared = unwrap(game.prepareBet({ chips: [{ kind: 'win', runner: 0, stake: '1.00' }] }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, { action: 'cash_out' }))).toBe('round_over')
  const chips = [{ kind: 'win', runner: 0, stake: '1.00' }]
  expect(refusalOf(game.resume({ chips, order: [0, 0, 1, 2, 3, 4] }))).toBe('state_invalid')
})

test.each(RACE_THEMES.map(each => [each.id, each] as const))(
  '%s takes its smallest chip on every pick',
  (_, each) => {
    expect(each.runners).toHaveLength(RUNNERS)
    const own = createRaceGame(each)
    for (const pick of listPicks(weightsOf(each))) {
      const prepared = unwrap(own.prepareBet({ chips: [{ ...pick, stake: writeAmount(each.minChip) }] }))
      expect(prepared.rtpPpm).toBeGreaterThanOrEqual(940_000)
    }
  },
)
