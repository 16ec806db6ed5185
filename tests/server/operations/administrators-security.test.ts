import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { awaitMail, mailTo } from '../../support/outbound-messages.ts'
import { openAdministrators } from '../../support/people/administrators.ts'
import { linkToReset } from '../../support/people/enrolment.ts'
import { createAuthenticator } from '../../support/people/software-authenticator.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let admin: ReturnType<typeof openAdministrators>
beforeAll(async () => {
  world = await createTestApp()
  admin = openAdministrators(world)
})
afterAll(() => world.close())

const security = '/api/admin/security'

describe('the passkeys of an administrator', () => {
  it('are added, named and removed by themselves alone, each time with a letter', async () => {
    const [person, other] = [await admin.administrator(), await admin.administrator()]
    const { answer } = await person.add(createAuthenticator(), 'Key of steel')
    const { id } = answer.body.data
    expect(await awaitMail(world, person.email)).toContain('Key of steel')
    const renamed = { id, name: 'Key of gold' }
    expect(await other.call(`${security}/passkeys/rename`, renamed)).toMatchObject({ status: 404 })
    expect(await other.call(`${security}/passkeys/remove`, { id })).toMatchObject({ status: 404 })
    expect(await person.call(`${security}/passkeys/rename`, renamed)).toMatchObject({ status: 200 })
    expect(await person.list()).toMatchObject([{ id, name: 'Key of gold', used_at: null }])
    expect(await person.call(`${security}/passkeys/remove`, { id })).toMatchObject({ status: 200 })
    expect(await awaitMail(world, person.email, 2)).toContain('Key of gold')
    expect(await person.list()).toEqual([])
    expect((await admin.lastActs(person.id, 2)).map(({ action }) => action)).toEqual([
      'passkey_remove',
      'passkey_add',
    ])
    expect(mailTo(world, other.email)).toEqual([])
  })

  it('change only with a fresh proof', async () => {
    const person = await admin.administrator()
    const { answer } = await person.add()
    const { id } = answer.body.data
    admin.minutes(11)
    const calls = [
      ['options', {}],
      ['add', { name: 'x', passkey: {} }],
      ['rename', { id, name: 'x' }],
      ['remove', { id }],
    ] as const
    for (const [what, body] of calls) {
      expect(await person.call(`${security}/passkeys/${what}`, body)).toMatchObject({
        body: { error: 'proof_required' },
      })
    }
    expect(await person.list()).toHaveLength(1)
  })

  it('are one’s own by the challenge: nobody adds one to a colleague', async () => {
    const [person, other] = [await admin.administrator(), await admin.administrator()]
    const offered = (await other.call(`${security}/passkeys/options`)).body
    const body = { name: 'x', passkey: createAuthenticator().make(offered.data.challenge) }
    expect(await person.call(`${security}/passkeys/add`, body)).toMatchObject({
      body: { error: 'passkey_refused' },
    })
  })

  it('are known once, and ten at most', async () => {
    const person = await admin.administrator()
    const { device } = await person.add()
    expect((await person.add(device)).answer).toMatchObject({ body: { error: 'passkey_known' } })
    for (let more = 1; more < 10; more += 1) await person.add()
    expect(await person.call(`${security}/passkeys/options`)).toMatchObject({
      body: { error: 'limit_reached' },
    })
  })

  it('leave the last way in: who removes the only one signs in by password and code', async () => {
    const person = await admin.administrator()
    const { answer } = await person.add()
    await person.call(`${security}/passkeys/remove`, { id: answer.body.data.id })
    expect(await person.signInByCode()).toMatchObject({ status: 200, body: { data: { passkeys: 0 } } })
  })

  it('are gone with the credentials that an enrolment replaces', async () => {
    const person = await admin.administrator()
    const { device } = await person.add()
    const { token } = await linkToReset(world, person.email)
    const { body } = await admin.post('/api/admin/enrolment', { token })
    const totp = totpAt(fromBase32(body.data.totp_secret), stepAt(world.clock.now()))
    const enrolled = await admin.post('/api/admin/enrol', { token, password: 'nova frase comprida', totp })
    expect(enrolled.status).toBe(200)
    expect(await admin.signIn(device, 1)).toMatchObject({ body: { error: 'passkey_refused' } })
  })
})

describe('a passkey as proof', () => {
  it('freshens its own administrator’s session, and nobody else’s', async () => {
    const [person, other] = [await admin.administrator(), await admin.administrator()]
    const { device } = await person.add()
    admin.minutes(11)
    const approve = (who: typeof person) => who.call('/api/admin/adjustments/approve', { id: randomUUID() })
    const prove = async (who: typeof person, counter: number) => {
      const { body } = await who.call('/api/admin/prove/options')
      return who.call('/api/admin/prove', { passkey: device.answer(body.data.challenge, counter) })
    }
    expect(await prove(other, 1)).toMatchObject({ body: { error: 'passkey_refused' } })
    expect(await approve(other)).toMatchObject({ body: { error: 'proof_required' } })
    expect(await prove(person, 2)).toMatchObject({ status: 200 })
    expect(await approve(person)).toMatchObject({ status: 404 })
    expect(await admin.lastActs(person.id)).toMatchObject([
      { action: 'prove', details: { method: 'passkey' } },
    ])
  })

  it('is asked of the passkeys that the administrator has', async () => {
    const person = await admin.administrator()
    const { device, answer } = await person.add()
    const { body } = await person.call('/api/admin/prove/options')
    const { id } = device.make('x')
    expect(answer.status).toBe(200)
    expect(body.data.allowCredentials).toEqual([{ id, type: 'public-key' }])
  })

  it('that was given to a sign-in proves nothing', async () => {
    const person = await admin.administrator()
    const { device } = await person.add()
    const { body } = await admin.post('/api/admin/passkey/options', {})
    const passkey = device.answer(body.data.challenge, 1)
    expect(await person.call('/api/admin/prove', { passkey })).toMatchObject({
      body: { error: 'passkey_refused' },
    })
  })

  it('asks for password and code where there is none', async () => {
    const person = await admin.administrator()
    expect(await person.call('/api/admin/prove', {})).toMatchObject({
      status: 400,
      body: { errors: { password: [expect.any(String)] } },
    })
    expect(await person.call('/api/admin/prove', { password: 'x' })).toMatchObject({
      body: { errors: { totp: [expect.any(String)] } },
    })
  })
})
