import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { complaintDays } from '../../../contract/support/tickets.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* Checklist (docs/rules/responsible-gambling.md), Governance: "Complaint path with number, deadline, ombudsman, ADR link". */

type Headers = () => Record<string, string>

let world: TestApp
let lia: Headers
let rui: Headers
beforeAll(async () => {
  world = await createTestApp()
  lia = await administratorHeaders(world)
  rui = await administratorHeaders(world)
})
afterAll(() => world.close())

const base = '/api/informationcenter/tickets'
const now = () => world.clock.now()

async function write(member: TestMember, call: string, payload: object) {
  world.clock.advance(1_000)
  const sent = { method: 'POST', url: `${base}/${call}`, headers: member.keyed(), payload } as const
  return (await world.app.inject(sent)).json()
}
const open = async (member: TestMember, topic = 'complaint'): Promise<string> =>
  (await write(member, 'open', { id: randomUUID(), topic, order: null, text: 'Não concordo.' })).data.id
const contest = (member: TestMember, id: string) =>
  write(member, 'reply', { id: randomUUID(), ticket_id: id, text: 'Continuo sem concordar.' })
async function atAdmin(who: Headers, call: string, payload: object) {
  world.clock.advance(1_000)
  const sent = { method: 'POST', url: `/api/admin/tickets${call}`, headers: who(), payload } as const
  return (await world.app.inject(sent)).json()
}
const answer = (who: Headers, id: string) =>
  atAdmin(who, '/answer', { id, text: 'Verificamos.', close: false })

test('a complaint that the member contests is answered by somebody else than before, at once', async () => {
  const member = await registerMember(world)
  const id = await open(member)
  expect((await answer(lia, id)).data.ticket.contested).toBeNull()
  await contest(member, id)
  const { data } = await atAdmin(rui, '/thread', { id })
  // The administrator who answered first does not keep it from the others: nobody has claimed it.
  expect(data.ticket).toMatchObject({
    state: 'open',
    claimed_by: null,
    contested: { id: expect.any(String) },
  })
  expect((await answer(lia, id)).error).toBe('complaint_second_look')
  expect((await atAdmin(lia, '/claim', { id, give_back: false })).error).toBe('complaint_second_look')
  expect((await answer(rui, id)).data.ticket).toMatchObject({ state: 'answered', contested: null })
  const { rows } = await sql`SELECT 1 FROM audit_log WHERE subject = ${`ticket:${id}`}
    AND action = 'ticket_answered' AND details->>'second_look' = 'true'`.execute(world.deps.db)
  expect(rows).toHaveLength(1)
})

test('once two people have looked, either goes on; a question, and a complaint that nobody contests, are anybody’s', async () => {
  const member = await registerMember(world)
  const id = await open(member)
  await answer(lia, id)
  await contest(member, id)
  await contest(member, id)
  await answer(rui, id)
  await contest(member, id)
  expect((await answer(rui, id)).data.ticket.state).toBe('answered')
  const question = await open(member, 'game')
  await answer(lia, question)
  await contest(member, question)
  expect((await answer(lia, question)).data.ticket.state).toBe('answered')
  const settled = await open(member)
  await answer(lia, settled)
  await atAdmin(lia, '/move', { id: settled, to: 'closed' })
  await atAdmin(lia, '/move', { id: settled, to: 'open' })
  expect((await answer(lia, settled)).data.ticket.state).toBe('answered')
})

test('the report tells each complaint of a period, whether it was answered in time and by whom no second time, without names or words', async () => {
  world.clock.advance(40 * 86_400_000)
  lia = await administratorHeaders(world)
  rui = await administratorHeaders(world)
  const day = brazilDay(now())
  const member = await registerMember(world)
  const prompt = await open(member)
  await answer(lia, prompt)
  await contest(member, prompt)
  await answer(rui, prompt)
  const waiting = await open(member)
  const late = await open(member)
  await open(member, 'game')
  const report = async (period: object) => atAdmin(lia, '/complaints', period)
  const cellsOf = async (id: string) => {
    const { data } = await report({ from: day, to: day })
    expect(data).toMatchObject({ rows: 3, is_cut: false, file_name: `arara-complaints-${day}-${day}.csv` })
    expect(data.csv).not.toMatch(/concordo|Verificamos/)
    expect(data.csv).not.toContain(member.id)
    const [head = [], ...lines] = String(data.csv)
      .trim()
      .split('\r\n')
      .map(line => line.split(','))
    const cells = lines.find(([number]) => number === id.replaceAll('-', '').slice(-8).toUpperCase()) ?? []
    return Object.fromEntries(head.map((name, place) => [name, cells[place]]))
  }
  expect(await cellsOf(prompt)).toMatchObject({
    ...{ answered_in_time: 'yes', second_answered_in_time: 'yes', answered_by_another: 'yes' },
    state: 'answered',
  })
  expect(await cellsOf(waiting)).toMatchObject({ answered_at: '', answered_in_time: '', contested_at: '' })
  world.clock.advance(complaintDays * 86_400_000)
  lia = await administratorHeaders(world)
  await answer(lia, late)
  expect(await cellsOf(late)).toMatchObject({ answered_in_time: 'no', answered_by_another: '' })
  expect(await cellsOf(waiting)).toMatchObject({ answered_at: '', answered_in_time: 'no', state: 'open' })
  expect((await report({ from: '2020-01-01', to: '2020-01-31' })).data.rows).toBe(0)
  expect(await report({ from: day, to: '2020-01-31' })).toMatchObject({
    code: 400,
    errors: { to: [expect.any(String)] },
  })
  const { rows } = await sql`SELECT 1 FROM audit_log WHERE action = 'complaints_export'`.execute(
    world.deps.db,
  )
  expect(rows).toHaveLength(5)
})
