import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startRegistry } from '../../../server/features/account/registry/service.ts'
import { enrolOthers } from '../../../server/features/account/registry/store.ts'
import { workReturns } from '../../../server/features/cashier/balance-returns/service.ts'
import type { RegistryChecks } from '../../../server/platform/registry/registry-checks.ts'
import type { Member } from '../../support/peers/pix-people.ts'
import { createPixWorld, eventually, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { holdersOf } from '../../support/people/account-holder.ts'
import { listed, type Payee, payeesOf } from '../../support/people/payee.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'

/*
 * docs/rules/brazil.md: "player has 2 days to withdraw; operator then has 2 more days to return the balance to an account of
 * the holder", and the account is closed.
 */
const day = 86_400_000
const soon = 6 * 60_000
let people: Awaited<ReturnType<typeof startPeople>>
let world: PixWorld
let payees: ReturnType<typeof payeesOf>
let registry: RegistryChecks
beforeAll(async () => {
  people = await startPeople()
  world = await createPixWorld({ ...people.environment, WITHDRAWAL_FEE_FIXED: '1.50' })
  payees = payeesOf(world)
  registry = startRegistry(world.deps, new Registry())
})
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await registry.stop()
  await world.close()
  await people.close()
})

const work = () => workReturns(world.deps, async () => undefined)
/** Asked about now; the server's own worker may be the one who asks. */
const asked = async ({ id, cpf }: Member, reason: 'SELF_EXCLUSION' | null) => {
  await people.name(cpf, reason)
  // This house asks no registry at a registration, and enrols who came before only once an hour.
  await enrolOthers(world.deps.db, world.clock.now(), 1_000)
  await sql`UPDATE registry_standing SET ask_at = ${world.clock.now()} WHERE member_id = ${id}`.execute(
    world.deps.db,
  )
  await eventually(async () => {
    await registry.sweep()
    const { rows } = await sql<{ answer: string | null }>`SELECT answer FROM registry_standing
      WHERE member_id = ${id}`.execute(world.deps.db)
    expect(rows[0]?.answer).toBe(reason === null ? 'clear' : 'impeded')
  })
}
/** Named by the registry, two days ago: turned back here, for bearers do not live long. */
const named = async (who: Member) => {
  await asked(who, 'SELF_EXCLUSION')
  await sql`UPDATE registry_standing SET impeded_at = impeded_at - interval '2 days'
    WHERE member_id = ${who.id}`.execute(world.deps.db)
}
const rowOf = async ({ id }: Member) => {
  const { rows } = await sql<{ state: string; cause: string | null; withdrawal_id: string | null }>`
    SELECT state, cause, withdrawal_id FROM balance_return WHERE member_id = ${id} ORDER BY impeded_at DESC`.execute(
    world.deps.db,
  )
  return rows[0]
}
const withdrawalsOf = async (who: Member) => {
  const answer = await world.call(who, '/api/drawing/list', {})
  expect(answer).toMatchObject({ status: 200 })
  return listed.parse(answer.body).data
}
const only = async (who: Member) => {
  const rows = await withdrawalsOf(who)
  expect(rows).toHaveLength(1)
  return rows[0]?.id ?? ''
}
const statusOf = async ({ id }: Member) => {
  const { rows } = await sql<{ status: string }>`SELECT status FROM member WHERE id = ${id}`.execute(
    world.deps.db,
  )
  return rows[0]?.status
}
const signedIn = async ({ id }: Member) => {
  const now = world.clock.now()
  const until = new Date(now.getTime() + 30 * day)
  await sql`INSERT INTO session (id, member_id, remembered, created_at, renewable_until)
    VALUES (${world.deps.ids()}, ${id}, true, ${now}, ${until})`.execute(world.deps.db)
}
const sessionsOf = async ({ id }: Member) => {
  const { rows } = await sql<{ revoked_reason: string | null }>`SELECT revoked_reason FROM session
    WHERE member_id = ${id}`.execute(world.deps.db)
  return rows.map(row => row.revoked_reason)
}
const received = async ({ id }: Member, kind: string) => {
  const { rows } = await sql`SELECT FROM notification WHERE member_id = ${id} AND kind = ${kind}`.execute(
    world.deps.db,
  )
  return rows.length
}
const paid = async (who: Payee) => {
  const id = await only(who)
  expect(await payees.approve(await world.administrator('Rita'), id)).toMatchObject({ status: 200 })
  await payees.becomes(who, id, { state: 'paid' })
  return id
}

test('two days after the naming what is left goes to the account confirmed last, reviewed like every withdrawal and without a fee; then the account is closed', async () => {
  const who = await payees.payee(30_000n)
  await signedIn(who)
  await asked(who, 'SELF_EXCLUSION')
  world.clock.advance(2 * day - 60_000)
  await work()
  expect(await rowOf(who)).toBeUndefined()
  world.clock.advance(60_000)
  await Promise.all([work(), work(), work()])
  const id = await only(who)
  expect(await payees.record(who, id)).toMatchObject({ state: 'pending', money: '300.00', fee: '0.00' })
  expect(await rowOf(who)).toMatchObject({ state: 'sending', withdrawal_id: id })
  expect(await statusOf(who)).toBe('active')
  await paid(who)
  expect(await world.wallet(who)).toMatchObject({ cash: 0n, hold: 0n })
  world.clock.advance(soon)
  await work()
  expect(await rowOf(who)).toMatchObject({ state: 'closed' })
  expect(await statusOf(who)).toBe('closed')
  expect(await sessionsOf(who)).toEqual(['account_closed'])
  const { rows } = await sql`SELECT FROM audit_log WHERE action = 'registry_close'
    AND subject = ${`member:${who.id}`} AND administrator_id IS NULL`.execute(world.deps.db)
  expect(rows).toHaveLength(1)
  await work()
  expect(await rowOf(who)).toMatchObject({ state: 'closed' })
})

test('whom no account is known of is asked for one once; as soon as they confirm it the balance goes there', async () => {
  const holders = holdersOf(world)
  const who = await holders.withPin()
  await world.fill(who, 5_000n)
  await named(who)
  await work()
  world.clock.advance(soon)
  await work()
  expect(await rowOf(who)).toMatchObject({ state: 'stuck', cause: 'account_missing' })
  expect(await received(who, 'balance_account_missing')).toBe(1)
  const accountId = await holders.saved(who, 'cpf', who.cpf)
  expect(await holders.confirm(who, accountId)).toMatchObject({ status: 200 })
  world.clock.advance(soon)
  await work()
  expect(await payees.record(who, await only(who))).toMatchObject({ state: 'pending', money: '50.00' })
})

test("the member's own withdrawal comes first, and an empty account is closed at once", async () => {
  const who = await payees.payee(20_000n)
  await payees.pending(who, { money: '200.00' })
  await named(who)
  await work()
  expect(await rowOf(who)).toMatchObject({ state: 'waiting', cause: 'withdrawal_open' })
  await paid(who)
  world.clock.advance(soon)
  await work()
  expect(await statusOf(who)).toBe('closed')
})

test('what the review rejected is not sent again before a person says so, and that stands in the audit log', async () => {
  const who = await payees.payee(20_000n)
  await named(who)
  await work()
  const rita = await world.administrator('Rita')
  expect(await payees.reject(rita, await only(who))).toMatchObject({ status: 200 })
  for (let turn = 0; turn < 3; turn += 1) {
    world.clock.advance(soon)
    await work()
  }
  expect(await withdrawalsOf(who)).toHaveLength(1)
  expect(await rowOf(who)).toMatchObject({ state: 'stuck', cause: 'withdrawal_rejected' })
  const admin = await world.administrator('Paula')
  const shown = await world.call(admin, '/api/admin/returns', { over: false })
  expect(shown.body).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ state: 'stuck', cause: 'withdrawal_rejected', money: '200.00' }),
    ]),
  })
  const intent = { id: who.id, reason: 'the account was cleared up' }
  const asked = await Promise.all(
    [1, 2].map(() => world.call(admin, '/api/admin/returns/retry', intent, 'k'.repeat(24))),
  )
  for (const answer of asked)
    expect(answer).toMatchObject({ status: 200, body: { data: { state: 'waiting' } } })
  // The retry wakes the server's own worker.
  await eventually(async () => {
    await work()
    expect((await withdrawalsOf(who)).map(row => row.state).toSorted()).toEqual(['pending', 'rejected'])
  })
  expect(await world.call(admin, '/api/admin/returns/retry', intent)).toMatchObject({ status: 409 })
  const support = await world.administrator('Sara', 'support')
  expect(await world.call(support, '/api/admin/returns/retry', intent)).toMatchObject({ status: 403 })
  const { rows } = await sql`SELECT FROM audit_log WHERE action = 'balance_return_retry'`.execute(
    world.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test('whom the registry names no more keeps account and balance', async () => {
  const holders = holdersOf(world)
  const who = await holders.withPin()
  await world.fill(who, 5_000n)
  await named(who)
  await work()
  await asked(who, null)
  world.clock.advance(soon)
  await work()
  expect(await rowOf(who)).toMatchObject({ state: 'dropped' })
  expect(await statusOf(who)).toBe('active')
  expect(await world.wallet(who)).toMatchObject({ cash: 5_000n })
})

test('what the bank sends back after the account was closed waits for a person, and can still go to the member', async () => {
  const who = await payees.payee(20_000n)
  await named(who)
  await work()
  const id = await paid(who)
  world.clock.advance(soon)
  await work()
  expect(await statusOf(who)).toBe('closed')
  const { rows } = await sql<{
    payout_id: string
  }>`SELECT payout_id FROM withdrawal WHERE id = ${id}`.execute(world.deps.db)
  await world.control(`/payout/${rows[0]?.payout_id}`, { result: 'DEVOLVIDO' })
  await expect.poll(async () => (await world.wallet(who)).cash, { timeout: 10_000 }).toBe(20_000n)
  await work()
  expect(await rowOf(who)).toMatchObject({ state: 'stuck', cause: 'withdrawal_returned' })
  const intent = { id: who.id, reason: 'another account was proved' }
  expect(
    await world.call(await world.administrator('Paula'), '/api/admin/returns/retry', intent),
  ).toMatchObject({
    status: 200,
  })
  await eventually(async () => {
    await work()
    expect(await rowOf(who)).toMatchObject({ state: 'sending' })
  })
})
