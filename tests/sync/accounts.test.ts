import { expect, test } from 'vitest'
import { openOverlaid, readSealedAccounts } from '../../src/features/cashier/accounts/account-overlay.ts'
import { accountsResource } from '../../src/features/cashier/accounts/account-resources.ts'
import { accountWrite } from '../../src/features/cashier/accounts/account-write.ts'
import { refuse } from './support/server-calls.ts'
import { createWorld, eventually, type Tab, type World } from './support/world.ts'

const id = '11111111-1111-4111-8111-111111111111'
const pix = { id, kind: 'pix', pix_type: 'cpf', pix_key: '390.533.447-05' } as const
const bank = {
  id,
  kind: 'bank',
  bank: '60701190',
  account_type: 'CACC',
  branch: '1234',
  account: '567890',
} as const
const dayMs = 86_400_000

async function openTab(world: World): Promise<Tab> {
  const tab = await world.openTab()
  tab.sync.registerWriteKind('bank-account', async () => accountWrite)
  tab.sync.registerResource('accounts', async () => accountsResource)
  await tab.signIn('ana')
  return tab
}

const shown = async (tab: Tab) => openOverlaid(tab.db, await readSealedAccounts(tab.db, 'ana'))

async function goOnline(tab: Tab) {
  tab.setOnline(true)
  tab.trigger('online')
}

test('an account saved offline is shown at once, waiting, by its mask alone', async () => {
  const tab = await openTab(await createWorld())
  tab.setOnline(false)

  await tab.sync.enqueue(accountWrite, pix)

  const { items } = await shown(tab)
  expect(items).toMatchObject([
    { isWaiting: true, row: { id, kind: 'pix', label: 'CPF ***.533.447-**', state: 'unconfirmed' } },
  ])
  expect(JSON.stringify(await tab.db.queuedWrites.toArray())).not.toContain('39053344705')
})

test('a bank account that waits is known by its bank, its branch and the end of its number', async () => {
  const tab = await openTab(await createWorld())
  tab.setOnline(false)
  await tab.sync.enqueue(accountWrite, bank)
  const { items } = await shown(tab)
  expect(items).toMatchObject([{ row: { kind: 'bank', label: '60701190 1234 / ****890' } }])
})

test('it survives a reload while offline, and arrives once, unconfirmed', async () => {
  const world = await createWorld()
  const before = await openTab(world)
  before.setOnline(false)
  await before.sync.enqueue(accountWrite, pix)
  before.die()

  const tab = await world.openTab({ afterCrash: true })
  tab.setOnline(false)
  tab.sync.registerWriteKind('bank-account', async () => accountWrite)
  await tab.signIn('ana')
  expect(await shown(tab)).toMatchObject({ items: [{ isWaiting: true }] })

  await goOnline(tab)
  await eventually(async () =>
    expect(await shown(tab)).toMatchObject({ items: [{ isWaiting: false, row: { state: 'unconfirmed' } }] }),
  )
  expect(world.server.arrived.map(request => request.body)).toEqual([pix])
})

test('a pull sends what waits first, so that the list never loses a new account', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  tab.setOnline(false)
  await tab.sync.enqueue(accountWrite, pix)
  tab.setOnline(true)

  await tab.sync.pull('accounts', { force: true })

  expect(await shown(tab)).toMatchObject({ items: [{ row: { id } }] })
  expect(world.server.arrived[0]?.path).toBe('/api/memberbanks/save')
})

test('a refused account stands apart with its reason until it is discarded', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  world.server.decide(() => refuse(409, 'account_duplicate'))

  await tab.sync.enqueue(accountWrite, pix)
  await eventually(async () => expect((await shown(tab)).parked).toHaveLength(1))

  const view = await shown(tab)
  expect(view.items).toEqual([])
  expect(view.parked).toMatchObject([
    { label: 'CPF ***.533.447-**', reason: { kind: 'refused', word: 'account_duplicate' } },
  ])
  await tab.sync.discard(view.parked[0]?.seq ?? 0)
  expect(await shown(tab)).toEqual({ items: [], parked: [], leaving: [] })
})

test('after more than a day the member is asked again before anything is sent', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  tab.setOnline(false)
  await tab.sync.enqueue(accountWrite, pix)
  world.clock.advance(dayMs + 1)

  await goOnline(tab)
  await eventually(async () =>
    expect(await shown(tab)).toMatchObject({ parked: [{ reason: { kind: 'confirm-again' } }] }),
  )
  expect(world.server.arrived).toEqual([])

  await tab.sync.tryAgain((await shown(tab)).parked[0]?.seq ?? 0)
  await eventually(() => expect(world.server.arrived).toHaveLength(1))
})

test('a key that is none of its declared type is answered with the word of its field', async () => {
  const tab = await openTab(await createWorld())
  const outcome = await tab.sync.enqueue(accountWrite, { ...pix, pix_key: '11987654321' })
  expect(outcome).toEqual({ kind: 'invalid', words: { pix_key: ['pix_key_invalid'] } })
})
