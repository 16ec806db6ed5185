import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAmount } from '../../../games/amount.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { createFiveDraw } from '../../../games/five-draw/five-draw-game.ts'
import {
  BALLS,
  DRAWN,
  drawChances,
  drawings,
  drawPayout,
  drawPays,
  drawRtpPpm,
  waysOfHits,
} from '../../../games/five-draw/five-draw-odds.ts'
import { drawOutcome } from '../../../games/five-draw/five-draw-schemas.ts'
import { DRAW_THEMES } from '../../../games/five-draw/five-draw-themes.ts'
import { chiSquare, chiSquareLimit, drawOf, refusalOf, unwrap } from '../support.ts'

const [theme] = DRAW_THEMES
if (theme === undefined) throw new Error('no draw')
const game = createFiveDraw(theme)
const drawOfRound = (nonce: number) =>
  openDraw({ serverSeed: 'b2'.repeat(32), clientSeed: 'sal', nonce, game: game.id })
const picks = fc.uniqueArray(fc.integer({ min: 1, max: BALLS }), { minLength: DRAWN, maxLength: DRAWN })

test('every draw of five balls from thirty-six was counted: the published pays return 97.1771 %', () => {
  // By symmetry each ticket sees the same counts: this one has the balls 1 to 5.
  const counts = [0, 0, 0, 0, 0, 0]
  let all = 0
  const choose = (from: number, hits: number, left: number): void => {
    if (left === 0) {
      counts[hits] = (counts[hits] ?? 0) + 1
      all += 1
      return
    }
    for (let ball = from; ball <= BALLS - left + 1; ball += 1)
      choose(ball + 1, hits + (ball <= 5 ? 1 : 0), left - 1)
  }
  choose(1, 0, DRAWN)
  expect(all).toBe(376_992)
  expect(BigInt(all)).toBe(drawings())
  expect(counts.map(BigInt)).toEqual(counts.map((_, hits) => waysOfHits(hits)))
  const returned = counts.reduce((sum, count, hits) => sum + count * drawPays(hits), 0)
  expect(returned).toBe(36_635_000)
  expect(Math.floor((returned * 10_000) / all)).toBe(game.rtpPpm)
  expect(game.rtpPpm).toBe(971_771)
})

test('the distribution of a ticket adds up to certainty, and its mean is the stated return', () => {
  const chances = drawChances()
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const mean = chances.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0)
  expect(Math.floor(mean * 1_000_000)).toBe(game.rtpPpm)
})

test('a ticket of whatever numbers under whatever draw is sound, repeatable and read back from its view', async () => {
  const stakes = fc.bigInt({ min: theme.limits.minBet, max: theme.limits.maxBet })
  await fc.assert(
    fc.asyncProperty(picks, stakes, fc.nat(100_000), async (numbers, stake, nonce) => {
      const prepared = unwrap(game.prepareBet({ stake: writeAmount(stake), picks: numbers }))
      const outcome = await game.drawOutcome(drawOfRound(nonce))
      expect(await game.drawOutcome(drawOfRound(nonce))).toEqual(outcome)
      const settled = unwrap(game.settle(prepared.bet, outcome, undefined))
      const hits = numbers.filter(number => drawOutcome.parse(outcome).drawn.includes(number)).length
      expect(settled.stake).toBe(stake)
      expect(settled.payout).toBe(drawPayout(stake, hits))
      expect(settled.payout).toBeLessThanOrEqual(prepared.maximumPayout)
      expect(prepared.rtpPpm).toBe(drawRtpPpm(stake))
      const played = game.readPlayed(JSON.parse(JSON.stringify(settled.view)))
      expect(unwrap(game.settle(played?.bet, outcome, undefined))).toEqual(settled)
    }),
    { numRuns: 100 },
  )
})

test('no ball is favoured: chi-square of 5,000 draws', async () => {
  const counts = Array.from({ length: BALLS }, () => 0)
  for (let nonce = 0; nonce < 5_000; nonce += 1) {
    for (const ball of drawOutcome.parse(await game.drawOutcome(drawOfRound(nonce))).drawn)
      counts[ball - 1] = (counts[ball - 1] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(BALLS - 1))
})

test('the word order is fixed, and five hits pay thirty thousand times', async () => {
  const outcome = await game.drawOutcome(drawOf([35, 0, 0, 0, 0]))
  expect(outcome).toEqual({ drawn: [36, 1, 2, 3, 4] })
  const settled = unwrap(game.settle({ stake: '20.00', picks: [1, 2, 3, 4, 36] }, outcome, undefined))
  expect(settled.payout).toBe(60_000_000n)
})

test.each([
  [null, 'bet_invalid'],
  [{ stake: '1.00', picks: [1, 2, 3, 4] }, 'bet_invalid'],
  [{ stake: '1.00', picks: [1, 2, 3, 4, 4] }, 'bet_invalid'],
  [{ stake: '1.00', picks: [1, 2, 3, 4, 37] }, 'bet_invalid'],
  [{ stake: '1.00', picks: [0, 1, 2, 3, 4] }, 'bet_invalid'],
  [{ stake: '1.00', picks: [1, 2, 3, 4, 5], drawn: [1, 2, 3, 4, 5] }, 'bet_invalid'],
  [{ stake: '0.49', picks: [1, 2, 3, 4, 5] }, 'stake_too_small'],
  [{ stake: '20.01', picks: [1, 2, 3, 4, 5] }, 'stake_too_large'],
])('%j is refused with %s', (bet, refusal) => {
  expect(refusalOf(game.prepareBet(bet))).toBe(refusal)
})

test('a foreign ticket or outcome settles nothing', () => {
  const ticket = { stake: '1.00', picks: [1, 2, 3, 4, 5] }
  expect(refusalOf(game.settle({ stake: '1.00' }, { drawn: [1, 2, 3, 4, 5] }, undefined))).toBe(
    'state_invalid',
  )
  expect(refusalOf(game.settle(ticket, { drawn: [1, 2, 3, 4] }, undefined))).toBe('state_invalid')
  expect(game.readPlayed({ roll: 1 })).toBeUndefined()
})

test.each(DRAW_THEMES.map(one => [one.id, one] as const))('%s opens with a ticket it accepts', (_, one) => {
  expect(unwrap(createFiveDraw(one).prepareBet(one.opening)).stake).toBeGreaterThan(0n)
})
