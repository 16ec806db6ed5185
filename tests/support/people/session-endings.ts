import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { closeWithin } from '../../../server/features/auth/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import type { TestApp } from '../test-app.ts'
import { administratorHeaders, type TestMember } from './test-members.ts'

/** A call of the member's, under a key of its own. */
export const sendAs = (world: TestApp, member: TestMember, url: string, payload: object = {}) =>
  world.app.inject({ method: 'POST', url, payload, headers: member.keyed() })

/** The member signs in on another device, from which the first one's session is ended. */
export async function elsewhere(world: TestApp, member: TestMember): Promise<TestMember> {
  const payload = { name: member.name, password: member.password }
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login2', payload })
  const headers = { authorization: `Bearer ${answer.json().access_token}` }
  const keyed = (key: string = randomUUID()) => ({ ...headers, 'idempotency-key': key })
  return { ...member, token: answer.json().access_token, headers, keyed }
}

/** Every way in which a member's session ends before its time, but erasure. */
export const sessionEndings: readonly (readonly [
  string,
  (world: TestApp, member: TestMember) => Promise<unknown>,
])[] = [
  ['sign-out', (world, member) => sendAs(world, member, '/api/auth/logout')],
  [
    '"log out everywhere" from another device',
    async (world, member) => sendAs(world, await elsewhere(world, member), '/api/security/sessions/end'),
  ],
  [
    'the end of this session in the list of another device',
    async (world, member) => {
      const other = await elsewhere(world, member)
      const { data } = (
        await world.app.inject({ url: '/api/security/overview', headers: other.headers })
      ).json()
      const { id } = data.sessions.find((one: { is_current: boolean }) => !one.is_current)
      return sendAs(world, other, '/api/security/sessions/end', { id })
    },
  ],
  [
    'a change of the password on another device',
    async (world, member) =>
      sendAs(world, await elsewhere(world, member), '/api/security/password', {
        old_password: member.password,
        password: 'outra senha boa',
        password_confirmation: 'outra senha boa',
      }),
  ],
  [
    'force offline',
    async (world, { id }) => {
      const headers = (await administratorHeaders(world))()
      const payload = { id, reason: 'conta compartilhada' }
      return world.app.inject({ method: 'POST', url: '/api/admin/members/force-offline', payload, headers })
    },
  ],
  [
    'the closing of the account',
    async (world, { id }) => {
      await transaction(world.deps.db, tx => closeWithin(world.deps, tx, id))
      return { statusCode: 200 }
    },
  ],
  [
    'an end in the database alone, of which no process was notified',
    async (world, { id }) => {
      await sql`UPDATE session SET revoked_at = ${world.clock.now()}, revoked_reason = 'signed_out'
        WHERE member_id = ${id}`.execute(world.deps.db)
      return { statusCode: 200 }
    },
  ],
]
