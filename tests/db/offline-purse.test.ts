import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOfflinePurse, offlineFilling } from '../../src/db/offline-purse.ts'
import type { OfflineRoundRow } from '../../src/db/offline-rows.ts'
import { personalTables } from '../../src/db/schema.ts'
import { createWorld } from '../sync/support/world.ts'

const round = (id: string, change: Partial<OfflineRoundRow> = {}): OfflineRoundRow => ({
  id,
  memberId: '',
  game_id: 'dados',
  mode: 'demo',
  state: 'settled',
  stake: 100n,
  payout: 0n,
  steps: 0,
  view: null,
  hidden: null,
  seed_hash: '',
  client_seed: '',
  nonce: 0,
  server_seed: null,
  started_at: `2026-11-23T12:00:0${id.length}Z`,
  settled_at: null,
  ...change,
})

async function openPurse(memberId = 'ana') {
  const world = await createWorld()
  const { db } = await world.openTab()
  return { world, db, purse: createOfflinePurse(db, memberId, world.clock.now) }
}

test('the purse begins with R$ 5,000.00, is the same after a reload, and another than that of a guest', async () => {
  const { world, db, purse } = await openPurse()
  expect((await purse.open()).money).toBe(500_000n)
  await purse.book(round('a'))
  const again = createOfflinePurse((await world.openTab()).db, 'ana', world.clock.now)
  expect((await again.open()).money).toBe(499_900n)
  expect((await createOfflinePurse(db, '', world.clock.now).open()).money).toBe(500_000n)
})

test('the purse pays a round when it is over, not before', async () => {
  const { purse } = await openPurse()
  await purse.book(round('a', { state: 'open' }))
  expect((await purse.open()).money).toBe(offlineFilling - 100n)
  await purse.book(round('a', { steps: 1, payout: 350n }))
  expect((await purse.open()).money).toBe(offlineFilling + 250n)
})

test('the purse takes what a step adds to the stake, and refuses what it cannot pay without changing the round', async () => {
  const { db, purse } = await openPurse()
  const stake = offlineFilling - 50n
  await purse.book(round('a', { state: 'open', stake }))
  const short = await purse.book(round('a', { state: 'open', steps: 1, stake: stake + 51n }))
  expect(short).toEqual({ kind: 'short' })
  expect(await db.offlineRounds.get(['ana', 'a'])).toMatchObject({ steps: 0, stake })
  await purse.book(round('a', { state: 'open', steps: 1, stake: stake + 50n }))
  expect((await purse.open()).money).toBe(0n)
})

test('a step of another tab acts once: the second of two sees that the round has moved', async () => {
  const { purse } = await openPurse()
  await purse.book(round('a', { state: 'open' }))
  const won = round('a', { steps: 1, payout: 1_000n })
  const outcomes = await Promise.all([purse.book(won), purse.book(won)])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['booked', 'moved'])
  expect((await purse.open()).money).toBe(offlineFilling + 900n)
})

test('one round of a game at a time, and none that begins in its middle', async () => {
  const { purse } = await openPurse()
  await purse.book(round('a', { state: 'open' }))
  expect(await purse.book(round('bb'))).toEqual({ kind: 'moved' })
  expect(await purse.book(round('ccc', { game_id: 'mina', steps: 1 }))).toEqual({ kind: 'moved' })
  expect((await purse.open()).money).toBe(offlineFilling - 100n)
})

test('the purse is filled again only when hardly anything is left', async () => {
  const { purse } = await openPurse()
  await purse.book(round('a', { stake: offlineFilling - 1_000n }))
  expect((await purse.refill()).money).toBe(1_000n)
  await purse.book(round('bb', { stake: 1n }))
  expect((await purse.refill()).money).toBe(offlineFilling)
})

test('the purse is never below zero, whatever is staked, paid, added and filled, in any order and at once', async () => {
  const { db } = await openPurse()
  const centavos = fc.bigInt({ min: 0n, max: offlineFilling })
  const act = fc.oneof(
    fc.record({ stake: centavos, payout: fc.oneof({ weight: 4, arbitrary: fc.constant(0n) }, centavos) }),
    fc.constant('refill' as const),
  )
  let member = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), async acts => {
      member += 1
      const purse = createOfflinePurse(db, `m${member}`, () => 1)
      const doing = acts.map((one, at) => {
        if (one === 'refill') return purse.refill()
        return purse.book(round(`r${at}`, one))
      })
      await Promise.all(doing)
      expect((await purse.open()).money >= 0n).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('the purse goes with its rounds when the member leaves the device', () => {
  expect(personalTables).toEqual(expect.arrayContaining(['offlinePurses', 'offlineRounds']))
})
