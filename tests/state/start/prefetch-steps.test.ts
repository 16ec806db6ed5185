import { expect, test } from 'vitest'
import { promotionIds } from '../../../contract/promotions/registry.ts'
import { prefetchSteps } from '../../../src/app/start/prefetch-steps.ts'
import { registerResources } from '../../../src/app/start/register-resources.ts'
import { prefetchBounds } from '../../../src/sync/pull/prefetch.ts'

const everything = { site: { promotions: promotionIds, agency: true }, isDemo: false }
const idsOf = (steps: ReturnType<typeof prefetchSteps>) => steps.map(({ id }) => id)

test('everything that is fetched ahead is registered, once, and all of it fits into the bound of requests', () => {
  const known = new Set<string>()
  registerResources(
    {
      registerResource: id => void known.add(id),
      registerWriteKind: () => {},
      registerMoneyCall: () => {},
    },
    () => 0,
  )
  const steps = prefetchSteps(everything)
  expect(idsOf(steps).filter(id => !known.has(id))).toEqual([])
  expect(new Set(idsOf(steps)).size).toBe(steps.length)
  expect(steps.length).toBeLessThanOrEqual(prefetchBounds.requests)
})

test('what the licence does not allow and what a demo account has no part in is not asked for', () => {
  const strict = idsOf(prefetchSteps({ site: { promotions: [], agency: false }, isDemo: false }))
  expect(strict).not.toContain('offers')
  expect(strict).not.toContain('agency')
  const demo = idsOf(prefetchSteps({ ...everything, isDemo: true }))
  expect(demo).not.toContain('recharges')
  expect(demo).toContain('rounds')
})

test('a member who never named an account can do so without a network: the banks to choose from are there', () => {
  expect(idsOf(prefetchSteps(everything))).toContain('banks')
})

test('money in and out comes before records, and the catalogue last', () => {
  const ids = idsOf(prefetchSteps(everything))
  expect(ids.indexOf('recharges')).toBeLessThan(ids.indexOf('orders'))
  expect(ids.at(-1)).toBe('games')
})
