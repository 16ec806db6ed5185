import { expect, test } from 'vitest'
import { accountWrite, favouriteWrite } from '../support/definitions.ts'
import { refuse } from '../support/server-calls.ts'
import { createWorld, eventually, type Tab, type World } from '../support/world.ts'

const like = (game_id: string, wanted = true) => ({ game_id, wanted })
const queue = (tab: Tab) => tab.db.queuedWrites.toArray()
const games = (world: World) => world.server.arrived.map(request => request.body.game_id)

async function signedIn() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  return { world, tab }
}

test('a refused write is parked with its word, its subject waits, the rest goes on', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await tab.sync.enqueue(favouriteWrite, like('mines'))
  world.server.decide(({ body }) => (body.game_id === 'tiger' ? refuse(404, 'game_unknown') : 'arrives'))
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ state: 'parked' }]))

  await tab.sync.enqueue(favouriteWrite, like('tiger', false))
  await tab.sync.enqueue(favouriteWrite, like('dice'))

  await eventually(() => expect(games(world)).toEqual(['mines', 'dice']))
  expect(await queue(tab)).toMatchObject([
    { payload: like('tiger'), state: 'parked', lastRefusal: { kind: 'refused', word: 'game_unknown' } },
    { payload: like('tiger', false), state: 'waiting', attempts: 0 },
  ])
  expect(tab.notices).toMatchObject([{ kind: 'write-parked', writeKind: 'favourite' }])
})

test('"Try again" sends a parked write with a new key, in its place before the later one', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => refuse(422, 'favourite_failed'))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ state: 'parked' }]))
  const [parked] = await queue(tab)
  await tab.sync.enqueue(favouriteWrite, like('tiger', false))
  world.server.decide(() => 'arrives')

  expect(await tab.sync.tryAgain(parked?.seq ?? 0)).toBe(true)

  await eventually(async () => expect(await queue(tab)).toEqual([]))
  const [set, unset] = world.server.arrived
  expect([set?.path, unset?.path]).toEqual(['/api/games/follow/set', '/api/games/follow/delete'])
  expect(set?.key).not.toBe(parked?.key)
})

test('"Discard" takes a parked write away and lets the next of its subject go', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => refuse(422, 'favourite_failed'))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ state: 'parked' }]))
  const [parked] = await queue(tab)
  await tab.sync.enqueue(favouriteWrite, like('tiger', false))
  world.server.decide(() => 'arrives')

  expect(await tab.sync.discard(parked?.seq ?? 0)).toBe(true)

  await eventually(async () => expect(await queue(tab)).toEqual([]))
  expect(world.server.arrived.map(request => request.path)).toEqual(['/api/games/follow/delete'])
})

test('neither another member nor a guest sends again or discards what a member left parked', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => refuse(422, 'favourite_failed'))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ state: 'parked' }]))
  const [parked] = await queue(tab)
  const other = await world.openTab()
  await other.start()
  for (const member of [undefined, 'bia']) {
    if (member !== undefined) await other.signIn(member)
    expect(await other.sync.tryAgain(parked?.seq ?? 0)).toBe(false)
    expect(await other.sync.discard(parked?.seq ?? 0)).toBe(false)
  }
  expect(await queue(tab)).toEqual([parked])
})

test('a write that waits, whose outcome may be unknown, cannot be discarded', async () => {
  const { tab } = await signedIn()
  tab.setOnline(false)
  const outcome = await tab.sync.enqueue(favouriteWrite, like('tiger'))
  expect(await tab.sync.discard(outcome.kind === 'stored' ? outcome.seq : 0)).toBe(false)
  expect(await queue(tab)).toHaveLength(1)
})

test('a payload of a newer version, and a kind nobody knows, are parked and kept', async () => {
  const { tab } = await signedIn()
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await tab.sync.enqueue(favouriteWrite, like('mines'))
  await tab.sync.enqueue(favouriteWrite, like('dice'))
  const [newer, unknown, broken] = await tab.db.queuedWrites.toCollection().primaryKeys()
  await tab.db.queuedWrites.update(newer ?? 0, { payloadVersion: 2 })
  await tab.db.queuedWrites.update(unknown ?? 0, { kind: 'of-tomorrow' })
  await tab.db.queuedWrites.update(broken ?? 0, { payload: { game: 'dice' } })
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => {
    const rows = await queue(tab)
    expect(rows.map(row => row.lastRefusal)).toEqual([
      { kind: 'needs-update' },
      { kind: 'needs-update' },
      { kind: 'needs-update' },
    ])
  })
})

test('an answer outside the contract parks the write instead of taking it for done', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => new Response('<html>Welcome to the airport</html>', { status: 200 }))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () =>
    expect(await queue(tab)).toMatchObject([{ lastRefusal: { kind: 'unreadable', status: 200 } }]),
  )
})

const pix = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'pix',
  pix_type: 'cpf',
  pix_key: '52998224725',
} as const

test('a bank account that waited for more than a day asks to be confirmed again', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  await tab.sync.enqueue(accountWrite, pix)
  world.clock.advance(24 * 3_600_000 + 1)
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () =>
    expect(await queue(tab)).toMatchObject([{ state: 'parked', lastRefusal: { kind: 'confirm-again' } }]),
  )
  const [parked] = await queue(tab)
  await tab.sync.tryAgain(parked?.seq ?? 0)
  await eventually(() => expect(world.server.arrived).toHaveLength(1))
})

test('a bank account that was already sent, its outcome unknown, is asked for again even after a day', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => 'answer-lost')
  await tab.sync.enqueue(accountWrite, pix)
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ lastFailure: 'connection' }]))
  world.server.decide(() => 'arrives')
  world.clock.advance(24 * 3_600_000 + 1)
  await eventually(async () => expect(await queue(tab)).toEqual([]))
  expect(tab.notices).toEqual([])
})

test('bank details whose key is gone are parked, not sent in pieces', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  await tab.sync.enqueue(accountWrite, pix)
  await tab.db.keys.clear()
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () =>
    expect(await queue(tab)).toMatchObject([{ state: 'parked', lastRefusal: { kind: 'unopenable' } }]),
  )
  expect(world.server.sent).toEqual([])
})
