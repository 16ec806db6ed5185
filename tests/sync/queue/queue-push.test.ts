import { expect, test } from 'vitest'
import { favouriteWrite } from '../support/definitions.ts'
import { refuse } from '../support/server-calls.ts'
import { createWorld, eventually, type Tab, type World } from '../support/world.ts'

const like = (game_id: string, wanted = true) => ({ game_id, wanted })
const queue = (tab: Tab) => tab.db.queuedWrites.toArray()
const games = (world: World) => world.server.arrived.map(request => request.body.game_id)

/** Waits until the only write has failed that often and its timer is set; answers how long it waits. */
async function putOff(tab: Tab, world: World, attempts: number): Promise<number> {
  let waitMs = 0
  await eventually(async () => {
    const [row] = await queue(tab)
    expect(row?.attempts).toBe(attempts)
    waitMs = (row?.dueAt ?? 0) - world.clock.now()
    expect(world.clock.waits()).toContain(waitMs)
    expect(waitMs).toBeGreaterThan(0)
  })
  return waitMs
}

async function signedIn() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  return { world, tab }
}

test('an answer lost on the way is asked for again with the same key and acts once', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => 'answer-lost')
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ lastFailure: 'connection' }]))
  world.server.decide(() => 'arrives')

  tab.trigger('online')

  await eventually(async () => expect(await queue(tab)).toEqual([]))
  const [first, second] = world.server.arrived
  expect(second?.key).toBe(first?.key)
  expect(world.server.state.version).toBe(1)
})

test('Retry-After is honoured: no trigger sends before its time', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => refuse(429, 'too_many_requests', { 'retry-after': '120' }))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(world.clock.waits()).toEqual([120_000]))
  world.server.decide(() => 'arrives')

  tab.trigger('visible')
  await tab.sync.enqueue(favouriteWrite, like('mines'))
  world.clock.advance(119_000)
  await eventually(() => expect(world.clock.waits()).toEqual([1000]))
  expect(world.server.arrived).toEqual([])

  world.clock.advance(1000)
  await eventually(() => expect(games(world)).toEqual(['tiger', 'mines']))
})

test('without Retry-After it waits with full jitter: random × min(5 min, 1 s × 2^attempts)', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => refuse(503, 'try_again_later'))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  const seen: number[] = []
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const wait = await putOff(tab, world, attempt)
    seen.push(wait)
    world.clock.advance(wait)
  }
  expect(seen).toEqual([1000, 2000, 4000, 8000, 16_000])
})

test('a failure stops the drain: the rest is not thrown after it', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  for (const game of ['tiger', 'mines', 'dice']) await tab.sync.enqueue(favouriteWrite, like(game))
  world.server.decide(() => 'lost')
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () =>
    expect(await queue(tab)).toMatchObject([{ lastFailure: 'connection' }, {}, {}]),
  )
  await eventually(() => expect(world.clock.waits()).toContain(500))
  expect(world.server.sent).toHaveLength(1)
})

test('eight failures over more than an hour, while others succeed, park the write', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(({ body }) => (body.game_id === 'tiger' ? refuse(500, 'internal') : 'arrives'))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  for (let failures = 1; failures < 8; failures += 1) {
    await eventually(async () => expect(await queue(tab)).toMatchObject([{ attempts: failures }]))
    await tab.sync.enqueue(favouriteWrite, like(`other-${failures}`))
    await eventually(async () => expect(await queue(tab)).toHaveLength(1))
    await putOff(tab, world, failures)
    world.clock.advance(10 * 60_000)
  }
  await eventually(async () =>
    expect(await queue(tab)).toMatchObject([{ state: 'parked', lastRefusal: { kind: 'failed-often' } }]),
  )
})

test('eight failures while nothing succeeds park nothing: the server is down, not the write wrong', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => refuse(500, 'internal'))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  for (let failures = 1; failures < 10; failures += 1) {
    await putOff(tab, world, failures)
    world.clock.advance(10 * 60_000)
  }
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ attempts: 10, state: 'waiting' }]))
})

test('one write that always fails does not starve the others', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  const others = ['mines', 'dice', 'roulette']
  for (const game of ['tiger', ...others]) await tab.sync.enqueue(favouriteWrite, like(game))
  world.server.decide(({ body }) => (body.game_id === 'tiger' ? refuse(500, 'internal') : 'arrives'))
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(() => expect(world.server.sent.length).toBeGreaterThan(0))
  await eventually(async () => {
    world.clock.advance(500)
    expect(games(world)).toEqual(others)
  })
})

test('an expired session pauses the queue, keeps everything and resumes when the same member signs in', async () => {
  const { world, tab } = await signedIn()
  world.server.state.expired.add('ana')
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(() => expect(tab.outcomes.at(-1)?.kind).toBe('unauthenticated'))
  await eventually(async () => expect(await queue(tab)).toMatchObject([{ attempts: 0, state: 'waiting' }]))
  tab.trigger('online')
  tab.trigger('visible')
  await tab.sync.enqueue(favouriteWrite, like('mines'))
  expect(world.server.arrived).toHaveLength(1)

  world.server.state.expired.delete('ana')
  await tab.signIn('ana')

  await eventually(async () => expect(await queue(tab)).toEqual([]))
  expect(games(world)).toEqual(['tiger', 'tiger', 'mines'])
})
