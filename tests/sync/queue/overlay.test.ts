import { liveQuery } from 'dexie'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FavouriteRow } from '../../../src/db/personal-rows.ts'
import type { QueuedWriteRow } from '../../../src/db/queue-rows.ts'
import { rowsOf } from '../../../src/db/rows-of.ts'
import { overlayWrites } from '../../../src/sync/queue/overlay.ts'
import { readOverlaid, readParked } from '../../../src/sync/queue/read-overlaid.ts'
import { favouriteOverlay, favouriteWrite } from '../support/definitions.ts'
import { refuse } from '../support/server-calls.ts'
import { createWorld, eventually } from '../support/world.ts'

const row = (game_id: string): FavouriteRow => ({
  memberId: 'ana',
  game_id,
  created_at: '2026-01-01T00:00:00Z',
})

function write(seq: number, game_id: string, wanted: boolean, state: QueuedWriteRow['state'] = 'waiting') {
  return {
    seq,
    memberId: 'ana',
    kind: 'favourite',
    subject: `favourite:${game_id}`,
    payload: { game_id, wanted },
    payloadVersion: 1,
    label: null,
    key: `key-${seq}`,
    state,
    attempts: 0,
    dueAt: 0,
    firstTriedAt: null,
    lastFailure: null,
    lastRefusal: state === 'parked' ? ({ kind: 'needs-update' } as const) : null,
    createdAt: 0,
  } satisfies QueuedWriteRow
}

const game = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const rows = fc.uniqueArray(game).map(games => games.map(row))
const writes = fc
  .array(fc.record({ game, wanted: fc.boolean(), isParked: fc.boolean() }))
  .map(list =>
    list.map(({ game, wanted, isParked }, at) =>
      write(at + 1, game, wanted, isParked ? 'parked' : 'waiting'),
    ),
  )

const shown = (base: readonly FavouriteRow[], queue: readonly QueuedWriteRow[]) =>
  new Set(overlayWrites(base, queue, favouriteOverlay).items.map(item => item.row.game_id))

test('the last waiting write of a subject decides what is shown, whatever the rows say', () => {
  fc.assert(
    fc.property(rows, writes, (base, queue) => {
      const view = shown(base, queue)
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        const last = queue.filter(item => item.state === 'waiting' && item.payload.game_id === id).at(-1)
        const isStored = base.some(item => item.game_id === id)
        expect(view.has(id)).toBe(last ? last.payload.wanted : isStored)
      }
    }),
  )
})

test('settling a subject’s writes one after the other never changes what is shown: no flicker', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.boolean(), { minLength: 1 }), (base, toggles) => {
      const queue = toggles.map((wanted, at) => write(at + 1, 'a', wanted))
      const expected = shown(base, queue)
      let settled = [...base]
      queue.forEach((done, at) => {
        settled = settled.filter(item => item.game_id !== 'a')
        if (done.payload.wanted) settled.push(row('a'))
        expect(shown(settled, queue.slice(at + 1))).toEqual(expected)
      })
    }),
  )
})

test('folding twice what has just been stored changes nothing: the view of the settled rows is the view', () => {
  fc.assert(
    fc.property(rows, writes, (base, queue) => {
      const once = overlayWrites(base, queue, favouriteOverlay).items.map(item => item.row)
      expect(shown(once, queue)).toEqual(shown(base, queue))
    }),
  )
})

test('parked writes decorate and never apply', () => {
  fc.assert(
    fc.property(rows, writes, (base, queue) => {
      const parkedOnly = queue.filter(item => item.state === 'parked')
      const view = overlayWrites(base, parkedOnly, favouriteOverlay)
      expect(view.items.map(item => item.row)).toEqual(base)
      const decorated = view.items.flatMap(item => item.parked ?? [])
      const subjects = new Set(parkedOnly.map(item => item.subject))
      expect(decorated.length + view.parked.length).toBe(subjects.size)
    }),
  )
})

test('writes of another kind and payloads of another version are left alone', () => {
  const foreign = { ...write(1, 'a', true), kind: 'bank-account' }
  const broken = { ...write(2, 'b', true), payload: { of: 'tomorrow' } }
  expect(overlayWrites([row('c')], [foreign, broken], favouriteOverlay).items).toEqual([
    { row: row('c'), isWaiting: false, parked: undefined },
  ])
})

test('on the screen a heart never flickers while its write is sent and settled', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const seen: string[][] = []
  const subscription = liveQuery(() =>
    readOverlaid(tab.db, 'ana', favouriteOverlay, ['favourites'], () =>
      rowsOf(tab.db.favourites, 'ana').toArray(),
    ),
  ).subscribe(view => seen.push(view.items.map(item => item.row.game_id)))
  await eventually(() => expect(seen).toEqual([[]]))

  await tab.sync.enqueue(favouriteWrite, { game_id: '7', wanted: true })
  await eventually(async () => expect(await tab.db.favourites.count()).toBe(1))
  await tab.sync.enqueue(favouriteWrite, { game_id: '7', wanted: false })
  await eventually(async () => expect(await tab.db.favourites.count()).toBe(0))
  await eventually(() => expect(seen.at(-1)).toEqual([]))
  subscription.unsubscribe()

  const changes = seen.filter((view, at) => at === 0 || view.join() !== seen[at - 1]?.join())
  expect(changes).toEqual([[], ['7'], []])
})

test('the tray lists what was refused, with the server’s word', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() => refuse(404, 'game_unknown'))
  await tab.sync.enqueue(favouriteWrite, { game_id: '7', wanted: true })
  await eventually(async () =>
    expect(await readParked(tab.db, 'ana')).toMatchObject([
      { kind: 'favourite', reason: { kind: 'refused', word: 'game_unknown', message: 'said by the server' } },
    ]),
  )
})
