import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOOTBALL_LEAGUES } from '../../../games/football/football-leagues.ts'
import { writeOdds } from '../../../games/football/odds-format.ts'
import {
  decideLeg,
  type LegOutcome,
  type LegResult,
  largestStake,
  legResults,
  multiplied,
  refusalOfSlip,
  type SlipBet,
  settleSlip,
  slipBet,
  sumsOf,
} from '../../../games/football/slip.ts'

const [league] = FOOTBALL_LEAGUES
if (league === undefined) throw new Error('no league')

function slip(kind: SlipBet['kind'], stake: bigint, odds: readonly number[]): SlipBet {
  const legs = odds.map((one, index) => ({
    match: `m${index}`,
    market: '1x2' as const,
    pick: 'home',
    odds: one,
  }))
  return { kind, stake, legs }
}
/** `won/3`: a dead heat of three. */
const cameTo = (...words: readonly (LegResult | `won/${number}` | null)[]): LegOutcome[] =>
  words.map(word => {
    if (word === null || word === 'won' || word === 'lost' || word === 'void') return { result: word }
    return { result: 'won', tied: Number(word.slice(4)) }
  })
const odds = fc.integer({ min: 101, max: 40_000 })
const outcomes: fc.Arbitrary<LegOutcome> = fc.oneof(
  fc.constantFrom(...legResults).map(result => ({ result })),
  fc.integer({ min: 2, max: 17 }).map(tied => ({ result: 'won' as const, tied })),
)
const stakes = fc.bigInt({ min: 100n, max: 100_000n })
const kinds = fc.constantFrom('singles' as const, 'multiple' as const)

test('an accepted slip never pays more than its cap, nor below nothing, nor parts of a centavo, whatever its matches come to', () => {
  fc.assert(
    fc.property(
      kinds,
      stakes,
      fc.array(fc.tuple(odds, outcomes), { minLength: 1, maxLength: 5 }),
      (kind, stake, drawn) => {
        const bet = slip(
          kind,
          stake,
          drawn.map(([one]) => one),
        )
        fc.pre(refusalOfSlip(bet, league) === undefined)
        const payout = settleSlip(
          bet,
          drawn.map(([, outcome]) => outcome),
        )?.payout
        if (payout === undefined) throw new Error('not decided')
        expect(payout >= 0n).toBe(true)
        expect(payout <= sumsOf(bet).potential).toBe(true)
        expect(sumsOf(bet).potential <= league.maximumPayout).toBe(true)
      },
    ),
  )
})

test('the largest stake that is shown is accepted, and two centavos more are not', () => {
  fc.assert(
    fc.property(kinds, fc.array(odds, { minLength: 2, maxLength: 5 }), (kind, drawn) => {
      const largest = largestStake(kind, drawn, league)
      fc.pre(largest >= league.limits.minBet)
      expect(refusalOfSlip(slip(kind, largest, drawn), league)).toBeUndefined()
      expect(refusalOfSlip(slip(kind, largest + 2n, drawn), league)).toBeDefined()
    }),
  )
})

test('a multiple multiplies: all right pays the product, one wrong pays nothing, a void one counts as 1.00', () => {
  const bet = slip('multiple', 1000n, [150, 210, 333])
  expect(settleSlip(bet, cameTo('won', 'won', 'won'))?.payout).toBe(10489n)
  expect(settleSlip(bet, cameTo('won', 'lost', 'won'))?.payout).toBe(0n)
  expect(settleSlip(bet, cameTo('won', 'void', 'won'))?.payout).toBe(4995n)
  expect(settleSlip(bet, cameTo('void', 'lost', 'void'))).toEqual({ payout: 0n, isVoid: false })
})

test('a multiple is decided by its first wrong selection; singles wait for all of theirs', () => {
  const legs = [150, 210, 333]
  expect(settleSlip(slip('multiple', 1000n, legs), cameTo('won', null, 'lost'))).toEqual({
    payout: 0n,
    isVoid: false,
  })
  expect(settleSlip(slip('multiple', 1000n, legs), cameTo('won', null, 'void'))).toBeUndefined()
  expect(settleSlip(slip('singles', 1000n, legs), cameTo('lost', null, 'lost'))).toBeUndefined()
})

test('singles pay each for itself, and only a slip of which nothing was played is given back', () => {
  const bet = slip('singles', 1000n, [150, 210])
  expect(sumsOf(bet)).toEqual({ stake: 2000n, potential: 3600n })
  expect(settleSlip(bet, cameTo('won', 'lost'))).toEqual({ payout: 1500n, isVoid: false })
  expect(settleSlip(bet, cameTo('void', 'lost'))).toEqual({ payout: 1000n, isVoid: false })
  expect(settleSlip(bet, cameTo('void', 'void'))).toEqual({ payout: 2000n, isVoid: true })
})

test('in a dead heat the stake is divided by the winners and the share is paid at full odds, cut to the centavo once', () => {
  const single = slip('singles', 1000n, [333])
  expect(settleSlip(single, cameTo('won'))?.payout).toBe(3330n)
  expect(settleSlip(single, cameTo('won/2'))?.payout).toBe(1665n)
  // 1000 × 3.33 ÷ 3 = 1110; a stake cut before it is paid would give 333 × 3.33 = 1108.
  expect(settleSlip(single, cameTo('won/3'))?.payout).toBe(1110n)
  // Of two singles each is cut for itself.
  expect(settleSlip(slip('singles', 103n, [187, 201]), cameTo('won/2', 'won/2'))?.payout).toBe(96n + 103n)
})

test('a dead heat in a multiple divides the whole by its winners, beside void selections and after a lost one', () => {
  const bet = slip('multiple', 1000n, [150, 210, 333])
  expect(settleSlip(bet, cameTo('won/2', 'won', 'won'))?.payout).toBe(5244n)
  expect(settleSlip(bet, cameTo('won/2', 'void', 'won/3'))?.payout).toBe(832n)
  expect(settleSlip(bet, cameTo('won/2', 'void', 'void'))).toEqual({ payout: 750n, isVoid: false })
  expect(settleSlip(bet, cameTo('won/2', 'lost', 'won'))?.payout).toBe(0n)
  expect(settleSlip(bet, cameTo('won/2', null, 'won'))).toBeUndefined()
})

test('whatever the odds, a dead heat pays exactly the whole part of stake × odds ÷ winners, and never more than a win alone', () => {
  fc.assert(
    fc.property(
      stakes,
      fc.array(fc.tuple(odds, outcomes), { minLength: 1, maxLength: 5 }),
      (stake, drawn) => {
        const legs = drawn.map(([one]) => one)
        const all = drawn.map(([, outcome]) => outcome)
        const bet = slip('multiple', stake, legs)
        const payout = settleSlip(bet, all)?.payout ?? -1n
        const tied = all.reduce((product, outcome) => product * BigInt(outcome.tied ?? 1), 1n)
        const factors = all.map(({ result }, index) =>
          result === 'won' ? BigInt(legs[index] ?? 0) : result === 'void' ? 100n : 0n,
        )
        const whole = factors.reduce((product, one) => product * one, stake)
        const divisor = tied * 100n ** BigInt(legs.length)
        expect(payout * divisor <= whole && whole < (payout + 1n) * divisor).toBe(true)
        const alone =
          settleSlip(
            bet,
            all.map(({ result }) => ({ result })),
          )?.payout ?? -1n
        expect(payout <= alone).toBe(true)
      },
    ),
  )
})

test('a draw makes both sides win the most goals; a selection forgets what it came to by an earlier score', () => {
  const taken = { match: 'm', home: 'A', away: 'B', market: 'most' as const, pick: 'home', odds: 180 }
  const draw = decideLeg(taken, { home: 2, away: 2 })
  expect(draw).toEqual({ ...taken, result: 'won', tied: 2, score: { home: 2, away: 2 } })
  expect(decideLeg({ ...taken, pick: 'away' }, { home: 0, away: 0 })).toMatchObject({
    result: 'won',
    tied: 2,
  })
  expect(decideLeg(draw, { home: 3, away: 2 })).toEqual({
    ...taken,
    result: 'won',
    score: { home: 3, away: 2 },
  })
  expect(decideLeg(draw, { home: 1, away: 2 })).toEqual({
    ...taken,
    result: 'lost',
    score: { home: 1, away: 2 },
  })
  expect(decideLeg(draw, undefined)).toEqual({ ...taken, result: 'void', score: null })
  expect(decideLeg(draw, null)).toEqual({ ...taken, result: null, score: null })
})

test('what cannot be on one slip is refused in a word', () => {
  const two = slip('multiple', 100n, [150, 210])
  const [first] = two.legs
  if (first === undefined) throw new Error('no leg')
  const again = { ...first, market: 'goals' as const, pick: 'over' }
  expect(refusalOfSlip({ ...two, legs: [first, again] }, league)).toBe('same_match')
  expect(refusalOfSlip({ ...two, kind: 'singles', legs: [first, again] }, league)).toBeUndefined()
  expect(refusalOfSlip({ ...two, kind: 'singles', legs: [first, first] }, league)).toBe('bet_invalid')
  expect(refusalOfSlip(slip('multiple', 100n, [150]), league)).toBe('bet_invalid')
  expect(refusalOfSlip(slip('multiple', 100n, [150, 150, 150, 150, 150, 150]), league)).toBe('bet_invalid')
  expect(refusalOfSlip(slip('singles', 99n, [150]), league)).toBe('stake_too_small')
  expect(refusalOfSlip(slip('singles', 60_000n, [150, 150]), league)).toBe('stake_too_large')
  expect(refusalOfSlip(slip('multiple', 1_000n, [40_000, 40_000]), league)).toBe('payout_too_large')
  expect(
    slipBet.safeParse({ kind: 'singles', stake: '1.00', legs: [{ ...first, pick: 'nobody' }] }).success,
  ).toBe(false)
  expect(slipBet.safeParse({ kind: 'singles', stake: '1.00', legs: [{ ...first, odds: 100 }] }).success).toBe(
    false,
  )
})

test('multiples return the product of their singles’ returns: all outcomes of three matches weighed against the formula', () => {
  const chances = [0.4, 0.25, 0.62]
  const listed = [240, 390, 157]
  const bet = slip('multiple', 100_00n, listed)
  let returned = 0
  for (let mask = 0; mask < 8; mask += 1) {
    const results: LegResult[] = chances.map((_, index) => ((mask >> index) & 1 ? 'won' : 'lost'))
    const chance = chances.reduce((all, one, index) => all * (results[index] === 'won' ? one : 1 - one), 1)
    returned += chance * Number(settleSlip(bet, cameTo(...results))?.payout)
  }
  const product = chances.reduce((all, one, index) => all * one * ((listed[index] ?? 0) / 100), 1)
  expect(returned / 100_00).toBeCloseTo(product, 4)
  expect(multiplied(100_00n, listed)).toBe(146952n)
})

test('odds are written in three ways that say the same', () => {
  expect([150, 200, 250, 133, 1100].map(one => writeOdds(one, 'decimal'))).toEqual([
    '1.50',
    '2.00',
    '2.50',
    '1.33',
    '11.00',
  ])
  expect([150, 200, 250, 133, 1100].map(one => writeOdds(one, 'fractional'))).toEqual([
    '1/2',
    '1/1',
    '3/2',
    '33/100',
    '10/1',
  ])
  expect([150, 200, 250, 133, 1100].map(one => writeOdds(one, 'american'))).toEqual([
    '−200',
    '+100',
    '+150',
    '−303',
    '+1000',
  ])
  expect(writeOdds(100, 'american')).toBe('0')
})
