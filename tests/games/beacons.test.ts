import { expect, test } from 'vitest'
import { beacons, pulseAfter, timeOfPulse } from '../../games/fairness/beacons.ts'
import { isSignedBy } from '../../games/fairness/verify-pulse.ts'
import { isSaltOf } from '../../games/fairness/verify-salt.ts'
import { beaconVectors } from '../../scripts/fairness/beacon-page.ts'

const quicknet = beacons['drand-quicknet']

test.each(beaconVectors)('docs/fairness/beacons.json: $name', async ({ salt, source, right }) => {
  expect(await isSaltOf(salt, source, Date.parse(source.anchored_at))).toBe(right)
})

test('a published signature of drand is that of its own round and of no other', async () => {
  const { signature } = beaconVectors[0]?.source ?? { signature: '' }
  expect(await isSignedBy(quicknet, 1_000, signature)).toBe(true)
  expect(await isSignedBy(quicknet, 1_001, signature)).toBe(false)
  expect(await isSignedBy(beacons.sandbox, 1_000, signature)).toBe(false)
  expect(await isSignedBy(quicknet, 1_000, 'ab'.repeat(48))).toBe(false)
})

test('the value that salts a chain is published a whole period after it was anchored, or later', () => {
  for (const beacon of [quicknet, beacons.sandbox]) {
    for (let at = 0; at < 20_000; at += 250) {
      const anchoredAt = beacon.genesisMs + 1e9 + at
      const waitMs = timeOfPulse(beacon, pulseAfter(beacon, anchoredAt)) - anchoredAt
      expect(waitMs).toBeGreaterThanOrEqual(beacon.periodMs)
      expect(waitMs).toBeLessThan(3 * beacon.periodMs)
    }
  }
})
