import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sealAppeal, sealPicture } from '../../../server/features/account/kyc/sealed-picture.ts'
import { erasedTables, keptTables } from '../../../server/features/account/profile/erased-tables.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const pageReply = z.object({
  data: z.array(z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  next_cursor: z.nullable(z.string()),
})

async function exportAll(member: TestMember) {
  const proof = await security.proof(member, 'export')
  const tables = new Map<string, Record<string, unknown>[]>()
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const body: object = cursor === undefined ? { proof } : { proof, cursor }
    const page = z.parse(pageReply, (await security.call(member, '/api/profile/export', body)).body)
    for (const { name, rows } of page.data) tables.set(name, [...(tables.get(name) ?? []), ...rows])
    cursor = page.next_cursor
  }
  return tables
}

/** An order with the proof that was sent for it, and a word of the member's own. */
async function orderWithProof({ id: memberId }: TestMember, state: 'paid' | 'expired'): Promise<string> {
  const { db, secrets, ids, clock } = world.deps
  const id = ids()
  const at = clock.now()
  const sealed = secrets.encrypt('UGFnbw==', `recharge-proof:${memberId}:${id}`)
  await sql`INSERT INTO recharge (member_id, id, order_no, method_id, method_type, description, money, paid_money, state,
      txid, created_at, expires_at, version)
    VALUES (${memberId}, ${id}, ${id}, 'transfer', 'transfer', 'da minha irmã', 5000, ${state === 'paid' ? 5000 : null},
      ${state}, ${id}, ${at}, ${at}, 1)`.execute(db)
  await sql`INSERT INTO recharge_proof (member_id, recharge_id, type, bytes, sealed, created_at)
    VALUES (${memberId}, ${id}, 'image/png', 4, ${sealed}, ${at})`.execute(db)
  return id
}

const count = async (table: string, { id }: TestMember) => {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM ${sql.table(table)}
    WHERE member_id = ${id}`.execute(world.deps.db)
  return Number(rows[0]?.count)
}

describe('erasure (LGPD, articles 16 and 18)', () => {
  it('has decided about every table that knows members: erased, or kept with its reason', async () => {
    const { rows } = await sql<{ name: string }>`SELECT DISTINCT c.table_name AS name
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name IN ('member_id', 'agent_id')
        AND c.table_name <> 'member'
        AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)
      ORDER BY name`.execute(world.deps.db)
    const decided = [...erasedTables, ...Object.keys(keptTables)]
    expect(decided.toSorted()).toEqual(rows.map(({ name }) => name))
    expect(Object.values(keptTables).filter(reason => reason.length < 10)).toEqual([])
  })

  it('takes what only served the member, and of the kept rows what no law asks for', async () => {
    const { member, email } = await security.withEmail()
    const account = { id: randomUUID(), kind: 'bank', bank: '60701190', account_type: 'CACC', branch: '1' }
    await security.call(member, '/api/memberbanks/save', { ...account, account: '12345678' })
    await orderWithProof(member, 'paid')
    await orderWithProof(member, 'expired')
    await exportAll(member)
    for (const table of ['payout_account', 'security_event', 'member_identifier', 'recharge_proof']) {
      expect(await count(table, member)).toBeGreaterThan(0)
    }
    const answer = await security.call(member, '/api/profile/erase', {
      proof: await security.proof(member, 'erase'),
      confirm: true,
    })
    expect(answer.status).toBe(200)
    for (const table of erasedTables) expect([table, await count(table, member)]).toEqual([table, 0])
    // The proof of money that was credited stays with the record of that money.
    expect(await count('recharge_proof', member)).toBe(1)
    const { rows } = await sql<{ text: string }>`SELECT string_agg(r::text, '') || (
        SELECT string_agg(c.answer::text, '') FROM call c WHERE c.member_id = ${member.id}) AS text
      FROM recharge r WHERE r.member_id = ${member.id}`.execute(world.deps.db)
    for (const word of ['irmã', email, member.name, member.cpf, '12345678']) {
      expect(rows[0]?.text).not.toContain(word)
    }
  })
})

/** An excluded CPF cannot register again. */
it('an exclusion outlives the account: its rows stay, and its CPF registers no other', async () => {
  const { member } = await security.withEmail()
  const excluded = await security.call(member, '/api/breaks/take', { id: randomUUID(), term: 'five_years' })
  expect(excluded.status).toBe(200)
  const proof = await security.proof(member, 'erase')
  expect(await security.call(member, '/api/profile/erase', { proof, confirm: true })).toMatchObject({
    status: 200,
  })
  expect(await count('play_break', member)).toBe(1)
  await expect(registerMember(world, { cpf: member.cpf })).rejects.toThrow('cpf_taken')
})

describe('export (LGPD, article 18)', () => {
  it('opens what is kept sealed: tickets as they were written, proofs as they were sent', async () => {
    const { member } = await security.withEmail()
    const text = 'Meu depósito não chegou, sou a Maria.'
    const ticket = await security.call(member, '/api/informationcenter/tickets/open', {
      id: randomUUID(),
      topic: 'deposit',
      order: null,
      text,
    })
    expect(ticket.body).toMatchObject({ status: 'success' })
    const ids = [await orderWithProof(member, 'paid'), await orderWithProof(member, 'expired')]
    const tables = await exportAll(member)
    expect(JSON.stringify(tables.get('support_tickets'))).toContain(text)
    const proofs = tables.get('payment_proofs') ?? []
    expect(proofs.map(({ recharge_id }) => recharge_id).toSorted()).toEqual(ids.toSorted())
    expect(proofs[0]).toMatchObject({ type: 'image/png', file: 'UGFnbw==' })
  })

  it('holds the documents of the member’s own identity as they were sent, and nobody else’s', async () => {
    const [{ member }, { member: other }] = [await security.withEmail(), await security.withEmail()]
    const at = world.clock.now()
    const keep = async ({ id: member_id }: TestMember, file: string) => {
      const of = { member_id, id: world.deps.ids() }
      const appeal = sealAppeal(world.deps.secrets, of, `não concordo: ${file}`)
      await sql`INSERT INTO identity_check (member_id, id, state, reason, begun_at, sent_at, decided_at, appeal, poses)
        VALUES (${member_id}, ${of.id}, 'rejected', 'face_mismatch', ${at}, ${at}, ${at}, ${appeal},
          ARRAY['front', 'up', 'smile'])`.execute(world.deps.db)
      for (const kind of ['document_front', 'pose_2'] as const) {
        const sealed = sealPicture(world.deps.secrets, of, kind, Buffer.from(`${file} ${kind}`))
        await sql`INSERT INTO identity_picture (member_id, check_id, kind, type, bytes, sealed)
          VALUES (${member_id}, ${of.id}, ${kind}, 'image/png', 9, ${sealed})`.execute(world.deps.db)
      }
    }
    await keep(member, 'meu')
    await keep(other, 'alheio')
    const tables = await exportAll(member)
    const shown = (tables.get('identity_documents') ?? []).map(({ kind, pose, file }) => [
      kind,
      pose,
      Buffer.from(String(file), 'base64').toString(),
    ])
    expect(shown).toEqual([
      ['document_front', null, 'meu document_front'],
      ['pose_2', 'up', 'meu pose_2'],
    ])
    expect(tables.get('identity_appeals')).toMatchObject([{ appeal: 'não concordo: meu' }])
    const unproven = await security.call(member, '/api/profile/export', {
      cursor: 'identity_documents:0',
      proof: 'x'.repeat(40),
    })
    expect(unproven.body).toMatchObject({ status: 'error' })
  })

  it('gives an agent’s weeks to the agent, not to the members they tell of', async () => {
    const [{ member: agent }, { member }] = [await security.withEmail(), await security.withEmail()]
    await sql`INSERT INTO agency_statement (agent_id, week, member_id, depth, recharge, betting, revenue, commission)
      VALUES (${agent.id}, '2026-11-16', ${member.id}, 1, 0, 0, 0, 777)`.execute(world.deps.db)
    expect((await exportAll(agent)).get('agency_statement')).toMatchObject([{ commission: 777 }])
    expect((await exportAll(member)).get('agency_statement')).toBeUndefined()
  })
})
