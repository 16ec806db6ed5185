import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAuthenticator } from '../../support/people/software-authenticator.ts'
import { proofFor } from '../../support/people/step-up.ts'
import {
  administratorHeaders,
  createAdministrator,
  registerMember,
} from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const line = z.looseObject({ event: z.optional(z.string()) })

let world: TestApp
let before = 0
beforeAll(async () => {
  world = await createTestApp({ environment: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => world.close())
beforeEach(() => {
  before = world.logged().length
})

/** The security events since the test began, as they stand in the log. */
const events = () =>
  world
    .logged()
    .slice(before)
    .split('\n')
    .filter(text => text !== '')
    .map(text => z.parse(line, JSON.parse(text)))
    .filter(one => one.event === 'security')
const counted = async (kind: string, actor: string) => {
  const { body } = await world.app.inject('/metrics')
  const [, count = '0'] =
    new RegExp(`security_events_total\\{kind="${kind}",actor="${actor}"\\} (\\d+)`).exec(body) ?? []
  return Number(count)
}
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url, payload, headers })
const signIn = (name: string, ip: string) =>
  post('/api/auth/login2', { name, password: 'errada 123' }, { 'x-forwarded-for': ip })

describe('a failed sign-in of a member', () => {
  it('is a line of the log with the member’s id and a counted event', async () => {
    const { id, name } = await registerMember(world)
    const times = await counted('sign_in_failed', 'member')
    await signIn(name, '203.0.113.7')
    expect(events()).toMatchObject([
      {
        level: 'warn',
        type: 'authn_login_fail',
        kind: 'sign_in_failed',
        actor: 'member',
        subject: id,
        reason: 'credentials_invalid',
      },
    ])
    expect(await counted('sign_in_failed', 'member')).toBe(times + 1)
  })

  it('names neither the account that was typed nor the address', async () => {
    const { name } = await registerMember(world)
    const written = world.logged().length
    await signIn(name, '203.0.113.7')
    await signIn('nobody.at.all', '203.0.113.7')
    const text = world.logged().slice(written)
    expect(text).toContain('"event":"security"')
    expect(text).not.toMatch(new RegExp(`${name}|nobody\\.at\\.all|203\\.0\\.113|errada`))
  })

  it('shows that two tries came from one network, and that a third did not', async () => {
    await signIn('nobody.at.all', '203.0.113.7')
    await signIn('nobody.else', '203.0.113.99')
    await signIn('nobody.more', '198.51.100.7')
    const [first, second, third] = events()
    expect(first).toMatchObject({ actor: 'none', network: expect.stringMatching(/^[\w-]{16}$/) })
    expect(second?.network).toBe(first?.network)
    expect(third?.network).not.toBe(first?.network)
  })
})

describe('the back office', () => {
  it('reports a failed sign-in of an administrator', async () => {
    const { email, code } = await createAdministrator(world)
    await post('/api/admin/sign-in', { email, password: 'errada 123', totp: code() })
    expect(events()).toMatchObject([
      { kind: 'sign_in_failed', actor: 'administrator', reason: 'totp_invalid' },
    ])
    expect(JSON.stringify(events())).not.toContain(email)
  })

  it('reports the first right sign-in after failed ones, with their number', async () => {
    const { email, password, code } = await createAdministrator(world)
    for (const _ of [1, 2]) await post('/api/admin/sign-in', { email, password: 'errada 123', totp: code() })
    await post('/api/admin/sign-in', { email, password, totp: code() })
    expect(events().at(-1)).toMatchObject({
      ...{ level: 'info', type: 'authn_login_successafterfail', kind: 'sign_in_after_failures' },
      ...{ actor: 'administrator', count: 2 },
    })
  })

  it('reports a passkey that opens nothing, at its sign-in and at the members’', async () => {
    const passkey = createAuthenticator().answer('made up', 1)
    await post('/api/admin/passkey/sign-in', { passkey }, { 'x-forwarded-for': '203.0.113.7' })
    await post('/api/auth/passkey/login', { passkey })
    const failed = { kind: 'sign_in_failed', actor: 'none', reason: 'passkey_refused' }
    expect(events()).toMatchObject([failed, failed])
  })

  it('reports an approval that needs another person', async () => {
    const headers = await administratorHeaders(world)
    const member = await registerMember(world)
    const intent = {
      member: member.id,
      direction: 'credit',
      money: '40.00',
      reason: 'Round 77 was settled wrongly',
    }
    const proposed = await post('/api/admin/adjustments/propose', intent, headers())
    await post('/api/admin/adjustments/approve', { id: proposed.json().data.id }, headers())
    expect(events()).toMatchObject([
      {
        type: 'authz_fail',
        kind: 'approval_refused',
        actor: 'administrator',
        reason: 'second_person_needed',
        resource: '/api/admin/adjustments/approve',
      },
    ])
  })

  it('reports each export with its rows', async () => {
    const headers = await administratorHeaders(world)
    await post('/api/admin/audit/export', {}, headers())
    await post('/api/admin/files/export', { format: 'csv' }, headers())
    expect(events()).toMatchObject([
      { level: 'info', type: 'sensitive_read', kind: 'export', resource: 'audit', count: expect.any(Number) },
      { level: 'info', kind: 'export', actor: 'administrator', resource: 'catalogue' },
    ])
  })
})

describe('a member’s sign-in after failed ones', () => {
  it('is reported with their number, and the slowdown before it as a lock-out', async () => {
    const { name, id, password } = await registerMember(world)
    const captcha = async () => {
      const { key } = (await post('/api/auth/captcha', {})).json()
      return { key, captcha: '00000', proof: '0' }
    }
    for (let at = 0; at < 5; at += 1) {
      await post('/api/auth/login2', { name, password: 'errada 123', ...(await captcha()) })
    }
    world.clock.advance(31_000)
    await post('/api/auth/login2', { name, password, ...(await captcha()) })
    const kinds = events().map(({ kind }) => kind)
    expect(kinds).toEqual([...Array(5).fill('sign_in_failed'), 'lock_out', 'sign_in_after_failures'])
    expect(events().at(-1)).toMatchObject({ actor: 'member', subject: id, count: 5 })
  })
})

describe('a secret of somebody who is signed in', () => {
  it('reports each wrong withdrawal password, and the lock-out as such', async () => {
    const member = await registerMember(world)
    const pin = (payload: object) => post('/api/member/drawing_pwd/modify', payload, member.keyed())
    const proof = proofFor(world.deps, member.token, 'withdrawal_password')
    const both = { qk_pwd: '739154', qk_pwd_confirmation: '739154', proof }
    await post('/api/member/drawing_pwd/set', both, member.keyed())
    const written = events().length
    for (let at = 0; at < 5; at += 1) {
      await pin({ old_qk_pwd: '000001', qk_pwd: '640281', qk_pwd_confirmation: '640281' })
    }
    expect(events().slice(written)).toMatchObject([
      ...[1, 2, 3, 4].map(count => ({ kind: 'proof_failed', subject: member.id, count })),
      { type: 'authn_login_lock', kind: 'lock_out', subject: member.id, reason: 'withdrawal_password_wrong' },
    ])
  })

  it('reports a wrong verification code', async () => {
    await post('/api/auth/forgot', { account: 'nobody', key: randomUUID(), captcha: 'XXXXX', proof: '1' })
    expect(events()).toMatchObject([{ kind: 'captcha_failed', actor: 'none', reason: 'captcha_invalid' }])
  })
})
