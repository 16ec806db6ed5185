import { expect, test } from 'vitest'
import { createRefresher } from '../../../src/sync/pull/refresher.ts'
import { readAge } from '../../../src/sync/queue/read-overlaid.ts'
import { favouriteWrite } from '../support/definitions.ts'
import type { Fate } from '../support/fake-server.ts'
import { favouritesPage as list, reply } from '../support/server-calls.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const like = (game_id: string, wanted = true) => ({ game_id, wanted })
const ids = async (tab: Tab) => (await tab.db.favourites.toArray()).map(row => row.game_id)

async function signedIn() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  return { world, tab }
}

test('rows come, are fresh for their time, then are asked again as a delta', async () => {
  const { world, tab } = await signedIn()
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.arrived).toHaveLength(1))

  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'applied' })
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'fresh' })
  world.clock.advance(60_000)
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'unchanged' })

  expect(world.server.arrived.slice(1).map(request => request.body)).toEqual([{}, { since: '1' }])
  expect(await ids(tab)).toEqual(['tiger'])
})

/** src/sync/README.md: a balance that is not fresh says so; one that the operator has just confirmed is fresh. */
test('a balance that the server confirms is of that moment, not of the day when it last changed', async () => {
  const { world, tab } = await signedIn()
  const zero = { rebate: '0.00', hold: '0.00', ml_money: '0.00', providers: [], bonus: '0.00' }
  const data = { ...zero, currency: 'BRL', cash: '100.00', total: '100.00', wallet_version: 1 }
  world.server.decide(() => reply(200, { data }, { etag: 'W/"1"' }))
  await tab.sync.pull('balance')
  world.clock.advance(16 * 60_000)
  world.server.decide(() => new Response(null, { status: 304 }))
  expect(await tab.sync.pull('balance')).toEqual({ kind: 'unchanged' })
  const [row] = await tab.db.balances.toArray()
  expect([row?.asOf, row?.rest?.asOf]).toEqual([world.clock.now(), world.clock.now()])
})

test('a delta brings what another device changed, and takes away what it deleted', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => list(['tiger', 'mines']))
  await tab.sync.pull('favourites')
  world.server.decide(() => list(['dice'], { deleted: ['tiger'], version: '2' }))
  await tab.sync.pull('favourites', { force: true })
  expect((await ids(tab)).sort()).toEqual(['dice', 'mines'])
})

test('`reset` replaces everything: the asked version is older than the kept history', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => list(['tiger', 'mines']))
  await tab.sync.pull('favourites')
  world.server.decide(() => list(['dice'], { reset: true, version: '9' }))
  await tab.sync.pull('favourites', { force: true })
  expect(await ids(tab)).toEqual(['dice'])
})

test('two that ask at once share one request', async () => {
  const { world, tab } = await signedIn()
  await Promise.all([tab.sync.pull('favourites'), tab.sync.pull('favourites')])
  expect(world.server.sent).toHaveLength(1)
})

test('pulls that are forced by a change while one is in the air share another one after it', async () => {
  const { world, tab } = await signedIn()
  const gate = Promise.withResolvers<Response>()
  world.server.decide(() => gate.promise)
  const first = tab.sync.pull('favourites')
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  const forced = [tab.sync.pull('favourites', { force: true }), tab.sync.pull('favourites', { force: true })]
  world.server.decide(() => list(['mines'], { version: '2' }))
  gate.resolve(list(['tiger']))
  await Promise.all([first, ...forced])
  expect(world.server.sent).toHaveLength(2)
  expect((await ids(tab)).sort()).toEqual(['mines', 'tiger'])
})

test('rows of which the server says that they changed keep their age, and are asked again though they were fresh', async () => {
  const { world, tab } = await signedIn()
  await tab.sync.pull('favourites')
  const age = () => readAge(tab.db, { memberId: 'ana', resource: 'favourites' })
  const confirmedAt = world.clock.now()
  const refresher = createRefresher(tab.db, tab.sync)
  refresher.note('favourites', ['favourites'])
  world.clock.advance(1_000)

  await refresher.changed('ana', 'favourites')

  expect(await age()).toBe(confirmedAt)
  tab.setOnline(false)
  expect(await tab.sync.pull('favourites')).toMatchObject({ kind: 'failed' })
  expect(await age()).toBe(confirmedAt)
  tab.setOnline(true)
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'unchanged' })
  expect(await age()).toBe(confirmedAt + 1_000)
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'fresh' })
})

test('an answer that was on its way when its rows changed again is asked for once more', async () => {
  const { world, tab } = await signedIn()
  const gate = Promise.withResolvers<Response>()
  const refresher = createRefresher(tab.db, tab.sync)
  refresher.note('favourites', ['favourites'])
  world.server.decide(() => list([]))
  await tab.sync.pull('favourites')
  await refresher.changed('ana', 'favourites')
  world.server.decide(() => gate.promise)
  const pulling = tab.sync.pull('favourites')
  await eventually(() => expect(world.server.sent).toHaveLength(2))
  await refresher.changed('ana', 'favourites')
  world.server.decide(() => list(['mines'], { version: '3' }))
  gate.resolve(list(['tiger'], { version: '2' }))
  expect(await pulling).toEqual({ kind: 'applied' })
  expect(await ids(tab)).toEqual(['mines'])
})

test('a pull that began before a push landed is thrown away and asked again', async () => {
  const { world, tab } = await signedIn()
  const stale = Promise.withResolvers<Response>()
  world.server.decide(({ path }) => {
    const isFirstPull = path === '/api/games/follow' && world.server.arrived.length === 0
    return isFirstPull ? stale.promise : 'arrives'
  })
  const pulling = tab.sync.pull('favourites')
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () => expect(await ids(tab)).toEqual(['tiger']))

  stale.resolve(list([]))

  expect(await pulling).toEqual({ kind: 'applied' })
  expect(await ids(tab)).toEqual(['tiger'])
})

test('a pull whose every answer is outrun by a push says that the rows moved, and the next one brings them', async () => {
  const { world, tab } = await signedIn()
  const pushOne = async () => {
    await tab.sync.enqueue(favouriteWrite, like(`game-${world.server.sent.length}`))
    await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  }
  world.server.decide(async ({ path }): Promise<Fate> => {
    if (path === '/api/games/follow') await pushOne()
    return 'arrives'
  })
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'moved' })
  world.server.decide(() => 'arrives')
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'applied' })
  expect(await ids(tab)).toHaveLength(4)
})

test('a resource is asked only when its waiting writes have landed', async () => {
  const { world, tab } = await signedIn()
  const gate = Promise.withResolvers<Fate>()
  const waitingWhenAsked: number[] = []
  world.server.decide(async ({ path }): Promise<Fate> => {
    if (path === '/api/games/follow/set') return gate.promise
    waitingWhenAsked.push(await tab.db.queuedWrites.count())
    return 'arrives'
  })
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  const pulling = tab.sync.pull('favourites')
  await tab.sync.pull('balance')
  gate.resolve('arrives')
  await pulling
  // The balance does not depend on hearts, so it does not wait for them.
  expect(waitingWhenAsked).toEqual([1, 0])
})

test('without a session a personal resource is not asked at all', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.start()
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'no-session' })
  expect(world.server.sent).toEqual([])
})

test('offline, rows stay and the failure says why', async () => {
  const { tab } = await signedIn()
  tab.setOnline(false)
  expect(await tab.sync.pull('favourites')).toMatchObject({
    kind: 'failed',
    result: { kind: 'no-answer', cause: 'offline' },
  })
})

test('a resource nobody registered is an answer, not a crash', async () => {
  const { tab } = await signedIn()
  expect(await tab.sync.pull('nothing')).toEqual({ kind: 'not-loaded' })
})

test('a late answer never turns the balance back', async () => {
  const { world, tab } = await signedIn()
  const late = Promise.withResolvers<'arrives'>()
  world.server.decide(() => late.promise)
  const pulling = tab.sync.pull('balance')
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  await tab.sync.recordBalance({ money: 7500n, bonus: 0n, wallet_version: 4 })
  late.resolve('arrives')
  await pulling
  expect(await tab.db.balances.get('ana')).toMatchObject({
    money: 7500n,
    wallet_version: 4,
    rest: { total: 10_000n, wallet_version: 1 },
  })
})

test('what is watched is asked again when the page is shown, and no more once it is left', async () => {
  const { world, tab } = await signedIn()
  const leave = tab.sync.watch('favourites')
  await eventually(() => expect(world.server.arrived).toHaveLength(1))
  await eventually(async () => expect(await tab.db.syncState.count()).toBe(1))
  world.clock.advance(60_000)
  tab.trigger('visible')
  await eventually(() => expect(world.server.arrived).toHaveLength(2))
  leave()
  world.clock.advance(60_000)
  tab.trigger('visible')
  await tab.sync.pull('balance')
  expect(world.server.arrived.map(request => request.path)).toEqual([
    '/api/games/follow',
    '/api/games/follow',
    '/api/day7/getAllBalance',
  ])
})
