import { expect, test } from 'vitest'
import { writeQueueFile } from '../../../src/sync/queue/queue-file.ts'
import { accountWrite, favouriteWrite } from '../support/definitions.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const account = {
  id: '0197a5a0-0000-7000-8000-000000000001',
  kind: 'pix',
  pix_type: 'cpf',
  pix_key: '52998224725',
} as const

/** A member without a network, with a heart and a PIX key that wait. */
async function waiting() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  await tab.sync.enqueue(accountWrite, account)
  return { world, tab }
}

const saved = async (tab: Tab) => writeQueueFile('ana', await tab.db.queuedWrites.toArray())

test('a saved file says what waits, and not a digit of bank details more than the mask', async () => {
  const { tab } = await waiting()
  const file = await saved(tab)
  expect(file).toContain('favourite:tiger')
  expect(file).toContain('•••• 4725')
  expect(file).not.toContain('52998224725')
})

test('what was lost comes back from the file, waits for the member’s word, and then arrives, bank details too', async () => {
  const { world, tab } = await waiting()
  const file = await saved(tab)
  await tab.db.queuedWrites.clear()
  tab.setOnline(true)
  expect(await tab.sync.bringBack(file)).toEqual({ kind: 'done', added: 2 })
  const rows = await tab.db.queuedWrites.toArray()
  expect(rows.map(({ state, lastRefusal }) => [state, lastRefusal?.kind])).toEqual([
    ['parked', 'from-file'],
    ['parked', 'from-file'],
  ])
  expect(world.server.arrived).toEqual([])
  for (const { seq } of rows) await tab.sync.tryAgain(seq)
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
  expect(world.server.arrived.map(({ path }) => path)).toEqual([
    '/api/games/follow/set',
    '/api/memberbanks/save',
  ])
  expect(world.server.arrived[1]?.body).toMatchObject({ pix_key: '52998224725' })
})

test('what is still on the device is not added twice', async () => {
  const { tab } = await waiting()
  expect(await tab.sync.bringBack(await saved(tab))).toEqual({ kind: 'done', added: 0 })
  expect(await tab.db.queuedWrites.count()).toBe(2)
})

test('on another device the heart comes back; the PIX key cannot be opened there and asks to be entered again', async () => {
  const { tab } = await waiting()
  const file = await saved(tab)
  const elsewhere = await createWorld()
  const other = await elsewhere.openTab()
  await other.signIn('ana')
  expect(await other.sync.bringBack(file)).toEqual({ kind: 'done', added: 2 })
  for (const { seq } of await other.db.queuedWrites.toArray()) await other.sync.tryAgain(seq)
  await eventually(async () => {
    const left = await other.db.queuedWrites.toArray()
    expect(left.map(({ kind, lastRefusal }) => [kind, lastRefusal?.kind])).toEqual([
      ['bank-account', 'unopenable'],
    ])
  })
})

test('bank details that somebody wrote into a file in clear are not sent', async () => {
  const { tab } = await waiting()
  const parsed = JSON.parse(await saved(tab))
  parsed.writes = [{ ...parsed.writes[1], key: crypto.randomUUID(), payload: { open: account } }]
  await tab.db.queuedWrites.clear()
  tab.setOnline(true)
  await tab.sync.bringBack(JSON.stringify(parsed))
  const [row] = await tab.db.queuedWrites.toArray()
  await tab.sync.tryAgain(row?.seq ?? 0)
  await eventually(async () => {
    expect((await tab.db.queuedWrites.toArray())[0]?.lastRefusal).toEqual({ kind: 'unopenable' })
  })
})

test('another member’s file, a file of something else and no member at all add nothing', async () => {
  const { world, tab } = await waiting()
  const file = await saved(tab)
  const other = await world.openTab()
  await other.start()
  expect(await other.sync.bringBack(file)).toEqual({ kind: 'no-member' })
  await other.signIn('bia')
  expect(await other.sync.bringBack(file)).toEqual({ kind: 'other-member' })
  for (const text of ['', '[]', 'not json', '{"file":"arara-waiting-changes","version":2}']) {
    expect(await tab.sync.bringBack(text)).toEqual({ kind: 'not-ours' })
  }
  expect(await tab.db.queuedWrites.count()).toBe(2)
})
