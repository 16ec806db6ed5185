import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgottenTables, keptTables } from '../../../server/features/account/profile/erased-tables.ts'
import { forgetMembers } from '../../../server/features/account/profile/forget-members.ts'
import { sweepSessions } from '../../../server/features/auth/sessions/sweep-sessions.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const day = 24 * 3_600_000

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const tablesOf = async (column: string) => {
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    SELECT c.table_name AS name, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND EXISTS (SELECT FROM information_schema.columns o
      WHERE o.table_schema = 'public' AND o.table_name = c.table_name AND o.column_name = ${column})
    ORDER BY 1, 2`.execute(world.deps.db)
  return rows
}

/** Every row of the member as text, of all tables. */
async function allOf({ id }: TestMember): Promise<string> {
  const names = new Set((await tablesOf('member_id')).map(({ name }) => name))
  const parts = [...names].map(
    name => sql`SELECT string_agg(t::text, ' ') AS text FROM ${sql.table(name)} t WHERE t.member_id = ${id}`,
  )
  const { rows } = await sql<{ text: string | null }>`${sql.join(parts, sql` UNION ALL `)}
    UNION ALL SELECT t::text FROM member t WHERE t.id = ${id}`.execute(world.deps.db)
  return rows.map(({ text }) => text ?? '').join('\n')
}

const stateOf = async ({ id }: TestMember) =>
  (
    await sql<{ cpf_sealed: Buffer | null; hash: Buffer | null; kept_until: string; forgotten: boolean }>`
      SELECT m.cpf_sealed, i.hash, m.kept_until::text, m.forgotten_at IS NOT NULL AS forgotten
      FROM member m LEFT JOIN member_identifier i ON i.member_id = m.id AND i.kind = 'cpf' WHERE m.id = ${id}`.execute(
      world.deps.db,
    )
  ).rows[0]

/** What a member leaves behind: a ticket, a withdrawal, and then the wish to be forgotten. */
async function erased(member: TestMember) {
  const { db, ids, clock } = world.deps
  await security.call(member, '/api/informationcenter/tickets/open', {
    id: randomUUID(),
    topic: 'deposit',
    order: null,
    text: 'Meu depósito não chegou.',
  })
  await sql`INSERT INTO withdrawal (member_id, id, order_no, money, fee, state, account_id, account_label, payment_type,
      destination_sealed, created_at, expected_by, version)
    VALUES (${member.id}, ${ids()}, ${ids()}, 5000, 0, 'paid', ${ids()}, 'CPF ***.982.247-**', 'pix', 'sealed',
      ${clock.now()}, ${clock.now()}, 1)`.execute(db)
  const proof = await security.proof(member, 'erase')
  const done = await security.call(member, '/api/profile/erase', { proof, confirm: true })
  expect(done).toMatchObject({ status: 200 })
}

/** Work of the night, so many days from now. */
const forgetIn = (days: number) => {
  const now = () => new Date(world.clock.now().getTime() + days * day)
  return forgetMembers({ ...world.deps, clock: { now } })
}

describe('when the time of keeping is over (LGPD, article 16)', () => {
  it('what is left of an erased member says nothing about a person, and not a day earlier', async () => {
    const { member } = await security.withEmail()
    await erased(member)
    const before = await stateOf(member)
    expect(before).toMatchObject({ forgotten: false })
    const marks = [before?.cpf_sealed, before?.hash].map(bytes => bytes?.toString('hex') ?? 'missing')
    await forgetIn(5 * 365)
    expect(await stateOf(member)).toEqual(before)
    const kept = await allOf(member)
    for (const mark of [...marks, '982.247']) expect(kept).toContain(mark)

    await forgetIn(5 * 366)
    expect(await stateOf(member)).toMatchObject({ forgotten: true, cpf_sealed: null, hash: null })
    const left = await allOf(member)
    for (const mark of [...marks, '982.247']) expect(left).not.toContain(mark)
    await registerMember(world, { cpf: member.cpf })
  })

  it('the CPF of who excluded themself stays taken', async () => {
    const { member } = await security.withEmail()
    const taken = await security.call(member, '/api/breaks/take', { id: randomUUID(), term: 'six_months' })
    expect(taken.status).toBe(200)
    await erased(member)
    await forgetIn(5 * 366)
    expect(await stateOf(member)).toMatchObject({
      forgotten: true,
      cpf_sealed: null,
      hash: expect.anything(),
    })
  })

  it('decides about kept tables only, and leaves no sealed or hashed column that it does not know', async () => {
    expect(forgottenTables.filter(table => !(table in keptTables))).toEqual([])
    const gone: ReadonlySet<string> = new Set(forgottenTables)
    const left = (await tablesOf('member_id')).filter(
      ({ name, type }) => type === 'bytea' && name in keptTables && !gone.has(name),
    )
    expect(left.map(({ name, column }) => `${name}.${column}`)).toEqual([
      'call.request_hash',
      'game_round.state_sealed',
      'game_seed.server_seed_sealed',
      'game_seed_next.server_seed_sealed',
      'ledger_transaction.request_hash',
      // Only of who excluded themself; emptied; emptied.
      'member_identifier.hash',
      'promotion_recharge.payer_hash',
      'withdrawal.destination_sealed',
    ])
  })
})

it('sessions that ended half a year ago are thrown away, one that is still open is not', async () => {
  const { member } = await security.withEmail()
  const open = await security.signIn(member, {
    password: member.password,
    remember: true,
    ...(await security.captcha()),
  })
  expect(open.status).toBe(200)
  const { rows } = await sql<{ id: string }>`SELECT id FROM session WHERE member_id = ${member.id}
    ORDER BY created_at`.execute(world.deps.db)
  expect(rows).toHaveLength(2)
  const in200Days = new Date(world.clock.now().getTime() + 200 * day)
  await sql`UPDATE session SET renewable_until = ${in200Days} WHERE id = ${rows[1]?.id}`.execute(
    world.deps.db,
  )
  await sql`DELETE FROM refresh_token WHERE member_id = ${member.id}`.execute(world.deps.db)
  const count = async () =>
    (await sql`SELECT FROM session WHERE member_id = ${member.id}`.execute(world.deps.db)).rows.length
  const sweepIn = (days: number) =>
    sweepSessions({ ...world.deps, clock: { now: () => new Date(world.clock.now().getTime() + days * day) } })
  await sweepIn(180)
  expect(await count()).toBe(2)
  await sweepIn(220)
  expect(await count()).toBe(1)
})
