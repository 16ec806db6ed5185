import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { createAuthenticator } from '../../support/people/software-authenticator.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const second = 1000
const secretReply = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) })
const codesReply = z.object({ recovery_codes: z.array(z.string()) })
const challengeReply = z.object({ data: z.object({ challenge: z.string() }) })

const codeOf = (secret: string) => totpAt(fromBase32(secret), stepAt(world.clock.now()))

async function enrol(member: TestMember) {
  const begun = await security.call(member, '/api/security/totp/begin', {
    proof: await security.proof(member, 'totp'),
  })
  const { secret, uri } = z.parse(secretReply, begun.body).data
  const key = randomUUID()
  const confirmed = await security.call(member, '/api/security/totp/confirm', { totp: codeOf(secret) }, key)
  return { secret, uri, key, codes: z.parse(codesReply, confirmed.body).recovery_codes }
}

describe('TOTP for members (enrolment, sign-in, recovery codes, removal with step-up)', () => {
  it('is asked for after the right password only, and each code opens once', async () => {
    const member = await registerMember(world)
    const { secret, uri } = await enrol(member)
    expect(uri).toContain(`otpauth://totp/Arara:${member.name}?secret=${secret}`)
    const signIn = (body: object) => security.signIn(member, body)
    expect((await signIn({ password: 'errada' })).body.error).toBe('credentials_invalid')
    expect((await signIn({ password: member.password })).body).toMatchObject({
      code: 422,
      error: 'second_factor_required',
    })
    // The code that turned it on is spent as well.
    expect((await signIn({ password: member.password, totp: codeOf(secret) })).body.error).toBe(
      'second_factor_wrong',
    )
    world.clock.advance(30 * second)
    const totp = codeOf(secret)
    const crowd = await Promise.all([1, 2, 3].map(() => signIn({ password: member.password, totp })))
    expect(crowd.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn({ password: member.password, totp })).body.error).toBe('second_factor_wrong')
  })

  it('guessed at makes the next guess wait, wherever it comes from', async () => {
    const member = await registerMember(world)
    await enrol(member)
    const guess = () => security.signIn(member, { password: member.password, totp: '000000' })
    for (const _ of [1, 2, 3, 4, 5]) expect((await guess()).body.error).toBe('second_factor_wrong')
    expect((await guess()).body.error).toBe('sign_in_delayed')
  })

  it('gives recovery codes that work once each, are kept as hashes, and are answered again to the same call only', async () => {
    const member = await registerMember(world)
    const { codes, key, secret } = await enrol(member)
    expect(new Set(codes).size).toBe(10)
    const again = await security.call(member, '/api/security/totp/confirm', { totp: codeOf(secret) }, key)
    expect(z.parse(codesReply, again.body).recovery_codes).toEqual(codes)
    const [first = '', next = ''] = codes
    const use = (totp: string) => security.signIn(member, { password: member.password, totp })
    expect((await use(first.toLowerCase())).status).toBe(200)
    expect((await use(first)).body.error).toBe('second_factor_wrong')
    expect((await use(next)).status).toBe(200)
    const { rows } = await sql<{ text: string }>`SELECT (SELECT string_agg(c::text, '') FROM call c)
      || (SELECT string_agg(r::text, '') FROM member_recovery_code r)
      || (SELECT string_agg(s::text, '') FROM member_totp s) AS text`.execute(world.deps.db)
    expect(rows[0]?.text).not.toContain(secret)
    for (const code of codes) expect(rows[0]?.text).not.toContain(code.replace('-', ''))
  })

  it('is turned off with a step-up that asks for it, and withdrawals wait', async () => {
    const member = await registerMember(world)
    const { secret } = await enrol(member)
    const bare = await security.call(member, '/api/security/verify', {
      purpose: 'totp',
      password: member.password,
    })
    expect(bare.body.error).toBe('second_factor_required')
    world.clock.advance(30 * second)
    const proof = await security.proof(member, 'totp', { totp: codeOf(secret) })
    const off = await security.call(member, '/api/security/totp/remove', { proof })
    expect(off.body).toMatchObject({ code: 200, held_until: expect.any(String) })
    expect((await security.signIn(member, { password: member.password })).status).toBe(200)
  })
})

async function addPasskey(member: TestMember) {
  const passkey = createAuthenticator()
  const asked = await security.call(member, '/api/security/passkeys/options', {
    proof: await security.proof(member, 'passkeys'),
  })
  const { challenge } = z.parse(challengeReply, asked.body).data
  const body = { name: 'Meu celular', passkey: passkey.make(challenge) }
  const added = await security.call(member, '/api/security/passkeys/add', body)
  return { passkey, added, challenge, body }
}
const signInChallenge = async () =>
  z.parse(challengeReply, (await security.open('/api/auth/passkey/options', {})).body).data.challenge
const signInWith = (answer: object) => security.open('/api/auth/passkey/login', { passkey: answer })

describe('passkeys (WebAuthn for members)', () => {
  it('once added sign in without a password, each challenge once', async () => {
    const member = await registerMember(world)
    const { passkey, added } = await addPasskey(member)
    expect(added.status).toBe(200)
    const answer = passkey.answer(await signInChallenge(), 1)
    const signedIn = await signInWith(answer)
    expect(signedIn.body).toMatchObject({ code: 200, data: { id: member.id } })
    expect((await signInWith(answer)).body.error).toBe('passkey_refused')
  })

  it('are refused for another site’s page, a challenge of another purpose and one that is old', async () => {
    const member = await registerMember(world)
    const { passkey } = await addPasskey(member)
    const foreign = passkey.answer(await signInChallenge(), 1, 'https://evil.example')
    expect((await signInWith(foreign)).body.error).toBe('passkey_refused')
    const stepUp = await security.call(member, '/api/security/passkeys/challenge', {})
    const other = z.parse(challengeReply, stepUp.body).data.challenge
    expect((await signInWith(passkey.answer(other, 1))).body.error).toBe('passkey_refused')
    const late = await signInChallenge()
    world.clock.advance(5 * 60 * second)
    expect((await signInWith(passkey.answer(late, 1))).body.error).toBe('passkey_refused')
    expect((await signInWith(passkey.answer(await signInChallenge(), 1))).status).toBe(200)
  })

  it('are renamed by their owner only', async () => {
    const [member, other] = [await registerMember(world), await registerMember(world)]
    const { added } = await addPasskey(member)
    const { id } = z.parse(z.object({ data: z.object({ id: z.string() }) }), added.body).data
    const rename = (who: TestMember, name: string) =>
      security.call(who, '/api/security/passkeys/rename', { id, name })
    expect((await rename(other, 'Meu')).body.error).toBe('not_found')
    expect((await rename(member, '')).body.errors).toHaveProperty('name')
    expect((await rename(member, 'Notebook')).status).toBe(200)
    const { body } = await security.call(member, '/api/security/overview')
    expect(body.data).toMatchObject({ passkeys: [{ name: 'Notebook' }] })
  })

  it('whose counter goes back are copies: suspended, and the member hears of it', async () => {
    const member = await registerMember(world)
    const { passkey } = await addPasskey(member)
    expect((await signInWith(passkey.answer(await signInChallenge(), 7))).status).toBe(200)
    expect((await signInWith(passkey.answer(await signInChallenge(), 7))).body.error).toBe('passkey_refused')
    expect((await signInWith(passkey.answer(await signInChallenge(), 8))).body.error).toBe('passkey_refused')
    const { body } = await security.call(member, '/api/security/overview')
    expect(body.data).toMatchObject({ passkeys: [{ name: 'Meu celular', is_suspended: true }] })
    const news = await world.app.inject({
      url: '/api/informationcenter/notification',
      headers: member.headers,
    })
    expect(news.json().data[0]).toMatchObject({ kind: 'passkey_suspended' })
  })

  it('that count nothing go on signing in', async () => {
    const { passkey } = await addPasskey(await registerMember(world))
    for (const _ of [1, 2]) {
      expect((await signInWith(passkey.answer(await signInChallenge(), 0))).status).toBe(200)
    }
  })

  it('prove a step-up of their own member, and of nobody else', async () => {
    const member = await registerMember(world)
    const stranger = await registerMember(world)
    const { passkey, added } = await addPasskey(member)
    const prove = async (who: TestMember) => {
      const asked = await security.call(who, '/api/security/passkeys/challenge', {})
      const { challenge } = z.parse(challengeReply, asked.body).data
      return security.call(who, '/api/security/verify', {
        purpose: 'passkeys',
        passkey: passkey.answer(challenge, 0),
      })
    }
    expect((await prove(stranger)).body.error).toBe('passkey_refused')
    const { body } = await prove(member)
    const { id } = z.parse(z.object({ data: z.object({ id: z.string() }) }), added.body).data
    const removed = await security.call(member, '/api/security/passkeys/remove', { id, proof: body.proof })
    expect(removed.status).toBe(200)
    expect((await signInWith(passkey.answer(await signInChallenge(), 1))).body.error).toBe('passkey_refused')
  })

  it('are added with the challenge of one’s own step-up only', async () => {
    const [member, thief] = [await registerMember(world), await registerMember(world)]
    const asked = await security.call(member, '/api/security/passkeys/options', {
      proof: await security.proof(member, 'passkeys'),
    })
    const { challenge } = z.parse(challengeReply, asked.body).data
    const body = { name: 'x', passkey: createAuthenticator().make(challenge) }
    expect((await security.call(thief, '/api/security/passkeys/add', body)).body.error).toBe(
      'passkey_refused',
    )
    const none = await security.call(thief, '/api/security/passkeys/options', { proof: 'none' })
    expect(none.body.error).toBe('step_up_required')
  })
})
