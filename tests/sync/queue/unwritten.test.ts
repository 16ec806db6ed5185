import { expect, test } from 'vitest'
import { createMapStorage } from '../../support/map-storage.ts'
import { accountWrite, favouriteWrite } from '../support/definitions.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const like = (game_id: string) => ({ game_id, wanted: true })
const queue = (tab: Tab) => tab.db.queuedWrites.toArray()

/** As WebKit answers once its storage process has died. */
function breakQueue(tab: Tab) {
  const lost = new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
  Object.assign(tab.db, { transaction: () => Promise.reject(lost) })
}

/** A tab whose database stops answering, with what it held when the app started anew. */
async function breakTab(intent: (tab: Tab) => Promise<unknown>) {
  const world = await createWorld()
  const notes = createMapStorage()
  const tab = await world.openTab({ notes })
  await tab.signIn('ana')
  tab.setOnline(false)
  breakQueue(tab)
  expect(await intent(tab)).toMatchObject({ kind: 'not-stored' })
  tab.die()
  return { world, notes }
}

test('a write whose transaction a restart interrupted is in the queue after it, and is sent', async () => {
  const { world, notes } = await breakTab(tab => tab.sync.enqueue(favouriteWrite, like('tiger')))
  const next = await world.openTab({ notes, afterCrash: true })
  await next.signIn('ana')
  await eventually(() =>
    expect([...(world.server.state.favourites.get('ana')?.keys() ?? [])]).toEqual(['tiger']),
  )
  expect(await queue(next)).toEqual([])
  expect(notes.getItem('arara.unwritten')).toBeNull()
})

test('another member, or the same one a minute later, does not find it', async () => {
  const { world, notes } = await breakTab(tab => tab.sync.enqueue(favouriteWrite, like('tiger')))
  const other = await world.openTab({ notes, afterCrash: true })
  await other.signIn('rui')
  expect(world.server.sent).toEqual([])
  other.die()
  world.clock.advance(61_000)
  const late = await world.openTab({ notes, afterCrash: true })
  await late.signIn('ana')
  await eventually(() => expect(notes.getItem('arara.unwritten')).toBeNull())
  expect(await queue(late)).toEqual([])
  expect(world.server.state.favourites.get('ana')).toBeUndefined()
})

test('a write that is in the queue, or is encrypted, leaves no note in the tab', async () => {
  const world = await createWorld()
  const notes = createMapStorage()
  const tab = await world.openTab({ notes })
  await tab.signIn('ana')
  tab.setOnline(false)
  expect(await tab.sync.enqueue(favouriteWrite, like('tiger'))).toMatchObject({ kind: 'stored' })
  expect(notes.getItem('arara.unwritten')).toBeNull()
  breakQueue(tab)
  const account = { id: 'a1', kind: 'pix', pix_type: 'email', pix_key: 'ana@example.com' } as const
  expect(await tab.sync.enqueue(accountWrite, account)).toMatchObject({ kind: 'not-stored' })
  expect(notes.getItem('arara.unwritten')).toBeNull()
})
