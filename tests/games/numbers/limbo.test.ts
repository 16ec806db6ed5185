import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { createLimboGame } from '../../../games/limbo/limbo-game.ts'
import { drawMultiplier, limboChances, limboPayout, MOST_TARGET } from '../../../games/limbo/limbo-odds.ts'
import { limboView } from '../../../games/limbo/limbo-schemas.ts'
import type { LimboTheme } from '../../../games/limbo/limbo-theme.ts'
import { LIMBO_THEMES } from '../../../games/limbo/limbo-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const theme: LimboTheme = {
  id: 'limbo-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  mostTarget: MOST_TARGET,
  opening: { stake: '1.00', target: 200 },
  climber: 'rocket',
}
const game = createLimboGame(theme)

test('every target from 1.01 to 10,000.00 returns exactly 99 % where nothing is rounded', () => {
  for (let target = 101; target <= MOST_TARGET; target += 1) {
    // Reached 99 times in `target`, and a stake of 100 centavos pays `target`: 99 of every 100.
    if (limboPayout(100n, target) * 99n * 100n !== 99n * 100n * BigInt(target)) throw new Error(`${target}`)
  }
})

/** Every sequence of up to `depth` digits: how likely each multiplier is, and the sequences that leave it in doubt, as numbers. */
async function countSequences(base: number, depth: number) {
  const chances = new Map<number, number>()
  const inDoubt: number[] = []
  const walk = async (digits: readonly number[], value: number): Promise<void> => {
    const multiplier = await drawMultiplier(drawOf(digits), base).catch(() => undefined)
    if (multiplier !== undefined) {
      chances.set(multiplier, (chances.get(multiplier) ?? 0) + base ** -digits.length)
    } else if (digits.length === depth) {
      inDoubt.push(value)
    } else {
      for (let digit = 0; digit < base; digit += 1) await walk([...digits, digit], value * base + digit)
    }
  }
  await walk([], 0)
  return { chances, inDoubt }
}

test('the multiplier reaches each target with a chance of 99 in it: every sequence of three digits counted', async () => {
  const [base, depth] = [48, 3]
  const leaf = base ** -depth
  const { chances, inDoubt } = await countSequences(base, depth)
  const decided = [...chances.values()].reduce((sum, chance) => sum + chance, 0)
  expect(decided + inDoubt.length * leaf).toBeCloseTo(1, 12)
  for (let target = 101; target <= 3_000; target += 7) {
    // A sequence in doubt that lies wholly below 99 ÷ target reaches it, whatever its further digits are.
    const below = inDoubt.filter(value => (value + 1) * leaf * target <= 99).length * leaf
    const reached = [...chances].reduce((sum, [each, chance]) => (each >= target ? sum + chance : sum), below)
    expect(reached).toBeLessThanOrEqual(99 / target + 1e-12)
    expect(reached + leaf).toBeGreaterThanOrEqual(99 / target - 1e-12)
  }
})

test('a word that leaves two multipliers possible is followed by another, and only such a word', async () => {
  const half = 2 ** 32 * 0.495
  // 99 ÷ 200 lies inside this word: 2.00 below it, 1.99 above.
  expect(await drawMultiplier(drawOf([Math.floor(half), 0]))).toBe(200)
  expect(await drawMultiplier(drawOf([Math.floor(half), 2 ** 32 - 1]))).toBe(199)
  expect(await drawMultiplier(drawOf([Math.floor(half) - 1]))).toBe(200)
  expect(await drawMultiplier(drawOf([Math.floor(half) + 1]))).toBe(199)
  expect(await drawMultiplier(drawOf([0]))).toBe(MOST_TARGET)
  expect(await drawMultiplier(drawOf([2 ** 32 - 1]))).toBe(100)
})

test('the distribution of a bet adds up to certainty, and its mean is the stated return', () => {
  for (const target of [101, 250, MOST_TARGET]) {
    const chances = limboChances(target)
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(
      0.99,
      12,
    )
  }
})

test('a round is sound, repeatable and within its stated maximum for any bet', async () => {
  const bets = fc.record({
    stake: fc.bigInt({ min: 100n, max: 100_000n }).map(writeAmount),
    target: fc.integer({ min: 101, max: MOST_TARGET }),
  })
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(1_000_000), async (bet, nonce) => {
      const prepared = unwrap(game.prepareBet(bet))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      const { won, reached } = limboView.parse(round.view)
      expect(won).toBe(round.payout > 0n)
      expect(won).toBe(reached >= bet.target)
    }),
    { numRuns: 150 },
  )
})

test('multipliers fall as they should: chi-square of 5,000 fair rounds in 20 equally likely classes', async () => {
  const counts = new Array<number>(20).fill(0)
  const prepared = unwrap(game.prepareBet({ stake: '1.00', target: 200 }))
  // A multiplier m says that U lies between 99 ÷ (m + 1) and 99 ÷ m; its middle names a class well enough above 1.00.
  let below = 0
  for (let nonce = 0; nonce < 5_000; nonce += 1) {
    const { reached } = limboView.parse((await prepared.start(fairDraw(game, nonce))).view)
    if (reached <= 197) below += 1
    else {
      const at = Math.floor((99 / (reached + 0.5)) * 40)
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  expect(Math.abs(below - 2_500)).toBeLessThan(4.9 * Math.sqrt(1_250))
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(19))
})

test.each([
  [null, 'bet_invalid'],
  [{}, 'bet_invalid'],
  [{ stake: 1, target: 200 }, 'bet_invalid'],
  [{ stake: '1e3', target: 200 }, 'bet_invalid'],
  [{ stake: '1.00', target: 100 }, 'bet_invalid'],
  [{ stake: '1.00', target: 1_000_001 }, 'bet_invalid'],
  [{ stake: '1.00', target: 200.5 }, 'bet_invalid'],
  [{ stake: '1.00', target: 200, payout: '9.00' }, 'bet_invalid'],
  [{ stake: '0.00', target: 200 }, 'stake_too_small'],
  [{ stake: '1000.01', target: 200 }, 'stake_too_large'],
  [{ stake: '0.01', target: 199 }, 'bet_rounds_away'],
  [{ stake: '0.50', target: 101 }, 'bet_rounds_away'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a target above what the skin allows is refused', () => {
  const low = createLimboGame({ ...theme, mostTarget: 10_000 })
  expect(refusalOf(low.prepareBet({ stake: '1.00', target: 10_001 }))).toBe('bet_invalid')
  expect(low.prepareBet({ stake: '1.00', target: 10_000 }).ok).toBe(true)
})

test('a settled round takes no step, and a foreign state is refused', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', target: 200 }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, { action: 'cash_out' }))).toBe('round_over')
  expect(refusalOf(game.resume({ reached: 1 }))).toBe('state_invalid')
})

test.each(LIMBO_THEMES.map(each => [each.id, each] as const))('%s opens with a bet it accepts', (_, each) => {
  const prepared = unwrap(createLimboGame(each).prepareBet(each.opening))
  expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
})
