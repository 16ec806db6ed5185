import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail, codeIn, mailTo } from '../../support/outbound-messages.ts'
import { createSecurityCalls, newBrowser } from '../../support/people/security-member.ts'
import { administratorHeaders, registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* "five posts kill a member's reset code" … "reset codes bound to the browser that asked". */

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const fresh = 'outra senha boa'
const another = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')
const forget = async (account: string, cookies: object) =>
  security.open('/api/auth/forgot', { account, ...(await security.captcha()) }, cookies)
const reset = (account: string, code: string, cookies: object) =>
  security.open('/api/auth/reset', { account, code, password: fresh, password_confirmation: fresh }, cookies)

describe('the code of a forgotten password', () => {
  it('is killed by no stranger: wrong posts from other browsers do not count', async () => {
    const { email } = await security.withEmail()
    const own = newBrowser()
    await forget(email, own)
    const code = codeIn(await awaitMail(world, email))
    for (let at = 0; at < 8; at += 1) {
      const stranger = at % 2 === 0 ? newBrowser() : {}
      expect((await reset(email, another(code), stranger)).body.error).toBe('code_wrong')
    }
    expect((await reset(email, code, own)).status).toBe(200)
  })

  it('opens nothing in another browser than the one that asked', async () => {
    const { email } = await security.withEmail()
    await forget(email, newBrowser())
    const code = codeIn(await awaitMail(world, email))
    expect((await reset(email, code, newBrowser())).body.error).toBe('code_wrong')
    expect((await reset(email, code, {})).body.error).toBe('code_wrong')
  })

  it('stays good while strangers ask for codes of their own', async () => {
    const { email } = await security.withEmail()
    const own = newBrowser()
    await forget(email, own)
    const code = codeIn(await awaitMail(world, email))
    for (const count of [2, 3]) {
      expect((await forget(email, newBrowser())).status).toBe(200)
      await awaitMail(world, email, count)
    }
    expect((await reset(email, code, own)).status).toBe(200)
  })

  it('gives a guesser with many browsers twenty codes a day, and the member’s own device is kept from none', async () => {
    const { member, email } = await security.withEmail()
    const signedIn = await security.signIn(member, { password: member.password })
    const device = { '__Host-arara-device': signedIn.cookies['__Host-arara-device'] ?? '' }
    // The sign-in was on a new device, of which there is a letter too.
    for (let asked = 1; asked <= 20; asked += 1) {
      expect((await forget(email, newBrowser())).status).toBe(200)
      await awaitMail(world, email, asked + 1)
    }
    expect((await forget(email, newBrowser())).body.error).toBe('code_too_soon')
    const before = mailTo(world, email)
    expect((await forget(email, device)).status).toBe(200)
    await awaitMail(world, email, 22)
    const code = codeIn(mailTo(world, email).find(message => !before.includes(message)) ?? '')
    expect((await reset(email, code, device)).status).toBe(200)
  })

  it('names the browser already where the verification code is drawn: an answer may be lost after it', async () => {
    const drawn = await world.app.inject({ method: 'POST', url: '/api/auth/captcha' })
    const cookie = drawn.cookies.find(({ name }) => name === '__Host-arara-device')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
    const cookies = { '__Host-arara-device': cookie?.value ?? '' }
    const again = await world.app.inject({ method: 'POST', url: '/api/auth/captcha', cookies })
    expect(again.cookies).toEqual([])
  })

  it('frees the account from what strangers guessed at its password', async () => {
    const { member, email } = await security.withEmail()
    const guess = async () =>
      security.open('/api/auth/login2', { email, password: 'errada', ...(await security.captcha()) })
    for (let at = 0; at < 5; at += 1) await guess()
    expect((await guess()).body.error).toBe('sign_in_delayed')
    const own = newBrowser()
    await forget(email, own)
    await reset(email, codeIn(await awaitMail(world, email)), own)
    const signedIn = await security.open('/api/auth/login2', { email, password: fresh }, own)
    expect(signedIn.body).toMatchObject({ code: 200, data: { id: member.id } })
  })
})

describe('a code that support tells by telephone', () => {
  it('has twelve digits, works in any browser, and is killed by no wrong posts', async () => {
    const member = await registerMember(world)
    const [first, second] = [await administratorHeaders(world), await administratorHeaders(world)]
    const opened = await security.open(
      '/api/admin/resets/open',
      { id: member.id, kind: 'password', reason: 'Reconhecida por vídeo' },
      {},
      first(),
    )
    const { id } = JSON.parse(JSON.stringify(opened.body.data))
    const closed = await security.open('/api/admin/resets/close', { id, approve: true }, {}, second())
    const code = String(closed.body.code_once)
    for (let at = 0; at < 12; at += 1) {
      expect((await reset(member.name, another(code), newBrowser())).body.error).toBe('code_wrong')
    }
    const spaced = code.replace(/(\d{4})(?=\d)/g, '$1 ')
    expect((await reset(member.name, spaced, newBrowser())).status).toBe(200)
  })
})
