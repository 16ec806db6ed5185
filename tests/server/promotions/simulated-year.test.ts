import { beforeAll, describe, expect, it } from 'vitest'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { createMemberModel } from '../../../scripts/simulate/member-model.ts'
import { createCalendar } from '../../../scripts/simulate/model-calendar.ts'
import { kinds } from '../../../scripts/simulate/play-ways.ts'
import { type Outcome, simulateRules } from '../../../scripts/simulate/run-rules.ts'
import { strategies } from '../../../scripts/simulate/strategies.ts'
import { defaultTerms } from '../../support/default-terms.ts'

/* docs/rules/promotions.md#what-proves-it; `npm run simulate -- rules` plays 10,000 members. */
let terms: PromotionTerms
let outcomes: readonly Outcome[]
beforeAll(async () => {
  terms = await defaultTerms()
  outcomes = simulateRules(terms, 105, 366)
})

const named = (part: string) => {
  const found = outcomes.find(({ name }) => name.includes(part))
  if (found === undefined) throw new Error(`No strategy "${part}"`)
  return found
}

describe('a simulated year of promotions', () => {
  it('pays no strategy more than its play costs on average, at 99 %; offers stay below their bound', () => {
    for (const { name, gain, half, limit } of outcomes) {
      process.stdout.write(`${name}: ${Math.round(gain)} ± ${Math.round(half)} centavos\n`)
      expect(gain + half, name).toBeLessThan(limit === 0 ? 0 : limit)
    }
  })

  it('prices the first-deposit offer: the best ways to play it come to its stated price and do not refute it', () => {
    for (const { name, gain, half, bound } of outcomes.filter(outcome => outcome.bound > 0))
      expect(gain - half, name).toBeLessThan(bound)
    const { gain, half, bound } = named('20 × to the cap, then near even')
    expect(gain + half).toBeGreaterThan(bound * 0.9)
  })

  it('loses no reward that was promised, and explains every centavo by a movement', () => {
    expect(outcomes.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('plays every kind of member, and pays each promotion to somebody', () => {
    expect(kinds.filter(kind => outcomes.every(outcome => outcome.kind !== kind))).toEqual([])
    for (const part of [
      'recharges',
      'cashback',
      'bettingRebate',
      'firstDeposit',
      'agents',
      'others',
    ] as const)
      expect(Math.max(...outcomes.map(({ paid }) => paid[part])), part).toBeGreaterThan(0)
    expect(named('crosses R$ 1,000 late').paid.recharges).toBeGreaterThan(0)
  })

  it('takes everything back of an offer whose deposit goes back: what had left is debt', () => {
    const { paid, debt } = named('its deposit goes back')
    expect(paid.firstDeposit).toBe(0)
    expect(debt).toBeGreaterThan(0)
  })

  it('is the same again from the same seed', () => {
    const again = () => simulateRules(terms, 6, 60, 7, strategies.slice(0, 3))
    expect(again()).toEqual(again())
  })
})

describe('the faults of the model', () => {
  it('name a rebate that was earned and not paid', () => {
    const member = createMemberModel(terms, createCalendar('2026-01-01'))
    member.recharge(10, 10_000n)
    for (let round = 0; round < 60; round += 1) member.play(12, 1_000n, 1_000n, 50_000n)
    member.tend(20 * 24)
    expect(member.faults(30 * 24)).toContain('unpaid: rechargerebate 0')
  })

  it('name centavos without a movement', () => {
    const member = createMemberModel(terms, createCalendar('2026-01-01'))
    member.recharge(10, 10_000n)
    member.money.cash += 7n
    expect(member.faults(24)).toEqual(['7 centavos without a movement'])
  })

  it('name cashback that nobody claimed', () => {
    const member = createMemberModel(terms, createCalendar('2026-01-01'))
    member.recharge(10, 5_000n)
    member.play(12, 5_000n, 0n, 50_000n)
    expect(member.faults(30 * 24)).toEqual(['cashback of day 0: 125'])
  })
})
