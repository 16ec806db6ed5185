import { expect, test } from 'vitest'
import type { Ticket } from '../../contract/support/tickets.ts'
import { createDeviceNotes } from '../../src/db/device-notes.ts'
import { ticketsResource } from '../../src/features/support/content/content-resources.ts'
import { dueTerms } from '../../src/features/support/content/due-terms.ts'
import { readTickets } from '../../src/features/support/tickets/read-tickets.ts'
import { openTicketWrite, replyTicketWrite } from '../../src/features/support/tickets/ticket-writes.ts'
import { refuse, reply } from './support/server-calls.ts'
import { createWorld, eventually, type Tab, type World } from './support/world.ts'

// Tickets with drafts kept offline. What waits follows src/sync/README.md.

const id = '11111111-1111-4111-8111-111111111111'
const question = {
  id,
  topic: 'deposit',
  order: null,
  text: 'Meu CPF é 390.533.447-05, e o depósito?',
} as const
const ticket = (state: Ticket['state'] = 'open'): Ticket => ({
  id,
  ticket_no: '11111111',
  topic: 'deposit',
  order: null,
  state,
  created_at: '2026-06-01T12:00:00.000Z',
  updated_at: '2026-06-01T12:00:00.000Z',
  messages: [{ id, author: 'member', text: question.text, created_at: '2026-06-01T12:00:00.000Z' }],
})

async function openTab(world: World): Promise<Tab> {
  const tab = await world.openTab()
  tab.sync.registerWriteKind('ticket-open', async () => openTicketWrite)
  tab.sync.registerWriteKind('ticket-reply', async () => replyTicketWrite)
  tab.sync.registerResource('tickets', async () => ticketsResource)
  await tab.signIn('ana')
  return tab
}

async function goOnline(tab: Tab) {
  tab.setOnline(true)
  tab.trigger('online')
}

test('a question asked offline waits in the list, its words sealed', async () => {
  const tab = await openTab(await createWorld())
  tab.setOnline(false)
  await tab.sync.enqueue(openTicketWrite, question)
  const { items } = await readTickets(tab.db, 'ana')
  expect(items).toMatchObject([{ id, topic: 'deposit', ticket: undefined, waiting: [{ parked: undefined }] }])
  expect(JSON.stringify(await tab.db.queuedWrites.toArray())).not.toContain('390.533')
})

test('an answer lost on the way is asked for again under the same key; then it stands as the server has it', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  world.server.decide(request => (request.path.endsWith('/open') ? 'lost' : 'arrives'))
  await tab.sync.enqueue(openTicketWrite, question)
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ lastFailure: 'connection' }]),
  )
  world.server.decide(() => reply(200, { data: ticket() }))
  await goOnline(tab)
  await eventually(async () =>
    expect(await readTickets(tab.db, 'ana')).toMatchObject({
      items: [{ id, ticket: { state: 'open' }, waiting: [] }],
    }),
  )
  const asked = world.server.sent.filter(request => request.path.endsWith('/tickets/open'))
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked.map(request => request.key)).size).toBe(1)
  expect(asked.map(request => request.body)).toEqual(asked.map(() => question))
})

test('two messages that wait are two messages; one that was refused is parked with its reason', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  await tab.db.answers.put({ memberId: 'ana', name: 'tickets', language: '', part: '', answer: [ticket()] })
  tab.setOnline(false)
  const say = (text: string) =>
    tab.sync.enqueue(replyTicketWrite, { id: crypto.randomUUID(), ticket_id: id, text })
  await say('Oi?')
  await say('Alguém aí?')
  expect(await readTickets(tab.db, 'ana')).toMatchObject({ items: [{ id, waiting: [{}, {}] }] })
  world.server.decide(() => refuse(422, 'tickets_too_many'))
  await goOnline(tab)
  await eventually(async () =>
    expect(await readTickets(tab.db, 'ana')).toMatchObject({
      items: [
        { waiting: [{ parked: { reason: { word: 'tickets_too_many' } } }, { parked: expect.anything() }] },
      ],
    }),
  )
})

test('what was begun lies sealed on the device, opens again, and goes when it is thrown away', async () => {
  const tab = await openTab(await createWorld())
  const notes = createDeviceNotes(tab.db, () => 1)
  const draft = { text: 'Meu CPF é 390.533.447-05' }
  expect(await notes.keepDraft('ana', 'ticket-new', draft)).toBe(true)
  expect(JSON.stringify(await tab.db.drafts.toArray())).not.toContain('390.533')
  expect(await notes.readDraft('ana', 'ticket-new')).toEqual(draft)
  expect(await notes.readDraft('rui', 'ticket-new')).toBeUndefined()
  await notes.keepDraft('ana', 'ticket-new', undefined)
  expect(await tab.db.drafts.count()).toBe(0)
})

const version = (number: number, effective_at: string) => ({
  ...{ version: number, title: '', changes: '', text: '', effective_at },
  announced_at: '2026-01-01T00:00:00.000Z',
})

test('the device knows which terms count at the edge of the day, without a network', () => {
  const versions = [version(1, '2020-01-01T03:00:00.000Z'), version(2, '2026-12-01T03:00:00.000Z')]
  const at = (text: string) => dueTerms(versions, Date.parse(text))
  expect(at('2026-12-01T02:59:59.999Z')).toMatchObject({ current: { version: 1 }, next: { version: 2 } })
  expect(at('2026-12-01T03:00:00.000Z')).toMatchObject({ current: { version: 2 }, before: { version: 1 } })
  expect(at('2026-12-01T03:00:00.000Z').next).toBeUndefined()
})
