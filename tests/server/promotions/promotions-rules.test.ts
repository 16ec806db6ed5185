import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { bettingRebate, rebateRate } from '../../../server/features/promotions/betting-rebate/rules.ts'
import { cashbackClaim, cashbackOf } from '../../../server/features/promotions/daily-rescue/rules.ts'
import { firstDepositOffer } from '../../../server/features/promotions/first-deposit/rules.ts'
import { chestSteps, friendState } from '../../../server/features/promotions/invitation/rules.ts'
import { rebateOf, rebateState } from '../../../server/features/promotions/recharge-rebate/rules.ts'
import {
  faultOfTiers,
  monthReward,
  rateAt,
  tierOf,
} from '../../../server/features/promotions/recharge-reward/rules.ts'
import { dueOf, faultOfRewards, placeOfToday } from '../../../server/features/promotions/seven-days/rules.ts'
import { spinsEarned, spinsLeft, worthOfDraw } from '../../../server/features/promotions/wheel/rules.ts'
import { defaultTerms } from '../../support/default-terms.ts'

let terms: PromotionTerms
beforeAll(async () => {
  terms = await defaultTerms()
})

describe('recharge reward (specification, section 9; docs/rules/promotions.md)', () => {
  it.each([
    ['999.99', undefined, 0, 0n],
    ['1000.00', 'bronze', 500, 5_000n],
    ['3000.00', 'bronze', 750, 22_500n],
    ['5000.00', 'silver', 1000, 50_000n],
    ['5000.50', 'silver', 1000, 50_006n],
    ['5001.00', 'silver', 1000, 50_012n],
    ['15000.00', 'gold', 1500, 225_000n],
    ['30000.00', 'platinum', 1800, 540_000n],
    ['60000.00', 'diamond', 2000, 1_200_000n],
    ['100000.00', 'diamond', 2000, 2_000_000n],
    ['250000.00', 'diamond', 2000, 2_000_000n],
  ])(
    'a month of %s is %s at %s, worth %s: "the rate rises linearly inside each tier"; "nothing under 1,000; base capped at 100,000"',
    (total, tier, rate, worth) => {
      const centavos = BigInt(total.replace('.', ''))
      expect(tierOf(terms.recharge, centavos)?.name).toBe(tier)
      expect(rateAt(terms.recharge, centavos)).toBe(rate)
      const counted = monthReward(terms.recharge, centavos)
      expect(counted - worth >= -1n && counted - worth <= 1n).toBe(true)
    },
  )

  // Specification, section 9: the tiers by total reloaded; docs/rules/promotions.md: "half-open bands in centavos, so that nothing falls between".
  it('has no gap and no fall anywhere: one centavo more is never worth less, nor more than a real', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 11_000_000n }), total => {
        const step = monthReward(terms.recharge, total + 1n) - monthReward(terms.recharge, total)
        expect(step).toBeGreaterThanOrEqual(0n)
        if (total !== 99_999n) expect(step).toBeLessThanOrEqual(1n)
      }),
      { numRuns: 3_000 },
    )
    expect(monthReward(terms.recharge, 500_001n)).toBeGreaterThanOrEqual(
      monthReward(terms.recharge, 500_000n),
    )
  })

  it('pays the differences of a month to exactly what the month is worth, however it is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 2_000_000n }), { maxLength: 30 }), parts => {
        let total = 0n
        let paid = 0n
        for (const part of parts) {
          total += part
          paid += monthReward(terms.recharge, total) - paid
        }
        expect(paid).toBe(monthReward(terms.recharge, total))
      }),
    )
  })
})

describe('recharge rebate (docs/rules/promotions.md)', () => {
  it.each([
    [9_999n, undefined],
    [10_000n, { required: 50_000n, reward: 2_000n }],
    [10_003n, { required: 50_015n, reward: 2_000n }],
    [1_000_000n, { required: 5_000_000n, reward: 200_000n }],
  ])('of a recharge of %s is %o', (recharge, expected) => {
    const found = rebateOf(terms.rechargerebate, recharge, new Date(0))
    if (expected === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject({ ...expected, endsAt: new Date(7 * 86_400_000) })
  })

  it('asks as much play of recharges one by one as of their sum', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 10_000n, max: 500_000n }), { maxLength: 20 }), recharges => {
        const rebates = recharges.map(one => rebateOf(terms.rechargerebate, one, new Date(0)))
        const required = rebates.reduce((sum, one) => sum + (one?.required ?? 0n), 0n)
        expect(required).toBe(5n * recharges.reduce((sum, one) => sum + one, 0n))
      }),
    )
  })

  it.each([
    ['open', false, -1, 'open'],
    ['open', true, -1, 'ready'],
    ['open', true, 0, 'lost'],
    ['claimed', true, 1, 'claimed'],
    ['cancelled', true, -1, 'cancelled'],
  ] as const)('that is %s, played %s, %s ms after its end is %s', (state, isPlayed, after, expected) => {
    const row = { state, event_ended_at: new Date(1_000) }
    expect(rebateState(row, isPlayed, new Date(1_000 + after))).toBe(expected)
  })
})

describe('first deposit, cashback, wheels, seven days, invitation, betting rebate (docs/rules/promotions.md)', () => {
  it.each([
    [1_000n, 1_000n, 0n],
    [9_999n, 9_999n, 0n],
    [10_000n, 10_000n, 1_000n],
    [150_000n, 150_000n, 1_000n],
    [500_000n, 150_000n, 1_000n],
  ])(
    'a first deposit of %s brings %s of bonus (20× to play, at most R$ 10 a stake, 5× to convert) and %s free, "plus R$ 10 free when that deposit is ≥ R$ 100"',
    (recharge, bonus, free) => {
      const offer = firstDepositOffer(terms.ftd, recharge)
      expect(offer).toMatchObject({
        bonus,
        free,
        required: bonus * 20n,
        maxStake: 1_000n,
        maxConversion: bonus * 5n,
      })
    },
  )

  it.each([
    // stake, won, theoretical, served of it; loss, most, amount
    [100_000n, 0n, 5_000n, 0n, 100_000n, 2_500n, 2_500n],
    [10_000n, 5_000n, 5_000n, 0n, 5_000n, 2_500n, 400n],
    [10_000n, 15_000n, 5_000n, 0n, 0n, 2_500n, 0n],
    [100_000n, 0n, 5_000n, 5_000n, 100_000n, 0n, 0n],
    [1_250n, 0n, 5_000n, 0n, 1_250n, 2_500n, 0n],
  ])(
    'of a day of %s staked and %s won the cashback is 8 % of the loss, "cashback at half of it" (theoretical loss) at most, "if > R$ 1"',
    (stakeCash, wonCash, loss1, served, loss, most, amount) => {
      const theoretical = (loss1 - served) * 1_000_000n
      const counted = { loss: stakeCash - wonCash, theoretical, paid: 0n }
      const claim = cashbackClaim(terms.dailyrescue, [{ day: '2026-11-20', ...counted }], '2026-11-20')
      expect(cashbackOf(terms.dailyrescue, counted)).toMatchObject({ loss, most })
      expect(claim.amount).toBe(amount)
    },
  )

  it('keeps a roll at an "expected value ≤ R$ 0.20" and the "expected value of a spin ≤ R$ 0.50"', () => {
    expect(worthOfDraw(terms.dailywheel.prizes)).toBeLessThanOrEqual(20_000_000n)
    expect(worthOfDraw(terms.lotterywheel.prizes)).toBeLessThanOrEqual(50_000_000n)
  })

  it('makes as many spins of recharges one by one as of their sum', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 100_000n }), { maxLength: 30 }), recharges => {
        let kept = { spins: 0, remainder: 0n }
        let spins = 0
        for (const one of recharges) {
          kept = spinsEarned(20_000n, kept.remainder, one)
          spins += kept.spins
        }
        expect(BigInt(spins) * 20_000n + kept.remainder).toBe(recharges.reduce((sum, one) => sum + one, 0n))
      }),
    )
    expect([spinsLeft(10, 13, 0), spinsLeft(10, 3, 9), spinsLeft(10, 3, 10)]).toEqual([10, 1, 0])
  })

  it.each([
    [undefined, '2026-11-20', 1, false],
    [{ started_on: '2026-11-19', last_day: '2026-11-20', days: 2, paid_days: 0 }, '2026-11-20', 2, true],
    [{ started_on: '2026-11-19', last_day: '2026-11-20', days: 2, paid_days: 0 }, '2026-11-21', 3, false],
    [{ started_on: '2026-11-19', last_day: '2026-11-20', days: 2, paid_days: 0 }, '2026-11-22', 1, false],
    [{ started_on: '2026-11-14', last_day: '2026-11-20', days: 7, paid_days: 0 }, '2026-11-21', 1, false],
    [{ started_on: '2026-12-30', last_day: '2026-12-31', days: 2, paid_days: 0 }, '2027-01-01', 3, false],
  ])(
    'after %o the day %s is number %s: it "restarts after a miss or day 7"',
    (round, today, number, isTaken) => {
      expect(placeOfToday(round, today)).toMatchObject({ number, isTaken })
    },
  )

  it('pays "in all ≤ R$ 2 a round", every day of it once, whenever its recharge comes', () => {
    const { rewards } = terms.day7
    const sum = rewards.reduce((all, one) => all + one, 0n)
    expect(sum).toBeLessThanOrEqual(200n)
    expect(dueOf(rewards, { days: 7, paid_days: 0 })).toBe(sum)
    expect(dueOf(rewards, { days: 7, paid_days: 3 }) + dueOf(rewards, { days: 3, paid_days: 0 })).toBe(sum)
  })

  // The invitation chest (steps of qualified friends).
  it('pays through the chest exactly the shares that were put in, each once', () => {
    const shares = [20n, 20n, 20n, 20n, 20n, 20n]
    const steps = chestSteps([1, 3, 5, 10], shares, new Set([1]))
    expect(steps.map(({ amount, state }) => [amount, state])).toEqual([
      [20n, 'opened'],
      [40n, 'ready'],
      [40n, 'ready'],
      [20n, 'ahead'],
    ])
    expect(steps.reduce((sum, step) => sum + step.amount, 0n)).toBe(120n)
  })

  it("holds a friend's reward seven days from when the recharges were enough", () => {
    const facts = {
      state: 'open',
      recharged: 10_000n,
      min_recharge: 10_000n,
      hold_days: 7,
      reached_at: new Date(0),
    } as const
    expect(friendState(facts, false, new Date(8 * 86_400_000)).state).toBe('open')
    expect(friendState(facts, true, new Date(7 * 86_400_000 - 1)).state).toBe('held')
    expect(friendState(facts, true, new Date(7 * 86_400_000)).state).toBe('ready')
    expect(friendState({ ...facts, recharged: 9_999n }, true, new Date(9e9)).state).toBe('open')
  })

  it('gives "betting rebate at 15 %" of theoretical loss at most, at any level', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 10_000 }),
        (theoretical, levelRate) => {
          const rate = rebateRate(terms.rebates, 'slots', levelRate)
          expect(bettingRebate(theoretical, rate) * 1_000_000n * 100n).toBeLessThanOrEqual(theoretical * 15n)
        },
      ),
    )
    expect(rebateRate(terms.rebates, 'unknown', 900)).toBe(0)
  })

  it('finds terms that do not fit together', () => {
    const [bronze, silver] = terms.recharge.tiers
    if (bronze === undefined || silver === undefined) throw new Error('Tiers are gone')
    const gap = { ...terms.recharge, tiers: [bronze, { ...silver, from: 500_100n }] }
    expect(faultOfTiers(terms.recharge)).toBeUndefined()
    expect(faultOfTiers(gap)).toBe('silver')
    expect(faultOfRewards({ ...terms.day7, rewards: Array(7).fill(100n) })).toBe('rewards > R$ 2.00')
  })
})
