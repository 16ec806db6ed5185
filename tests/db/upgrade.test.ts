import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import { openPayload } from '../../src/db/sealed-payload.ts'
import { type EarlierVersion, earlierVersions } from './fixtures/earlier-versions.ts'
import { fillEarlier } from './fixtures/fill-earlier.ts'

async function upgrade(earlier: EarlierVersion) {
  const indexedDB = new memory.IDBFactory()
  const filled = await fillEarlier(indexedDB, earlier)
  const opened = await openDatabase({
    ...{ name: 'arara', indexedDB, IDBKeyRange: memory.IDBKeyRange, patienceMs: 30_000 },
    ...{ onClosedByNewerTab: () => {}, onLost: () => {}, onUnblocked: () => {} },
  })
  onTestFinished(() => opened.db.close())
  return { ...filled, opened, db: opened.db }
}

test.each(earlierVersions)(
  'version $version: every queued write and open call is there as it was, sealed ones open',
  async earlier => {
    const { opened, db, writes, openCall } = await upgrade(earlier)
    expect(opened.status).toBe('ready')
    expect(await db.queuedWrites.toArray()).toEqual(writes)
    expect(await db.openCalls.toArray()).toEqual([openCall])
    const sealed = (await db.queuedWrites.get(7))?.payload
    expect(await openPayload(db, sealed, crypto)).toEqual({ pix_key: '52998224725' })
    const { seq: _, ...another } = writes[0] ?? {}
    expect(await db.table('queuedWrites').add({ ...another, key: 'k10' })).toBe(10)
  },
)

test.each(earlierVersions)(
  'version $version: a table that is emptied loses its state, every other keeps rows and state',
  async earlier => {
    const { db } = await upgrade(earlier)
    const emptied = earlier.pulledAnew.map(({ table }) => table)
    for (const name of Object.keys(earlier.stores)) {
      const count = await db.table(name).count()
      expect([name, count > 0]).toEqual([name, !emptied.includes(name)])
    }
    const states = (await db.syncState.toArray()).map(({ resource }) => resource)
    const gone = earlier.pulledAnew.map(({ resource }) => resource)
    // Version 7 empties the details in the rows that it leaves.
    if (earlier.version < 7) gone.push('user')
    const all = [
      'favourites',
      'games',
      'open-rounds',
      'payment-methods',
      'recharges',
      'rounds',
      'user',
      'withdrawals',
    ]
    expect(states.toSorted()).toEqual(all.filter(resource => !gone.includes(resource)))
  },
)

test('the newest version of the fixtures is the current one: a new version must be added to them', async () => {
  const newest = earlierVersions.at(-1)
  const { db } = await upgrade(earlierVersions[0] ?? { version: 0, stores: {}, pulledAnew: [] })
  expect(db.verno).toBe(newest?.version)
  const schema = db.tables.map(({ name, schema: { primKey, indexes } }) => [
    name,
    [primKey.src, ...indexes.map(({ src }) => src)].join(','),
  ])
  expect(Object.fromEntries(schema)).toEqual(newest?.stores)
})
