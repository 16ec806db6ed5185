import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* "throttling by account" … "a lock-out that the right person passes with a second factor". */

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp({ environment: { TRUSTED_PROXIES: '1' } })
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const secretReply = z.object({ data: z.object({ secret: z.string() }) })

let network = 0
/** Each from a network of its own. */
const from = () => {
  network += 1
  return { 'x-forwarded-for': `10.${network >> 8}.${network & 255}.9` }
}
const signIn = (name: string, body: object, cookies: object = {}) =>
  security.signIn({ name }, body, cookies, from())
const guess = async (name: string) => signIn(name, { password: 'errada', ...(await security.captcha()) })
const guessTimes = async (name: string, times: number) => {
  for (let at = 0; at < times; at += 1) {
    expect((await guess(name)).body.error).toBe('credentials_invalid')
  }
}
const withTotp = async (): Promise<{ member: TestMember; code: () => string }> => {
  const member = await registerMember(world)
  const begun = await security.call(member, '/api/security/totp/begin', {
    proof: await security.proof(member, 'totp'),
  })
  const { secret } = z.parse(secretReply, begun.body).data
  const code = () => totpAt(fromBase32(secret), stepAt(world.clock.now()))
  const confirmed = await security.call(member, '/api/security/totp/confirm', { totp: code() })
  expect(confirmed.status).toBe(200)
  world.clock.advance(30_000)
  return { member, code }
}

describe('an account that is tried from many networks', () => {
  it('wants a verification code after twenty wrong tries, and then slows down for all but the member’s devices', async () => {
    const member = await registerMember(world)
    const signedIn = await signIn(member.name, { password: member.password })
    await guessTimes(member.name, 20)
    const plain = await signIn(member.name, { password: 'errada' })
    expect(plain.body.error).toBe('captcha_required')
    await guessTimes(member.name, 1)
    expect((await guess(member.name)).body).toMatchObject({
      error: 'sign_in_delayed',
      details: { seconds: 5 },
    })
    const device = { '__Host-arara-device': signedIn.cookies['__Host-arara-device'] ?? '' }
    expect((await signIn(member.name, { password: member.password }, device)).status).toBe(200)
  })

  it('waits a minute at most, and an account that does not exist waits alike', async () => {
    const { name } = await registerMember(world)
    const waitsOf = async (account: string) => {
      await guessTimes(account, 21)
      const waits: number[] = []
      for (let at = 0; at < 6; at += 1) {
        const { body } = await guess(account)
        const { seconds } = JSON.parse(JSON.stringify(body.details))
        waits.push(seconds)
        world.clock.advance(seconds * 1000)
        await guessTimes(account, 1)
      }
      return waits
    }
    expect(await waitsOf(name)).toEqual([5, 10, 20, 40, 60, 60])
    expect(await waitsOf(`n${randomUUID().slice(0, 8)}`)).toEqual([5, 10, 20, 40, 60, 60])
  })

  it('opens during the wait to the password with the second factor', async () => {
    const { member, code } = await withTotp()
    await guessTimes(member.name, 21)
    expect((await guess(member.name)).body.error).toBe('sign_in_delayed')
    const both = { password: member.password, totp: code(), ...(await security.captcha()) }
    expect((await signIn(member.name, both)).status).toBe(200)
  })

  it('tells a guesser nothing during the wait: neither whether the password is right nor that there is a factor', async () => {
    const { member } = await withTotp()
    const plain = await registerMember(world)
    for (const { name, password } of [member, plain]) {
      await guessTimes(name, 21)
      for (const typed of [password, 'errada']) {
        const both = { password: typed, totp: '000000', ...(await security.captcha()) }
        const { error, details } = (await signIn(name, both)).body
        expect(error).toBe('sign_in_delayed')
        // Five, less what has passed on a slow machine.
        expect([1, 2, 3, 4, 5].map(seconds => ({ seconds }))).toContainEqual(details)
      }
      expect((await signIn(name, { password, totp: '000000' })).body.error).toBe('captcha_required')
    }
  })

  it('lets a crowd of right sign-ins pass at once', async () => {
    const member = await registerMember(world)
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => security.signIn(member, { password: member.password })),
    )
    expect(crowd.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  })

  it('reports the slowdown as a lock-out', async () => {
    const member = await registerMember(world)
    await guessTimes(member.name, 20)
    const before = world.logged().length
    await guessTimes(member.name, 1)
    expect(world.logged().slice(before)).toContain('"kind":"lock_out"')
  })
})

describe('tries from one network on one account', () => {
  it('wait together, whichever addresses of it they come from', async () => {
    const member = await registerMember(world)
    const nth = async (at: number, password: string) =>
      security.signIn(
        member,
        { password, ...(await security.captcha()) },
        {},
        { 'x-forwarded-for': `2001:db8:5:5::${at}` },
      )
    for (const at of [1, 2, 3, 4, 5]) {
      expect((await nth(at, 'errada')).body.error).toBe('credentials_invalid')
    }
    expect((await nth(6, member.password)).body.error).toBe('sign_in_delayed')
    expect((await signIn(member.name, { password: member.password })).status).toBe(200)
  })
})
