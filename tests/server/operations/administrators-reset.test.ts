import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { awaitMail, mailTo } from '../../support/outbound-messages.ts'
import { newAdministrator, openAdmin } from '../../support/peers/pix-people.ts'
import { openAdministrators } from '../../support/people/administrators.ts'
import { linkToReset, tokenIn } from '../../support/people/enrolment.ts'
import { backOffice, type Owner } from '../../support/people/owners.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let admin: ReturnType<typeof backOffice>
let people: ReturnType<typeof openAdministrators>
beforeAll(async () => {
  world = await createTestApp({ environment: { ADMIN_PROBATION_HOURS: '72' } })
  admin = backOffice(world)
  people = openAdministrators(world)
})
afterAll(() => world.close())

const ok = { status: 200 }
const expired = { body: { error: 'enrolment_expired' } }
const reason = 'The telephone is lost'
const owners = async () =>
  [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')] as const

async function proposeReset(by: Owner, id: string, what = 'all') {
  const answer = await admin.call(by, 'administrators/reset', { id, what, reason })
  expect(answer).toMatchObject({ status: 200, body: { data: { state: 'proposed' } } })
  return String(answer.body.data.id)
}

async function enrol(token: string) {
  const { body } = await people.post('/api/admin/enrolment', { token })
  const secret = fromBase32(body.data.totp_secret)
  const code = () => totpAt(secret, stepAt(world.clock.now()))
  const password = 'barco pedra vento sul'
  return { answer: await people.post('/api/admin/enrol', { token, password, totp: code() }), password, code }
}

/** Resetting credentials and ending another's factor need a second owner. */
describe.each(['all', 'passkeys'])('a reset of %s that one owner proposes', what => {
  it('ends nothing, and its proposer approves it from no session and no device', async () => {
    const [olga, otto] = await owners()
    const person = await people.administrator()
    const { device: key } = await person.add()
    const device = randomBytes(32)
    const at = await openAdmin(world, olga.id, { device })
    const id = await proposeReset(at, person.id, what)
    for (const same of [at, olga, await openAdmin(world, olga.id)]) {
      expect(await admin.approve(same, id)).toMatchObject({ body: { error: 'second_person_needed' } })
    }
    const there = await openAdmin(world, otto.id, { device })
    expect(await admin.approve(there, id)).toMatchObject({ body: { error: 'second_device_needed' } })
    expect(await person.list()).toHaveLength(1)
    expect(await people.signIn(key, 1)).toMatchObject(ok)
    expect(await person.signInByCode()).toMatchObject(ok)
  })

  it('sends the colleague a letter, and the colleague neither approves nor refuses it', async () => {
    const [olga] = await owners()
    const person = await people.administrator()
    await person.add()
    const id = await proposeReset(olga, person.id, what)
    expect(await awaitMail(world, person.email, 2)).toContain('Olga')
    const at = await openAdmin(world, person.id)
    expect(await admin.approve(at, id)).toMatchObject({ body: { error: 'own_account' } })
    expect(await admin.refuse(at, id)).toMatchObject({ body: { error: 'own_account' } })
  })
})

describe('an approved reset', () => {
  it('of passkeys leaves password and authenticator, ends the sessions and says so by letter', async () => {
    const [olga, otto] = await owners()
    const person = await people.administrator()
    const { device: key } = await person.add()
    expect(await admin.approve(otto, await proposeReset(olga, person.id, 'passkeys'))).toMatchObject(ok)
    expect(await person.call('/api/admin/security')).toMatchObject({ status: 401 })
    expect(await people.signIn(key, 1)).toMatchObject({ body: { error: 'passkey_refused' } })
    expect(await person.signInByCode()).toMatchObject({ status: 200, body: { data: { passkeys: 0 } } })
    expect(await awaitMail(world, person.email, 3)).not.toContain('enrol#')
  })

  it('of everything ends every way in at once; the link to new ones goes to the colleague alone', async () => {
    const [olga, otto] = await owners()
    const person = await people.administrator()
    const { device: key } = await person.add()
    const approved = await admin.approve(otto, await proposeReset(olga, person.id))
    expect(approved).toMatchObject(ok)
    expect(await person.call('/api/admin/security')).toMatchObject({ status: 401 })
    expect(await people.signIn(key, 1)).toMatchObject({ body: { error: 'passkey_refused' } })
    expect(await person.signInByCode()).toMatchObject({ body: { error: 'totp_invalid' } })
    const token = tokenIn(await awaitMail(world, person.email, 3))
    expect(JSON.stringify(approved.body)).not.toContain(token)
    expect(world.logged()).not.toContain(token)
    for (const { id } of [olga, otto]) expect(mailTo(world, `${id}@example.com`)).toEqual([])
    const { answer, password, code } = await enrol(token)
    expect(answer).toMatchObject(ok)
    people.minutes(1)
    const { email } = person
    const entered = await people.post('/api/admin/sign-in', { email, password, totp: code() })
    expect(entered).toMatchObject({ status: 200, body: { data: { id: person.id, role: 'owner' } } })
    expect((await people.lastActs(person.id, 2)).map(({ action }) => action)).toEqual([
      'sign_in',
      'enrol_anew',
    ])
    const again = { id: entered.body.data.id, bearer: entered.body.access_token }
    const vera = await newAdministrator(world, 'Vera', 'support')
    expect(await admin.approve(again, await admin.proposeChange(olga, vera.id))).toMatchObject({
      body: { error: 'approver_on_probation' },
    })
  })

  it('opens nothing for somebody who was shut out meanwhile', async () => {
    const [olga, otto] = await owners()
    const person = await people.administrator()
    await admin.approve(otto, await proposeReset(olga, person.id))
    const token = tokenIn(await awaitMail(world, person.email, 2))
    const out = { id: person.id, role: 'owner', disabled: true, reason }
    const proposed = await admin.call(olga, 'administrators/change', out)
    expect(await admin.approve(otto, proposed.body.data.id)).toMatchObject(ok)
    expect(await people.post('/api/admin/enrolment', { token })).toMatchObject(expired)
  })
})

describe('a reset', () => {
  it('is nobody’s of themselves, of nobody unknown, and of no passkeys where there are none', async () => {
    const [olga, otto] = await owners()
    const ask = (id: string, what: string) => admin.call(olga, 'administrators/reset', { id, what, reason })
    expect(await ask(olga.id, 'all')).toMatchObject({ body: { error: 'own_account' } })
    expect(await ask(randomUUID(), 'all')).toMatchObject({ status: 404 })
    expect(await ask(otto.id, 'passkeys')).toMatchObject({ body: { error: 'nothing_changes' } })
  })

  it('at the server ends the credentials at once and sends a letter', async () => {
    const person = await people.administrator()
    const { token } = await linkToReset(world, person.email)
    expect(await person.call('/api/admin/security')).toMatchObject({ status: 401 })
    expect(await person.signInByCode()).toMatchObject({ body: { error: 'totp_invalid' } })
    expect(await awaitMail(world, person.email)).not.toContain(token)
    expect((await enrol(token)).answer).toMatchObject(ok)
  })
})

describe('a change of somebody’s access', () => {
  it('sends them a letter when it is proposed and when it is done, also while they are shut out', async () => {
    const [olga, otto] = await owners()
    const vera = await newAdministrator(world, 'Vera', 'support')
    const email = `${vera.id}@example.com`
    await admin.approve(otto, await admin.proposeChange(olga, vera.id))
    await awaitMail(world, email, 2)
    await admin.approve(otto, await admin.proposeChange(olga, vera.id, { disabled: true }))
    const messages = await awaitMail(world, email, 4).then(() => mailTo(world, email))
    expect(messages.filter(message => message.includes('Olga'))).toHaveLength(2)
    expect(messages.at(-1)).toMatch(/encerr/)
  })
})
