import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitMail } from '../../support/outbound-messages.ts'
import { openAdministrators } from '../../support/people/administrators.ts'
import { createAuthenticator } from '../../support/people/software-authenticator.ts'
import { registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let admin: ReturnType<typeof openAdministrators>
beforeAll(async () => {
  world = await createTestApp()
  admin = openAdministrators(world)
})
afterAll(() => world.close())

describe('a passkey of an administrator', () => {
  it('signs in alone, with no e-mail, password or code, and the session is a proved one', async () => {
    const person = await admin.administrator()
    const { device, answer } = await person.add()
    expect(answer).toMatchObject({ status: 200, body: { data: { id: expect.any(String) } } })
    const question = await admin.post('/api/admin/passkey/options', {})
    expect(question.body.data).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    })
    const entered = await admin.signIn(device, 1)
    expect(entered).toMatchObject({ status: 200, body: { data: { id: person.id, passkeys: 1 } } })
    const decided = await admin.post(
      '/api/admin/adjustments/approve',
      { id: randomUUID() },
      entered.body.access_token,
    )
    expect(decided).toMatchObject({ status: 404 })
    expect(await admin.lastActs(person.id)).toMatchObject([
      { action: 'sign_in', details: { method: 'passkey' } },
    ])
  })

  it('signs in where guessers have stopped the codes, and for nobody who was shut out', async () => {
    const person = await admin.administrator()
    const { device } = await person.add()
    for (let tries = 0; tries < 6; tries += 1) {
      await admin.post('/api/admin/sign-in', {
        email: person.email,
        password: person.password,
        totp: '000000',
      })
    }
    expect(await person.signInByCode()).toMatchObject({ status: 401 })
    expect(await admin.signIn(device, 1)).toMatchObject({ status: 200 })
    await sql`UPDATE administrator SET disabled_at = now() WHERE id = ${person.id}`.execute(world.deps.db)
    expect(await admin.signIn(device, 2)).toMatchObject({ status: 422, body: { error: 'passkey_refused' } })
  })

  it('is refused unless the person proved themselves to the device', async () => {
    const person = await admin.administrator()
    const careless = createAuthenticator({ isVerified: false })
    expect((await person.add(careless)).answer).toMatchObject({ body: { error: 'passkey_refused' } })
    expect(await person.list()).toEqual([])
    const { device } = await person.add()
    const { body } = await admin.post('/api/admin/passkey/options', {})
    const passkey = device.answer(body.data.challenge, 1, undefined, false)
    expect(await admin.post('/api/admin/passkey/sign-in', { passkey })).toMatchObject({
      body: { error: 'passkey_refused' },
    })
  })

  it('is refused on another page, for another house, and with a challenge that was used or is old', async () => {
    const person = await admin.administrator()
    const { device } = await person.add()
    const ask = async () => (await admin.post('/api/admin/passkey/options', {})).body.data.challenge
    const answers = [device.answer(await ask(), 1, 'https://evil.example')]
    expect((await person.add(createAuthenticator({ rpId: 'evil.example' }))).answer).toMatchObject({
      body: { error: 'passkey_refused' },
    })
    const used = await ask()
    expect(await admin.post('/api/admin/passkey/sign-in', { passkey: device.answer(used, 2) })).toMatchObject(
      {
        status: 200,
      },
    )
    answers.push(device.answer(used, 3))
    const old = await ask()
    admin.minutes(6)
    answers.push(device.answer(old, 4))
    for (const passkey of answers) {
      expect(await admin.post('/api/admin/passkey/sign-in', { passkey })).toMatchObject({
        status: 422,
        body: { error: 'passkey_refused' },
      })
    }
  })

  it('is no member’s: neither opens the other’s door', async () => {
    const person = await admin.administrator()
    const { device } = await person.add()
    const { body } = await admin.post('/api/auth/passkey/options', {})
    const passkey = device.answer(body.data.challenge, 1)
    const asMember = { passkey, remember: false, attempt: randomUUID() }
    expect(await admin.post('/api/auth/passkey/login', asMember)).toMatchObject({
      body: { error: 'passkey_refused' },
    })
  })

  it('whose counter goes back is a copy: suspended, written about, and it opens nothing any more', async () => {
    const person = await admin.administrator()
    const { device } = await person.add(createAuthenticator(), 'Laptop')
    expect(await admin.signIn(device, 5)).toMatchObject({ status: 200 })
    expect(await admin.signIn(device, 4)).toMatchObject({ body: { error: 'passkey_refused' } })
    expect(await admin.signIn(device, 9)).toMatchObject({ body: { error: 'passkey_refused' } })
    expect(await person.list()).toMatchObject([{ name: 'Laptop', is_suspended: true }])
    expect(await awaitMail(world, person.email, 2)).toContain('Laptop')
    expect(await admin.lastActs(person.id)).toMatchObject([{ action: 'passkey_suspend' }])
  })

  it('is used beside password and code, which still work: the log says that they were used despite it', async () => {
    const person = await admin.administrator()
    expect(await admin.lastActs(person.id)).toMatchObject([
      { action: 'sign_in', details: { method: 'code' } },
    ])
    await person.add()
    expect(await person.signInByCode()).toMatchObject({ status: 200, body: { data: { passkeys: 1 } } })
    expect(await admin.lastActs(person.id)).toMatchObject([
      { action: 'sign_in', details: { method: 'code_despite_passkey' } },
    ])
  })
})

it('a member’s passkey opens no desk', async () => {
  const member = await registerMember(world)
  const device = createAuthenticator()
  const inject = async (url: string, payload: object) =>
    (await world.app.inject({ method: 'POST', url, payload, headers: member.keyed() })).json()
  const { proof } = await inject('/api/security/verify', { purpose: 'passkeys', password: member.password })
  const offered = await inject('/api/security/passkeys/options', { proof })
  await inject('/api/security/passkeys/add', { name: 'Mine', passkey: device.make(offered.data.challenge) })
  expect(await admin.signIn(device, 1)).toMatchObject({ status: 422, body: { error: 'passkey_refused' } })
})
