import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recogniseAdministrator } from '../../../server/features/operations/administrators/sign-in.ts'
import { createAdministrator } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const minutes = (count: number) => world.clock.advance(count * 60_000)

async function signedIn(cookies: Record<string, string> = {}, who?: Administrator) {
  const administrator = who ?? (await createAdministrator(world))
  const { email, password, code } = administrator
  const payload = { email, password, totp: code() }
  const answer = await world.app.inject({ method: 'POST', url: '/api/admin/sign-in', payload, cookies })
  expect(answer.statusCode).toBe(200)
  const bearer: string = answer.json().access_token
  const call = async (url: string, body: object, key: string = randomUUID()) => {
    const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': key }
    const { statusCode, json } = await world.app.inject({ method: 'POST', url, payload: body, headers })
    return { status: statusCode, body: json() }
  }
  const caller = async () => {
    const found = await recogniseAdministrator(world.deps, bearer)
    if (typeof found === 'string') throw new Error(found)
    return found
  }
  return { ...administrator, answer, call, caller }
}
type Administrator = Awaited<ReturnType<typeof createAdministrator>>

const approve = '/api/admin/adjustments/approve'

describe('an administrator’s proof of who they are', () => {
  it('is ten minutes good for an approval, and no longer', async () => {
    const admin = await signedIn()
    const id = randomUUID()
    minutes(9.9)
    expect(await admin.call(approve, { id })).toMatchObject({ status: 404 })
    minutes(0.2)
    expect(await admin.call(approve, { id })).toMatchObject({
      status: 403,
      body: { error: 'proof_required' },
    })
    expect(await admin.call('/api/admin/adjustments', {})).toMatchObject({ status: 200 })
  })

  it('is given anew by password and code, and the very same call goes through then', async () => {
    const admin = await signedIn()
    const [id, key] = [randomUUID(), randomUUID()]
    minutes(11)
    expect(await admin.call(approve, { id }, key)).toMatchObject({ status: 403 })
    const proof = { password: admin.password, totp: admin.code() }
    const proved = await admin.call('/api/admin/prove', proof)
    expect(proved).toMatchObject({ status: 200 })
    const { proved_at, fresh_until } = proved.body.data
    expect(Date.parse(fresh_until) - Date.parse(proved_at)).toBe(600_000)
    expect((await admin.caller()).provedAt.toISOString()).toBe(proved_at)
    expect(await admin.call(approve, { id }, key)).toMatchObject({ status: 404 })
  })

  it('is refused with a wrong password and with a code that was used, and stays as old as it was', async () => {
    const admin = await signedIn()
    const { provedAt } = await admin.caller()
    const used = admin.code()
    expect(await admin.call('/api/admin/prove', { password: admin.password, totp: used })).toMatchObject({
      body: { error: 'totp_invalid' },
    })
    minutes(11)
    const wrong = { password: `${admin.password}!`, totp: admin.code() }
    expect(await admin.call('/api/admin/prove', wrong)).toMatchObject({ body: { error: 'totp_invalid' } })
    expect((await admin.caller()).provedAt).toEqual(provedAt)
  })

  it('is guessed at no more often than a sign-in', async () => {
    const admin = await signedIn()
    minutes(11)
    const guess = () => admin.call('/api/admin/prove', { password: admin.password, totp: '000000' })
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('the device of an administrator', () => {
  it('is known by a cookie of the back office alone, that no script and no other site reads', async () => {
    const [cookie] = (await signedIn()).answer.cookies
    expect(cookie).toMatchObject({
      name: 'arara-desk-device',
      path: '/api/admin',
      httpOnly: true,
      sameSite: 'Strict',
    })
    expect(cookie?.secure).toBeUndefined()
  })

  it('is the same for two people at one browser, another at another, and never what the cookie says', async () => {
    const first = await signedIn()
    const token = first.answer.cookies[0]?.value ?? ''
    const { deviceId } = await first.caller()
    const second = await signedIn({ 'arara-desk-device': token })
    expect((await second.caller()).deviceId).toBe(deviceId)
    expect((await (await signedIn()).caller()).deviceId).not.toBe(deviceId)
    expect(deviceId).not.toContain(token)
  })

  it('is not what somebody writes into the cookie at will', async () => {
    const made = await signedIn({ 'arara-desk-device': 'mine' })
    expect(made.answer.cookies[0]?.value).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })
})

it('a sign-in sets the device’s cookie over https alone where the back office is reached by https', async () => {
  const safe = await createTestApp({ environment: { SITE_URL: 'https://arara.example' } })
  try {
    const { email, password, code } = await createAdministrator(safe)
    const payload = { email, password, totp: code() }
    const { cookies } = await safe.app.inject({ method: 'POST', url: '/api/admin/sign-in', payload })
    expect(cookies[0]).toMatchObject({ name: '__Secure-arara-desk-device', secure: true })
  } finally {
    await safe.close()
  }
})
