import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveDemoAdministrator } from '../../../server/features/operations/administrators/demo-administrator.ts'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { awaitMail } from '../../support/outbound-messages.ts'
import { openAdministrators } from '../../support/people/administrators.ts'
import { linkFor } from '../../support/people/enrolment.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let admin: ReturnType<typeof openAdministrators>
beforeAll(async () => {
  world = await createTestApp({ environment: { SITE_URL: 'https://tucunare.bet.br' } })
  admin = openAdministrators(world)
})
afterAll(() => world.close())

const good = 'barco pedra vento sul'
const change = '/api/admin/security/password'

async function invited() {
  const person = {
    email: `${randomUUID().slice(0, 8)}.alvarenga@bemtevi.example`,
    name: 'Márcia dos Reis',
    role: 'owner' as const,
  }
  const { token } = await linkFor(world, person)
  const { body } = await admin.post('/api/admin/enrolment', { token })
  const secret = fromBase32(body.data.totp_secret)
  const enrol = (password: string) =>
    admin.post('/api/admin/enrol', { token, password, totp: totpAt(secret, stepAt(world.clock.now())) })
  return { enrol }
}

/** Somebody whose password is from before the rules. */
async function ofBefore(password: string) {
  const email = `${randomUUID()}@example.com`
  const { secret } = await saveDemoAdministrator(world.deps, { email, password })
  const signIn = (given = password) => {
    admin.minutes(1)
    const totp = totpAt(fromBase32(secret), stepAt(world.clock.now()))
    return admin.post('/api/admin/sign-in', { email, password: given, totp })
  }
  const { body } = await signIn()
  const call = (url: string, payload: object = {}) => admin.post(url, payload, body.access_token)
  return { email, call, signIn, entered: body }
}

/** An owner with `123456` was accepted. */
describe('the password of a new administrator', () => {
  it('has twelve signs or more', async () => {
    const { enrol } = await invited()
    for (const password of ['123456', 'k7#Qz9!pL2m']) {
      expect(await enrol(password)).toMatchObject({
        status: 400,
        body: { errors: { password: [expect.stringContaining('12')] } },
      })
    }
  })

  it.each([
    '123456789012',
    'flamengo123456789',
    'S3nh@S3nh@S3nh@',
    'qwertyuiop123',
    'palmeiras campeao',
    'Brasil@2024@2025',
  ])('is refused where it is guessed first: %s', async password => {
    const { enrol } = await invited()
    expect(await enrol(password)).toMatchObject({ status: 422, body: { error: 'password_common' } })
  })

  it.each([
    ['the name', 'a marcia come peixe frito'],
    ['the name with replaced letters', 'xz m4rc14 kw 9931 pq'],
    ['the mailbox', 'velho alvarenga dorme cedo'],
    ['the domain of the e-mail', 'quero um bemtevi amarelo'],
    ['the site', 'rio com tucunare grande'],
    ['the product', 'uma arara azul e outra'],
    ['what an administrator is', 'este admin nunca esquece'],
  ])('holds no word of the person and the site: %s', async (_what, password) => {
    const { enrol } = await invited()
    expect(await enrol(password)).toMatchObject({ status: 422, body: { error: 'password_own_words' } })
  })

  it('is any phrase of words that do not belong together, or drawn at random, and the link outlives what was refused', async () => {
    const { enrol } = await invited()
    expect(await enrol('flamengo2024')).toMatchObject({ status: 422 })
    expect(await enrol('livro dos sonhos azuis')).toMatchObject({ status: 200 })
    expect(await (await invited()).enrol('hJ2!vR8s-Qx4w')).toMatchObject({ status: 200 })
  })
})

describe('an administrator’s password with a blank at either end', () => {
  it('opens as it was set, and as nothing else', async () => {
    const padded = ` ${good} `
    const { signIn } = await ofBefore(padded)
    expect(await signIn(padded)).toMatchObject({ status: 200 })
    expect(await signIn(good)).toMatchObject({ status: 401 })
  })
})

describe('an administrator with a password from before the rules', () => {
  it('signs in to its change and to nothing else', async () => {
    const { call, entered } = await ofBefore('123456')
    expect(entered.data.must_change_password).toBe(true)
    for (const url of ['/api/admin/members', '/api/admin/withdrawals', '/api/admin/security']) {
      expect(await call(url)).toMatchObject({ status: 403, body: { error: 'password_change_required' } })
    }
    expect(await call('/api/admin/sign-out')).toMatchObject({ status: 200 })
  })

  it('is let in once it is changed; the old one opens nothing, and a letter tells of it', async () => {
    const { email, call, signIn } = await ofBefore('flamengo2024')
    expect(await call(change, { password: 'flamengo2024!!' })).toMatchObject({
      body: { error: 'password_common' },
    })
    expect(await call(change, { password: good })).toMatchObject({ status: 200 })
    expect(await call('/api/admin/members')).toMatchObject({ status: 200 })
    expect(await awaitMail(world, email)).toContain('senha')
    expect(await signIn()).toMatchObject({ status: 401 })
    const entered = await signIn(good)
    expect(entered).toMatchObject({ status: 200, body: { data: { must_change_password: false } } })
    const after = await admin.post('/api/admin/members', {}, entered.body.access_token)
    expect(after).toMatchObject({ status: 200 })
  })

  it('does not take the same one again', async () => {
    const { call } = await ofBefore(good)
    expect(await call(change, { password: good })).toMatchObject({
      status: 400,
      body: { errors: { password: [expect.any(String)] } },
    })
  })
})

describe('a changed password of an administrator', () => {
  it('ends the other sessions, keeps the one that changed it, and stands in the log', async () => {
    const person = await admin.administrator()
    const other = (await person.signInByCode()).body.access_token
    expect(await person.call(change, { password: good })).toMatchObject({ status: 200 })
    expect(await admin.post('/api/admin/security', {}, other)).toMatchObject({ status: 401 })
    expect(await person.call('/api/admin/security')).toMatchObject({ status: 200 })
    expect(await admin.lastActs(person.id)).toMatchObject([{ action: 'password_change' }])
  })

  it('is changed once for one key, whatever became of the answer', async () => {
    const person = await admin.administrator()
    const key = randomUUID()
    expect(await person.call(change, { password: good }, key)).toMatchObject({ status: 200 })
    expect(await person.call(change, { password: good }, key)).toMatchObject({ status: 200 })
  })

  it('wants a fresh proof', async () => {
    const person = await admin.administrator()
    admin.minutes(11)
    expect(await person.call(change, { password: good })).toMatchObject({ body: { error: 'proof_required' } })
  })
})
