import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropRegistrations } from '../../../server/features/account/profile/drop-registrations.ts'
import { forgetMembers } from '../../../server/features/account/profile/forget-members.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import {
  freshPhone,
  registerMember,
  registerUnconfirmed,
  type TestMember,
} from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* docs/compliance/retention.md: a registration that nobody settles within seven days is erased; nothing of it is kept. */

const day = 86_400_000
let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const upkeep = async () => {
  await dropRegistrations(world.deps)
  await forgetMembers(world.deps)
}
const rowOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ row: string; erased: boolean; claims: bigint }>`SELECT m::text AS row,
    erased_at IS NOT NULL AS erased, (SELECT count(*) FROM member_claim c WHERE c.member_id = m.id) AS claims
    FROM member m WHERE id = ${id}`.execute(world.deps.db)
  return rows[0]
}

it('after seven days name, contacts and CPF are gone, and the session has ended', async () => {
  const phone = freshPhone()
  const member = await registerUnconfirmed(world, { phone, name: 'nunca.confirmou' })
  const settled = await registerMember(world)
  world.clock.advance(7 * day - 60_000)
  await upkeep()
  expect(await rowOf(member)).toMatchObject({ erased: false, claims: 1n })
  world.clock.advance(120_000)
  await upkeep()
  const left = await rowOf(member)
  expect(left).toMatchObject({ erased: true, claims: 0n })
  expect(left?.row).not.toContain('nunca.confirmou')
  const { rows } = await sql`SELECT FROM member WHERE id = ${member.id}
    AND num_nonnulls(realname_sealed, cpf_sealed, phone_sealed, email_sealed, birth_date, password_hash) > 0`.execute(
    world.deps.db,
  )
  expect(rows).toEqual([])
  expect(await rowOf(settled)).toMatchObject({ erased: false })
  const security = createSecurityCalls(world)
  const byPhone = await security.open('/api/auth/login2', { phone, password: member.password })
  expect(byPhone.body.error).toBe('credentials_invalid')
})

it('an exclusion that was asked for meanwhile outlives the seven days', async () => {
  const member = await registerUnconfirmed(world)
  const payload = { id: randomUUID(), term: 'five_years' }
  const asked = await world.app.inject({
    method: 'POST',
    url: '/api/breaks/take',
    headers: member.keyed(),
    payload,
  })
  expect(asked.statusCode).toBe(200)
  world.clock.advance(8 * day)
  await upkeep()
  expect(await rowOf(member)).toMatchObject({ erased: false })
})
