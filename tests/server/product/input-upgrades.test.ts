import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTicket } from '../../../contract/support/tickets.ts'
import { requestHash } from '../../../server/platform/http/requests/request-hash.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
let member: TestMember
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
  member = await registerMember(world)
})
afterAll(() => world.close())

const open = (body: object, key: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/informationcenter/tickets/open',
    headers: member.keyed(key),
    payload: body,
  })

describe('a queued write that arrives again after the upgrade', () => {
  const body = () => ({
    id: randomUUID(),
    topic: 'deposit',
    order: null,
    text: '  Na\u0303o caiu \u202ehoje\u202c: \ufeff10,00  ',
  })
  const hashOfVersion1 = async (key: string, asRead: object) => {
    const former = requestHash(world.deps.secrets, openTicket, asRead)
    await sql`UPDATE call SET request_hash = ${former} WHERE key = ${`call:${key}`}`.execute(world.deps.db)
  }

  it('is the same call, though its text is read otherwise now', async () => {
    const [key, sent] = [randomUUID(), body()]
    const first = await open(sent, key)
    expect(first.statusCode).toBe(200)
    await hashOfVersion1(key, { ...sent, text: sent.text.trim() })
    expect((await open(sent, key)).json()).toEqual(first.json())
  })

  it('is refused where its text is another', async () => {
    const [key, sent] = [randomUUID(), body()]
    await open(sent, key)
    await hashOfVersion1(key, { ...sent, text: sent.text.trim() })
    const other = await open({ ...sent, text: 'outro' }, key)
    expect(other.json().error).toBe('idempotency_mismatch')
  })

  it('carries a version in front of its hash from now on', async () => {
    const key = randomUUID()
    await open(body(), key)
    const { rows } = await sql<{ request_hash: Buffer }>`
      SELECT request_hash FROM call WHERE key = ${`call:${key}`}`.execute(world.deps.db)
    expect([rows[0]?.request_hash[0], rows[0]?.request_hash.length]).toEqual([2, 33])
  })
})

describe('a password with accents', () => {
  const composed = 'ação com \u00e9 e espaço'
  const decomposed = composed.normalize('NFD').replace(' com ', '\u00a0com\u00a0')
  const signIn = (name: string, password: string) => security.open('/api/auth/login2', { name, password })

  it('opens the account from either keyboard', async () => {
    const { name } = await registerMember(world, { password: decomposed, password_confirmation: composed })
    expect((await signIn(name, composed)).status).toBe(200)
    expect((await signIn(name, decomposed)).status).toBe(200)
  })

  it('that was hashed as it was typed goes on working, and is then kept in its one form', async () => {
    const old = await registerMember(world)
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
    await sql`UPDATE member SET password_hash = ${await hash(decomposed, cost)} WHERE id = ${old.id}`.execute(
      world.deps.db,
    )
    expect((await signIn(old.name, composed)).body.error).toBe('credentials_invalid')
    expect((await signIn(old.name, decomposed)).status).toBe(200)
    expect((await signIn(old.name, composed)).status).toBe(200)
  })
})
