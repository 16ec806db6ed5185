import { liveQuery } from 'dexie'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { intentFavourite } from '../../src/features/lobby/favourites/favourite-actions.ts'
import { postponeIntent, takePostponedIntent } from '../../src/features/lobby/favourites/favourite-intent.ts'
import { readFavourites } from '../../src/features/lobby/favourites/favourite-overlay.ts'
import {
  type FavouriteState,
  favouritesOf,
  noFavourite,
} from '../../src/features/lobby/favourites/favourite-state.ts'
import { favouriteWrite } from '../../src/features/lobby/favourites/favourite-write.ts'
import { favouritesResource } from '../../src/features/lobby/member-resources.ts'
import { closeDialogs, openDialog } from '../../src/state/dialogs.ts'
import { session } from '../../src/state/member/session.ts'
import { refuse } from './support/server-calls.ts'
import { createWorld, eventually, type Tab } from './support/world.ts'

afterEach(() => {
  session.now = { status: 'starting' }
})

beforeEach(() => {
  session.now = { status: 'member', memberId: 'ana' }
  closeDialogs()
})

/** One device with the app's own favourites, signed in as Ana. */
async function signedIn(options: { durable?: boolean } = {}) {
  const world = await createWorld()
  const open = async () => {
    const tab = await world.openTab(options)
    tab.sync.registerResource('favourites', async () => favouritesResource, { topics: ['favourites'] })
    tab.sync.registerWriteKind('favourite', async () => favouriteWrite)
    await tab.signIn('ana')
    return tab
  }
  return { world, open, tab: await open() }
}

const favouritesIn = async (tab: Tab) => favouritesOf(await readFavourites(tab.db, 'ana'))
const favouriteOf = async (tab: Tab, id: string): Promise<FavouriteState> =>
  (await favouritesIn(tab)).get(id) ?? noFavourite

async function intent(tab: Tab, id: string, wanted: boolean) {
  return intentFavourite(tab, id, wanted, await favouriteOf(tab, id))
}

test('a heart pressed without a network is on at once, says that it waits, and arrives exactly once', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  expect(await intent(tab, 'roleta', true)).toBe(true)
  expect(await favouriteOf(tab, 'roleta')).toEqual({ isOn: true, mark: 'waiting', refused: undefined })

  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () =>
    expect(await favouriteOf(tab, 'roleta')).toEqual({ isOn: true, mark: undefined, refused: undefined }),
  )
  expect(world.server.arrived.filter(({ path }) => path === '/api/games/follow/set')).toHaveLength(1)
  expect([...(world.server.state.favourites.get('ana')?.keys() ?? [])]).toEqual(['roleta'])
})

test('a heart taken away without a network says that it waits, until the server has heard of it', async () => {
  const { world, tab } = await signedIn()
  await intent(tab, 'roleta', true)
  await eventually(async () => expect((await favouriteOf(tab, 'roleta')).mark).toBeUndefined())
  tab.setOnline(false)
  await intent(tab, 'roleta', false)
  expect(await favouriteOf(tab, 'roleta')).toEqual({ isOn: false, mark: 'waiting', refused: undefined })

  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect(await favouriteOf(tab, 'roleta')).toEqual(noFavourite))
  expect([...(world.server.state.favourites.get('ana')?.keys() ?? [])]).toEqual([])
})

test('a waiting heart survives the end of its tab, and another tab shows it', async () => {
  const { tab, open } = await signedIn()
  tab.setOnline(false)
  await intent(tab, 'roleta', true)
  tab.die()

  const next = await open()
  next.setOnline(false)
  expect((await favouriteOf(next, 'roleta')).isOn).toBe(true)
})

test('hearts never flicker while their write settles', async () => {
  const { tab } = await signedIn()
  const shown: boolean[] = []
  const watching = liveQuery(async () => readFavourites(tab.db, 'ana')).subscribe(favourites => {
    shown.push(favouritesOf(favourites).get('roleta')?.isOn ?? false)
  })
  onTestFinished(() => watching.unsubscribe())
  await intent(tab, 'roleta', true)
  await eventually(async () => expect((await favouriteOf(tab, 'roleta')).mark).toBeUndefined())
  await eventually(() => expect(shown.at(-1)).toBe(true))
  expect(shown.join()).toMatch(/^(false,)*true(,true)*$/)
})

test('on and off again before anything was sent ends with no heart', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  await intent(tab, 'roleta', true)
  await intent(tab, 'roleta', false)
  expect((await favouriteOf(tab, 'roleta')).isOn).toBe(false)
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  expect([...(world.server.state.favourites.get('ana')?.keys() ?? [])]).toEqual([])
})

test('a refused heart goes back, says so, and is sent again when it is pressed again', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(({ path }) => (path.endsWith('/set') ? refuse(422, 'favourite_failed') : 'arrives'))
  await intent(tab, 'roleta', true)
  await eventually(async () =>
    expect(await favouriteOf(tab, 'roleta')).toMatchObject({
      isOn: false,
      mark: 'parked',
      refused: { wanted: true },
    }),
  )
  expect(tab.notices).toMatchObject([{ kind: 'write-parked', writeKind: 'favourite' }])

  world.server.decide(() => 'arrives')
  expect(await intent(tab, 'roleta', true)).toBe(true)
  await eventually(async () =>
    expect(await favouriteOf(tab, 'roleta')).toEqual({ isOn: true, mark: undefined, refused: undefined }),
  )
})

test('a refused removal is forgotten when the heart is wished again', async () => {
  const { world, tab } = await signedIn()
  await intent(tab, 'roleta', true)
  await eventually(async () => expect((await favouriteOf(tab, 'roleta')).mark).toBeUndefined())
  world.server.decide(({ path }) => (path.endsWith('/delete') ? refuse(422, 'favourite_failed') : 'arrives'))
  await intent(tab, 'roleta', false)
  await eventually(async () =>
    expect(await favouriteOf(tab, 'roleta')).toMatchObject({ isOn: true, refused: { wanted: false } }),
  )

  await intent(tab, 'roleta', true)
  await eventually(async () =>
    expect(await favouriteOf(tab, 'roleta')).toEqual({ isOn: true, mark: undefined, refused: undefined }),
  )
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
})

test('where the browser keeps nothing a heart waits in memory until the network is back', async () => {
  const { world, tab } = await signedIn({ durable: false })
  tab.setOnline(false)
  expect(await intent(tab, 'roleta', true)).toBe(true)
  expect(await favouriteOf(tab, 'roleta')).toEqual({ isOn: true, mark: 'waiting', refused: undefined })
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect((await favouriteOf(tab, 'roleta')).mark).toBeUndefined())
  expect([...(world.server.state.favourites.get('ana')?.keys() ?? [])]).toEqual(['roleta'])
})

test('the heart a guest pressed waits for the sign-in and is taken once', async () => {
  session.now = { status: 'guest' }
  postponeIntent('roleta')
  openDialog('login')
  openDialog('register')
  await Promise.resolve()
  session.now = { status: 'member', memberId: 'ana' }
  closeDialogs()
  await Promise.resolve()
  expect(takePostponedIntent()).toBe('roleta')
  expect(takePostponedIntent()).toBeUndefined()
})

test('a guest who closes the dialog is not surprised by a heart later', async () => {
  session.now = { status: 'guest' }
  postponeIntent('roleta')
  openDialog('login')
  await Promise.resolve()
  closeDialogs()
  await Promise.resolve()
  expect(takePostponedIntent()).toBeUndefined()
})
