import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { createDiceGame } from '../../../games/dice/dice-game.ts'
import { diceChances, dicePayout, ROLLS, winningRolls, wins } from '../../../games/dice/dice-odds.ts'
import { diceView } from '../../../games/dice/dice-schemas.ts'
import type { DiceTheme } from '../../../games/dice/dice-theme.ts'
import { DICE_THEMES } from '../../../games/dice/dice-themes.ts'
import {
  chiSquare,
  chiSquareLimit,
  drawOf,
  expectSoundRound,
  fairDraw,
  refusalOf,
  unwrap,
} from '../support.ts'

const classic: DiceTheme = {
  id: 'dice-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'medium',
  fewest: 10,
  most: 9_800,
  opening: { stake: '1.00', direction: 'under', target: 5_000 },
}
const game = createDiceGame(classic)

test('every target returns exactly 99 % where nothing is rounded', () => {
  for (let winners = 10; winners <= 9_800; winners += 1) {
    for (const choice of [
      { direction: 'under' as const, target: winners },
      { direction: 'over' as const, target: ROLLS - 1 - winners },
    ]) {
      // A stake of as many centavos as there are winners pays a whole 9,900 centavos.
      const returned = dicePayout(BigInt(winners), choice) * BigInt(winners)
      expect(returned * 100n).toBe(BigInt(winners) * BigInt(ROLLS) * 99n)
    }
  }
})

test('the number of winning rolls is what counting them gives', () => {
  fc.assert(
    fc.property(
      fc.nat(ROLLS - 1),
      fc.constantFrom('under' as const, 'over' as const),
      (target, direction) => {
        const rolls = Array.from({ length: ROLLS }, (_, roll) => roll)
        expect(rolls.filter(roll => wins({ direction, target }, roll))).toHaveLength(
          winningRolls({ direction, target }),
        )
      },
    ),
    { numRuns: 50 },
  )
})

test('the stated return of a bet is the enumeration of its own payouts, rounding included', () => {
  const bet = { stake: '0.37', direction: 'over', target: 6_666 } as const
  const prepared = unwrap(game.prepareBet(bet))
  let paid = 0n
  for (let roll = 0; roll < ROLLS; roll += 1) if (wins(bet, roll)) paid += dicePayout(37n, bet)
  expect(prepared.rtpPpm).toBe(Number((paid * 1_000_000n) / (37n * 10_000n)))
})

test('the distribution of a bet adds up to certainty, and its mean is the stated return', () => {
  const chances = diceChances({ direction: 'under', target: 5_000 })
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(0.99, 12)
})

test('a roll is sound, repeatable and within its stated maximum for any bet', async () => {
  const bets = fc.record({
    stake: fc.bigInt({ min: 10n, max: 100_000n }).map(writeAmount),
    direction: fc.constantFrom('under' as const, 'over' as const),
    target: fc.integer({ min: 200, max: 9_799 }),
  })
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(1_000_000), async (bet, nonce) => {
      const prepared = unwrap(game.prepareBet(bet))
      const round = await prepared.start(fairDraw(game, nonce))
      expectSoundRound(game, prepared, round)
      expect(await prepared.start(fairDraw(game, nonce))).toEqual(round)
      expect(diceView.parse(round.view).won).toBe(round.payout > 0n)
    }),
    { numRuns: 150 },
  )
})

test('the target itself loses in both directions', async () => {
  for (const direction of ['under', 'over'] as const) {
    const prepared = unwrap(game.prepareBet({ stake: '1.00', direction, target: 4_000 }))
    expect((await prepared.start(drawOf([4_000]))).payout).toBe(0n)
  }
  const under = unwrap(game.prepareBet({ stake: '1.00', direction: 'under', target: 4_000 }))
  expect((await under.start(drawOf([3_999]))).payout).toBe(247n)
})

test('rolls fall evenly: chi-square of 10,000 fair rolls in 100 classes', async () => {
  const counts = new Array<number>(100).fill(0)
  const prepared = unwrap(game.prepareBet({ stake: '1.00', direction: 'under', target: 5_000 }))
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const { roll } = diceView.parse((await prepared.start(fairDraw(game, nonce))).view)
    counts[Math.floor(roll / 100)] = (counts[Math.floor(roll / 100)] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(99))
})

test.each([
  [null, 'bet_invalid'],
  [{}, 'bet_invalid'],
  [{ stake: 1, direction: 'under', target: 5_000 }, 'bet_invalid'],
  [{ stake: '1e3', direction: 'under', target: 5_000 }, 'bet_invalid'],
  [{ stake: '-5.00', direction: 'under', target: 5_000 }, 'bet_invalid'],
  [{ stake: '0.001', direction: 'under', target: 5_000 }, 'bet_invalid'],
  [{ stake: 'NaN', direction: 'under', target: 5_000 }, 'bet_invalid'],
  [{ stake: '1.00', direction: 'sideways', target: 5_000 }, 'bet_invalid'],
  [{ stake: '1.00', direction: 'under', target: 50.5 }, 'bet_invalid'],
  [{ stake: '1.00', direction: 'under', target: 9 }, 'bet_invalid'],
  [{ stake: '1.00', direction: 'under', target: 9_801 }, 'bet_invalid'],
  [{ stake: '1.00', direction: 'over', target: 9_999 }, 'bet_invalid'],
  [{ stake: '1.00', direction: 'under', target: 5_000, payout: '9.00' }, 'bet_invalid'],
  [{ stake: '0.00', direction: 'under', target: 5_000 }, 'stake_too_small'],
  [{ stake: '1000.01', direction: 'under', target: 5_000 }, 'stake_too_large'],
  [{ stake: '0.01', direction: 'under', target: 5_000 }, 'bet_rounds_away'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a settled roll takes no step, and a foreign state is refused', async () => {
  const prepared = unwrap(game.prepareBet({ stake: '1.00', direction: 'under', target: 5_000 }))
  const { state } = await prepared.start(fairDraw(game, 1))
  expect(refusalOf(game.step(state, { action: 'cash_out' }))).toBe('round_over')
  expect(refusalOf(game.resume({ roll: 1 }))).toBe('state_invalid')
})

test.each(DICE_THEMES.map(theme => [theme.id, theme] as const))(
  '%s opens with a bet it accepts',
  (_, theme) => {
    const prepared = unwrap(createDiceGame(theme).prepareBet(theme.opening))
    expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
  },
)
