import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail, codeIn } from '../../../support/outbound-messages.ts'
import { createSecurityCalls } from '../../../support/people/security-member.ts'
import { registerMember, type TestMember } from '../../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
let member: TestMember
const phone = '11928109975'
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
  member = await registerMember(world, { phone })
})
afterAll(() => world.close())

const pasted = [
  '\u202a+55 11 92810\u20119975\u202c',
  '（１１）９２８１０－９９７５',
  '+55 (011) 92810-9975',
  '0055 11 92810\u20139975',
  '11\u00a092810\u00a09975',
]

describe('an account named as it was copied', () => {
  it.each(pasted)('is found for a log-in with %j, also where an app calls it a name', async typed => {
    for (const field of ['name', 'phone']) {
      const { status } = await security.open('/api/auth/login2', {
        [field]: typed,
        password: member.password,
      })
      expect({ field, status }).toEqual({ field, status: 200 })
    }
  })

  it('is found by a name with signs that nobody sees', async () => {
    const name = `\u2068${member.name.toUpperCase()}\u2069\u200b`
    expect((await security.open('/api/auth/login2', { name, password: member.password })).status).toBe(200)
  })

  it('gets its code for a forgotten password', async () => {
    const account = '\u202a+55 (011) 92810\u20119975\u202c'
    const asked = await security.open('/api/auth/forgot', { account, ...(await security.captcha()) })
    expect(asked.status).toBe(200)
    expect(codeIn(await awaitMail(world, `+55${phone}`))).toMatch(/^\d{6}$/)
  })
})

describe('a text that can be no account', () => {
  it.each(['ana@', '(11) 3333-4444', '+1 212 555 0100', 'José da Silva', 'a b', '(55) 99123-45678'])(
    'is refused by password recovery instead of a promise: %j',
    async account => {
      const asked = await security.open('/api/auth/forgot', { account, ...(await security.captcha()) })
      expect(asked).toMatchObject({ status: 400, body: { words: { account: ['login_invalid'] } } })
    },
  )
})
