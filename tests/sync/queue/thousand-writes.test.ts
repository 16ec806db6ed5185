import { expect, test } from 'vitest'
import { favouriteWrite } from '../support/definitions.ts'
import { createWorld, eventually } from '../support/world.ts'

test('1,000 queued writes arrive exactly once over a connection that drops every third request', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.setOnline(false)
  const games = Array.from({ length: 1000 }, (_, index) => `game-${index}`)
  for (const game_id of games) await tab.sync.enqueue(favouriteWrite, { game_id, wanted: true })
  // Half of the drops lose the request, half lose only the answer: there the server has acted already.
  world.server.decide(() => {
    const place = world.server.sent.length
    if (place % 3 !== 0) return 'arrives'
    return place % 2 === 0 ? 'lost' : 'answer-lost'
  })

  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => {
    world.clock.advance(5 * 60_000)
    expect(await tab.db.queuedWrites.count()).toBe(0)
  })

  const { state, arrived } = world.server
  expect([...(state.favourites.get('ana')?.keys() ?? [])].sort()).toEqual([...games].sort())
  // Each acted once, though hundreds were sent again.
  expect(state.version).toBe(1000)
  expect(arrived.length).toBeGreaterThan(1000)
  expect(new Set(arrived.map(request => request.key)).size).toBe(1000)
  expect(await tab.db.favourites.count()).toBe(1000)
  expect(tab.notices).toEqual([])
})
