import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { awaitMail } from '../../support/outbound-messages.ts'
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

const pictures = z.array(z.object({ id: z.string(), url: z.string() }))
const listReply = z.object({ data: z.object({ male: pictures, female: pictures }) })

describe('profile photos (specification, section 3: male list, female list, current profile URL)', () => {
  it('are listed for everybody, eight of each at least, and drawn', async () => {
    const { data } = z.parse(listReply, (await world.app.inject({ url: '/api/profilepictures' })).json())
    for (const list of [data.male, data.female]) {
      expect(list.length).toBeGreaterThanOrEqual(8)
      for (const { url } of list)
        expect(existsSync(new URL(`../../../public${url}`, import.meta.url))).toBe(true)
    }
  })

  it('are chosen, answered as the current one, and stand in the user', async () => {
    const member = await registerMember(world)
    const set = (id: string | null) => security.call(member, '/api/profilepictures/set', { id })
    expect((await set('female-3')).body.data).toEqual({ id: 'female-3', url: '/pictures/female-3.svg' })
    const asked = await security.call(member, '/api/profilepictures/user', { member_id: member.id })
    expect(asked.body.data).toEqual({ id: 'female-3', url: '/pictures/female-3.svg' })
    const me = await security.call(member, '/api/auth/me')
    expect(me.body.data).toMatchObject({ profile_url: '/pictures/female-3.svg' })
    expect((await set('../../etc/passwd')).body.errors).toHaveProperty('id')
    expect((await set(null)).body.data).toEqual({ id: null, url: null })
  })

  it('of somebody else are nobody’s: the token’s subject wins (docs/rules/accounts.md)', async () => {
    const member = await registerMember(world)
    const other = await security.call(member, '/api/profilepictures/user', { member_id: randomUUID() })
    expect(other.body).toMatchObject({ code: 403, error: 'member_mismatch' })
  })
})

const pageReply = z.object({
  data: z.array(z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  next_cursor: z.nullable(z.string()),
})

async function exportAll(member: TestMember) {
  const proof = await security.proof(member, 'export')
  const tables = new Map<string, Record<string, unknown>[]>()
  let cursor: string | null = null
  do {
    const body = cursor === null ? { proof } : { proof, cursor }
    const answer = await security.call(member, '/api/profile/export', body)
    const page: z.output<typeof pageReply> = z.parse(pageReply, answer.body)
    for (const { name, rows } of page.data) tables.set(name, [...(tables.get(name) ?? []), ...rows])
    cursor = page.next_cursor
  } while (cursor !== null)
  return tables
}

describe('export of personal data (LGPD)', () => {
  it('after a step-up holds who they are and every row of theirs, and no secret', async () => {
    const { member, email } = await security.withEmail()
    await security.call(member, '/api/profilepictures/set', { id: 'male-1' })
    expect((await security.call(member, '/api/profile/export', { proof: 'none' })).body.error).toBe(
      'step_up_required',
    )
    const tables = await exportAll(member)
    expect(tables.get('member')?.[0]).toMatchObject({ name: member.name, cpf: member.cpf, email })
    expect(tables.get('wallet')).toHaveLength(1)
    expect(tables.get('session')?.length).toBeGreaterThanOrEqual(1)
    expect(tables.get('security_event')?.map(row => row.kind)).toContain('data_exported')
    const text = JSON.stringify([...tables])
    expect(text).not.toContain('$argon2')
    expect(text).not.toMatch(/"(token_hash|password_hash|secret_sealed|code_hash)"/)
  })

  it('holds nobody else’s rows', async () => {
    const [member, other] = [await registerMember(world), await registerMember(world)]
    expect(JSON.stringify([...(await exportAll(member))])).not.toContain(other.id)
  })
})

describe('erasure of personal data (LGPD)', () => {
  const erase = async (member: TestMember) =>
    security.call(member, '/api/profile/erase', {
      proof: await security.proof(member, 'erase'),
      confirm: true,
    })

  it('takes what identifies the member, ends the login, keeps what the law demands, and says so', async () => {
    const { member, email } = await security.withEmail()
    const done = await erase(member)
    expect(done.body.kept_until).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(await awaitMail(world, email)).toContain('excluída')
    expect((await security.call(member, '/api/auth/me')).body.error).toBe('session_expired')
    expect((await security.signIn(member, { password: member.password })).body.error).toBe(
      'credentials_invalid',
    )
    const { rows } = await sql<
      Record<string, unknown>
    >`SELECT name, phone_sealed, email_sealed, register_ip_sealed,
      cpf_sealed IS NOT NULL AS keeps_cpf, status FROM member WHERE id = ${member.id}`.execute(world.deps.db)
    expect(rows[0]).toEqual({
      name: expect.stringMatching(/^erased_/),
      phone_sealed: null,
      email_sealed: null,
      register_ip_sealed: null,
      keeps_cpf: true,
      status: 'closed',
    })
    await expect(registerMember(world, { cpf: member.cpf })).rejects.toThrow('cpf_taken')
    await registerMember(world, { email, name: member.name })
  })

  it('is refused while there is money, with a reason', async () => {
    const member = await registerMember(world)
    await sql`UPDATE wallet SET cash = 1 WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect((await erase(member)).body).toMatchObject({ code: 422, error: 'erasure_money_left' })
    expect((await security.call(member, '/api/auth/me')).status).toBe(200)
  })

  it('needs its own step-up and a yes', async () => {
    const member = await registerMember(world)
    const proof = await security.proof(member, 'export')
    const asked = await security.call(member, '/api/profile/erase', { proof, confirm: true })
    expect(asked.body.error).toBe('step_up_required')
    const unsure = await security.call(member, '/api/profile/erase', { proof, confirm: false })
    expect(unsure.body.errors).toHaveProperty('confirm')
  })
})
