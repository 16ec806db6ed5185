import type { Table } from 'dexie'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../src/db/database.ts'
import { createDeviceNotes } from '../../src/db/device-notes.ts'
import type { RoundRow } from '../../src/db/personal-rows.ts'
import type { OpenCallRow, QueuedWriteRow, SettledCallRow } from '../../src/db/queue-rows.ts'
import { rowsOf } from '../../src/db/rows-of.ts'
import { trimDatabase } from '../../src/db/trim-database.ts'

const day = 86_400_000
const now = 100 * day

const here = { epoch: 0, revision: 0, remembered: true, validUntil: 0, lastSeenAt: 0, lastSuccessAt: 0 }

async function openDb() {
  const db = new Database('arara', { indexedDB: new memory.IDBFactory(), IDBKeyRange: memory.IDBKeyRange })
  await db.open()
  onTestFinished(() => db.close())
  await db.deviceMembers.put({ ...here, memberId: 'ana' })
  return db
}

function notification(memberId: string, at: number) {
  const created_at = new Date(at * 1000).toISOString()
  return { memberId, id: `n${at}`, kind: 'paid', details: {}, link: null, created_at, read_at: null }
}

function round(memberId: string, at: number): RoundRow {
  const started_at = new Date(at * 1000).toISOString()
  return {
    ...{
      memberId,
      id: `r${at}`,
      game_id: 'dados',
      mode: 'real',
      state: 'settled',
      stake: 1n,
      payout: 0n,
      steps: 0,
    },
    ...{ view: {}, seed_hash: '', client_seed: '', nonce: at, server_seed: null },
    ...{ started_at, settled_at: started_at },
  }
}

function state(memberId: string, resource: string, language: string, checkedAt: number) {
  return {
    memberId,
    resource,
    language,
    part: '',
    etag: null,
    version: '1',
    checkedAt,
    olderCursor: 'c',
    walk: null,
  }
}

const trim = (db: Database, isTight = false) => trimDatabase(db, { now, language: 'pt', isTight })
const idsOf = async (db: Database) =>
  (await rowsOf(db.notifications, 'ana', '[memberId+created_at]').toArray()).map(row => row.id)

test('a trimmed record keeps its newest rows, still receives changes, and its older pages begin after the oldest row kept', async () => {
  const db = await openDb()
  await db.notifications.bulkPut(Array.from({ length: 210 }, (_, at) => notification('ana', at)))
  await db.syncState.put(state('ana', 'notifications', '', now))
  expect(await trim(db, true)).toBe(10)
  const kept = await idsOf(db)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 'n10', 'n209'])
  expect(await db.syncState.get(['ana', 'notifications', '', ''])).toMatchObject({
    version: '1',
    checkedAt: now,
    olderCursor: 'n10',
  })
})

test('the cursor after a round has the form of the record’s own cursors: its version and the round', async () => {
  const db = await openDb()
  const rounds = Array.from({ length: 201 }, (_, at) => round('ana', at))
  await db.rounds.bulkPut(rounds)
  await db.syncState.put({ ...state('ana', 'rounds', '', now), version: '7.2.0' })
  await trim(db, true)
  expect(await db.rounds.count()).toBe(200)
  expect((await db.syncState.get(['ana', 'rounds', '', '']))?.olderCursor).toBe('7.2.0~r1')
})

test('a record within its bound is left as it is, and so is one whose pages are on their way', async () => {
  const db = await openDb()
  await db.notifications.bulkPut(Array.from({ length: 210 }, (_, at) => notification('ana', at)))
  const walk = { cursor: 'c', version: '1', isFull: true, seen: [] }
  await db.syncState.put({ ...state('ana', 'notifications', '', now), walk })
  expect(await trim(db, true)).toBe(0)
  expect(await db.notifications.count()).toBe(210)
})

test('a device that is nearly full, and members who were here before, keep less', async () => {
  const db = await openDb()
  await db.deviceMembers.put({ ...here, memberId: 'bia', lastSeenAt: -1 })
  const rows = Array.from({ length: 300 }, (_, at) => at)
  await db.notifications.bulkPut(rows.flatMap(at => [notification('ana', at), notification('bia', at)]))
  await trim(db)
  expect([(await idsOf(db)).length, await rowsOf(db.notifications, 'bia').count()]).toEqual([300, 200])
  await trim(db, true)
  expect((await idsOf(db)).length).toBe(200)
})

test('of answers in parts those confirmed last stay, whole ones always, each with what is known of it', async () => {
  const db = await openDb()
  const part = (at: number) => ({
    memberId: 'ana',
    name: 'agency-statement' as const,
    language: '',
    part: `week-${at}`,
  })
  for (let at = 0; at < 12; at += 1) {
    await db.answers.put({ ...part(at), answer: [] })
    await db.syncState.put({ ...state('ana', 'agency-statement', '', at), part: `week-${at}` })
  }
  await db.answers.put({ memberId: 'ana', name: 'order-chart', language: '', part: '', answer: [] })
  await trim(db, true)
  const kept = (await db.answers.toArray()).map(row => row.part)
  expect(kept.toSorted()).toEqual(['', ...Array.from({ length: 10 }, (_, at) => `week-${at + 2}`)].toSorted())
  expect(await db.syncState.count()).toBe(10)
})

test('the token of a deposit goes two months after it, and not before', async () => {
  const db = await openDb()
  const token = (orderId: string, createdAt: number) => ({
    orderId,
    memberId: 'ana',
    order_token: 't',
    createdAt,
  })
  await db.orderTokens.bulkPut([token('old', now - 61 * day), token('new', now - 59 * day)])
  await trim(db)
  expect((await db.orderTokens.toArray()).map(row => row.orderId)).toEqual(['new'])
})

test('what exists nowhere else is never trimmed, however old it is and however full the device: changes that wait or were refused, open calls, outcomes that were not shown yet, drafts', async () => {
  const db = await openDb()
  const write = (seq: number, state: 'waiting' | 'parked'): QueuedWriteRow => ({
    ...{ seq, memberId: 'ana', kind: 'favourite', subject: `game ${seq}`, payload: {}, payloadVersion: 1 },
    ...{ label: null, key: `w${seq}`, state, attempts: 1, dueAt: 0, firstTriedAt: 0, lastFailure: null },
    ...{ lastRefusal: null, createdAt: 0 },
  })
  const writes = Array.from({ length: 500 }, (_, at) => write(at + 1, at % 2 === 0 ? 'waiting' : 'parked'))
  const call = (key: string, state: 'sent' | 'unknown'): OpenCallRow => ({
    ...{ key, memberId: 'ana', call: 'recharge', amount: 1n, state, sentAt: 0 },
  })
  const calls = Array.from({ length: 300 }, (_, at) =>
    call(`c${at + 100}`, at % 2 === 0 ? 'sent' : 'unknown'),
  )
  const settled: SettledCallRow = {
    ...{ key: 's', memberId: 'ana', call: 'recharge', amount: 1n, sentAt: 0, settledAt: 0, outcome: 'done' },
    ...{ why: null, isTold: false },
  }
  await db.queuedWrites.bulkPut(writes)
  await db.openCalls.bulkPut(calls)
  await db.settledCalls.put(settled)
  const draft = { memberId: 'ana', subject: 'ticket', sealed: 'x', savedAt: 0 }
  await db.drafts.put(draft)
  await trimDatabase(db, { now: 10_000 * day, language: 'pt', isTight: true })
  expect(await db.queuedWrites.toArray()).toEqual(writes)
  expect(await db.openCalls.toArray()).toEqual(calls)
  expect(await db.settledCalls.toArray()).toEqual([settled])
  expect(await db.drafts.toArray()).toEqual([draft])
})

test('a deposit that can still be paid and a withdrawal on its way stay with the deposit’s token, whatever came after them and whatever the clock says', async () => {
  const db = await openDb()
  const at = (second: number) => new Date(second * 1000).toISOString()
  const order = (id: number, state: string) => ({ memberId: 'ana', id: `o${id}`, created_at: at(id), state })
  const ended = Array.from({ length: 210 }, (_, id) => order(id + 10, 'paid'))
  const [recharges, withdrawals] = [db.table('recharges'), db.table('withdrawals')]
  await recharges.bulkPut([order(0, 'pending'), order(1, 'expired'), ...ended])
  await withdrawals.bulkPut([order(0, 'pending'), order(1, 'approved'), order(2, 'rejected'), ...ended])
  await db.orderTokens.bulkPut(
    ['o0', 'o1'].map(orderId => ({ orderId, memberId: 'ana', order_token: 't', createdAt: 0 })),
  )
  await db.syncState.put(state('ana', 'recharges', '', now))
  await trim(db, true)
  const idsIn = async (table: Table) => (await table.toCollection().primaryKeys()).map(([, id]) => id)
  expect((await idsIn(recharges)).filter(id => !ended.some(one => one.id === id))).toEqual(['o0'])
  expect((await idsIn(withdrawals)).filter(id => !ended.some(one => one.id === id))).toEqual(['o0', 'o1'])
  expect(await recharges.count()).toBe(201)
  expect((await db.orderTokens.toArray()).map(row => row.orderId)).toEqual(['o0'])
  // What was cut lies between the open order and the newest: the older pages begin after those.
  expect((await db.syncState.get(['ana', 'recharges', '', '']))?.olderCursor).toBe('o20')
})

test('a device with room keeps the newest 2,000 of a record', async () => {
  const db = await openDb()
  await db.notifications.bulkPut(Array.from({ length: 2_005 }, (_, at) => notification('ana', at)))
  expect(await trim(db)).toBe(5)
  const ids = await idsOf(db)
  expect([ids.length, ids[0]]).toEqual([2_000, 'n5'])
})

test('catalogues of languages left for thirty days go, together with what is known of them', async () => {
  const db = await openDb()
  await db.syncState.bulkPut([
    state('', 'games', 'pt', 0),
    state('', 'games', 'en', now - 31 * day),
    state('', 'games', 'zh_cn', now - 29 * day),
  ])
  await trim(db)
  expect((await db.syncState.toArray()).map(row => row.language)).toEqual(['pt', 'zh_cn'])
})

test('games played and searches made are remembered per member, newest last, and searches are bounded', async () => {
  const db = await openDb()
  let time = 0
  const notes = createDeviceNotes(db, () => ++time)
  await notes.notePlayed('ana', 'tiger')
  await notes.notePlayed('ana', 'mines')
  await notes.notePlayed('ana', 'tiger')
  await notes.notePlayed('', 'dice')
  for (let search = 0; search < 25; search += 1) await notes.noteSearched('ana', `tiger ${search}`)
  await trim(db)
  const played = await rowsOf(db.recentGames, 'ana', '[memberId+playedAt]').toArray()
  expect(played.map(row => row.game_id)).toEqual(['mines', 'tiger'])
  expect(await rowsOf(db.searchHistory, 'ana').count()).toBe(20)
  await notes.clearSearches('ana')
  expect(await rowsOf(db.searchHistory, 'ana').count()).toBe(0)
})

test('at an emergency before the language is known no catalogue goes', async () => {
  const db = await openDb()
  await db.syncState.put(state('', 'games', 'pt', 0))
  await trimDatabase(db, { now, language: undefined, isTight: true })
  expect(await db.syncState.count()).toBe(1)
})
