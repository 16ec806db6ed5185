import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvalKinds } from '../../../server/approval-kinds.ts'
import { firstBrokenAudit } from '../../../server/platform/audit/audit-log.ts'
import { newAdministrator, openAdmin } from '../../support/peers/pix-people.ts'
import { backOffice } from '../../support/people/owners.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let admin: ReturnType<typeof backOffice>
beforeAll(async () => {
  world = await createTestApp()
  admin = backOffice(world)
})
afterAll(() => world.close())

const day = 24 * 3_600_000
const setProbation = (id: string, until: Date | null) =>
  sql`UPDATE administrator SET probation_until = ${until} WHERE id = ${id}`.execute(world.deps.db)

/** Inviting, changing roles, resetting credentials … need a second owner. */
describe('what one owner proposes', () => {
  it('changes nothing and says that it waits, until another owner approves it', async () => {
    const { olga, otto, vera } = await admin.people()
    const change = { id: vera.id, role: 'reviewer', disabled: false, reason: 'A new task' }
    const proposed = await admin.call(olga, 'administrators/change', change)
    expect(proposed).toMatchObject({
      status: 200,
      body: { message: 'Proposto. Espera a aprovação de uma segunda pessoa.', data: { state: 'proposed' } },
    })
    expect(await admin.roleOf(olga, vera.id)).toMatchObject({ role: 'support', sessions: 1 })
    expect(await admin.approve(otto, proposed.body.data.id)).toMatchObject({
      status: 200,
      body: { data: { state: 'approved' } },
    })
    expect(await admin.roleOf(olga, vera.id)).toMatchObject({ role: 'reviewer', sessions: 0 })
  })

  it('is shown to the others field by field, with what it was and what it would be', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id, { disabled: true })
    const shown = async (who: typeof olga) => {
      const { body } = await admin.call(who, 'approvals', { state: 'proposed', limit: 100 })
      return body.data.find((one: { id: string }) => one.id === id)
    }
    expect(await shown(otto)).toMatchObject({
      kind: 'administrator_change',
      concerns: { name: 'Vera' },
      proposed_by: { name: 'Olga' },
      reason: 'A new task',
      changes: [
        { field: 'role', before: 'support', after: 'reviewer' },
        { field: 'disabled', before: false, after: true },
      ],
      obstacle: null,
    })
    expect(await shown(olga)).toMatchObject({ obstacle: 'second_person_needed' })
    expect(await shown(vera)).toMatchObject({ obstacle: 'forbidden' })
    expect(await shown(await newAdministrator(world, 'Nina', 'support'))).toBeUndefined()
  })

  it('is not proposed a second time while it waits, and not at all where it changes nothing', async () => {
    const { olga, otto, vera } = await admin.people()
    await admin.proposeChange(olga, vera.id)
    const again = { id: vera.id, role: 'finance', disabled: false, reason: 'Another idea' }
    expect(await admin.call(otto, 'administrators/change', again)).toMatchObject({
      body: { error: 'approval_waits' },
    })
    const same = { id: otto.id, role: 'owner', disabled: false, reason: 'Nothing' }
    expect(await admin.call(olga, 'administrators/change', same)).toMatchObject({
      body: { error: 'nothing_changes' },
    })
  })

  it('lies encrypted in the database', async () => {
    const { olga, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    const { rows } = await sql<{ row: string; sealed: Buffer }>`
      SELECT row_to_json(r)::text AS row, sealed FROM approval_request r WHERE id = ${id}`.execute(
      world.deps.db,
    )
    expect(rows[0]?.row).not.toContain('"before"')
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('reviewer')
  })
})

describe('an approval is refused', () => {
  it('to the person who proposed it, at whichever device they come again', async () => {
    const { olga, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    const elsewhere = await openAdmin(world, olga.id)
    for (const same of [olga, elsewhere]) {
      expect(await admin.approve(same, id)).toMatchObject({ body: { error: 'second_person_needed' } })
    }
    expect(await admin.roleOf(olga, vera.id)).toMatchObject({ role: 'support' })
  })

  it('to another person at the device that proposed it', async () => {
    const { olga, otto, vera } = await admin.people()
    const device = randomBytes(32)
    const id = await admin.proposeChange(await openAdmin(world, olga.id, { device }), vera.id)
    expect(await admin.approve(await openAdmin(world, otto.id, { device }), id)).toMatchObject({
      status: 409,
      body: { error: 'second_device_needed' },
    })
    expect(await admin.approve(await openAdmin(world, otto.id, { device: null }), id)).toMatchObject({
      body: { error: 'second_device_needed' },
    })
    expect(await admin.approve(otto, id)).toMatchObject({ status: 200 })
  })

  it('to an owner whose proof is older than ten minutes, until they prove who they are', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    const provedAt = new Date(world.clock.now().getTime() - 11 * 60_000)
    const stale = await openAdmin(world, otto.id, { provedAt })
    expect(await admin.approve(stale, id)).toMatchObject({ status: 403, body: { error: 'proof_required' } })
    expect(await admin.roleOf(olga, vera.id)).toMatchObject({ role: 'support' })
  })

  it('to an owner on probation, and says until when', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    await setProbation(otto.id, new Date(world.clock.now().getTime() + day))
    expect(await admin.approve(otto, id)).toMatchObject({
      status: 403,
      body: { error: 'approver_on_probation', details: { until: expect.stringMatching(/Z$/) } },
    })
    world.clock.advance(day + 1000)
    const later = await openAdmin(world, otto.id)
    expect(await admin.approve(later, id)).toMatchObject({ status: 200 })
  })

  it('to the owner whose access it changes, and so is the refusal of it', async () => {
    const { olga, otto } = await admin.people()
    const id = await admin.proposeChange(olga, otto.id, { disabled: true })
    expect(await admin.approve(otto, id)).toMatchObject({ body: { error: 'own_account' } })
    expect(await admin.refuse(otto, id)).toMatchObject({ body: { error: 'own_account' } })
    const third = await newAdministrator(world, 'Ona')
    expect(await admin.approve(third, id)).toMatchObject({ status: 200 })
    expect(await admin.call(otto, 'administrators')).toMatchObject({ status: 401 })
  })

  it('to a colleague without the role for it', async () => {
    const { olga, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    const finance = await newAdministrator(world, 'Fabio', 'finance')
    expect(await admin.approve(finance, id)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    expect(await admin.refuse(finance, id)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
  })

  it('where the proposer was shut out, or is no owner any more', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    const third = await newAdministrator(world, 'Ona')
    await admin.approve(third, await admin.proposeChange(otto, olga.id, { role: 'support' }))
    expect(await admin.approve(otto, id)).toMatchObject({ body: { error: 'approval_outdated' } })
  })

  it('where what it is about is no longer as it was shown', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    await sql`UPDATE administrator SET role = 'finance' WHERE id = ${vera.id}`.execute(world.deps.db)
    expect(await admin.approve(otto, id)).toMatchObject({ body: { error: 'approval_outdated' } })
    await sql`UPDATE administrator SET role = 'reviewer' WHERE id = ${vera.id}`.execute(world.deps.db)
    expect(await admin.approve(otto, id)).toMatchObject({ body: { error: 'nothing_changes' } })
  })

  it('once it has expired, and the same may be proposed again', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    world.clock.advance(7 * day)
    const [again, other] = [await openAdmin(world, olga.id), await openAdmin(world, otto.id)]
    expect(await admin.approve(other, id)).toMatchObject({ status: 410, body: { error: 'approval_expired' } })
    const { body } = await admin.call(other, 'approvals', { state: 'expired', limit: 100 })
    expect(body.data.map((one: { id: string }) => one.id)).toContain(id)
    const next = await admin.proposeChange(again, vera.id)
    expect(await admin.approve(other, next)).toMatchObject({ status: 200 })
    expect(await admin.approve(other, id)).toMatchObject({ body: { error: 'approval_expired' } })
  })

  it('and logged as a security event, as a refusal by a person is', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    await admin.approve(olga, id)
    await admin.refuse(otto, id)
    const reported = (kind: string, subject: string) =>
      world
        .logged()
        .split('\n')
        .filter(line => line.includes(`"kind":"${kind}"`) && line.includes(`"subject":"${subject}"`))
    expect(reported('approval_refused', olga.id)).toHaveLength(1)
    expect(reported('proposal_refused', otto.id)).toHaveLength(1)
  })
})

describe('a decision about a proposal', () => {
  it('by two owners at the same moment counts once', async () => {
    const { olga, otto, vera } = await admin.people()
    const ona = await newAdministrator(world, 'Ona')
    const id = await admin.proposeChange(olga, vera.id)
    const answers = await Promise.all([
      admin.approve(otto, id),
      admin.approve(ona, id),
      admin.refuse(ona, id),
      admin.approve(otto, id),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const words = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error)
    expect(new Set(words)).toEqual(new Set(['approval_decided']))
    const { rows } = await sql`SELECT 1 FROM audit_log WHERE action = 'administrator_change'
      AND subject = ${`administrator:${vera.id}`}`.execute(world.deps.db)
    expect(rows.length).toBeLessThan(2)
  })

  it('that is sent again under its key answers the same and does nothing more', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    const key = randomUUID()
    const [first, second] = [await admin.approve(otto, id, key), await admin.approve(otto, id, key)]
    expect(second.body).toEqual(first.body)
    expect(await admin.approve(otto, id)).toMatchObject({ body: { error: 'approval_decided' } })
  })

  it('two owners who decide about each other at once never wait for each other for ever', async () => {
    const { olga, otto } = await admin.people()
    const ona = await newAdministrator(world, 'Ona')
    const ids = [
      await admin.proposeChange(ona, otto.id, { role: 'finance' }),
      await admin.proposeChange(ona, olga.id, { role: 'finance' }),
    ] as const
    const answers = await Promise.all([admin.approve(olga, ids[0]), admin.approve(otto, ids[1])])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is withdrawn by its proposer alone', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    expect(await admin.withdraw(otto, id)).toMatchObject({ status: 404 })
    expect(await admin.withdraw(olga, id)).toMatchObject({ body: { data: { state: 'withdrawn' } } })
    expect(await admin.approve(otto, id)).toMatchObject({ body: { error: 'approval_decided' } })
  })

  it('stands in the audit log with both people, their sessions and their devices', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    await admin.approve(otto, id)
    const { rows } = await sql<{
      action: string
      administrator_id: string
      details: Record<string, string>
    }>`
      SELECT action, administrator_id, details FROM audit_log WHERE subject = ${`administrator:${vera.id}`}
      ORDER BY seq`.execute(world.deps.db)
    expect(rows.map(row => [row.action, row.administrator_id])).toEqual([
      ['approval_propose', olga.id],
      ['administrator_change', otto.id],
      ['approval_approve', otto.id],
    ])
    const [proposed, changed, approved] = rows.map(row => row.details)
    for (const reported of [changed, approved]) {
      expect(reported).toMatchObject({
        ...{ request: id, proposed_by: olga.id },
        ...{ proposer_session: proposed?.session, proposer_device: proposed?.device },
      })
      expect(reported?.session).not.toBe(proposed?.session)
      expect(reported?.device).not.toBe(proposed?.device)
    }
    expect(await firstBrokenAudit(world.deps, world.deps.db)).toBeUndefined()
  })

  it('by the proposer or from their device is refused by the database itself', async () => {
    const { olga, otto, vera } = await admin.people()
    const id = await admin.proposeChange(olga, vera.id)
    const decide = (by: string, device: string) =>
      sql`UPDATE approval_request SET state = 'approved', decided_by = ${by}, decided_at = now(),
        decider_session = ${randomUUID()},
        decider_device = CASE WHEN ${device} = 'same' THEN proposer_device ELSE ${device} END
        WHERE id = ${id}`.execute(world.deps.db)
    await expect(decide(olga.id, 'another')).rejects.toThrow(/check constraint/)
    await expect(decide(vera.id, 'another')).rejects.toThrow(/approval_by_another_hand/)
    await expect(decide(otto.id, 'same')).rejects.toThrow(/approval_by_another_hand/)
  })
})

it('every kind of proposal has a name of its own, and somebody who may approve it', () => {
  const names = approvalKinds.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(approvalKinds.filter(({ approvers }) => approvers.length === 0)).toEqual([])
})
