import { expect, test } from 'vitest'
import { favouriteWrite } from '../support/definitions.ts'
import { fillDevice } from '../support/fill-device.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

async function signedIn() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  return { world, tab }
}

const like = (tab: Tab) => tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })

test('rows that do not fit are stored once room was made for them', async () => {
  const { world, tab } = await signedIn()
  world.server.state.favourites.set('ana', new Map([['tiger', '2026-06-01T12:00:00Z']]))
  const device = fillDevice('favourites')
  tab.makeRoom = async () => {
    device.hasRoom = true
  }
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'applied' })
  expect(await tab.db.favourites.count()).toBe(1)
  expect(tab.notices).toEqual([])
})

test('a device that stays full says so, and its rows stay those of before', async () => {
  const { world, tab } = await signedIn()
  world.server.state.favourites.set('ana', new Map([['tiger', '2026-06-01T12:00:00Z']]))
  fillDevice('favourites')
  tab.makeRoom = () => Promise.reject(new Error('nothing to give'))
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'not-stored' })
  expect(tab.notices).toEqual([{ kind: 'storage-full' }])
  expect(await tab.db.syncState.get(['ana', 'favourites', '', ''])).toBeUndefined()
})

test('a database that a newer tab has taken keeps nothing, and no pull breaks the page over it', async () => {
  const { tab } = await signedIn()
  tab.db.close()
  expect(await tab.sync.pull('favourites', { force: true })).toEqual({ kind: 'not-stored' })
  expect(tab.notices).toEqual([])
})

test('a change that does not fit is kept once room was made, and refused aloud where none can be', async () => {
  const { tab } = await signedIn()
  tab.setOnline(false)
  const device = fillDevice('queuedWrites')
  expect(await like(tab)).toEqual({ kind: 'not-stored', reason: 'full' })
  tab.makeRoom = async () => {
    device.hasRoom = true
  }
  expect(await like(tab)).toMatchObject({ kind: 'stored' })
})

test('a change that arrived while the device was full is settled when room was made: sent once, never shown twice', async () => {
  const { world, tab } = await signedIn()
  const device = fillDevice('favourites')
  tab.makeRoom = async () => {
    device.hasRoom = true
  }
  await like(tab)
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  expect((await tab.db.favourites.toArray()).map(row => row.game_id)).toEqual(['tiger'])
  expect(world.server.arrived.filter(one => one.path.endsWith('/set'))).toHaveLength(1)
})
