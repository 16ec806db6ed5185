import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkName, pressOn } from '../../../server/platform/guesses/pressure.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { doWork } from '../../support/work.ts'

/* By network (/24, /64: carrier NAT shares them) only the proof of work grows, nobody is shut out. */

let database: TestDatabase
let open: TestApp
let world: TestApp
let member: TestMember
beforeAll(async () => {
  database = await createTestDatabase({ max: 16 })
  open = await createTestApp({ database })
  // Without test doors: the attacker's server is the real one.
  world = await createTestApp({ database, environment: { ARARA_TEST: '0', TRUSTED_PROXIES: '1' } })
  member = await registerMember(open)
})
afterAll(async () => {
  await world.close()
  await open.close()
  await database.close()
})
// The tries of the test before are forgotten, and a minute begins.
beforeEach(() => {
  world.clock.advance(31 * 60_000)
  world.clock.advance(60_000 - (world.clock.now().getTime() % 60_000))
})

let tries = 0
const send = async (ip: string, payload: object, cookies: Record<string, string> = {}) => {
  const headers = { 'x-forwarded-for': ip }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/login2',
    headers,
    payload,
    cookies,
  })
  return { ...answer.json(), status: answer.statusCode }
}
/** Each on an account of its own: no account's own bound is met. */
const wrong = (ip: string, work: object = {}) => {
  tries += 1
  return send(ip, { name: `nobody.${tries}`, password: 'errada', ...work })
}
const right = (ip: string, work: object = {}, cookies: Record<string, string> = {}) =>
  send(ip, { name: member.name, password: member.password, ...work }, cookies)
const workFor = async (asked: { details: { key: string; prefix: string; bits: number } }) => ({
  key: asked.details.key,
  proof: doWork(asked.details),
})
/** As failed sign-ins count; most of these tests ask what follows. */
const fail = async (times: number, ipOf: (at: number) => string) => {
  for (let at = 0; at < times; at += 1) await pressOn(world.deps, networkName(ipOf(at)))
}

describe('a network with many failed sign-ins', () => {
  it('of IPv4 is a /24: after ten failures from any of its addresses each try costs work', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect(await wrong(`203.0.113.${at}`)).toMatchObject({ error: 'credentials_invalid' })
    }
    expect(await wrong('203.0.113.200')).toMatchObject({
      status: 422,
      error: 'proof_of_work_required',
      details: { bits: 16 },
    })
    expect(await wrong('203.0.114.1')).toMatchObject({ error: 'credentials_invalid' })
  })

  it('of IPv6 is a /64: no caller is somebody else by the rest of an address', async () => {
    const address = (at: number) => `2001:db8:0:7:${at}:${at * 7}::${at}`
    for (let at = 0; at < 10; at += 1) await wrong(address(at))
    expect(await wrong(address(900))).toMatchObject({ error: 'proof_of_work_required' })
    expect(await wrong('2001:db8:0:8::1')).toMatchObject({ error: 'credentials_invalid' })
  })

  it('costs one bit more with each doubling', async () => {
    await fail(20, at => `198.51.100.${at}`)
    expect(await wrong('198.51.100.3')).toMatchObject({ details: { bits: 17 } })
  })

  it('shuts nobody out: who does the work signs in, at any number of failures', async () => {
    await fail(80, at => `192.0.2.${at}`)
    const asked = await right('192.0.2.77')
    expect(asked).toMatchObject({ error: 'proof_of_work_required', details: { bits: 19 } })
    expect(await right('192.0.2.77', await workFor(asked))).toMatchObject({ status: 200 })
  })

  it('takes each proof once, and none that is too small or made up', async () => {
    await fail(10, at => `192.0.2.${at}`)
    const work = await workFor(await wrong('192.0.2.1'))
    const { details } = await wrong('192.0.2.1')
    expect(await wrong('192.0.2.1', { key: details.key, proof: '0' })).toMatchObject({
      error: 'proof_of_work_required',
    })
    expect(await wrong('192.0.2.1', work)).toMatchObject({ error: 'credentials_invalid' })
    expect(await wrong('192.0.2.1', work)).toMatchObject({ error: 'proof_of_work_required' })
  })

  it('does not skip the work with a verification code that nobody asked for', async () => {
    await fail(10, at => `192.0.2.${at}`)
    const made = { key: member.id, captcha: 'AAAAA', proof: '0' }
    expect(await right('192.0.2.1', made)).toMatchObject({ error: 'captcha_invalid' })
  })

  it('gives a crowd of callers no free tries', async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, (_, at) => wrong(`198.18.7.${at}`)))
    const looked = crowd.filter(({ error }) => error === 'credentials_invalid')
    expect(looked.length).toBeLessThanOrEqual(10)
    expect(crowd.map(({ status }) => status)).not.toContain(429)
  })

  it('costs the member nothing on a device of their own', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.200' }
    const payload = { name: member.name, password: member.password }
    const first = await world.app.inject({ method: 'POST', url: '/api/auth/login2', headers, payload })
    const device = first.cookies.find(({ name }) => name === '__Host-arara-device')?.value ?? ''
    await fail(12, at => `192.0.2.${at}`)
    expect(await right('192.0.2.9')).toMatchObject({ error: 'proof_of_work_required' })
    expect(await right('192.0.2.9', {}, { '__Host-arara-device': device })).toMatchObject({ status: 200 })
  })

  it('makes the work of a verification code grow, too', async () => {
    await fail(20, at => `192.0.2.${at}`)
    const bitsFor = async (ip: string) => {
      const headers = { 'x-forwarded-for': ip }
      const answer = await world.app.inject({ method: 'POST', url: '/api/auth/captcha', headers })
      return answer.json().challenge.bits
    }
    expect(await bitsFor('192.0.2.5')).toBe(17)
    expect(await bitsFor('198.51.100.5')).toBe(16)
  })
})

describe('forty tries a minute from one address', () => {
  it('meet a proof of work halfway, even when each is right, and never a closed door', async () => {
    const answers: { status: number; error?: string }[] = []
    for (let at = 0; at < 40; at += 1) answers.push(await right('203.0.113.50'))
    expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true)
    expect(answers.slice(20).every(({ error }) => error === 'proof_of_work_required')).toBe(true)
  })

  it('leave a captcha to be had by everybody behind the address', async () => {
    const ask = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/auth/captcha',
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
    for (let at = 0; at < 60; at += 1) await ask()
    expect((await ask()).statusCode).toBe(200)
  })
})
