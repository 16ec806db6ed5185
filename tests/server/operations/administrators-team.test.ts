import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { administratorRoles } from '../../../contract/operations/administrator-role.ts'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { awaitMail } from '../../support/outbound-messages.ts'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { tokenIn } from '../../support/people/enrolment.ts'
import { registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

type Who = { readonly id: string; readonly bearer: string }
const call = async (who: Who, url: string, payload: object = {}) => {
  const headers = { authorization: `Bearer ${who.bearer}`, 'idempotency-key': randomUUID() }
  const answer = await world.app.inject({ method: 'POST', url, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

/** One owner proposes a change of the team, another approves it. */
async function agree(proposer: Who, change: object, what = 'change') {
  const proposed = await call(proposer, `/api/admin/administrators/${what}`, change)
  const second = await newAdministrator(world, 'Otto')
  const approved = await call(second, '/api/admin/approvals/approve', { id: proposed.body.data.id })
  expect(approved).toMatchObject({ status: 200 })
}

describe('a role', () => {
  /** Roles are enforced by the call's own entry in the contract, before anything is read. */
  it('opens exactly the calls that name it', async () => {
    const calls = Object.values(endpoints).filter(
      one => one.access === 'administrator' && one.state === 'served',
    )
    for (const role of administratorRoles) {
      for (const { path, roles } of calls) {
        const who = await newAdministrator(world, 'Vera', role)
        const { body } = await call(who, path, { no_such_field: 1 })
        const wanted = roles.includes(role) ? 'parameters_invalid' : 'forbidden'
        expect([role, path, body.error]).toEqual([role, path, wanted])
      }
    }
  })

  it('is named by every call of the back office, and an owner may do everything', () => {
    const calls = Object.values(endpoints).filter(one => one.access === 'administrator')
    expect(calls.filter(one => !one.roles.includes('owner')).map(one => one.path)).toEqual([])
    const deciding = calls.filter(one =>
      /approve|reject|propose|change|invite|administrators\/reset/.test(one.path),
    )
    expect(deciding.filter(one => one.roles.includes('support')).map(one => one.path)).toEqual([])
  })

  it('counts from the moment it was changed, and its sessions end', async () => {
    const owner = await newAdministrator(world, 'Olga')
    const vera = await newAdministrator(world, 'Vera', 'finance')
    expect(await call(vera, '/api/admin/audit')).toMatchObject({ status: 200 })
    await agree(owner, { id: vera.id, role: 'support', disabled: false, reason: 'New task' })
    const { body } = await call(owner, '/api/admin/administrators')
    expect(body.data).toContainEqual(expect.objectContaining({ id: vera.id, role: 'support', sessions: 0 }))
    expect(await call(vera, '/api/admin/audit')).toMatchObject({ status: 401 })
  })

  it('of one’s own is changed by nobody', async () => {
    const owner = await newAdministrator(world, 'Olga')
    const change = { id: owner.id, role: 'support', disabled: true, reason: 'Mistake' }
    expect(await call(owner, '/api/admin/administrators/change', change)).toMatchObject({
      status: 409,
      body: { error: 'own_account' },
    })
    const invited = { email: `${owner.id}@example.com`, name: 'Olga', role: 'support', reason: 'Mistake' }
    expect(await call(owner, '/api/admin/administrators/invite', invited)).toMatchObject({
      body: { error: 'administrator_exists' },
    })
  })
})

it('an owner invites somebody with a role, who enrols and may do just that, and is shut out again', async () => {
  const owner = await newAdministrator(world, 'Olga')
  const email = `${randomUUID()}@arara.test`
  const invited = { email, name: 'Nova', role: 'reviewer', reason: 'More withdrawals than hands' }
  await agree(owner, invited, 'invite')
  const token = tokenIn(await awaitMail(world, email))
  const post = async (url: string, payload: object) =>
    (await world.app.inject({ method: 'POST', url, payload })).json()
  const { data } = await post('/api/admin/enrolment', { token })
  const code = () => totpAt(fromBase32(data.totp_secret), stepAt(world.clock.now()))
  const password = 'uma senha longa'
  await post('/api/admin/enrol', { token, password, totp: code() })
  world.clock.advance(30_000)
  const signedIn = await post('/api/admin/sign-in', { email, password, totp: code() })
  expect(signedIn.data).toMatchObject({ role: 'reviewer' })
  const nova = { id: signedIn.data.id, bearer: signedIn.access_token }
  expect(await call(nova, '/api/admin/withdrawals')).toMatchObject({ status: 200 })
  expect(await call(nova, '/api/admin/adjustments')).toMatchObject({ status: 403 })
  const change = { id: nova.id, role: 'reviewer', disabled: true, reason: 'Left the house' }
  await agree(owner, change)
  expect(await call(nova, '/api/admin/withdrawals')).toMatchObject({ status: 401 })
  world.clock.advance(30_000)
  expect(await post('/api/admin/sign-in', { email, password, totp: code() })).toMatchObject({
    error: 'totp_invalid',
  })
})

describe('the sessions of administrators', () => {
  const sessionsOf = async (
    who: Who,
  ): Promise<{ id: string; administrator_id: string; is_current: boolean }[]> =>
    (await call(who, '/api/admin/sessions')).body.data

  it('are one’s own, and everybody’s for an owner', async () => {
    const [owner, vera] = [
      await newAdministrator(world, 'Olga'),
      await newAdministrator(world, 'Vera', 'support'),
    ]
    expect(await sessionsOf(vera)).toMatchObject([{ administrator_id: vera.id, is_current: true }])
    const all = (await sessionsOf(owner)).map(one => one.administrator_id)
    expect(all).toEqual(expect.arrayContaining([owner.id, vera.id]))
  })

  it('end at once when they are revoked, and not by somebody else’s hand', async () => {
    const [owner, vera] = [
      await newAdministrator(world, 'Olga'),
      await newAdministrator(world, 'Vera', 'support'),
    ]
    const other = await newAdministrator(world, 'Nina', 'support')
    const [session] = await sessionsOf(vera)
    const revoke = (who: Who) => call(who, '/api/admin/sessions/revoke', { id: session?.id })
    expect(await revoke(other)).toMatchObject({ status: 404 })
    expect(await revoke(owner)).toMatchObject({ status: 200 })
    expect(await call(vera, '/api/admin/sessions')).toMatchObject({ status: 401 })
  })
})

describe('the audit log', () => {
  it('is read by filters, newest first, and written out as CSV in which nothing is a formula', async () => {
    const owner = await newAdministrator(world, 'Olga')
    const member = await registerMember(world)
    const reason = '=HYPERLINK("http://evil.example"), he said'
    await call(owner, '/api/admin/members/force-offline', { id: member.id, reason })
    const mine = { administrator: owner.id }
    const page = await call(owner, '/api/admin/audit', { ...mine, action: 'force_offline' })
    expect(page.body).toMatchObject({
      data: [{ administrator: 'Olga', subject: `member:${member.id}`, details: { reason } }],
      next_cursor: null,
    })
    expect(page.body.actions).toContain('force_offline')
    const soon = new Date(world.clock.now().getTime() + 1000).toISOString()
    expect((await call(owner, '/api/admin/audit', { ...mine, from: soon })).body.data).toEqual([])
    const file = (await call(owner, '/api/admin/audit/export', { ...mine, subject: 'member:' })).body.data
    expect(file).toMatchObject({ rows: 1, is_cut: false })
    const [head, line] = file.csv.split('\r\n')
    expect(head).toBe('seq,at,administrator,administrator_id,action,subject,details')
    expect(line).toContain('"{""reason"":""=HYPERLINK(\\""http://evil.example\\""), he said""')
    const after = await call(owner, '/api/admin/audit', mine)
    expect(after.body.data[0]).toMatchObject({ action: 'audit_export', details: { rows: 1 } })
  })

  it('says whether its chain is whole, and which row was changed when it is not', async () => {
    const owner = await newAdministrator(world, 'Olga')
    const member = await registerMember(world)
    await call(owner, '/api/admin/members/force-offline', { id: member.id, reason: 'Asked for it' })
    const whole = (await call(owner, '/api/admin/audit/verify')).body.data
    expect(whole).toMatchObject({
      whole: true,
      first_broken: null,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const { rows } = await sql<{
      seq: bigint
    }>`SELECT seq FROM audit_log WHERE subject = ${`member:${member.id}`}`.execute(world.deps.db)
    const seq = rows[0]?.seq
    const owning = new pg.Client({ connectionString: world.database.ownerUrl })
    await owning.connect()
    const write = (reason: string) =>
      owning.query(
        `UPDATE audit_log SET details = jsonb_set(details, '{reason}', to_jsonb($1::text)) WHERE seq = $2`,
        [reason, String(seq)],
      )
    try {
      await write('Something else')
      const broken = (await call(owner, '/api/admin/audit/verify')).body.data
      expect(broken).toMatchObject({ whole: false, first_broken: Number(seq) })
    } finally {
      await write('Asked for it')
      await owning.end()
    }
  })
})
