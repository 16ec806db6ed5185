import { expect, test } from 'vitest'
import { favouriteWrite } from '../support/definitions.ts'
import { createFakeClock } from '../support/fake-clock.ts'
import { createWorld, eventually } from '../support/world.ts'

const like = (game_id: string, wanted = true) => ({ game_id, wanted })

test('order is kept across tabs: writes of one subject go in the order they were made', async () => {
  const world = await createWorld()
  const [one, two] = [await world.openTab(), await world.openTab()]
  await one.signIn('ana')
  await two.signIn('ana')
  const gate = Promise.withResolvers<'arrives'>()
  world.server.decide(() => gate.promise)
  await one.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  await two.sync.enqueue(favouriteWrite, like('tiger', false))
  await two.sync.enqueue(favouriteWrite, like('mines'))
  gate.resolve('arrives')

  await eventually(async () => expect(await one.db.queuedWrites.count()).toBe(0))
  expect(world.server.arrived.map(({ path, body }) => [path, body.game_id])).toEqual([
    ['/api/games/follow/set', 'tiger'],
    ['/api/games/follow/delete', 'tiger'],
    ['/api/games/follow/set', 'mines'],
  ])
})

test('one tab sends at a time, and the next takes over when it is gone', async () => {
  const world = await createWorld()
  const [one, two] = [await world.openTab(), await world.openTab()]
  await one.signIn('ana')
  await two.signIn('ana')
  const gate = Promise.withResolvers<'lost'>()
  world.server.decide(() => gate.promise)
  await one.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  await two.sync.enqueue(favouriteWrite, like('mines'))
  expect(world.server.sent).toHaveLength(1)

  world.server.decide(() => 'arrives')
  one.sync.stop()
  gate.resolve('lost')

  await eventually(() => expect(world.server.arrived.map(({ body }) => body.game_id)).toContain('mines'))
  two.trigger('online')
  await eventually(async () => expect(await two.db.queuedWrites.count()).toBe(0))
})

test('a write claimed by a tab that died is sent by the next one, with the same key', async () => {
  const world = await createWorld()
  const one = await world.openTab()
  await one.signIn('ana')
  world.server.decide(() => new Promise(() => {}))
  await one.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  const [claimed] = await one.db.queuedWrites.toArray()

  // A browser frees the locks of a tab that ends; here another device-wide set of locks stands for that.
  const next = await world.openTab({ afterCrash: true })
  world.server.decide(() => 'arrives')
  await next.signIn('ana')

  await eventually(() => expect(world.server.arrived).toHaveLength(1))
  expect(world.server.arrived[0]?.key).toBe(claimed?.key)
})

test('a suspended tab holds nobody up: after 30 s the next one sends, with the same key, and its late answer undoes nothing', async () => {
  const world = await createWorld()
  const suspended = await world.openTab({ clock: createFakeClock() })
  const next = await world.openTab()
  await suspended.signIn('ana')
  const late = Promise.withResolvers<'arrives'>()
  world.server.decide(() => late.promise)
  await suspended.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))

  // Only now: a tab that has just signed in looks at the queue, and would send the first write itself.
  await next.signIn('ana')
  world.server.decide(() => 'arrives')
  await next.sync.enqueue(favouriteWrite, like('tiger', false))
  await eventually(() => expect(world.clock.waits()).toContain(30_000))
  expect(world.server.sent).toHaveLength(1)
  world.clock.advance(30_000)
  await eventually(async () => expect(await next.db.queuedWrites.count()).toBe(0))
  expect(world.server.arrived.map(({ body, path }) => [path.split('/').at(-1), body.game_id])).toEqual([
    ['set', 'tiger'],
    ['delete', 'tiger'],
  ])
  expect(world.server.sent[1]?.key).toBe(world.server.sent[0]?.key)

  late.resolve('arrives')
  await eventually(() => expect(world.server.arrived).toHaveLength(3))
  await suspended.sync.drainBeforeSignOut()
  expect(await next.db.favourites.toArray()).toEqual([])
})

test('a write appended by a tab without a session is sent by a tab that has one', async () => {
  const world = await createWorld()
  const [signedIn, remembered] = [await world.openTab(), await world.openTab()]
  await signedIn.signIn('ana', true)
  expect(await remembered.start()).toEqual({ kind: 'remembered', memberId: 'ana' })
  await signedIn.sync.drainBeforeSignOut()
  await remembered.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.arrived).toMatchObject([{ memberId: 'ana' }]))
})

test('two members on one device: each tab sends only its own member’s writes', async () => {
  const world = await createWorld()
  const [one, two] = [await world.openTab(), await world.openTab()]
  await one.signIn('ana')
  await two.signIn('bia')
  world.server.state.expired.add('ana')
  await one.sync.enqueue(favouriteWrite, like('tiger'))
  await two.sync.enqueue(favouriteWrite, like('tiger'))
  await two.sync.enqueue(favouriteWrite, like('mines'))

  await eventually(async () => expect(await two.db.favourites.toArray()).toHaveLength(2))
  expect(await two.db.favourites.toArray()).toMatchObject([{ memberId: 'bia' }, { memberId: 'bia' }])
  expect(await one.db.queuedWrites.toArray()).toMatchObject([{ memberId: 'ana', state: 'waiting' }])
  expect(world.server.state.favourites.get('ana')).toBeUndefined()
})

test('another member in the same tab leaves the first one’s writes where they are', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await tab.sync.signOut({ keepUnsent: true })
  tab.setOnline(true)

  await tab.signIn('bia')
  await tab.sync.enqueue(favouriteWrite, like('mines'))
  await eventually(() => expect(world.server.arrived).toMatchObject([{ memberId: 'bia' }]))
  expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ memberId: 'ana' }])

  await tab.sync.signOut({ keepUnsent: true })
  await tab.signIn('ana')
  await eventually(() => expect(world.server.arrived.at(-1)).toMatchObject({ memberId: 'ana' }))
})
