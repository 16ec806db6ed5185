import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail, codeIn, mailTo } from '../../support/outbound-messages.ts'
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

const minute = 60_000
const freshEmail = () => `${randomUUID().slice(0, 12)}@example.com`
const send = async (member: TestMember, email: string) =>
  security.call(member, '/api/security/email/code', { email, proof: await security.proof(member, 'email') })
const bind = (member: TestMember, code: string) => security.call(member, '/api/security/email/bind', { code })
/** Any code but this one. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('binding an e-mail (with a code by e-mail, hashed, counted tries, ten minutes, rate limited)', () => {
  it('takes the code of the letter, tells the address before, and holds withdrawals', async () => {
    const { member, email: old } = await security.withEmail()
    const email = freshEmail()
    expect((await send(member, email)).status).toBe(200)
    const code = codeIn(await awaitMail(world, email))
    expect((await bind(member, another(code))).body.error).toBe('code_wrong')
    expect((await bind(member, code)).body).toMatchObject({ held_until: expect.any(String) })
    expect(await awaitMail(world, old)).toContain('e-mail')
    const signedIn = await security.open('/api/auth/login2', { email, password: member.password })
    expect(signedIn.status).toBe(200)
    const before = await security.open('/api/auth/login2', { email: old, password: member.password })
    expect(before.body.error).toBe('credentials_invalid')
    expect((await bind(member, code)).body.error).toBe('code_wrong')
  })

  it('without a step-up sends nothing', async () => {
    const member = await registerMember(world)
    const email = freshEmail()
    const answer = await security.call(member, '/api/security/email/code', { email, proof: 'none' })
    expect(answer.body.error).toBe('step_up_required')
    expect(mailTo(world, email)).toEqual([])
  })

  it('gives five tries in all, also to a crowd at once', async () => {
    const member = await registerMember(world)
    const email = freshEmail()
    await send(member, email)
    const code = codeIn(await awaitMail(world, email))
    await Promise.all(Array.from({ length: 12 }, () => bind(member, another(code))))
    expect((await bind(member, code)).body.error).toBe('code_wrong')
    const { rows } = await sql<{ tries: number }>`SELECT tries FROM sent_code
      WHERE purpose = 'bind_email' AND member_id = ${member.id}`.execute(world.deps.db)
    expect(rows).toEqual([{ tries: 5 }])
  })

  it('ends after ten minutes, and with the next code', async () => {
    const member = await registerMember(world)
    const email = freshEmail()
    await send(member, email)
    const first = codeIn(await awaitMail(world, email))
    expect((await send(member, email)).body).toMatchObject({ code: 429, error: 'code_too_soon' })
    world.clock.advance(minute)
    await send(member, email)
    const second = codeIn(await awaitMail(world, email, 2))
    if (first !== second) expect((await bind(member, first)).body.error).toBe('code_wrong')
    world.clock.advance(10 * minute)
    expect((await bind(member, second)).body.error).toBe('code_wrong')
  })

  it('answers alike for the address of another member, who is notified by e-mail', async () => {
    const { email } = await security.withEmail()
    const member = await registerMember(world)
    const taken = await send(member, email)
    expect(taken.body).toMatchObject({ code: 200, expires_at: expect.any(String) })
    expect(await awaitMail(world, email)).toContain('já tem uma conta')
    expect(await awaitMail(world, email)).not.toMatch(/\b\d{6}\b/)
  })

  it('of two members who were sent codes for one address the first has it', async () => {
    const members = [await registerMember(world), await registerMember(world)]
    const email = freshEmail()
    const codes: string[] = []
    for (const [at, member] of members.entries()) {
      await send(member, email)
      codes.push(codeIn(await awaitMail(world, email, at + 1)))
    }
    const answers = await Promise.all(members.map((member, at) => bind(member, codes[at] ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps neither address nor code in clear, and says neither to the log', async () => {
    const member = await registerMember(world)
    const email = freshEmail()
    await send(member, email)
    const code = codeIn(await awaitMail(world, email))
    const { rows } = await sql<{ text: string }>`SELECT (SELECT string_agg(c::text, '') FROM sent_code c)
      || (SELECT string_agg(l::text, '') FROM letter l) || (SELECT string_agg(k::text, '') FROM call k)
      AS text`.execute(world.deps.db)
    expect(rows[0]?.text).not.toContain(email)
    expect(world.logged()).not.toContain(email)
    expect(world.logged()).not.toContain(`"${code}"`)
    await expect
      .poll(async () => {
        const sealed =
          await sql`SELECT 1 FROM letter WHERE sent_at IS NOT NULL AND sealed IS NOT NULL`.execute(
            world.deps.db,
          )
        return sealed.rows.length
      })
      .toBe(0)
  })
})
