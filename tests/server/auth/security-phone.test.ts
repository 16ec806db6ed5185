import { randomInt } from 'node:crypto'
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

const freshPhone = () => `+55119${randomInt(10_000_000, 99_999_999)}`
const intent = async (member: TestMember, phone: string) =>
  security.call(member, '/api/security/phone/code', { phone, proof: await security.proof(member, 'phone') })
const bind = (member: TestMember, code: string) => security.call(member, '/api/security/phone/bind', { code })

describe('the phone of an account (docs/rules/accounts.md; "24 h hold after such changes")', () => {
  it('is changed with a step-up and the code sent to the new number; withdrawals are held, the bound e-mail is notified', async () => {
    const [old, phone] = [freshPhone(), freshPhone()]
    const email = `a${phone.slice(1)}@example.com`
    const member = await registerMember(world, { email, phone: old })
    expect((await intent(member, phone)).status).toBe(200)
    const code = codeIn(await awaitMail(world, phone))
    expect((await bind(member, code)).body).toMatchObject({ code: 200, held_until: expect.any(String) })
    expect(await awaitMail(world, email)).toContain('celular')
    const overview = await security.call(member, '/api/security/overview')
    expect(overview.body.data).toMatchObject({ hold: { reason: 'phone_changed' } })
    const byNew = await security.open('/api/auth/login2', { phone, password: member.password })
    expect(byNew.status).toBe(200)
    const byOld = await security.open('/api/auth/login2', { phone: old, password: member.password })
    expect(byOld.body.error).toBe('credentials_invalid')
    expect((await bind(member, code)).body.error).toBe('code_wrong')
  })

  it('without a step-up of its own purpose is not touched', async () => {
    const member = await registerMember(world)
    const phone = freshPhone()
    const proof = await security.proof(member, 'email')
    const answer = await security.call(member, '/api/security/phone/code', { phone, proof })
    expect(answer.body.error).toBe('step_up_required')
    expect(mailTo(world, phone)).toEqual([])
  })

  it('that is somebody else’s is answered alike, and the owner hears that somebody tried', async () => {
    const phone = freshPhone()
    const [owner, member] = [await registerMember(world, { phone }), await registerMember(world)]
    const taken = await intent(member, phone)
    expect(Object.keys(taken.body).toSorted()).toEqual(
      Object.keys((await intent(await registerMember(world), freshPhone())).body).toSorted(),
    )
    expect(taken.status).toBe(200)
    expect(await awaitMail(world, phone)).toContain('alguém tentou usar este celular')
    const me = await security.open('/api/auth/login2', { phone, password: owner.password })
    expect(me.status).toBe(200)
  })

  it('of two who were sent codes for one number belongs to the first', async () => {
    const members = [await registerMember(world), await registerMember(world)]
    const phone = freshPhone()
    const codes: string[] = []
    for (const [at, member] of members.entries()) {
      await intent(member, phone)
      codes.push(codeIn(await awaitMail(world, phone, at + 1)))
    }
    const answers = await Promise.all(members.map((member, at) => bind(member, codes[at] ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
