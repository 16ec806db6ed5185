import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import { firstDepositPrice } from '../../../server/features/promotions/first-deposit/price-rules.ts'
import {
  cheapestStrategy,
  costOf,
  type House,
  offersWorth,
} from '../../../server/features/promotions/rules/strategy.ts'
import { defaultTerms } from '../../support/default-terms.ts'

let terms: PromotionTerms
beforeAll(async () => {
  terms = await defaultTerms()
})

describe('"the operator must never pay to be played" (docs/rules/promotions.md)', () => {
  const edgePpm = Math.min(...listCatalogue().map(game => game.edgePpm))
  const house = (change: Partial<House> = {}): House => ({
    ...{ terms, edgePpm, depositPercent: 100n, isWeighted: true },
    ...change,
  })

  it('"none beats its theoretical loss": the best strategy over all promotions on the cheapest game still costs', () => {
    const { strategy, cost } = cheapestStrategy(house())
    const inReais = Number(cost / 10_000n) / 10_000
    process.stdout.write(
      `best strategy at ${edgePpm / 10_000} %: costs R$ ${inReais} ${JSON.stringify(strategy, (_, value) => (typeof value === 'bigint' ? String(value) : value))}\n`,
    )
    expect(cost).toBeGreaterThan(0n)
  })

  it('goes red when the weighting is taken out: R$ 1,000 recharged a hundred times would then earn', () => {
    const { cost } = cheapestStrategy(house({ isWeighted: false }))
    expect(cost).toBeLessThan(0n)
    const naive = {
      recharge: 100_000n,
      aDay: 10,
      days: 10,
      playsRebate: true,
      playsReward: true,
      freeStake: 0n,
      friends: 0,
      firstDeposits: 0,
      hedges: false,
      deposits: 'stay',
    } as const
    expect(costOf(house({ isWeighted: false }), naive)).toBeLessThan(0n)
    expect(costOf(house(), naive)).toBeGreaterThan(0n)
  })

  it('holds for any strategy and any edge of a game, not only for those that the search tries', () => {
    const strategy = fc.record({
      recharge: fc.bigInt({ min: 1_000n, max: 10_000_000n }),
      aDay: fc.integer({ min: 1, max: 20 }),
      days: fc.integer({ min: 1, max: 30 }),
      playsRebate: fc.boolean(),
      playsReward: fc.boolean(),
      freeStake: fc.bigInt({ min: 0n, max: 10_000_000n }),
      friends: fc.integer({ min: 0, max: 50 }),
      firstDeposits: fc.integer({ min: 0, max: 20 }),
      hedges: fc.boolean(),
      deposits: fc.constantFrom('stay' as const, 'withdraws' as const, 'refunds' as const),
    })
    const edge = fc.integer({ min: edgePpm, max: 200_000 })
    fc.assert(
      fc.property(strategy, edge, (tried, edgeOfGame) => {
        expect(costOf(house({ edgePpm: edgeOfGame }), tried)).toBeGreaterThan(0n)
      }),
      { numRuns: 2_000 },
    )
  })

  it('"the first-deposit offer … excepted": it is worth its stated price an account, and nothing once the deposit leaves', () => {
    const price = firstDepositPrice(terms.ftd, edgePpm) * 1_000_000n
    const { strategy } = cheapestStrategy(house())
    for (const firstDeposits of [1, 2]) {
      const claims = { ...strategy, firstDeposits }
      expect(offersWorth(house(), claims)).toBe(BigInt(firstDeposits) * price)
      // Together with everything else it is worth less than its price: the rest costs.
      const inAll = costOf(house(), claims) - offersWorth(house(), claims)
      expect(inAll).toBeGreaterThan(-BigInt(firstDeposits) * price)
    }
    for (const deposits of ['withdraws', 'refunds'] as const) {
      expect(offersWorth(house(), { ...strategy, firstDeposits: 2, deposits })).toBe(0n)
    }
    expect(price).toBeLessThanOrEqual(118_000n * 1_000_000n)
  })
})
