import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintDays } from '../../../contract/support/tickets.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Checklist (docs/rules/responsible-gambling.md), Governance: "Complaint path with number, deadline, ombudsman".

let world: TestApp
let admin: () => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
  admin = await administratorHeaders(world)
})
afterAll(() => world.close())

const base = '/api/informationcenter/tickets'
const dayMs = 86_400_000
const now = () => world.clock.now().getTime()

/** How many days from `since` its answer is due. */
const daysFrom = (since: number, { due_at }: { due_at: string }) =>
  Math.round((Date.parse(due_at) - since) / 3_600_000) / 24

async function write(member: TestMember, call: string, payload: object) {
  const sent = { method: 'POST', url: `${base}/${call}`, headers: member.keyed(), payload } as const
  return (await world.app.inject(sent)).json()
}
const open = (member: TestMember, topic: string) =>
  write(member, 'open', { id: randomUUID(), topic, order: null, text: 'Meu limite não foi respeitado.' })

/** Administrators' sessions are shorter than the days of a complaint. */
async function atAdmin(call: string, payload: object) {
  const sent = { method: 'POST', url: `/api/admin/tickets${call}`, headers: admin(), payload } as const
  const answer = await world.app.inject(sent)
  if (answer.statusCode !== 401) return answer.json()
  admin = await administratorHeaders(world)
  return (await world.app.inject({ ...sent, headers: admin() })).json()
}

test('a complaint has a number and a day; a question has none', async () => {
  const member = await registerMember(world)
  const { data } = await open(member, 'complaint')
  expect(data).toMatchObject({ topic: 'complaint', state: 'open' })
  expect(daysFrom(now(), data)).toBe(complaintDays)
  expect(data.ticket_no).toMatch(/^[0-9A-F]{8}$/)
  expect((await open(member, 'game')).data).not.toHaveProperty('due_at')
})

test('a member with five open questions may still complain', async () => {
  const member = await registerMember(world)
  for (let nth = 0; nth < 5; nth += 1) await open(member, 'game')
  expect((await open(member, 'game')).error).toBe('tickets_too_many')
  expect((await open(member, 'complaint')).data).toMatchObject({ state: 'open' })
})

test('writing again while it waits moves no day; writing after an answer begins a new one', async () => {
  const member = await registerMember(world)
  const { id, due_at } = (await open(member, 'complaint')).data
  world.clock.advance(60_000)
  const more = () => write(member, 'reply', { id: randomUUID(), ticket_id: id, text: 'E então?' })
  expect((await more()).data).toMatchObject({ due_at })
  const answered = await atAdmin('/answer', { id, text: 'Verificamos.', close: false })
  expect(answered.data.ticket).not.toHaveProperty('due_at')
  world.clock.advance(60_000)
  const { data } = await more()
  expect(data.state).toBe('open')
  expect(Date.parse(data.due_at) - Date.parse(due_at)).toBeGreaterThanOrEqual(120_000)
})

test('nobody at the desk closes a complaint that was not answered', async () => {
  const member = await registerMember(world)
  const { id } = (await open(member, 'complaint')).data
  expect((await atAdmin('/move', { id, to: 'closed' })).error).toBe('complaint_unanswered')
  await atAdmin('/answer', { id, text: 'Verificamos.', close: false })
  expect((await atAdmin('/move', { id, to: 'closed' })).data.ticket.state).toBe('closed')
  const again = await atAdmin('/move', { id, to: 'open' })
  expect(again.data.ticket.state).toBe('open')
  expect(daysFrom(now(), again.data.ticket)).toBe(complaintDays)
})

test('the desk sees complaints by their day, page by page, and how many are late over every list', async () => {
  const member = await registerMember(world)
  const first = (await open(member, 'complaint')).data.id
  await open(member, 'deposit')
  world.clock.advance(60_000)
  const second = (await open(member, 'complaint')).data.id
  const { overdue: lateBefore } = await atAdmin('', { state: 'closed' })
  const seen: { id: string; topic: string }[] = []
  let cursor: string | undefined
  do {
    const page = await atAdmin('', { state: 'complaint', limit: 1, ...(cursor !== undefined && { cursor }) })
    seen.push(...page.data)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  const ids = seen.map(one => one.id)
  expect(new Set(seen.map(one => one.topic))).toEqual(new Set(['complaint']))
  expect(ids.slice(-2)).toEqual([first, second])
  world.clock.advance(complaintDays * dayMs - 30_000)
  expect((await atAdmin('', { state: 'closed' })).overdue).toBe(ids.length - 1)
  await atAdmin('/answer', { id: first, text: 'Verificamos.', close: true })
  expect((await atAdmin('', { state: 'closed' })).overdue).toBe(ids.length - 2)
  expect(lateBefore).toBe(0)
})
