import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail, mailTo } from '../../support/outbound-messages.ts'
import { createAdministrator } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { doWork } from '../../support/work.ts'

/* "Fifty wrong tries from ten addresses lock an administrator out" … "a lock-out that the right person passes". */

let database: TestDatabase
let world: TestApp
beforeAll(async () => {
  database = await createTestDatabase({ max: 16 })
  world = await createTestApp({ database, environment: { TRUSTED_PROXIES: '1' } })
})
afterAll(async () => {
  await world.close()
  await database.close()
})

interface Typed {
  readonly email: string
  readonly password: string
  readonly totp: string
}
const newDevice = () => ({ 'arara-desk-device': randomBytes(32).toString('base64url') })
const signIn = async (typed: Typed, ip: string, cookies: Record<string, string> = {}, on = world) => {
  const headers = { 'x-forwarded-for': ip }
  const answer = await on.app.inject({
    ...{ method: 'POST', url: '/api/admin/sign-in', payload: { ...typed }, headers, cookies },
  })
  return { code: answer.statusCode, error: answer.json().error, details: answer.json().details }
}
/** Six digits that are none of an authenticator's, as far as chance goes. */
const wrongCode = '000000'
/** A next code: each works once. */
const later = () => world.clock.advance(30_000)
const home = '198.51.100.77'
const networkOf = (at: number) => `203.0.${at}.5`

describe('wrong tries of strangers on an administrator', () => {
  it('fifty with a wrong password, from ten networks, lock nobody out', async () => {
    const { email, password, code } = await createAdministrator(world)
    for (let at = 0; at < 50; at += 1) {
      const typed = { email, password: 'errada', totp: wrongCode }
      expect(await signIn(typed, networkOf(at % 10))).toMatchObject({ code: 401, error: 'totp_invalid' })
    }
    expect(await signIn({ email, password, totp: code() }, networkOf(3))).toMatchObject({ code: 200 })
    expect(mailTo(world, email)).toEqual([])
  })

  it('fifty with the right password and wrong codes: the right person passes by two codes in a row', async () => {
    const { email, password, code } = await createAdministrator(world)
    for (let at = 0; at < 50; at += 1) {
      await signIn({ email, password, totp: wrongCode }, networkOf(20 + (at % 10)))
    }
    expect(await signIn({ email, password, totp: code() }, home)).toMatchObject({ error: 'totp_invalid' })
    later()
    expect(await signIn({ email, password, totp: wrongCode }, home)).toMatchObject({ error: 'totp_invalid' })
    expect(await signIn({ email, password, totp: code() }, home)).toMatchObject({ code: 200 })
    later()
    expect(await signIn({ email, password, totp: code() }, '192.0.2.9')).toMatchObject({ code: 200 })
  })

  it('two codes in a row are two: the same one again, or one an hour later, is none', async () => {
    const { email, password, code } = await createAdministrator(world)
    for (let at = 0; at < 30; at += 1) {
      await signIn({ email, password, totp: wrongCode }, networkOf(40 + (at % 6)))
    }
    const first = code()
    const typed = { email, password, totp: first }
    for (const _ of [1, 2]) expect(await signIn(typed, home)).toMatchObject({ error: 'totp_invalid' })
    world.clock.advance(3_600_000)
    expect(await signIn({ ...typed, totp: code() }, home)).toMatchObject({ error: 'totp_invalid' })
    later()
    expect(await signIn({ ...typed, totp: code() }, home)).toMatchObject({ code: 200 })
  })

  it('leave the administrator’s own device as it was, whatever they typed', async () => {
    const { email, password, code } = await createAdministrator(world)
    const device = newDevice()
    await signIn({ email, password, totp: code() }, home, device)
    for (let at = 0; at < 40; at += 1) {
      await signIn({ email, password, totp: wrongCode }, networkOf(60 + (at % 8)))
    }
    later()
    expect(await signIn({ email, password, totp: code() }, networkOf(61), device)).toMatchObject({
      code: 200,
    })
  })

  it('with the right password are reported to its owner once, and are a lock-out in the log', async () => {
    const { email, password } = await createAdministrator(world)
    const before = world.logged().length
    for (let at = 0; at < 12; at += 1) {
      await signIn({ email, password, totp: wrongCode }, networkOf(80 + (at % 4)))
    }
    expect(await awaitMail(world, email)).toMatch(/senha/)
    expect(mailTo(world, email)).toHaveLength(1)
    const log = world.logged().slice(before)
    expect(log.match(/"kind":"lock_out","actor":"administrator"/g)).toHaveLength(1)
  })

  it('are looked at five times from one network, in a crowd too, and the answer never tells which part was wrong', async () => {
    const { email, password, code } = await createAdministrator(world)
    const guess = () => signIn({ email, password, totp: wrongCode }, networkOf(90))
    const crowd = await Promise.all(Array.from({ length: 12 }, guess))
    expect(new Set(crowd.map(({ error }) => error))).toEqual(new Set(['totp_invalid']))
    expect(await signIn({ email, password, totp: code() }, networkOf(90))).toMatchObject({
      error: 'totp_invalid',
    })
    expect(await signIn({ email, password, totp: code() }, home)).toMatchObject({ code: 200 })
  })
})

describe('wrong tries on one’s own device', () => {
  it('lock that device for a quarter of an hour, and say so', async () => {
    const { email, password, code } = await createAdministrator(world)
    const device = newDevice()
    await signIn({ email, password, totp: code() }, home, device)
    later()
    for (let at = 0; at < 5; at += 1) {
      expect(await signIn({ email, password, totp: wrongCode }, home, device)).toMatchObject({ code: 401 })
    }
    expect(await signIn({ email, password, totp: code() }, home, device)).toMatchObject({
      code: 429,
      error: 'too_many_requests',
      details: { seconds: 900 },
    })
    world.clock.advance(16 * 60_000)
    expect(await signIn({ email, password, totp: code() }, home, device)).toMatchObject({ code: 200 })
  })
})

describe('a network with many wrong tries on the back office', () => {
  it('owes a proof of work, and so does an account that many networks try', async () => {
    const real = await createTestApp({ database, environment: { ARARA_TEST: '0', TRUSTED_PROXIES: '1' } })
    const { email, password, code } = await createAdministrator(real)
    const wrong = (ip: string, whose: string) =>
      signIn({ email: whose, password: 'errada', totp: wrongCode }, ip, {}, real)
    for (let at = 0; at < 10; at += 1) await wrong(`10.1.1.${at}`, `nobody${at}@arara.test`)
    expect(await wrong('10.1.1.200', 'other@arara.test')).toMatchObject({ error: 'proof_of_work_required' })
    for (let at = 0; at < 10; at += 1) await wrong(`10.2.${at}.1`, email)
    const asked = await signIn({ email, password, totp: code() }, '10.3.3.3', {}, real)
    expect(asked).toMatchObject({ code: 422, error: 'proof_of_work_required', details: { bits: 16 } })
    const work = { key: asked.details.key, proof: doWork(asked.details) }
    const typed = { email, password, totp: code(), ...work }
    expect(await signIn(typed, '10.3.3.3', {}, real)).toMatchObject({ code: 200 })
    await real.close()
  })
})
