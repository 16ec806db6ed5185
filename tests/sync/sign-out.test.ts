import { expect, test } from 'vitest'
import { favouriteWrite } from './support/definitions.ts'
import { createWorld, eventually, type Tab } from './support/world.ts'

const like = (game_id: string, wanted = true) => ({ game_id, wanted })

async function withRows(tab: Tab, memberId: string, remembered: boolean) {
  await tab.signIn(memberId, remembered)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () =>
    expect(await tab.db.favourites.where('[memberId+game_id]').equals([memberId, 'tiger']).count()).toBe(1),
  )
  await tab.sync.pull('balance')
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, like('mines'))
}

test('sign-out first tries to send what waits', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await withRows(tab, 'ana', false)
  tab.setOnline(true)
  world.clock.advance(5 * 60_000)
  expect(await tab.sync.drainBeforeSignOut()).toEqual([])
  expect(world.server.state.favourites.get('ana')?.has('mines')).toBe(true)
})

test('sign-out with unsent rows names them, keeps them when asked, and they go out at the next sign-in', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await withRows(tab, 'ana', false)
  expect(await tab.sync.drainBeforeSignOut()).toMatchObject([
    { kind: 'favourite', subject: 'favourite:mines' },
  ])

  await tab.sync.signOut({ keepUnsent: true })

  expect(await tab.db.favourites.count()).toBe(0)
  expect(await tab.db.queuedWrites.count()).toBe(1)
  expect(tab.sync.member()).toBeUndefined()
  tab.setOnline(true)
  await tab.signIn('ana')
  await eventually(() => expect(world.server.state.favourites.get('ana')?.has('mines')).toBe(true))
})

test('sign-out does not wait for a dead network longer than three seconds', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() => new Promise(() => {}))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  const draining = tab.sync.drainBeforeSignOut()
  world.clock.advance(3000)
  expect(await draining).toHaveLength(1)
})

test('sign-out that discards leaves nothing of the member but open calls', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await withRows(tab, 'ana', true)
  await tab.sync.signOut({ keepUnsent: false })
  expect(await tab.db.queuedWrites.count()).toBe(0)
  tab.die()
  const next = await world.openTab()
  expect(await next.start()).toEqual({ kind: 'guest' })
})

test('a pull in flight cannot refill what a sign-out emptied', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const gate = Promise.withResolvers<'arrives'>()
  world.server.decide(() => gate.promise)
  const pulling = tab.sync.pull('balance')
  await eventually(() => expect(world.server.sent).toHaveLength(1))

  await tab.sync.signOut({ keepUnsent: true })
  gate.resolve('arrives')

  expect(await pulling).toEqual({ kind: 'dropped' })
  expect(await tab.db.balances.count()).toBe(0)
  expect(await tab.db.syncState.count()).toBe(0)
})

test('a pull in flight stays out even when the same member is back before it ends', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const gate = Promise.withResolvers<'arrives'>()
  world.server.decide(() => gate.promise)
  const pulling = tab.sync.pull('balance')
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  await tab.sync.signOut({ keepUnsent: true })
  await tab.signIn('ana')
  gate.resolve('arrives')
  expect(await pulling).toEqual({ kind: 'dropped' })
  expect(await tab.db.balances.count()).toBe(0)
})

test('a push in flight settles its write but brings no row back after a sign-out', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const gate = Promise.withResolvers<'arrives'>()
  world.server.decide(() => gate.promise)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  await tab.sync.signOut({ keepUnsent: true })
  gate.resolve('arrives')
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  expect(await tab.db.favourites.count()).toBe(0)
})

test('the other tabs of the member are notified and leave too', async () => {
  const world = await createWorld()
  const [one, two, bia] = [await world.openTab(), await world.openTab(), await world.openTab()]
  await one.signIn('ana')
  await two.signIn('ana')
  await bia.signIn('bia')
  await one.sync.signOut({ keepUnsent: true })
  await eventually(() => expect(two.notices).toEqual([{ kind: 'signed-out-elsewhere', memberId: 'ana' }]))
  expect(two.sync.member()).toBeUndefined()
  expect(bia.sync.member()).toEqual({ memberId: 'bia', mode: 'signed-in' })
})
