import { expect, test } from 'vitest'
import { setFavourite } from '../../../contract/lobby/games.ts'
import { createApiClient } from '../../../src/api/api-client.ts'
import { openMoneyCall } from '../../../src/sync/calls/open-money-call.ts'
import { favouriteWrite, rechargeCall } from '../support/definitions.ts'
import { reply } from '../support/server-calls.ts'
import { createWorld, eventually } from '../support/world.ts'

// What the server says of a copy that comes days later: done, and its answer is kept no longer.
const expired = () => reply(200, { answer_expired: true })

test('a copy whose answer is kept no longer is neither an answer nor a failure', async () => {
  const api = createApiClient({
    readBase: () => 'https://api.arara.test',
    readToken: () => undefined,
    readLanguage: () => 'pt',
    isOnline: () => true,
    onOutcome: () => undefined,
    now: () => 0,
    fetch: async () => expired(),
  })
  const result = await api.call(setFavourite, { body: { game_id: 'tiger' }, key: 'k-1' })
  expect(result).toEqual({ kind: 'done-before' })
})

test('a queued write that was done days ago leaves the queue without a complaint, and the next pull brings its row', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() => 'answer-lost')
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  await eventually(() => expect(world.server.arrived).toHaveLength(1))
  world.server.decide(({ key }) => (key === '' ? 'arrives' : expired()))

  tab.trigger('online')

  await eventually(async () => expect(await tab.db.queuedWrites.toArray()).toEqual([]))
  expect(await tab.db.favourites.count()).toBe(0)
  await tab.sync.pull('favourites', { force: true })
  expect(await tab.db.favourites.toArray()).toMatchObject([{ memberId: 'ana', game_id: 'tiger' }])
})

test('money that was moved days ago counts as done when it is asked for again, and its key is forgotten', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const form = openMoneyCall(tab.sync.money, rechargeCall)
  const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
  world.server.decide(() => 'answer-lost')
  expect(await form.send(body)).toEqual({ kind: 'unknown' })
  world.server.decide(expired)
  expect(await form.send(body)).toEqual({ kind: 'already-done' })
  expect(await tab.db.openCalls.count()).toBe(0)
  expect(world.server.state.orders).toHaveLength(1)
})

test('an unknown call that was done days ago is settled as done, though nothing of its answer is left', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() => 'answer-lost')
  const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
  await openMoneyCall(tab.sync.money, rechargeCall).send(body)
  world.server.decide(({ path }) =>
    path.startsWith('/api/calls/')
      ? reply(200, { data: { state: 'done', answer: null, answer_expired: true } })
      : 'arrives',
  )
  tab.trigger('online')
  await eventually(async () =>
    expect(await tab.db.settledCalls.toArray()).toMatchObject([
      { memberId: 'ana', outcome: 'done', amount: 5000n },
    ]),
  )
  expect(await tab.db.openCalls.count()).toBe(0)
})
