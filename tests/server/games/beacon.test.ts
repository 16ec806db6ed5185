import { afterAll, beforeAll, expect, test } from 'vitest'
import { beacons, pulseAfter, timeOfPulse } from '../../../games/fairness/beacons.ts'
import { sandboxPulse } from '../../../sandbox/people/beacon.ts'
import { createBeacon } from '../../../server/platform/beacon/beacon.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { productionEnvironment } from '../../support/production-environment.ts'

const now = Date.UTC(2026, 10, 20)
let people: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => {
  people = await startPeople(() => now)
})
afterAll(() => people.close())

const configOf = (url: string) => ({
  name: 'sandbox' as const,
  urls: [`${url}/beacon/${beacons.sandbox.chainHash}/public`],
  timeoutMs: 2_000,
})
const past = pulseAfter(beacons.sandbox, now) - 5
const future = pulseAfter(beacons.sandbox, now)

test('the sandbox’s beacon tells a value when its time has come, and none before', async () => {
  const beacon = createBeacon(configOf(people.url), fetch)
  const { signature, randomness } = sandboxPulse(past)
  expect(await beacon.pulse(past)).toEqual({ signature, salt: randomness })
  expect(timeOfPulse(beacons.sandbox, future)).toBeGreaterThan(now)
  expect(await beacon.pulse(future)).toBeUndefined()
})

/** A relay that answers every question with that text. */
const relayOf = (text: string) => async () => new Response(text, { status: 200 })

test('a relay that tells what the beacon did not sign is not believed', async () => {
  const other = sandboxPulse(past + 1)
  const lies = [
    { ...other, round: past },
    { ...other, signature: 'ab'.repeat(48), round: past },
    other,
    {},
    7,
  ]
  for (const lie of lies) {
    const beacon = createBeacon(configOf('http://relay'), relayOf(JSON.stringify(lie)))
    expect(await beacon.pulse(past)).toBeUndefined()
  }
})

test('a second relay is asked when the first is silent', async () => {
  const asked: string[] = []
  const reported = sandboxPulse(past)
  const call = async (url: RequestInfo | URL) => {
    asked.push(String(url))
    return asked.length === 1 ? new Response('', { status: 503 }) : Response.json(reported)
  }
  const beacon = createBeacon({ name: 'sandbox', urls: ['http://one', 'http://two'], timeoutMs: 100 }, call)
  expect(await beacon.pulse(past)).toMatchObject({ salt: reported.randomness })
  expect(asked).toEqual([`http://one/${past}`, `http://two/${past}`])
})

test('production refuses the beacon that anybody can foresee', () => {
  const mistakesOf = (BEACON: string) => {
    const outcome = readConfig({ ...productionEnvironment, BEACON })
    return outcome.ok ? [] : outcome.mistakes
  }
  expect(mistakesOf('sandbox')).toEqual([expect.stringMatching(/^BEACON must be drand-quicknet/)])
  expect(mistakesOf('drand-quicknet')).toEqual([])
})
