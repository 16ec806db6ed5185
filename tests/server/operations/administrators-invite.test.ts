import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { awaitMail, mailTo } from '../../support/outbound-messages.ts'
import { openAdmin } from '../../support/peers/pix-people.ts'
import { openAdministrators } from '../../support/people/administrators.ts'
import { linkFor, tokenIn } from '../../support/people/enrolment.ts'
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
const hour = 3_600_000
const reason = 'More withdrawals than hands'
const newAddress = () => `${randomUUID()}@arara.test`
const intentFor = (email: string) => ({ email, name: 'Nova', role: 'owner', reason })
const post = async (path: string, payload: object) => {
  const answer = await world.app.inject({ method: 'POST', url: `/api/admin/${path}`, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function proposeInvite(by: Owner, email: string) {
  const answer = await admin.call(by, 'administrators/invite', intentFor(email))
  expect(answer).toMatchObject({ status: 200, body: { data: { state: 'proposed' } } })
  return String(answer.body.data.id)
}

async function enrol(token: string, password = 'barco pedra vento sul') {
  const { body } = await post('enrolment', { token })
  const totp = totpAt(fromBase32(body.data.totp_secret), stepAt(world.clock.now()))
  return post('enrol', { token, password, totp })
}

const rowOf = async (email: string) => {
  const { rows } = await sql<{
    id: string
    password_hash: string
    totp_sealed: Buffer
    probation_until: Date | null
  }>`SELECT id, password_hash, totp_sealed, probation_until FROM administrator WHERE email = ${email}`.execute(
    world.deps.db,
  )
  return rows[0]
}
const invites = async (email: string) =>
  (await sql`SELECT 1 FROM administrator_invite WHERE email = ${email}`.execute(world.deps.db)).rows.length

/** An owner can invite an address, receive the enrolment link, enrol a second 'person'. */
describe('an owner who invites a second person of their own', () => {
  it('gets no link in any answer, and none exists before another owner approves', async () => {
    const { olga } = await admin.people()
    const email = newAddress()
    const key = randomUUID()
    const answers = [
      await admin.call(olga, 'administrators/invite', intentFor(email), key),
      await admin.call(olga, 'administrators/invite', intentFor(email), key),
      await admin.call(olga, 'approvals', { state: 'proposed', limit: 100 }),
    ]
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/token|enrol#/)
    expect(await invites(email)).toBe(0)
    expect(mailTo(world, email)).toEqual([])
  })

  it('approves the invitation neither again, nor from another session, nor as somebody else at their device', async () => {
    const { olga, otto } = await admin.people()
    const device = randomBytes(32)
    const email = newAddress()
    const id = await proposeInvite(await openAdmin(world, olga.id, { device }), email)
    for (const same of [olga, await openAdmin(world, olga.id)]) {
      expect(await admin.approve(same, id)).toMatchObject({ body: { error: 'second_person_needed' } })
    }
    const there = await openAdmin(world, otto.id, { device })
    expect(await admin.approve(there, id)).toMatchObject({ body: { error: 'second_device_needed' } })
    expect(await invites(email)).toBe(0)
    const { rows } = await sql<{ session: string }>`
      SELECT id AS session FROM administrator_session WHERE administrator_id = ${otto.id}`.execute(
      world.deps.db,
    )
    await sql`UPDATE approval_request SET proposer_session = ${rows[0]?.session} WHERE id = ${id}`.execute(
      world.deps.db,
    )
    const here = [otto, there].map(who => admin.approve(who, id))
    for (const answer of await Promise.all(here)) {
      expect(answer).toMatchObject({ body: { error: 'second_device_needed' } })
    }
    expect(await invites(email)).toBe(0)
    expect(world.logged()).toContain('"kind":"approval_refused"')
  })
})

describe('an approved invitation', () => {
  it('goes to the invited address alone, as a link that stands in no answer and in no line of the log', async () => {
    const { olga, otto } = await admin.people()
    const email = newAddress()
    const id = await proposeInvite(olga, email)
    const approved = await admin.approve(otto, id)
    expect(approved).toMatchObject(ok)
    const message = await awaitMail(world, email)
    const token = tokenIn(message)
    expect(message).toContain('Nova')
    expect(JSON.stringify(approved.body)).not.toContain(token)
    expect(world.logged()).not.toContain(token)
    for (const { id: of } of [olga, otto]) expect(mailTo(world, `${of}@example.com`)).toEqual([])
    const { rows } = await sql<{ reported: string }>`
      SELECT string_agg(details::text || subject, ' ') AS reported FROM audit_log`.execute(world.deps.db)
    expect(rows[0]?.reported).not.toContain(token)
    expect(rows[0]?.reported).not.toContain(email)
    expect(await enrol(token)).toMatchObject(ok)
    expect(await post('enrolment', { token })).toMatchObject({ body: { error: 'enrolment_expired' } })
  })

  it('is open for a day, and only the last one to an address opens', async () => {
    const email = newAddress()
    const { token: first } = await linkFor(world, { email, name: 'Nova', role: 'support' })
    const { olga, otto } = await admin.people()
    await admin.approve(otto, await proposeInvite(olga, email))
    const token = tokenIn(await awaitMail(world, email))
    expect(await post('enrolment', { token: first })).toMatchObject({ body: { error: 'enrolment_expired' } })
    world.clock.advance(23 * hour)
    expect(await post('enrolment', { token })).toMatchObject({ body: { data: { probation_hours: 72 } } })
    world.clock.advance(hour)
    expect(await post('enrolment', { token })).toMatchObject({ body: { error: 'enrolment_expired' } })
  })

  it('makes somebody who approves nothing for the hours of the probation', async () => {
    const { olga, otto, vera } = await admin.people()
    const email = newAddress()
    await admin.approve(otto, await proposeInvite(olga, email))
    expect(await enrol(tokenIn(await awaitMail(world, email)))).toMatchObject(ok)
    const nova = await rowOf(email)
    const left = Number(nova?.probation_until) - world.clock.now().getTime()
    expect(Math.round(left / hour)).toBe(72)
    const id = await admin.proposeChange(olga, vera.id)
    const at = await openAdmin(world, String(nova?.id))
    expect(await admin.approve(at, id)).toMatchObject({ body: { error: 'approver_on_probation' } })
  })
})

/** Inviting a colleague's existing address replaces the colleague's password and TOTP. */
describe('the address of a colleague', () => {
  it('is not invited, in no spelling', async () => {
    const { olga, vera } = await admin.people()
    const email = `${vera.id}@example.com`
    for (const written of [email, email.toUpperCase(), ` ${email} `]) {
      expect(await admin.call(olga, 'administrators/invite', intentFor(written))).toMatchObject({
        status: 409,
        body: { error: 'administrator_exists' },
      })
    }
  })

  it('that enrolled meanwhile is refused at the approval', async () => {
    const { olga, otto } = await admin.people()
    const email = newAddress()
    const id = await proposeInvite(olga, email)
    await enrol((await linkFor(world, { email, name: 'Nova', role: 'support' })).token)
    expect(await admin.approve(otto, id)).toMatchObject({ body: { error: 'administrator_exists' } })
  })

  it('keeps its password and authenticator, whichever link is opened', async () => {
    const { olga, otto } = await admin.people()
    const email = newAddress()
    await admin.approve(otto, await proposeInvite(olga, email))
    const token = tokenIn(await awaitMail(world, email))
    const { body } = await post('enrolment', { token })
    const person = await people.administrator()
    await sql`UPDATE administrator SET email = ${email} WHERE id = ${person.id}`.execute(world.deps.db)
    const before = await rowOf(email)
    const totp = totpAt(fromBase32(body.data.totp_secret), stepAt(world.clock.now()))
    expect(await post('enrol', { token, password: 'barco pedra vento sul', totp })).toMatchObject({
      status: 410,
      body: { error: 'enrolment_expired' },
    })
    expect(await rowOf(email)).toEqual(before)
  })
})
