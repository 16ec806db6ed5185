import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reply } from '../support/server-calls.ts'
import { createWorld } from '../support/world.ts'

const settled = () => new Promise(done => setTimeout(done, 100))

/** Each transaction is a conversation with another process, and a start of a member pulls some forty resources. */
test('a pull speaks to the local database when it begins, where writes could wait, and when it stores', async () => {
  const transaction = vi.spyOn(memory.IDBDatabase.prototype, 'transaction')
  onTestFinished(() => transaction.mockRestore())
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  world.server.decide(() =>
    reply(200, { data: [], next_cursor: null, version: '1', deleted: [], reset: false, unchanged: false }),
  )
  await tab.sync.pull('favourites')
  await settled()
  transaction.mockClear()

  await tab.sync.pull('favourites', { force: true })
  await settled()

  const asked = transaction.mock.calls.map(([tables, mode]) => [[tables].flat().sort().join(), mode])
  expect(asked).toEqual([
    ['deviceMembers,favourites,syncState', 'readonly'],
    ['queuedWrites', 'readonly'],
    ['deviceMembers,favourites,syncState', 'readwrite'],
  ])
  transaction.mockClear()
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'fresh' })
  expect(transaction).toHaveBeenCalledTimes(1)
})
