import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOverview } from '../../server/features/responsible-gambling/overview/service.ts'
import {
  createLedgerWorld,
  expectSoundBooks,
  type LedgerWorld,
  slots,
} from '../support/ledger/ledger-world.ts'

/* Time and money by day and month …, lifetime net deposits, a yearly statement. */
let world: LedgerWorld
let memberId: string
beforeEach(async () => {
  world = await createLedgerWorld()
  // In Brasília it is still the last evening of 2024.
  turnTo('2025-01-01T02:00:00Z')
  memberId = await world.member()
})
afterEach(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const brl = { currency: 'BRL' } as const
const turnTo = (moment: string) => {
  world.at.now = new Date(moment)
}
const read = async () =>
  (await readOverview({ db: world.db, clock: { now: () => world.at.now } }, memberId)).data
const deposit = (amount: bigint, key: string = randomUUID()) =>
  world.run(tx =>
    world.wallet.deposit(tx, {
      ...{ memberId, ...brl, key, amount, fee: 0n, psp: 'pix' },
      ...{ reference: randomUUID(), wageringPercent: 0n },
    }),
  )
const withdraw = async (amount: bigint) => {
  const order = { memberId, ...brl, withdrawalId: randomUUID() }
  await world.run(tx =>
    world.wallet.holdForWithdrawal(tx, { ...order, amount, fee: 0n, waiveWagering: false }),
  )
  return () => world.run(tx => world.wallet.payOut(tx, { ...order, psp: 'pix' }))
}
const play = (stake: bigint, payout: bigint, facts = slots) =>
  world.wallet.playRound(world.db, {
    ...{ memberId, ...brl, ...facts, roundId: world.newId(), key: world.newId() },
    ...{ stake, payout },
  })
const bet = (stake: bigint, key: string) => {
  const roundId = world.newId()
  const order = { memberId, ...brl, ...slots, roundId, key, stake }
  return {
    placed: world.wallet.placeBet(world.db, order),
    settle: (payout: bigint) =>
      world.wallet.settle(world.db, { memberId, ...brl, roundId, key: `win:${key}`, payout, isFinal: true }),
  }
}
const nothing = { minutes: 0, staked: 0n, won: 0n, net: 0n, deposits: 0n, withdrawals: 0n }

test('an evening belongs to its day in Brasília: the last of a year is not the first of the next', async () => {
  await deposit(50_000n)
  await play(1_000n, 400n)
  // A minute before midnight, and a minute after it.
  turnTo('2025-01-01T02:59:00Z')
  await play(2_000n, 0n)
  turnTo('2025-01-01T03:01:00Z')
  await play(4_000n, 9_000n)
  expect(await read()).toMatchObject({
    today: '2025-01-01',
    days: [
      { day: '2024-12-31', minutes: 2, staked: 3_000n, won: 400n, net: -2_600n, deposits: 50_000n },
      { day: '2025-01-01', minutes: 1, staked: 4_000n, won: 9_000n, net: 5_000n, deposits: 0n },
    ],
    months: [
      { month: '2024-12', net: -2_600n },
      { month: '2025-01', net: 5_000n },
    ],
    // The year is over, and its last bets may still be waiting for their locks.
    years: [
      { year: 2025, opening: null, closing: null, online: { net: 5_000n } },
      { year: 2024, opening: 0n, closing: null, deposits: 50_000n },
    ],
  })
  turnTo('2025-01-02T03:01:00Z')
  expect((await read()).years).toMatchObject([
    { year: 2025, opening: 47_400n, closing: null },
    { year: 2024, opening: 0n, closing: 47_400n, online: { staked: 3_000n, won: 400n, net: -2_600n } },
  ])
})

test('a round counts on the day on which it is settled, money on its way out is still the member’s', async () => {
  await deposit(50_000n)
  const late = bet(5_000n, 'late')
  expect(await late.placed).toMatchObject({ status: 'posted' })
  const payOut = await withdraw(10_000n)
  turnTo('2025-01-05T15:00:00Z')
  await late.settle(7_500n)
  await payOut()
  const { days, months, years, lifetime } = await read()
  expect(days).toEqual([
    { ...nothing, day: '2024-12-31', minutes: 1, deposits: 50_000n },
    { ...nothing, day: '2025-01-05', staked: 5_000n, won: 7_500n, net: 2_500n, withdrawals: 10_000n },
  ])
  expect(months.map(({ net, deposits, withdrawals }) => [net, deposits, withdrawals])).toEqual([
    [0n, 50_000n, 0n],
    [2_500n, 0n, 10_000n],
  ])
  // 500.00 came in, 50.00 lay on the table, 100.00 of the rest was set aside.
  expect(years).toMatchObject([{ opening: 45_000n }, { closing: 45_000n }])
  expect(lifetime).toEqual({ deposits: 50_000n, withdrawals: 10_000n, net_deposits: 40_000n })
})

test('a bet that is taken back late leaves its own day, month and year, also after they were reckoned', async () => {
  await deposit(50_000n)
  const kept = bet(3_000n, 'kept')
  await kept.placed
  await kept.settle(1_000n)
  const wrong = bet(8_000n, 'wrong')
  await wrong.placed
  await wrong.settle(2_000n)
  turnTo('2025-02-10T15:00:00Z')
  expect((await read()).months[0]).toMatchObject({ staked: 11_000n, won: 3_000n })
  await world.wallet.rollback(world.db, { memberId, ...brl, betKey: 'wrong', key: 'rollback' })
  const { months, years } = await read()
  expect(months).toMatchObject([
    { month: '2024-12', staked: 3_000n, won: 1_000n, net: -2_000n },
    nothing,
    nothing,
  ])
  // What was in the wallet that night was in it.
  expect(years[1]).toMatchObject({ online: { staked: 3_000n, won: 1_000n }, closing: 42_000n })
})

test('a refunded deposit is taken off, and sports have figures of their own', async () => {
  await deposit(50_000n)
  await deposit(20_000n, 'pix:back')
  turnTo('2025-01-03T15:00:00Z')
  const back = { memberId, ...brl, depositKey: 'pix:back', key: 'refund', reference: 'refund' }
  await world.run(tx => world.wallet.refundDeposit(tx, back))
  await play(2_000n, 0n, { ...slots, category: 'sports' })
  await play(1_000n, 1_500n)
  const { lifetime, years, days } = await read()
  expect(lifetime).toEqual({ deposits: 50_000n, withdrawals: 0n, net_deposits: 50_000n })
  expect(days[1]).toMatchObject({ day: '2025-01-03', deposits: -20_000n, staked: 3_000n })
  expect(years[0]).toMatchObject({
    sports: { staked: 2_000n, won: 0n, net: -2_000n },
    online: { staked: 1_000n, won: 1_500n, net: 500n },
  })
})

test('three years are listed by month, older ones by year; two months by day', async () => {
  await deposit(50_000n)
  await play(1_000n, 0n)
  turnTo('2028-03-05T15:00:00Z')
  await play(1_000n, 0n)
  const { months, days, years, lifetime } = await read()
  expect(months).toHaveLength(36)
  expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2025-04', '2028-03'])
  expect(days.map(({ day }) => day)).toEqual(['2028-03-05'])
  expect(years.map(({ year, closing }) => [year, closing])).toEqual([
    [2028, null],
    [2027, 49_000n],
    [2026, 49_000n],
    [2025, 49_000n],
    [2024, 49_000n],
  ])
  expect(lifetime.deposits).toBe(50_000n)
})

test('a month is not reckoned beside a rollback that is under way', async () => {
  await deposit(50_000n)
  const wrong = bet(8_000n, 'wrong')
  await wrong.placed
  await wrong.settle(2_000n)
  turnTo('2025-02-10T15:00:00Z')
  const provider = new pg.Client({ connectionString: world.ownerUrl })
  await provider.connect()
  await provider.query('BEGIN')
  await provider.query(
    `SELECT rollback_bet($1, 'BRL', 'wrong', ARRAY[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()], 'back', '', $2)`,
    [memberId, world.at.now],
  )
  const reading = read()
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: bigint }>`SELECT count(*) AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db)
      return rows[0]?.waiting
    })
    .toBe(1n)
  await provider.query('COMMIT')
  await provider.end()
  expect((await reading).months[0]).toMatchObject({ staked: 0n, won: 0n })
  expect((await read()).months[0]).toMatchObject({ staked: 0n, won: 0n })
})

test('two readers at once reckon a month once', async () => {
  await deposit(50_000n)
  turnTo('2025-06-05T15:00:00Z')
  const answers = await Promise.all([read(), read(), read(), read()])
  expect(answers.map(({ lifetime }) => lifetime.deposits)).toEqual(Array(4).fill(50_000n))
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) FROM member_month
    WHERE member_id = ${memberId}`.execute(world.db)
  expect(rows).toEqual([{ count: 6n }])
})

test('minutes of play from before they were counted come from the ledger', async () => {
  await deposit(50_000n)
  await play(1_000n, 0n)
  turnTo('2025-01-01T02:30:10Z')
  await play(1_000n, 0n)
  turnTo('2025-01-01T02:30:50Z')
  await play(1_000n, 0n)
  await sql`DELETE FROM member_use WHERE member_id = ${memberId}`.execute(world.db)
  expect((await read()).days[0]).toMatchObject({ minutes: 0, staked: 3_000n })
  const file = new URL('../../server/platform/database/migrations/187-play-overview.sql', import.meta.url)
  const backFill = readFileSync(file, 'utf8').split('CREATE TABLE')[0] ?? ''
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  await owner.query(backFill)
  await owner.query(backFill)
  await owner.end()
  expect((await read()).days[0]).toMatchObject({ minutes: 2 })
})
