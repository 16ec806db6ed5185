import { expect, test } from 'vitest'
import { favouritesPage as list, reply } from '../support/server-calls.ts'
import { createWorld, type Tab } from '../support/world.ts'

const ids = async (tab: Tab) => (await tab.db.favourites.toArray()).map(row => row.game_id)

async function signedIn() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  return { world, tab }
}

test('every page of a walk is stored with its cursor, and a walk that was cut off resumes there', async () => {
  const { world, tab } = await signedIn()
  tab.sync.registerResource('pages', async () => (await import('../support/paged-resource.ts')).pagedResource)
  world.server.decide(({ body }) =>
    body.since === 'at-c2'
      ? 'lost'
      : list([body.since === 'at-c1' ? 'b' : 'a'], {
          next_cursor: body.since === 'at-c1' ? 'c2' : 'c1',
          version: body.since === undefined ? '5' : '7',
        }),
  )
  expect(await tab.sync.pull('pages')).toMatchObject({ kind: 'failed' })
  expect((await ids(tab)).sort()).toEqual(['a', 'b'])

  world.server.decide(() => list(['c'], { version: '8' }))
  expect(await tab.sync.pull('pages')).toEqual({ kind: 'applied' })

  expect(world.server.sent.at(-1)?.body).toEqual({ since: 'at-c2' })
  expect((await ids(tab)).sort()).toEqual(['a', 'b', 'c'])
  expect(await tab.db.syncState.get(['ana', 'pages', '', ''])).toMatchObject({ version: '5', walk: null })
})

test('a full walk takes away the rows that none of its pages brought', async () => {
  const { world, tab } = await signedIn()
  await tab.db.favourites.put({ memberId: 'ana', game_id: 'gone', created_at: '' })
  await tab.db.favourites.put({ memberId: 'bia', game_id: 'gone', created_at: '' })
  tab.sync.registerResource('pages', async () => (await import('../support/paged-resource.ts')).pagedResource)
  world.server.decide(({ body }) =>
    body.since === 'at-c1' ? list(['b']) : list(['a'], { next_cursor: 'c1' }),
  )
  await tab.sync.pull('pages')
  expect(await ids(tab)).toEqual(['a', 'b', 'gone'])
  expect(await tab.db.favourites.get(['ana', 'gone'])).toBeUndefined()
})

test('a cursor that the server has forgotten begins the walk anew instead of failing for ever', async () => {
  const { world, tab } = await signedIn()
  tab.sync.registerResource('pages', async () => (await import('../support/paged-resource.ts')).pagedResource)
  const at = { memberId: 'ana', resource: 'pages', language: '', part: '' }
  const walk = { cursor: 'old', version: '1', isFull: true, seen: [] }
  await tab.db.syncState.put({ ...at, etag: null, version: null, checkedAt: 0, olderCursor: null, walk })
  world.server.decide(({ body }) =>
    body.since === 'at-old' ? reply(400, { error: 'parameters_invalid' }) : list(['a'], { version: '3' }),
  )
  expect(await tab.sync.pull('pages')).toEqual({ kind: 'applied' })
  expect(await ids(tab)).toEqual(['a'])
})
