import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { type Caller, callerOf, fuzzCall } from '../../contract/fuzz/fuzz-call.ts'
import { createStillApp } from '../../contract/fuzz/still-app.ts'
import type { TestApp } from '../../support/test-app.ts'

/*
 * A sample of `npm run fuzz`: generated requests that are malformed or only odd, for every call of the contract. None is
 * answered with a 5xx; a malformed one changes no row of any table. A failure names its seed.
 */
let world: TestApp
beforeAll(async () => {
  world = await createStillApp()
})
afterAll(async () => {
  await world.close()
})

/** The same requests each time, so that a change is to blame when it fails; `npm run fuzz` looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 546_859)
/** Few: there are nearly two hundred calls. */
const each = { malformed: 3, odd: 2 }
const table: readonly Endpoint[] = Object.values(endpoints)
const served = table
  .filter(one => one.state === 'served')
  .map(one => [`${one.method} ${one.path}`, one] as const)

/** Somebody registered for every call would cost most of the time; one for all would be signed out, or gone, by an odd request. */
const callsPerCaller = 12
const callers = new Map<string, { caller: Caller; calls: number }>()
async function sharedCaller(endpoint: Endpoint): Promise<Caller> {
  if (endpoint === endpoints.signOut || endpoint === endpoints.administratorSignOut)
    return callerOf(world, endpoint)
  const kind = endpoint.access === 'administrator' ? 'administrator' : 'member'
  const known = callers.get(kind)
  if (known && known.calls < callsPerCaller) {
    known.calls += 1
    return known.caller
  }
  const caller = await callerOf(world, endpoint)
  callers.set(kind, { caller, calls: 1 })
  return caller
}

test.each(served)('%s takes whatever comes', async (_name, endpoint) => {
  const { findings, sent } = await fuzzCall(world, endpoint, each, seed, await sharedCaller(endpoint))
  expect(findings, `FUZZ_SEED=${seed}`).toEqual([])
  expect(sent).toBe(each.malformed + each.odd)
})
