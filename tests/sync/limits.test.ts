import { expect, test } from 'vitest'
import type { Limit, MemberLimits } from '../../contract/responsible-gambling/limits.ts'
import { limitWrite } from '../../src/features/responsible-gambling/limits/limit-write.ts'
import { withWaiting } from '../../src/features/responsible-gambling/limits/waiting-limits.ts'
import { favouriteWrite } from './support/definitions.ts'
import { refuse, reply } from './support/server-calls.ts'
import { createWorld, eventually, type Tab, type World } from './support/world.ts'

const day: Limit = {
  kind: 'stake',
  period: 'day',
  value: 500n,
  used: 0n,
  left: 500n,
  resets_at: '2099-01-01T03:00:00.000Z',
  pending: null,
}
const known: MemberLimits = {
  limits: [day, { ...day, period: 'week', value: null, left: null }],
  history: [],
  missing: [],
}
const lower = { kind: 'stake', period: 'day', value: '200' } as const

async function openTab(world: World): Promise<Tab> {
  const tab = await world.openTab()
  tab.sync.registerWriteKind('limit', async () => limitWrite)
  await tab.signIn('ana')
  tab.setOnline(false)
  return tab
}

const shown = async (tab: Tab) =>
  withWaiting(known, await tab.db.queuedWrites.toArray()).limits.map(({ value, isWaiting }) => [
    value,
    isWaiting,
  ])

test('a lower limit asked for offline is shown as waiting; of two about the same one the last counts', async () => {
  const tab = await openTab(await createWorld())
  await tab.sync.enqueue(limitWrite, { ...lower, value: '300' })
  await tab.sync.enqueue(limitWrite, lower)
  await tab.sync.enqueue(limitWrite, { ...lower, period: 'week', value: '900' })
  expect(await shown(tab)).toEqual([
    [200n, true],
    [900n, true],
  ])
  expect(await tab.db.queuedWrites.count()).toBe(2)
})

test('one that is higher than what the server says by now is not shown', async () => {
  const tab = await openTab(await createWorld())
  await tab.sync.enqueue(limitWrite, { ...lower, value: '600' })
  expect((await shown(tab))[0]).toEqual([500n, false])
})

test('back online it is sent before everything that waited longer', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  await tab.sync.enqueue(limitWrite, lower)
  world.server.decide(request =>
    request.path === '/api/limits/lower' ? reply(200, { data: { ...reported, limits: [] } }) : 'arrives',
  )
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  expect(world.server.sent[0]).toMatchObject({
    path: '/api/limits/lower',
    body: { kind: 'stake', period: 'day', value: '2.00' },
  })
})
const reported = { history: [], missing: [] }

test('whose answer is lost it stands as waiting, and is sent again under its key until the server answers', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  tab.setOnline(true)
  world.server.decide(() => 'lost')
  await tab.sync.enqueue(limitWrite, lower)
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ lastFailure: 'connection' }]),
  )
  expect((await shown(tab))[0]).toEqual([200n, true])
  world.server.decide(() => reply(200, { data: { ...reported, limits: [] } }))
  tab.trigger('online')
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  const asked = world.server.sent.filter(({ path }) => path === '/api/limits/lower')
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})

test('a second one asked for while the answer to the first is out is the one that is shown', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  tab.setOnline(true)
  world.server.decide(() => 'lost')
  await tab.sync.enqueue(limitWrite, { ...lower, value: '300' })
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ lastFailure: 'connection' }]),
  )
  await tab.sync.enqueue(limitWrite, lower)
  expect(await tab.db.queuedWrites.count()).toBe(2)
  expect((await shown(tab))[0]).toEqual([200n, true])
})

test('one that the server refused lowers nothing', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  await tab.sync.enqueue(limitWrite, lower)
  world.server.decide(() => refuse(422, 'parameters_invalid'))
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect((await shown(tab))[0]).toEqual([500n, false]))
})

test.each(['0', '-1', '1.5', '1e3', ''])('nonsense is not stored: %j', async value => {
  const tab = await openTab(await createWorld())
  expect(await tab.sync.enqueue(limitWrite, { ...lower, value })).toMatchObject({ kind: 'invalid' })
})
