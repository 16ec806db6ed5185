import { expect, test } from 'vitest'
import { parkWrite } from '../../../src/simulate/park-write.ts'
import { refuse } from '../support/server-calls.ts'
import { createWorld } from '../support/world.ts'

/** Presses "Park a change": the outcome that it reports, and the states of the queued writes. */
async function park({ isOnline = true, patienceMs = 4_000, durable = true }) {
  const world = await createWorld()
  world.server.decide(() => refuse(404, 'game_unknown'))
  const tab = await world.openTab({ durable })
  await tab.signIn('ana')
  tab.setOnline(isOnline)
  const fate = await parkWrite({ db: tab.db, sync: tab.sync, newKey: () => 'key-of-a-press' }, patienceMs)
  return { fate, states: (await tab.db.queuedWrites.toArray()).map(({ state }) => state) }
}

test('a change that is to be parked is reported once the server has refused it', async () => {
  expect(await park({})).toEqual({ fate: 'parked', states: ['parked'] })
})

test('while the server does not answer it is kept, and not reported as refused', async () => {
  expect(await park({ isOnline: false, patienceMs: 30 })).toEqual({ fate: 'kept', states: ['waiting'] })
})

test('a browser that keeps nothing parks it in memory, as it does with every heart', async () => {
  expect(await park({ durable: false })).toEqual({ fate: 'parked', states: ['parked'] })
})
