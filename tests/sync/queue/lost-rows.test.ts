import { expect, test } from 'vitest'
import { readAge } from '../../../src/sync/queue/read-overlaid.ts'
import { pagedResource } from '../support/paged-resource.ts'
import { favouritesPage as list, reply } from '../support/server-calls.ts'
import { createWorld, type Tab } from '../support/world.ts'

const ids = async (tab: Tab) => (await tab.db.favourites.toArray()).map(row => row.game_id)

/** As by hand in the browser's tools: the table alone, past Dexie; what is known of its rows stays. */
async function clearTable({ db }: Tab, table: string) {
  const clearing = db.backendDB().transaction(table, 'readwrite')
  clearing.objectStore(table).clear()
  await new Promise<void>(resolve => {
    clearing.oncomplete = () => resolve()
  })
}

async function filled() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() => list(['tiger', 'mines']))
  await tab.sync.pull('favourites')
  return { world, tab }
}

test('rows that were deleted by hand are pulled anew by the next look, fresh or not, and without asking since when', async () => {
  const { world, tab } = await filled()
  await clearTable(tab, 'favourites')
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'applied' })
  expect(world.server.arrived).toEqual([])
  expect(world.server.sent.map(request => request.body)).toEqual([{}, {}])
  expect(await ids(tab)).toEqual(['mines', 'tiger'])
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'fresh' })
})

test('an answer that is kept whole is asked for without the tag of the row that was lost', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const zero = { rebate: '0.00', hold: '0.00', ml_money: '0.00', providers: [], bonus: '0.00' }
  const data = { ...zero, currency: 'BRL', cash: '100.00', total: '100.00', wallet_version: 1 }
  world.server.decide(() => reply(200, { data }, { etag: 'W/"1"' }))
  await tab.sync.pull('balance')
  await clearTable(tab, 'balances')
  expect(await tab.sync.pull('balance')).toEqual({ kind: 'applied' })
  expect(await tab.db.balances.count()).toBe(1)
})

test('without a network lost rows have no age: the screen says that they are not here, not that there are none', async () => {
  const { world, tab } = await filled()
  await clearTable(tab, 'favourites')
  world.server.decide(() => 'lost')
  expect(await tab.sync.pull('favourites')).toMatchObject({ kind: 'failed' })
  expect(await readAge(tab.db, { memberId: 'ana', resource: 'favourites' })).toBeUndefined()
})

test('a list that is empty at the server is fresh like any other: nothing was lost', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() => list([]))
  await tab.sync.pull('favourites')
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'fresh' })
  world.clock.advance(60_000)
  world.server.decide(() => list([], { unchanged: true }))
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'unchanged' })
  expect(world.server.sent.at(-1)?.body).toEqual({ since: '1' })
})

test('rows lost in the middle of a walk are walked from the first page', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.sync.registerResource('pages', async () => pagedResource)
  world.server.decide(({ body }) =>
    body.since === undefined ? list(['tiger'], { next_cursor: '1' }) : 'lost',
  )
  expect(await tab.sync.pull('pages')).toMatchObject({ kind: 'failed' })
  await clearTable(tab, 'favourites')
  world.server.decide(({ body }) =>
    body.since === undefined ? list(['tiger'], { next_cursor: '1' }) : list(['mines']),
  )
  await tab.sync.pull('pages')
  expect(await ids(tab)).toEqual(['mines', 'tiger'])
})
