import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { newAdministrator, openAdmin } from '../peers/pix-people.ts'
import type { TestApp } from '../test-app.ts'
import { backOffice, type Owner } from './owners.ts'

interface Deed {
  /** Proposes it; the answer of the call. */
  readonly propose: (
    by: Owner,
  ) => Promise<{ readonly status: number; readonly body: { data: { id: string } } }>
  /** Whether it was done. */
  readonly isDone: () => Promise<boolean>
}

/**
 * One person alone tries to have both hands in a deed: at another device, as a colleague at the same device, as a colleague in
 * the same session. None of it does anything; another owner at their own device does it, and the audit log names both.
 */
export async function expectTwoOwners(world: TestApp, { propose, isDone }: Deed): Promise<void> {
  const admin = backOffice(world)
  const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
  const device = randomBytes(32)
  const at = await openAdmin(world, olga.id, { device })
  const proposed = await propose(at)
  expect(proposed).toMatchObject({ status: 200, body: { data: { state: 'proposed' } } })
  const { id } = proposed.body.data
  expect(await isDone()).toBe(false)
  for (const same of [at, olga, await openAdmin(world, olga.id)]) {
    expect(await admin.approve(same, id)).toMatchObject({
      status: 409,
      body: { error: 'second_person_needed' },
    })
  }
  const wrong = { status: 409, body: { error: 'second_device_needed' } }
  expect(await admin.approve(await openAdmin(world, otto.id, { device }), id)).toMatchObject(wrong)
  const session = await recordSessionOf(world, id, otto.id)
  expect(await admin.approve(otto, id)).toMatchObject(wrong)
  await sql`UPDATE approval_request SET proposer_session = ${session} WHERE id = ${id}`.execute(world.deps.db)
  expect(await isDone()).toBe(false)
  expect(world.logged()).toContain(`"kind":"approval_refused","actor":"administrator","subject":"${otto.id}"`)
  expect(await admin.approve(otto, id)).toMatchObject({ status: 200, body: { data: { state: 'approved' } } })
  expect(await isDone()).toBe(true)
  await expectBothInTheLog(world, id, [olga.id, otto.id])
}

/** As if the proposal came from the first session of the approver; the session that it did come from. */
async function recordSessionOf(world: TestApp, id: string, approver: string): Promise<string> {
  const { rows } = await sql<{ was: string }>`
    WITH was AS (SELECT proposer_session FROM approval_request WHERE id = ${id})
    UPDATE approval_request SET proposer_session = (SELECT id FROM administrator_session
      WHERE administrator_id = ${approver} ORDER BY id LIMIT 1)
    WHERE id = ${id} RETURNING (SELECT proposer_session FROM was) AS was`.execute(world.deps.db)
  const session = rows[0]?.was
  if (session === undefined) throw new Error('There is no such proposal')
  return session
}

/** The deed's own line, not only that of the approval. */
async function expectBothInTheLog(world: TestApp, id: string, [first, second]: readonly [string, string]) {
  const { rows } = await sql<{ action: string; administrator_id: string; proposed_by: string }>`
    SELECT action, administrator_id, details ->> 'proposed_by' AS proposed_by FROM audit_log
    WHERE details ->> 'request' = ${id} AND action NOT LIKE 'approval_%'`.execute(world.deps.db)
  expect(rows).toMatchObject([{ administrator_id: second, proposed_by: first }])
}
