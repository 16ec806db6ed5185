import { beforeAll, expect, test } from 'vitest'
import type { PromotionTerms } from '../../contract/promotion-terms.ts'
import { simulateRules } from '../../scripts/simulate/run-rules.ts'
import { defaultTerms } from '../support/default-terms.ts'

let terms: PromotionTerms
beforeAll(async () => {
  terms = await defaultTerms()
})

test('over a simulated year no strategy is paid more than its play costs on average, at 99 %', () => {
  for (const { name, gain, half } of simulateRules(terms, 80, 366)) {
    process.stdout.write(`${name}: ${Math.round(gain)} ± ${Math.round(half)} centavos\n`)
    expect(gain + half, name).toBeLessThan(0)
  }
}, 120_000)
