import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetMembers } from '../../../server/features/account/profile/forget-members.ts'
import { listAudit } from '../../../server/features/operations/audit/audit-store.ts'
import { audit, firstBrokenAudit } from '../../../server/platform/audit/audit-log.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Erasure reaches what people of the back office wrote about a member; the chain stands all the same.

let world: TestApp
let member: TestMember
beforeAll(async () => {
  world = await createTestApp()
  member = await registerMember(world)
})
afterAll(() => world.close())

const write = (reason: string, subject = `member:${member.id}`, action = 'member_status') =>
  transaction(world.deps.db, tx =>
    audit(world.deps, tx, {
      administratorId: undefined,
      action,
      subject,
      details: { status: 'frozen', reason },
    }),
  )
const newest = async () => (await listAudit(world.deps, {}, 1))[0]
const stored = async () => {
  const { rows } = await sql<{ seq: bigint; details: { reason: string } }>`
    SELECT seq, details FROM audit_log ORDER BY seq DESC LIMIT 1`.execute(world.deps.db)
  const [row] = rows
  if (row === undefined) throw new Error('The log is empty')
  return row
}
const asOwner = async (text: string, values: readonly unknown[] = []) => {
  const owner = new pg.Client({ connectionString: world.database.ownerUrl })
  await owner.connect()
  await owner.query(text, [...values])
  await owner.end()
}

it('a reason about a member is sealed beside its row, and the back office reads it', async () => {
  await write('Maria mandou outro RG')
  expect((await stored()).details).toEqual({
    status: 'frozen',
    reason: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  })
  expect((await newest())?.details).toEqual({ status: 'frozen', reason: 'Maria mandou outro RG' })
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
})

it('the same reason twice is no two equal rows: nobody can guess it by comparing', async () => {
  await write('a mesma razão')
  const first = await stored()
  await write('a mesma razão')
  expect((await stored()).details.reason).not.toBe(first.details.reason)
})

it('a reason about nobody stays as it is, and so does one of the product’s own words', async () => {
  await write('Campanha de Natal', 'promotion:daily_wheel', 'promotion_terms')
  expect((await stored()).details.reason).toBe('Campanha de Natal')
  await write('registry', `member:${member.id}`, 'registry_close')
  expect((await stored()).details.reason).toBe('registry')
})

it('a text that is exchanged for another breaks the chain at its row and is not shown', async () => {
  await write('fraude comprovada')
  const { seq: first } = await stored()
  await write('sem motivo')
  const { seq } = await stored()
  await asOwner('CREATE TABLE before_it AS SELECT * FROM audit_text WHERE seq = $1', [String(seq)])
  await asOwner(
    'UPDATE audit_text SET sealed = (SELECT sealed FROM audit_text WHERE seq = $1) WHERE seq = $2',
    [String(first), String(seq)],
  )
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBe(seq)
  expect((await newest())?.details.reason).toBeNull()
  await asOwner('UPDATE audit_text t SET sealed = b.sealed FROM before_it b WHERE b.seq = t.seq')
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
})

it('a text of another salt is not the committed one, though our own key sealed it', async () => {
  await write('razão verdadeira')
  const { seq } = await stored()
  const whole = { salt: '00', texts: { reason: 'razão verdadeira' } }
  const sealed = world.deps.secrets.encrypt(JSON.stringify(whole), `audit-text:${seq}`)
  await asOwner('CREATE TABLE before_that AS SELECT * FROM audit_text WHERE seq = $1', [String(seq)])
  await asOwner('UPDATE audit_text SET sealed = $1 WHERE seq = $2', [sealed, String(seq)])
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBe(seq)
  await asOwner('UPDATE audit_text t SET sealed = b.sealed FROM before_that b WHERE b.seq = t.seq')
})

it('words that went with their member leave the chain whole', async () => {
  const other = await registerMember(world)
  await write('mora na Rua Augusta', `member:${other.id}`)
  const { seq } = await stored()
  await sql`DELETE FROM audit_text WHERE member_id = ${other.id}`.execute(world.deps.db)
  expect((await newest())?.details).toEqual({ status: 'frozen', reason: null })
  // Taken away while the member is known, they were stolen.
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBe(seq)
  await sql`UPDATE member SET erased_at = now(), kept_until = '2020-01-01', status = 'closed', email_sealed = NULL,
    phone_sealed = NULL, register_ip_sealed = NULL, gender_sealed = NULL, address_sealed = NULL WHERE id = ${other.id}`.execute(
    world.deps.db,
  )
  await forgetMembers(world.deps)
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
})

it('the server can neither change a text nor empty the table', async () => {
  await write('outra')
  await expect(sql`UPDATE audit_text SET sealed = '\\x00'`.execute(world.deps.db)).rejects.toThrow(
    /permission/,
  )
  await expect(sql`TRUNCATE audit_text`.execute(world.deps.db)).rejects.toThrow(/permission/)
})
