import { expect, test } from 'vitest'
import type { Ticket } from '../../contract/support/tickets.ts'
import { readAnswer } from '../../src/db/read-answer.ts'
import { readUser } from '../../src/db/user-details.ts'
import { identityResource } from '../../src/features/account/kyc/identity-resource.ts'
import { securityResource } from '../../src/features/auth/security/security-resource.ts'
import { userResource } from '../../src/features/auth/session/user-resource.ts'
import { openOverlaid, readSealedAccounts } from '../../src/features/cashier/accounts/account-overlay.ts'
import { accountsResource } from '../../src/features/cashier/accounts/account-resources.ts'
import { ticketsResource } from '../../src/features/support/content/content-resources.ts'
import { readTickets } from '../../src/features/support/tickets/read-tickets.ts'
import { openTicketWrite } from '../../src/features/support/tickets/ticket-writes.ts'
import { wireUser } from '../support/people/wire-user.ts'
import { reply } from './support/server-calls.ts'
import { createWorld, eventually, type Tab } from './support/world.ts'

// Tickets and personal details in IndexedDB are sealed as drafts are.

const marker = 'zqxvmarca'
const at = '2026-06-01T12:00:00.000Z'
const id = '11111111-1111-4111-8111-111111111111'
const question = { id, topic: 'deposit', order: null, text: `Sou ${marker}` } as const
const ticket = (ticketId: string): Ticket => ({
  ...{ id: ticketId, ticket_no: '11111111', topic: 'deposit', order: null, state: 'open' },
  ...{ created_at: at, updated_at: at },
  messages: [{ id: ticketId, author: 'member', text: `Sou ${marker}`, created_at: at }],
})
const earlier = ticket('22222222-2222-4222-8222-222222222222')
const details = {
  ...{ realname: marker, email: `${marker}@x.br`, phone: marker, cpf_masked: marker },
  ...{ register_ip: marker, register_area: marker, gender: 2 },
}
const security = {
  ...{ email: marker, phone: marker, has_withdrawal_password: true, has_totp: false, recovery_codes_left: 0 },
  passkeys: [{ id: '1', name: marker, is_synced: true, is_suspended: false, created_at: at, used_at: null }],
  ...{ sessions: [], history: [{ id: '1', kind: 'email', details: { to: marker }, at }], hold: null },
}
const identity = {
  ...{ state: 'rejected', reason: 'face_mismatch', note: marker, before: 'play', is_open: true },
  ...{ sent_at: at, decided_at: at, pictures: [], tries_left: 1, retry_at: null, may_appeal: true },
}
const account = {
  ...{ id, kind: 'bank', state: 'confirmed', label: `•••• ${marker}`, pix_type: null, bank_name: marker },
  ...{ account_type: 'checking', holder: marker, created_at: at, confirmed_at: at, payable_from: null },
}
const answers: Readonly<Record<string, object>> = {
  '/api/informationcenter/tickets': { data: [earlier] },
  '/api/informationcenter/tickets/open': { data: ticket(id) },
  '/api/security/overview': { data: security },
  '/api/identity': { data: identity },
  '/api/memberbanks/display': { data: [account] },
  '/api/auth/me': { data: { ...wireUser, id: 'ana', name: 'ana', nickname: 'Ana', ...details } },
}

async function openTab() {
  const world = await createWorld()
  world.server.decide(request => {
    const answer = answers[request.path]
    return answer === undefined ? 'arrives' : reply(200, { ...answer }, { etag: '"same"' })
  })
  const tab = await world.openTab()
  tab.sync.registerWriteKind('ticket-open', async () => openTicketWrite)
  tab.sync.registerResource('tickets', async () => ticketsResource)
  tab.sync.registerResource('security', async () => securityResource)
  tab.sync.registerResource('identity', async () => identityResource)
  tab.sync.registerResource('accounts', async () => accountsResource)
  tab.sync.registerResource('user', async () => userResource)
  await tab.signIn('ana')
  return { world, tab }
}
const pullAll = async ({ sync }: Tab) => {
  for (const name of ['tickets', 'security', 'identity', 'accounts', 'user'])
    expect(await sync.pull(name, { force: true })).toMatchObject({ kind: 'applied' })
}

/** The tables in whose rows, as the browser has them, the marker stands as text or as bytes. */
async function tablesWithMarker({ db }: Tab): Promise<string[]> {
  const found: string[] = []
  for (const table of db.tables) {
    const rows: readonly unknown[] = await table.toArray()
    if (rows.some(row => textOf(row).includes(marker))) found.push(table.name)
  }
  return found
}

function textOf(value: unknown): string {
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1')
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer).toString('latin1')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' ')
  return String(value)
}

test('tickets and personal details from the server stand in no row in clear, and are read as they were', async () => {
  const { tab } = await openTab()
  await pullAll(tab)
  expect(await tablesWithMarker(tab)).toEqual([])
  expect((await readTickets(tab.db, 'ana')).items[0]?.ticket).toEqual(earlier)
  expect(await readAnswer(tab.db, 'security', { memberId: 'ana' })).toEqual(security)
  expect(await readAnswer(tab.db, 'identity', { memberId: 'ana' })).toEqual(identity)
  const [shown] = (await openOverlaid(tab.db, await readSealedAccounts(tab.db, 'ana'))).items
  expect(shown?.row).toMatchObject({ id, label: account.label, holder: marker, bank_name: marker })
  expect(await readUser(tab.db, 'ana')).toMatchObject({ nickname: 'Ana', ...details })
  expect(await tab.db.users.get('ana')).toMatchObject({
    nickname: 'Ana',
    is_demo: false,
    phone: null,
    gender: 0,
  })
})

test('a question that was just sent stands sealed with the ones before it', async () => {
  const { tab } = await openTab()
  await pullAll(tab)
  await tab.sync.enqueue(openTicketWrite, question)
  await eventually(async () =>
    expect((await readTickets(tab.db, 'ana')).items).toMatchObject([{ id, waiting: [] }, { id: earlier.id }]),
  )
  expect(await tablesWithMarker(tab)).toEqual([])
})

test('the key is the device’s own and not readable; what it does not open is as if it had never been loaded', async () => {
  const { tab } = await openTab()
  await pullAll(tab)
  const [row] = await tab.db.keys.toArray()
  expect(row?.key.extractable).toBe(false)
  const sealed = { iv: crypto.getRandomValues(new Uint8Array(12)), sealed: new ArrayBuffer(32) }
  const place = { memberId: 'ana', language: '', part: '' }
  await tab.db.answers.put({ ...place, name: 'tickets', sealed })
  expect(await readAnswer(tab.db, 'tickets', { memberId: 'ana' })).toBeUndefined()
  await tab.db.users.update('ana', { sealed })
  expect(await readUser(tab.db, 'ana')).toMatchObject({ nickname: 'Ana', phone: null })
})

test('what does not open any more comes back with the next answer: nothing sealed is asked for by its ETag', async () => {
  const { tab, world } = await openTab()
  await pullAll(tab)
  await pullAll(tab)
  const asked = world.server.sent.filter(({ path }) => path === '/api/security/overview')
  expect(asked.length).toBe(2)
  expect(asked.map(request => JSON.stringify(request).includes('same'))).toEqual([false, false])
})

test('storing sealed rows waits for no transaction but its own, also behind one over every table', async () => {
  const { tab } = await openTab()
  const { db } = tab
  const scope = { memberId: 'ana', language: '', part: '' }
  const page = await userResource.fetchPage(tab.api, scope, {})
  if (page.kind !== 'page') throw new Error(page.kind)
  const storing = db.transaction('rw', userResource.tables(db), async () => {
    await db.users.toArray()
    // It comes once the other has begun, and holds up whatever else would ask for a key.
    const everything = db.transaction('rw!', db.tables, () => db.users.count())
    await page.write(db, { replacesAll: false, sweepBut: undefined })
    return { everything }
  })
  const { everything } = await storing
  expect(await everything).toBe(1)
  expect(await readUser(db, 'ana')).toMatchObject(details)
})

test('a device that keeps no key holds them in the memory of the tab alone', async () => {
  const { tab } = await openTab()
  tab.db.keys.hook('creating', () => {
    throw new Error('refused')
  })
  await pullAll(tab)
  expect(await tablesWithMarker(tab)).toEqual([])
  expect(await readAnswer(tab.db, 'security', { memberId: 'ana' })).toEqual(security)
})
