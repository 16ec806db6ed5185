import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { promotionIds } from '../../../contract/promotions/registry.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import {
  firstDepositPrice,
  offersWorth,
} from '../../../server/features/promotions/first-deposit/price-rules.ts'
import { servedPromotions } from '../../../server/features/promotions/registry.ts'
import { type MonthRule, perCentavo } from '../../../server/features/promotions/rules/played-month.ts'
import {
  type Conditions,
  cheapestStrategy,
  costOf,
} from '../../../server/features/promotions/rules/strategy.ts'
import { defaultTerms } from '../../support/default-terms.ts'

let terms: PromotionTerms
beforeAll(async () => {
  terms = await defaultTerms()
})

describe('"the operator must never pay to be played" (docs/rules/promotions.md)', () => {
  const edgePpm = Math.min(...listCatalogue().map(game => game.edgePpm))
  const conditions = (change: Partial<Conditions> = {}): Conditions => ({
    ...{ promotions: servedPromotions, terms, edgePpm, depositPercent: 100n, isWeighted: true },
    ...change,
  })

  it('"none beats its theoretical loss": the best strategy over all promotions on the cheapest game still costs', () => {
    const { strategy, cost } = cheapestStrategy(conditions())
    const inReais = Number(cost / 10_000n) / 10_000
    process.stdout.write(
      `best strategy at ${edgePpm / 10_000} %: costs R$ ${inReais} ${JSON.stringify(strategy, (_, value) => (typeof value === 'bigint' ? String(value) : value))}\n`,
    )
    expect(cost).toBeGreaterThan(0n)
  })

  it('goes red when the weighting is taken out: R$ 1,000 recharged a hundred times would then earn', () => {
    const { cost } = cheapestStrategy(conditions({ isWeighted: false }))
    expect(cost).toBeLessThan(0n)
    const naive = {
      recharge: 100_000n,
      aDay: 10,
      days: 10,
      playsOut: ['rechargerebate', 'recharge'],
      freeStake: 0n,
      friends: 0,
      hedges: false,
      refunds: false,
    } as const
    expect(costOf(conditions({ isWeighted: false }), naive)).toBeLessThan(0n)
    expect(costOf(conditions(), naive)).toBeGreaterThan(0n)
  })

  it('holds for any strategy and any edge of a game, not only for those that the search tries', () => {
    const strategy = fc.record({
      recharge: fc.bigInt({ min: 1_000n, max: 10_000_000n }),
      aDay: fc.integer({ min: 1, max: 20 }),
      days: fc.integer({ min: 1, max: 30 }),
      playsOut: fc.subarray(promotionIds),
      freeStake: fc.bigInt({ min: 0n, max: 10_000_000n }),
      friends: fc.integer({ min: 0, max: 50 }),
      hedges: fc.boolean(),
      refunds: fc.boolean(),
    })
    const edge = fc.integer({ min: edgePpm, max: 200_000 })
    fc.assert(
      fc.property(strategy, edge, (tried, edgeOfGame) => {
        expect(costOf(conditions({ edgePpm: edgeOfGame }), tried)).toBeGreaterThan(0n)
      }),
      { numRuns: 2_000 },
    )
  })

  it('sees what a promotion pays by its own rule alone: one that gives R$ 1 a recharge back is caught', () => {
    const withRule = (inMonth: MonthRule<unknown>) =>
      servedPromotions.map(one => (one.id === 'ftd' ? { ...one, inMonth } : one))
    const perRecharge = (centavos: bigint): MonthRule<unknown> => ({
      paid: (_terms, { recharges }) => recharges * centavos * perCentavo,
    })
    expect(cheapestStrategy(conditions({ promotions: withRule(perRecharge(0n)) })).cost).toBeGreaterThan(0n)
    expect(cheapestStrategy(conditions({ promotions: withRule(perRecharge(100n)) })).cost).toBeLessThan(0n)
    // Its own requirement is weighed against what it pays.
    const asks = { ...perRecharge(100n), required: () => 2_000n }
    const { cost, strategy } = cheapestStrategy(conditions({ promotions: withRule(asks) }))
    expect([cost > 0n, strategy.playsOut]).toEqual([true, []])
  })

  it('"the first-deposit offer … excepted": it is worth its stated price an account, and nothing once the deposit leaves', () => {
    const price = firstDepositPrice(terms.ftd, edgePpm)
    // Together with everything else it is worth less than its price: the rest costs (the first test).
    for (const accounts of [1, 2])
      expect(offersWorth(terms.ftd, edgePpm, { accounts, hasLeft: false })).toBe(BigInt(accounts) * price)
    expect(offersWorth(terms.ftd, edgePpm, { accounts: 2, hasLeft: true })).toBe(0n)
    expect(price).toBeLessThanOrEqual(118_000n)
  })
})
