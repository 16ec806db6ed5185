import { expect, test } from 'vitest'
import { readAnswer } from '../../src/db/read-answer.ts'
import { partOf, slipsResource, sportsBetCall } from '../../src/features/sportsbook/sports-resources.ts'
import { openMoneyCall } from '../../src/sync/calls/open-money-call.ts'
import { reply } from './support/server-calls.ts'
import { createWorld } from './support/world.ts'

const place = { game_id: 'liga-arara', mode: 'real' } as const
const part = partOf(place.game_id, place.mode)
const leg = { match: 'm1', market: '1x2', pick: 'home', odds: 210 }
const slip = {
  ...place,
  id: '11111111-1111-4111-8111-111111111111',
  ...{ state: 'open', kind: 'singles', each: '2.00', stake: '2.00', potential: '4.20', payout: '0.00' },
  legs: [{ ...leg, home: 'A', away: 'B', result: null, score: null }],
  ...{ placed_at: '2026-06-01T12:00:00.000Z', settled_at: null },
}
const balance = { money: '48.00', bonus: '0.00', wallet_version: 2 }

test('a slip that was taken is in the list of slips at once, though the list was read just before the bet and passes for fresh', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerResource('sports-slips', async () => slipsResource)
  await tab.signIn('ana')
  world.server.decide(({ path }) =>
    reply(200, path.endsWith('/slips') ? { data: [] } : { data: { slip, balance } }),
  )
  await tab.sync.pull('sports-slips', { part })
  const form = openMoneyCall(
    tab.sync.money,
    sportsBetCall(() => 1),
  )
  const bet = { kind: 'singles' as const, stake: '2.00', legs: [leg] }
  const sent = await form.send({ ...place, stake: '2.00', accept_better: false, bet })
  expect(sent).toMatchObject({ kind: 'done' })
  expect(await readAnswer(tab.db, 'sports-slips', { memberId: 'ana', part })).toMatchObject([
    { id: slip.id, state: 'open', stake: 200n },
  ])
  expect(await tab.sync.pull('sports-slips', { part })).toEqual({ kind: 'fresh' })
})
