import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { createCrashGame } from '../../../games/crash/crash-game.ts'
import {
  crashChances,
  crashPayout,
  crashPoint,
  NUMBERS,
  reachesAfter,
  standsAt,
  survivors,
} from '../../../games/crash/crash-odds.ts'
import { crashOutcome, crashView } from '../../../games/crash/crash-schemas.ts'
import type { CrashTheme } from '../../../games/crash/crash-theme.ts'
import { CRASH_THEMES } from '../../../games/crash/crash-themes.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { loadSharedGame } from '../../../games/shared-games.ts'
import { chiSquareLimit, drawOf, refusalOf, unwrap } from '../support.ts'

const theme: CrashTheme = {
  id: 'crash-test',
  names: { pt: 'a', en: 'b', zh_cn: 'c' },
  palette: { ground: '#000', glow: '#111', accent: '#222', ink: '#fff' },
  limits: { minBet: 1n, maxBet: 100_000n },
  volatility: 'high',
  timing: { bettingMs: 5_000, resultMs: 2_000 },
  growth: 0.06,
  maxMultiplier: 1_000,
  opening: { stake: '1.00', autoCashOut: 200 },
  flyer: 'rocket',
}
const game = createCrashGame(theme)
const cap = theme.maxMultiplier * 100
const drawOfRound = (nonce: number) =>
  openDraw({ serverSeed: 'c0'.repeat(32), clientSeed: 'test', nonce, game: game.id })

test('every target up to the cap returns 99 %, less than one part in 2^40: counted over all 2^52 numbers', () => {
  const ideal = 99n * NUMBERS
  const targets = Array.from({ length: cap - 100 }, (_, index) => index + 101)
  const wrong = targets.filter(target => {
    const returned = survivors(target) * BigInt(target)
    return returned > ideal || (ideal - returned) << 40n >= ideal
  })
  expect(wrong).toEqual([])
})

test('the numbers that survive a target are those whose round crashes there or above: seen at every border', () => {
  for (let target = 101; target <= cap; target += 7) {
    const first = NUMBERS - survivors(target)
    expect(crashPoint(first, theme.maxMultiplier)).toBeGreaterThanOrEqual(target)
    expect(crashPoint(first - 1n, theme.maxMultiplier)).toBeLessThan(target)
  }
  expect(crashPoint(0n, theme.maxMultiplier)).toBe(100)
  expect(crashPoint(NUMBERS - 1n, theme.maxMultiplier)).toBe(cap)
})

test('the crash point never falls as the number grows', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: NUMBERS - 2n }),
      fc.bigInt({ min: 1n, max: 2n ** 40n }),
      (number, more) => {
        const above = number + more < NUMBERS ? number + more : NUMBERS - 1n
        expect(crashPoint(above, 1_000)).toBeGreaterThanOrEqual(crashPoint(number, 1_000))
      },
    ),
  )
})

test('a bet that is still in is cashed out by hand at any instant, and never above the crash point', () => {
  const bet = { stake: '1.00', autoCashOut: null }
  const instants = fc.double({ min: 0, max: 0.999_999, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 101, max: cap }), instants, (crash, part) => {
      const elapsed = Math.floor(game.runningMs({ crash }) * part)
      const cashOut = game.cashOutAt?.(bet, { crash }, elapsed) ?? 0
      expect(cashOut).toBe(Math.min(standsAt(elapsed, theme.growth), crash))
      expect(unwrap(game.settle(bet, { crash }, cashOut)).payout).toBe(BigInt(cashOut))
    }),
  )
})

test('by hand after its own target, a bet stands at the target', () => {
  expect(game.cashOutAt?.({ stake: '1.00', autoCashOut: 150 }, { crash: 900 }, 20_000)).toBe(150)
})

test('the curve reaches a point exactly when it says, and shows it then', () => {
  for (const point of [101, 150, 200, 1_000, 12_345, cap]) {
    const at = reachesAfter(point, theme.growth)
    expect(standsAt(at, theme.growth)).toBeGreaterThanOrEqual(point)
    expect(standsAt(at - 2, theme.growth)).toBeLessThanOrEqual(point)
  }
  expect(reachesAfter(200, 0.06)).toBe(11_553)
  expect(reachesAfter(100, 0.06)).toBe(0)
})

test('a target that is reached is paid, one above is not; the target itself is reached', () => {
  const paid = (autoCashOut: number | null, crash: number, byHand?: number) =>
    unwrap(game.settle({ stake: '2.50', autoCashOut }, { crash }, byHand)).payout
  expect(paid(200, 200)).toBe(500n)
  expect(paid(200, 199)).toBe(0n)
  expect(paid(201, 200)).toBe(0n)
  expect(paid(null, 5_000)).toBe(0n)
  expect(paid(null, 5_000, 150)).toBe(375n)
  expect(paid(300, 5_000, 150)).toBe(375n)
  // By hand after its own target was reached: the target stands.
  expect(paid(120, 5_000, 150)).toBe(300n)
  // At the cap everybody is taken out.
  expect(paid(null, cap)).toBe(250_000n)
  expect(paid(null, 100)).toBe(0n)
})

test('any bet under any draw is sound, repeatable and read back from its view', async () => {
  const bets = fc.record({
    stake: fc.bigInt({ min: 10n, max: 100_000n }).map(writeAmount),
    autoCashOut: fc.option(fc.integer({ min: 101, max: cap }), { nil: null }),
  })
  await fc.assert(
    fc.asyncProperty(bets, fc.nat(1_000_000), async (bet, nonce) => {
      const prepared = unwrap(game.prepareBet(bet))
      const outcome = await game.drawOutcome(drawOfRound(nonce))
      expect(await game.drawOutcome(drawOfRound(nonce))).toEqual(outcome)
      const settled = unwrap(game.settle(prepared.bet, outcome, undefined))
      expect(settled.stake).toBe(prepared.stake)
      expect(settled.payout).toBeGreaterThanOrEqual(0n)
      expect(settled.payout).toBeLessThanOrEqual(prepared.maximumPayout)
      const played = game.readPlayed(JSON.parse(JSON.stringify(settled.view)))
      expect(unwrap(game.settle(played?.bet, outcome, played?.cashOut))).toEqual(settled)
      expect(crashView.parse(settled.view).cashOut === null).toBe(settled.payout === 0n)
    }),
    { numRuns: 200 },
  )
})

test('rounds fall as their chances say: chi-square of 10,000 draws in fifteen classes', async () => {
  const borders = [100, 101, 110, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 2_000, 5_000]
  const rounds = 10_000
  const counts = new Map(borders.map(border => [border, 0]))
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { crash } = crashOutcome.parse(await game.drawOutcome(drawOfRound(nonce)))
    const border = borders.findLast(one => one <= crash) ?? 0
    counts.set(border, (counts.get(border) ?? 0) + 1)
  }
  const reach = (border: number | undefined) =>
    border === undefined ? 0 : border === 100 ? 1 : Number(survivors(border)) / Number(NUMBERS)
  const statistic = borders.reduce((sum, border, index) => {
    const expected = rounds * (reach(border) - reach(borders[index + 1]))
    return sum + ((counts.get(border) ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(statistic).toBeLessThan(chiSquareLimit(borders.length - 1))
})

test('the word order is fixed: twenty bits of the first, all of the second', async () => {
  // A word of 2^20 or more gives its remainder; the number 2^51 crashes at ⌊99 × 2⌋ = 1.98.
  expect(await game.drawOutcome(drawOf([2 ** 19, 0]))).toEqual({ crash: 198 })
  expect(await game.drawOutcome(drawOf([2 ** 20 + 2 ** 19, 0]))).toEqual({ crash: 198 })
  expect(await game.drawOutcome(drawOf([0, 0]))).toEqual({ crash: 100 })
  expect(await game.drawOutcome(drawOf([2 ** 20 - 1, 2 ** 32 - 1]))).toEqual({ crash: cap })
})

test('the distribution of a bet adds up to certainty, and its mean is the stated return', () => {
  const chances = crashChances(200)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)).toBeCloseTo(0.99, 12)
})

test('the stated return of a bet is its own, rounding included', () => {
  const prepared = unwrap(game.prepareBet({ stake: '0.37', autoCashOut: 133 }))
  const paid = crashPayout(37n, 133) * survivors(133)
  expect(prepared.rtpPpm).toBe(Number((paid * 1_000_000n) / (37n * NUMBERS)))
})

test.each([
  [null, 'bet_invalid'],
  [{}, 'bet_invalid'],
  [{ stake: 1, autoCashOut: 200 }, 'bet_invalid'],
  [{ stake: '1.00' }, 'bet_invalid'],
  [{ stake: '1.00', autoCashOut: 100 }, 'bet_invalid'],
  [{ stake: '1.00', autoCashOut: 150.5 }, 'bet_invalid'],
  [{ stake: '1.00', autoCashOut: cap + 1 }, 'bet_invalid'],
  [{ stake: '1.00', autoCashOut: '200' }, 'bet_invalid'],
  [{ stake: '1.00', autoCashOut: 200, crash: 900 }, 'bet_invalid'],
  [{ stake: '0.00', autoCashOut: 200 }, 'stake_too_small'],
  [{ stake: '1000.01', autoCashOut: 200 }, 'stake_too_large'],
  [{ stake: '0.01', autoCashOut: 199 }, 'bet_rounds_away'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a foreign bet or outcome settles nothing', () => {
  expect(refusalOf(game.settle({ stake: '1.00' }, { crash: 200 }, undefined))).toBe('state_invalid')
  expect(refusalOf(game.settle({ stake: '1.00', autoCashOut: null }, { crash: 1 }, undefined))).toBe(
    'state_invalid',
  )
  expect(game.readPlayed({ roll: 1 })).toBeUndefined()
})

test.each(CRASH_THEMES.map(one => [one.id, one] as const))(
  '%s opens with a bet it accepts',
  async (id, one) => {
    const found = await loadSharedGame('crash', id)
    const prepared = unwrap(createCrashGame(one).prepareBet(one.opening))
    expect(prepared.rtpPpm).toBeGreaterThanOrEqual(980_000)
    expect(found?.names).toEqual(one.names)
    expect(crashOutcome.parse(await found?.drawOutcome(drawOfRound(1))).crash).toBeGreaterThanOrEqual(100)
  },
)
