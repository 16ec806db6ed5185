import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail } from '../../support/outbound-messages.ts'
import { createSecurityCalls, sessionOf } from '../../support/people/security-member.ts'
import { registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const minute = 60_000
const fresh = 'outra senha boa'
const change = (old_password: string, password = fresh, password_confirmation = password) => ({
  old_password,
  password,
  password_confirmation,
})

describe('changing the password (specification, section 5)', () => {
  it('needs the old one, another new one, typed twice, and refuses common ones', async () => {
    const member = await registerMember(world)
    const ask = (body: object) => security.call(member, '/api/security/password', body)
    expect((await ask(change('errada'))).body).toMatchObject({
      code: 422,
      error: 'password_wrong',
      details: { tries_left: 4 },
    })
    expect((await ask(change(member.password, member.password))).body.errors).toHaveProperty('password')
    expect((await ask(change(member.password, fresh, 'x'))).body.errors).toHaveProperty(
      'password_confirmation',
    )
    expect((await ask(change(member.password, 'short'))).body.errors).toHaveProperty('password')
    for (const common of ['Flamengo2024!', 'qwerty123', '12345678', 'abcabcabc', member.name]) {
      expect((await ask(change(member.password, common))).body.error).toBe('password_common')
    }
  })

  it('ends every other session, keeps this one, holds withdrawals for a day and tells of it', async () => {
    const { member, email } = await security.withEmail()
    const other = sessionOf(await security.signIn(member, { password: member.password, remember: true }))
    const done = await security.call(member, '/api/security/password', change(member.password))
    const heldMs = Date.parse(String(done.body.held_until)) - world.clock.now().getTime()
    expect(Math.round(heldMs / minute)).toBe(24 * 60)
    expect((await security.call(other, '/api/auth/me')).body.error).toBe('session_expired')
    expect((await security.call(member, '/api/auth/me')).status).toBe(200)
    expect((await security.signIn(member, { password: member.password })).status).toBe(401)
    expect((await security.signIn(member, { password: fresh })).status).toBe(200)
    const terms = await security.call(member, '/api/drawing/terms')
    expect(terms.body.data).toMatchObject({ held_until: done.body.held_until })
    expect(await awaitMail(world, email)).toContain('senha')
    const { body } = await security.call(member, '/api/security/overview')
    expect(body.data).toMatchObject({ hold: { reason: 'password_changed' } })
    expect(JSON.stringify(body.data)).toContain('"kind":"password_changed"')
  })

  it('is done once under one key, however often it arrives', async () => {
    const member = await registerMember(world)
    const key = randomUUID()
    const body = change(member.password)
    const first = await security.call(member, '/api/security/password', body, key)
    const again = await security.call(member, '/api/security/password', body, key)
    expect(again.body).toEqual({ ...first.body, request_id: again.body.request_id })
  })

  it('gives a session that was taken over five guesses, and locks nobody else out', async () => {
    const member = await registerMember(world)
    const ask = (body: object) => security.call(member, '/api/security/password', body)
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, at) => ask(change(`errada ${at}`))))
    expect(guesses.filter(({ body }) => body.error === 'password_wrong')).toHaveLength(5)
    expect((await ask(change(member.password))).body.error).toBe('too_many_requests')
    const own = sessionOf(await security.signIn(member, { password: member.password }))
    expect((await security.call(own, '/api/security/password', change(member.password))).status).toBe(200)
  })
})

describe('a step-up (a fresh proof of the person, bound to session and purpose)', () => {
  it('serves its own purpose, its own session and five minutes', async () => {
    const member = await registerMember(world)
    const proof = await security.proof(member, 'totp')
    const begin = (by: Parameters<typeof security.call>[0], given: string) =>
      security.call(by, '/api/security/totp/begin', { proof: given })
    expect((await begin(member, await security.proof(member, 'email'))).body.error).toBe('step_up_required')
    const other = sessionOf(await security.signIn(member, { password: member.password }))
    expect((await begin(other, proof)).body.error).toBe('step_up_required')
    expect((await begin(member, `${proof}x`)).body.error).toBe('step_up_required')
    const stretched = `${(Date.now() * 2).toString(36)}.${proof.split('.')[1]}`
    expect((await begin(member, stretched)).body.error).toBe('step_up_required')
    expect((await begin(member, proof)).status).toBe(200)
    world.clock.advance(5 * minute + 1)
    expect((await begin(member, proof)).body.error).toBe('step_up_required')
  })
})

describe('locking out (without letting others lock you out)', () => {
  it('makes each failure from one place wait longer, and lets the known device pass', async () => {
    const member = await registerMember(world)
    const signedIn = await security.signIn(member, { password: member.password })
    const device = { '__Host-arara-device': signedIn.cookies['__Host-arara-device'] ?? '' }
    const guess = async () => security.signIn(member, { password: 'errada', ...(await security.captcha()) })
    for (const _ of [1, 2, 3, 4, 5]) expect((await guess()).body.error).toBe('credentials_invalid')
    const waits: number[] = []
    for (const _ of [1, 2, 3]) {
      const { body } = await guess()
      expect(body.error).toBe('sign_in_delayed')
      const seconds = Number(JSON.parse(JSON.stringify(body.details)).seconds)
      waits.push(seconds)
      world.clock.advance(seconds * 1000)
      expect((await guess()).body.error).toBe('credentials_invalid')
    }
    expect(waits).toEqual([30, 60, 120])
    expect((await security.signIn(member, { password: member.password })).body.error).toBe('sign_in_delayed')
    expect((await security.signIn(member, { password: member.password }, device)).status).toBe(200)
  })

  it('gives a crowd of guessers no more tries than one has', async () => {
    const member = await registerMember(world)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => security.signIn(member, { password: `errada ${at}` })),
    )
    expect(guesses.filter(({ body }) => body.error === 'credentials_invalid').length).toBeLessThanOrEqual(5)
  })

  it('waits alike for accounts that do not exist', async () => {
    const nobody = { name: `n${randomUUID().slice(0, 8)}` }
    for (const _ of [1, 2, 3, 4, 5])
      await security.signIn(nobody, { password: 'errada', ...(await security.captcha()) })
    const answer = await security.signIn(nobody, { password: 'errada', ...(await security.captcha()) })
    expect(answer.body.error).toBe('sign_in_delayed')
  })
})
