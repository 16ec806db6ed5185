import { expect, test } from 'vitest'
import { accountWrite, favouriteWrite } from '../support/definitions.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const like = (game_id: string, wanted = true) => ({ game_id, wanted })
const queue = (tab: Tab) => tab.db.queuedWrites.toArray()

test('merges an untried toggle into the write that waits, with a new key', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.setOnline(false)

  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  const [first] = await queue(tab)
  const outcome = await tab.sync.enqueue(favouriteWrite, like('tiger', false))

  expect(outcome).toEqual({ kind: 'merged', seq: first?.seq })
  const rows = await queue(tab)
  expect(rows).toMatchObject([{ payload: like('tiger', false), state: 'waiting' }])
  expect(rows[0]?.key).not.toBe(first?.key)
})

test('a write made offline stays untried: nothing leaves the device', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.setOnline(false)

  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.clock.waits()).toHaveLength(1))

  expect(await queue(tab)).toMatchObject([{ attempts: 0, firstTriedAt: null }])
  expect(world.server.sent).toEqual([])
})

test('the queue never merges into a write whose outcome is unknown', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() => 'lost')
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ lastFailure: 'connection' }]))
  tab.setOnline(false)

  const outcome = await tab.sync.enqueue(favouriteWrite, like('tiger', false))

  expect(outcome.kind).toBe('stored')
  expect(await queue(tab)).toMatchObject([
    { payload: like('tiger'), attempts: 1 },
    { payload: like('tiger', false), attempts: 0 },
  ])
})

test('a toggle made while the first one is in flight is appended, and the last one wins', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const gate = Promise.withResolvers<'arrives'>()
  world.server.decide(() => gate.promise)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))

  const outcome = await tab.sync.enqueue(favouriteWrite, like('tiger', false))
  expect(outcome.kind).toBe('stored')
  gate.resolve('arrives')

  await eventually(async () => expect(await queue(tab)).toEqual([]))
  expect(world.server.arrived.map(request => request.path)).toEqual([
    '/api/games/follow/set',
    '/api/games/follow/delete',
  ])
  expect(await tab.db.favourites.toArray()).toEqual([])
})

test('writes of another subject are never merged', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await tab.sync.enqueue(favouriteWrite, like('mines'))
  expect((await queue(tab)).map(row => row.subject)).toEqual(['favourite:tiger', 'favourite:mines'])
})

test('a guest can append nothing', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  expect(await tab.sync.enqueue(favouriteWrite, like('tiger'))).toEqual({ kind: 'no-member' })
})

test('a payload that does not fit is answered with words by field and not stored', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const broken = { ...like('tiger'), member_id: 'bia' }
  const outcome = await tab.sync.enqueue(favouriteWrite, broken)
  expect(outcome.kind).toBe('invalid')
  expect(await queue(tab)).toEqual([])
})

test('an append that this device cannot keep fails loudly', async () => {
  const world = await createWorld()
  const tab = await world.openTab({ durable: false })
  await tab.signIn('ana')
  const outcome = await tab.sync.enqueue(favouriteWrite, like('tiger'))
  expect(outcome).toEqual({ kind: 'not-stored', reason: 'no-database' })
})

const pix = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'pix',
  pix_type: 'cpf',
  pix_key: '52998224725',
} as const

test('bank details stand in the queue encrypted, beside a masked label', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.setOnline(false)

  await tab.sync.enqueue(accountWrite, pix)

  const [row] = await queue(tab)
  expect(row?.label).toBe('•••• 4725')
  expect(row?.payload).toMatchObject({ sealed: expect.any(ArrayBuffer) })
  expect(JSON.stringify(row)).not.toContain('52998224725')
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(() => expect(world.server.arrived[0]?.body.pix_key).toBe('52998224725'))
  await eventually(async () =>
    expect(await tab.db.accounts.toArray()).toMatchObject([{ state: 'unconfirmed' }]),
  )
})

test('bank details are refused where the device cannot keep a key', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.db.keys.hook('creating', () => {
    throw new Error('this browser does not store keys')
  })
  expect(await tab.sync.enqueue(accountWrite, pix)).toEqual({ kind: 'not-stored', reason: 'no-key' })
  expect(await queue(tab)).toEqual([])
})
