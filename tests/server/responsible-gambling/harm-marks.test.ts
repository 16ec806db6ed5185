import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { harmCaseOf } from '../../../contract/responsible-gambling/harm-cases.ts'
import { markTicket, openTicket, ticketThread } from '../../../contract/support/tickets.ts'
import { assessAll } from '../../../server/features/responsible-gambling/harm-detection/assess.ts'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, type PixWorld } from '../../support/peers/pix-world.ts'

/* Checklist (docs/rules/responsible-gambling.md), Harm detection: "contact tone", "human review, audit". */

const day = 86_400_000
let world: PixWorld
beforeAll(async () => {
  world = await createPixWorld()
})
afterAll(() => world.close())

const support = () => world.administrator('Lia', 'support')

async function ask(who: Member): Promise<string> {
  const ticket = {
    id: randomUUID(),
    topic: 'other',
    order: null,
    text: 'Perdi o aluguel e não consigo parar.',
  }
  const { body } = await world.call(who, '/api/informationcenter/tickets/open', ticket)
  return z.parse(openTicket.reply, body).data.id
}

async function caseOf(who: Member) {
  const { body } = await world.call(await support(), '/api/admin/care/case', { id: who.id })
  return z.parse(harmCaseOf.reply, body).data
}

test('nobody marks for finance, a ticket that is not there, or one of play money', async () => {
  const who = await world.member()
  const id = await ask(who)
  const finance = await world.administrator('Rui', 'finance')
  const intent = { id, reason: 'lost the rent' }
  expect((await world.call(finance, '/api/admin/tickets/mark', intent)).status).toBe(403)
  const lia = await support()
  const nothing = await world.call(lia, '/api/admin/tickets/mark', { ...intent, id: randomUUID() })
  expect(nothing).toMatchObject({ status: 404, body: { error: 'ticket_unknown' } })
  const demo = await world.member({ isDemo: true })
  const theirs = randomUUID()
  await sql`INSERT INTO ticket (member_id, id, topic, state, created_at, updated_at)
    VALUES (${demo.id}, ${theirs}, 'other', 'open', now(), now())`.execute(world.deps.db)
  const played = await world.call(lia, '/api/admin/tickets/mark', { ...intent, id: theirs })
  expect(played).toMatchObject({ status: 404, body: { error: 'not_found' } })
})

// The last: the sessions of members end in these weeks.
test('what a member writes is a marker once a person says that it speaks of harm: sealed, audited, for thirty days', async () => {
  const who = await world.member()
  const [first, second] = [await ask(who), await ask(who)]
  const lia = await support()
  const mark = async (id: string) => {
    const answer = await world.call(lia, '/api/admin/tickets/mark', { id, reason: 'lost the rent' })
    return z.parse(markTicket.reply, answer.body).data
  }
  const read = async () =>
    z.parse(ticketThread.reply, (await world.call(lia, '/api/admin/tickets/thread', { id: first })).body).data
  expect((await read()).mark).toBeNull()
  expect((await mark(first)).mark).toMatchObject({ administrator: 'Lia' })
  // Said twice of one ticket it counts once.
  await mark(first)
  world.clock.advance(day)
  await assessAll(world.deps)
  const { case: found, steps } = await caseOf(who)
  expect(found).toMatchObject({ score: 25, level: 'watch', offers_closed_by: null })
  expect(found.markers).toEqual([{ kind: 'spoke_of_harm', points: 25, facts: { times: 1 } }])
  expect(steps[0]).toMatchObject({ step: 'mark', details: { ticket_id: first }, reason: 'lost the rent' })
  const { rows } = await sql<{
    row: string
  }>`SELECT s::text AS row FROM care_step s WHERE member_id = ${who.id}
    UNION ALL SELECT a::text FROM audit_log a WHERE subject = ${`member:${who.id}`}`.execute(world.deps.db)
  expect(rows).toHaveLength(4)
  expect(rows.filter(({ row }) => row.includes('rent'))).toEqual([])
  // Nothing of it is shown to the member.
  const news = await world.call(who, '/api/informationcenter/notification')
  expect(JSON.stringify(news.body)).not.toMatch(/care_/)

  const carer = await support()
  await world.call(carer, '/api/admin/tickets/mark', { id: second, reason: 'speaks of debts' })
  world.clock.advance(day)
  await assessAll(world.deps)
  expect((await caseOf(who)).case.score).toBe(35)
  world.clock.advance(32 * day)
  await assessAll(world.deps)
  expect((await caseOf(who)).case).toMatchObject({ score: 0, markers: [] })
})
