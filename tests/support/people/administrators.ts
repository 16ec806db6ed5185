import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'
import { createAuthenticator } from './software-authenticator.ts'
import { createAdministrator } from './test-members.ts'

type Authenticator = ReturnType<typeof createAuthenticator>

/** The calls of a back office with people of its own, who have passkeys in software. */
export function openAdministrators(world: TestApp) {
  const minutes = (count: number) => world.clock.advance(count * 60_000)

  async function post(url: string, payload: object, bearer?: string, key: string = randomUUID()) {
    const headers = {
      'idempotency-key': key,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    }
    const answer = await world.app.inject({ method: 'POST', url, payload, headers })
    return { status: answer.statusCode, body: answer.json() }
  }

  /** Somebody at the desk, signed in by password and code. */
  async function administrator() {
    const made = await createAdministrator(world)
    const signInByCode = async () => {
      minutes(1)
      const { email, password, code } = made
      return post('/api/admin/sign-in', { email, password, totp: code() })
    }
    const { body } = await signInByCode()
    const bearer: string = body.access_token
    const id: string = body.data.id
    const call = (url: string, payload: object = {}, key?: string) => post(url, payload, bearer, key)
    const add = async (device: Authenticator = createAuthenticator(), name = 'My key') => {
      const offered = (await call('/api/admin/security/passkeys/options')).body
      const body = { name, passkey: device.make(offered.data.challenge) }
      return { device, answer: await call('/api/admin/security/passkeys/add', body) }
    }
    const list = async () => (await call('/api/admin/security')).body.data.passkeys
    return { ...made, id, bearer, call, add, list, signInByCode }
  }

  async function signIn(device: Authenticator, counter: number) {
    const { body } = await post('/api/admin/passkey/options', {})
    return post('/api/admin/passkey/sign-in', { passkey: device.answer(body.data.challenge, counter) })
  }

  /** What the log says last of somebody. */
  async function lastActs(id: string, count = 1) {
    const { rows } = await sql<{ action: string; details: Record<string, unknown> }>`
    SELECT action, details FROM audit_log WHERE subject = ${`administrator:${id}`}
    ORDER BY seq DESC LIMIT ${count}`.execute(world.deps.db)
    return rows
  }

  return { minutes, post, administrator, signIn, lastActs }
}
