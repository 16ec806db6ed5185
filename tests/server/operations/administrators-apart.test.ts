import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../../server/features/operations/audit/audit-store.ts'
import { firstBrokenAudit } from '../../../server/platform/audit/audit-log.ts'
import { fromBase32, stepAt, toBase32, totpAt } from '../../../server/platform/secrets/totp.ts'
import { linkFor } from '../../support/people/enrolment.ts'
import {
  administratorHeaders,
  createAdministrator,
  registerMember,
} from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(async () => {
  await world.close()
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url, payload, headers })

test('the codes are those of RFC 6238, appendix B', () => {
  const secret = Buffer.from('12345678901234567890')
  const vectors = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const
  for (const [seconds, code] of vectors) expect(totpAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(fromBase32(toBase32(secret)).equals(secret)).toBe(true)
})

test('an invited administrator reads the secret, proves it, sets a password and signs in; the link works once', async () => {
  const email = `${randomUUID()}@arara.test`
  const { token } = await linkFor(world, { email, name: 'Nova', role: 'owner' })
  const { data } = (await post('/api/admin/enrolment', { token })).json()
  expect(data).toMatchObject({ email })
  const code = () => totpAt(fromBase32(data.totp_secret), stepAt(world.clock.now()))
  const password = 'uma senha longa'
  const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0')
  expect((await post('/api/admin/enrol', { token, password, totp: wrong })).json().error).toBe('totp_invalid')
  expect((await post('/api/admin/enrol', { token, password, totp: code() })).statusCode).toBe(200)
  expect((await post('/api/admin/enrol', { token, password, totp: code() })).json()).toMatchObject({
    code: 410,
    error: 'enrolment_expired',
  })
  expect((await post('/api/admin/sign-in', { email, password, totp: code() })).json().error).toBe(
    'totp_invalid',
  )
  world.clock.advance(30_000)
  const signedIn = await post('/api/admin/sign-in', { email, password, totp: code() })
  expect(signedIn.json().data).toMatchObject({ email, name: 'Nova' })
})

test('a link older than fifteen minutes opens nothing', async () => {
  const { token } = await linkFor(world, {
    email: 'late@arara.test',
    name: 'Late',
    role: 'owner',
  })
  world.clock.advance(15 * 60_000)
  expect((await post('/api/admin/enrolment', { token })).json().error).toBe('enrolment_expired')
})

test('of twenty sign-ins with one code at once one succeeds', async () => {
  const { email, password, code } = await createAdministrator(world)
  const totp = code()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post('/api/admin/sign-in', { email, password, totp })),
  )
  expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
})

test('an idle administrator is signed out after half an hour, a signed-out one at once', async () => {
  const idle = await administratorHeaders(world)
  world.clock.advance(29 * 60_000)
  expect((await post('/api/admin/members', {}, idle())).statusCode).toBe(200)
  world.clock.advance(31 * 60_000)
  expect((await post('/api/admin/members', {}, idle())).json().error).toBe('session_expired')
  const leaving = await administratorHeaders(world)
  expect((await post('/api/admin/sign-out', {}, leaving())).statusCode).toBe(200)
  expect((await post('/api/admin/members', {}, leaving())).json().error).toBe('session_expired')
  const { rows } = await sql`SELECT action FROM audit_log ORDER BY seq DESC LIMIT 1`.execute(world.deps.db)
  expect(rows).toEqual([{ action: 'sign_out' }])
})

test('members are found by the beginning of their name or by id, page by page, and their session opens no desk', async () => {
  const prefix = `z${randomUUID().slice(0, 6)}`
  const found = [
    await registerMember(world, { name: `${prefix}.a` }),
    await registerMember(world, { name: `${prefix}.b` }),
  ]
  const admin = await administratorHeaders(world)
  const first = (await post('/api/admin/members', { search: prefix.toUpperCase(), limit: 1 }, admin())).json()
  expect(first.data).toMatchObject([{ id: found[1]?.id, sessions: 1 }])
  const next = await post(
    '/api/admin/members',
    { search: prefix, limit: 1, cursor: first.next_cursor },
    admin(),
  )
  expect(next.json()).toMatchObject({ data: [{ id: found[0]?.id }], next_cursor: null })
  const byId = await post('/api/admin/members', { search: found[0]?.id }, admin())
  expect(byId.json().data).toHaveLength(1)
  expect((await post('/api/admin/members', { search: '%' }, admin())).json().data).toEqual([])
  expect((await post('/api/admin/members', {}, { ...found[0]?.headers })).json().code).toBe(401)
})

test('what administrators do stands in a chain that shows every tampering, even of the tables’ owner', async () => {
  const member = await registerMember(world)
  const admin = await administratorHeaders(world)
  const body = { id: member.id, reason: 'pedido do membro' }
  await post('/api/admin/members/force-offline', body, admin())
  expect(
    (await post('/api/admin/members/force-offline', { ...body, id: randomUUID() }, admin())).json().error,
  ).toBe('not_found')
  const { rows } = await sql<{ seq: bigint; details: object }>`
    SELECT seq, details FROM audit_log WHERE subject = ${`member:${member.id}`}`.execute(world.deps.db)
  const lines = await listAudit(world.deps, { subject: `member:${member.id}` }, 10)
  expect(lines).toMatchObject([{ details: { reason: 'pedido do membro', sessions: 1 } }])
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
  await expect(sql`UPDATE audit_log SET action = 'nothing'`.execute(world.deps.db)).rejects.toThrow(
    /permission/,
  )
  const owner = new pg.Client({ connectionString: world.database.ownerUrl })
  await owner.connect()
  const seq = rows[0]?.seq
  await owner.query(`UPDATE audit_log SET details = '{"reason": "nada", "sessions": 1}' WHERE seq = $1`, [
    seq,
  ])
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBe(seq)
  await owner.query('DELETE FROM audit_log WHERE seq = $1', [seq])
  expect(await firstBrokenAudit(world.deps, world.deps.db)).toBe(seq)
  await owner.end()
})
