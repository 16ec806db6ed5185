import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { drawingTerms } from '../../../contract/cashier/drawing-terms.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { type Payee, payeesOf } from '../../support/people/payee.ts'

/* Issue "Rewards, VIP": "withdrawal limits and rebate rates by level". Level 0 here: twice and R$ 150.00 a day. */
let world: PixWorld
let payees: ReturnType<typeof payeesOf>
beforeAll(async () => {
  world = await createPixWorld()
  payees = payeesOf(world)
  await sql`UPDATE vip_level SET withdrawals_a_day = 2, withdrawal_day_limit = 15000
    WHERE track = 'general' AND level = 0`.execute(world.deps.db)
  await sql`UPDATE vip_level SET withdrawals_a_day = 3, withdrawal_min = 5000, withdrawal_max = 6000000
    WHERE track = 'general' AND level = 1`.execute(world.deps.db)
})
let who: Payee
beforeEach(async () => {
  // Noon in São Paulo: no day ends in the middle of a test.
  world.clock.advance(86_400_000 - ((world.clock.now().getTime() - 15 * 3_600_000) % 86_400_000))
  who = await payees.payee(8_000_000n)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

/** Decided and gone, as far as the day is concerned. */
async function gone(change: object = {}) {
  const id = await payees.pending(who, change)
  await sql`UPDATE withdrawal SET state = 'paid', paid_at = created_at WHERE id = ${id}`.execute(
    world.deps.db,
  )
  await world.deps.db
    .transaction()
    .execute(tx =>
      world.deps.wallet.payOut(tx, { memberId: who.id, currency: 'BRL', withdrawalId: id, psp: 'pix' }),
    )
}

async function terms() {
  const { body } = await world.call(who, '/api/drawing/terms', {})
  return z.parse(drawingTerms.reply, body).data
}

const inLevel = (level: number) =>
  sql`INSERT INTO vip_standing (member_id, track, level, period_start)
  VALUES (${who.id}, 'general', ${level}, '2026-11-01')
  ON CONFLICT (member_id, track) DO UPDATE SET level = excluded.level`.execute(world.deps.db)

it('an amount beyond what is left of the day is refused with what is left, and nothing is debited', async () => {
  await gone({ money: '100.00' })
  const answer = await payees.draw(who, { money: '50.01' })
  expect(answer).toMatchObject({
    status: 422,
    body: { error: 'withdrawal_day_limit', details: { left: '50.00', limit: '150.00' } },
  })
  expect(await world.wallet(who)).toMatchObject({ cash: 7_990_000n, hold: 0n })
  expect((await terms()).today).toMatchObject({ times_left: 1, left: 5_000n, limit: 15_000n })
  expect(await payees.draw(who, { money: '50.00' })).toMatchObject({ status: 200 })
})

it('the withdrawals of a day are counted, and one that was rejected is not', async () => {
  const administrator = await world.administrator('Lia')
  const id = await payees.pending(who, { money: '40.00' })
  await payees.reject(administrator, id)
  await gone({ money: '20.00' })
  await gone({ money: '20.00' })
  expect(await payees.draw(who, { money: '20.00' })).toMatchObject({
    status: 422,
    body: { error: 'withdrawals_used_up', details: { times: 2, times_left: 0 } },
  })
})

it('sent fifty times at once, the last one of the day is debited once', async () => {
  await gone({ money: '20.00' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => payees.draw(who, { money: '20.00' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await world.wallet(who)).toMatchObject({ cash: 7_996_000n, hold: 2_000n })
})

it('the day ends at midnight in America/Sao_Paulo', async () => {
  await gone({ money: '20.00' })
  world.clock.advance(11 * 3_600_000 + 59 * 60_000)
  expect((await terms()).today.times_left).toBe(1)
  world.clock.advance(2 * 60_000)
  expect((await terms()).today.times_left).toBe(2)
})

it('a higher level has its own limits, and bounds above the operator’s', async () => {
  await inLevel(1)
  expect(await terms()).toMatchObject({
    min: 5_000n,
    max: 6_000_000n,
    today: { level: 1, times: 3, limit: 6_000_000n },
  })
  expect(await payees.draw(who, { money: '49.99' })).toMatchObject({
    body: { error: 'amount_below_minimum', details: { minimum: '50.00' } },
  })
  expect(await payees.draw(who, { money: '60000.00' })).toMatchObject({ status: 200 })
})

// docs/rules/cashier.md: who is on a pause or self-excluded may always withdraw.
it('who is on a pause may take out more than the day’s limit', async () => {
  const until = new Date(world.clock.now().getTime() + 86_400_000)
  await sql`UPDATE wallet SET play_blocked_until = ${until} WHERE member_id = ${who.id}`.execute(
    world.deps.db,
  )
  expect((await terms()).today.is_waived).toBe(true)
  expect(await payees.draw(who, { money: '500.00' })).toMatchObject({ status: 200 })
})
