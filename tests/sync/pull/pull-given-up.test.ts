import { expect, test } from 'vitest'
import { createSharedRequest } from '../../../src/sync/pull/shared-request.ts'
import { favouriteWrite } from '../support/definitions.ts'
import { createFakeClock } from '../support/fake-clock.ts'
import type { Fate } from '../support/fake-server.ts'
import { pagedResource } from '../support/paged-resource.ts'
import { reply } from '../support/server-calls.ts'
import { createWorld, eventually } from '../support/world.ts'

const page = (games: string[], next_cursor: string | null = null) =>
  reply(200, {
    data: games.map(game_id => ({ game_id, created_at: '2026-06-01T12:00:00Z' })),
    ...{ next_cursor, version: '1', deleted: [], reset: false, unchanged: false },
  })
/** Longer than one screen takes to give way to the next. */
const momentMs = 1_000
const givenUp = { kind: 'failed', result: { kind: 'no-answer', cause: 'aborted' } }

/** A member whose server takes its time: nothing is answered before the test says so. */
async function slowly() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const gate = Promise.withResolvers<Fate>()
  world.server.decide(() => gate.promise)
  const untilSent = (count: number) => eventually(() => expect(world.server.sent).toHaveLength(count))
  const { server, clock } = world
  return { tab, server, untilSent, answer: gate.resolve, pass: () => clock.advance(momentMs) }
}

test('what a screen alone asked for is given up when it goes, and asked anew by who comes later', async () => {
  const { tab, server, untilSent, pass } = await slowly()
  const leave = tab.sync.watch('favourites')
  await untilSent(1)
  leave()
  pass()
  await eventually(() => expect(server.givenUp).toHaveLength(1))
  server.decide(() => page(['tiger']))
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'applied' })
  expect(server.sent).toHaveLength(2)
})

test('the last of several screens ends it, not the first', async () => {
  const { tab, server, answer, untilSent, pass } = await slowly()
  const [first, second] = [new AbortController(), new AbortController()]
  const pulls = [first, second].map(({ signal }) => tab.sync.pull('favourites', { signal }))
  await untilSent(1)
  first.abort()
  pass()
  expect(server.givenUp).toEqual([])
  second.abort()
  pass()
  expect(await Promise.all(pulls)).toMatchObject([givenUp, givenUp])
  answer(page(['tiger']))
  expect(await tab.db.favourites.count()).toBe(0)
})

test('a screen that follows in the same moment takes it over: one request, not two', async () => {
  const { tab, server, answer, untilSent, pass } = await slowly()
  const leave = tab.sync.watch('favourites')
  await untilSent(1)
  leave()
  const pulling = tab.sync.pull('favourites', { signal: new AbortController().signal })
  await tab.sync.pull('nothing')
  pass()
  answer(page(['tiger']))
  expect(await pulling).toEqual({ kind: 'applied' })
  expect(server.sent).toHaveLength(1)
})

test('who asked without a screen, as the filling ahead does, gets the rows though every screen has gone', async () => {
  const { tab, server, answer, untilSent, pass } = await slowly()
  const leave = tab.sync.watch('favourites')
  await untilSent(1)
  const ahead = tab.sync.pull('favourites')
  await tab.sync.pull('nothing')
  leave()
  pass()
  answer(page(['tiger']))
  expect(await ahead).toEqual({ kind: 'applied' })
  expect(server.givenUp).toEqual([])
})

test('a page that arrived stays, and the next pull goes on after it', async () => {
  const { tab, server, pass } = await slowly()
  tab.sync.registerResource('pages', async () => pagedResource)
  const never = new Promise<Fate>(() => undefined)
  server.decide(({ body }) => (body.since === 'at-two' ? never : page(['tiger'], 'two')))
  const leave = tab.sync.watch('pages')
  await eventually(() => expect(server.sent.at(-1)?.body).toEqual({ since: 'at-two' }))
  leave()
  pass()
  await eventually(() => expect(server.givenUp).toHaveLength(1))
  expect(await tab.db.favourites.count()).toBe(1)

  server.decide(() => page(['mines']))
  await tab.sync.pull('pages')
  expect(server.sent.at(-1)?.body).toEqual({ since: 'at-two' })
  expect((await tab.db.favourites.toArray()).map(row => row.game_id).sort()).toEqual(['mines', 'tiger'])
})

test('a write on its way is never given up; the pull that waited for it is not even sent', async () => {
  const { tab, server, answer, untilSent, pass } = await slowly()
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  await untilSent(1)
  const gone = new AbortController()
  const pulling = tab.sync.pull('favourites', { signal: gone.signal })
  await tab.sync.pull('nothing')
  gone.abort()
  pass()
  answer('arrives')
  expect(await pulling).toMatchObject(givenUp)
  expect(server.arrived.map(({ path }) => path)).toEqual(['/api/games/follow/set'])
  expect(server.givenUp).toEqual([])
})

/** A pull in the air, which one screen wants to follow by another. */
async function askedOnceMore() {
  const parts = await slowly()
  const ahead = parts.tab.sync.pull('favourites')
  await parts.untilSent(1)
  const gone = new AbortController()
  const again = parts.tab.sync.pull('favourites', { force: true, signal: gone.signal })
  await parts.tab.sync.pull('nothing')
  return { ...parts, ahead, again, gone }
}

test('what was to be asked once more after what is in the air is not sent when its screens have gone meanwhile', async () => {
  const { server, answer, pass, ahead, again, gone } = await askedOnceMore()
  gone.abort()
  pass()
  answer(page(['tiger']))
  expect(await ahead).toEqual({ kind: 'applied' })
  expect(await again).toMatchObject(givenUp)
  expect(server.sent).toHaveLength(1)
})

test('what is asked once more for one screen is given up in the air when that screen goes', async () => {
  const { server, answer, untilSent, pass, ahead, again, gone } = await askedOnceMore()
  server.decide(() => new Promise<Fate>(() => undefined))
  answer(page(['tiger']))
  await ahead
  await untilSent(2)
  gone.abort()
  pass()
  expect(await again).toMatchObject(givenUp)
  expect(server.givenUp).toHaveLength(1)
})

test('a screen that was gone before it asked holds nobody', () => {
  const left: string[] = []
  const clock = createFakeClock()
  const company = createSharedRequest(clock, () => left.push('all'))
  company.join(AbortSignal.abort())
  clock.advance(momentMs)
  expect([company.signal.aborted, left]).toEqual([true, ['all']])
})
