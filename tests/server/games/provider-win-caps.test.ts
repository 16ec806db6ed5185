import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWinHall } from '../../support/ledger/win-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'

/*
 * "A 'win' of R$ 1,000,000 on R$ 0.50 was paid. End: caps on win per bet and per provider and day park the win and alert the
 * desk."
 */

let hall: Awaited<ReturnType<typeof createWinHall>>
const million = 100_000_000
beforeAll(async () => {
  hall = await createWinHall()
})
afterEach(async () => {
  await expectSoundBooks(hall.world)
  // Each test has a day of its own.
  await sql`DELETE FROM provider_win_day`.execute(hall.world.deps.db)
})
afterAll(() => hall.world.close())

test('a win of R$ 1,000,000 on R$ 0.50 is parked: the provider’s answer is a success, the round is settled, nothing is paid', async () => {
  const { player, seat } = await hall.sitDown()
  const id = randomUUID()
  expect(await seat.bet(id, 50)).toMatchObject({ code: 200, balance: 99_950 })
  const first = await seat.win(id, million, { id: 'w1' })
  expect(first).toMatchObject({ code: 200, status: 'OK', balance: 99_950, currency: 'BRL' })
  expect(typeof first.transaction_id).toBe('string')
  expect(await seat.win(id, 5)).toMatchObject({ code: 409, error: 'BET_ALREADY_SETTLED' })
  expect(await hall.reviewsOf(player.member.id)).toMatchObject([
    { amount: BigInt(million), state: 'waiting', cap: 'win' },
  ])
  expect(await hall.newsOf(player)).toEqual(['win_parked'])
  expect(await hall.recordsOf(player)).toEqual([['win_parked', 'pending', '1000000.00']])
  const [event] = hall.world
    .logged()
    .split('\n')
    .filter(line => line.includes('"win_parked"'))
  expect(JSON.parse(event ?? '{}')).toMatchObject({
    event: 'security',
    actor: 'provider',
    subject: 'studio-1',
  })
})

test('a parked win that is sent again is answered as at first and parked once, however many arrive at once', async () => {
  const { player, seat } = await hall.sitDown()
  const id = randomUUID()
  await seat.bet(id, 50)
  const win = () => seat.win(id, million, { id: `dup-${id}` })
  const answers = await Promise.all(Array.from({ length: 16 }, win))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await win()).toEqual(answers[0])
  expect(await seat.win(id, million + 1, { id: `dup-${id}` })).toMatchObject({ error: 'DUPLICATE_MISMATCH' })
  expect(await hall.reviewsOf(player.member.id)).toHaveLength(1)
  expect(await hall.newsOf(player)).toEqual(['win_parked'])
})

test('the cap is of the round: a win in slices is no way around it', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const id = randomUUID()
  await seat.bet(id, 50)
  const slice = (amount: number, is_final = false) => seat.win(id, amount, { is_final })
  expect(await slice(60_000)).toMatchObject({ balance: 9_950 + 60_000 })
  expect(await slice(40_000)).toMatchObject({ balance: 9_950 + 100_000 })
  expect(await slice(1)).toMatchObject({ code: 200, balance: 9_950 + 100_000 })
  expect(await slice(60_000, true)).toMatchObject({ code: 200, balance: 9_950 + 100_000 })
  expect((await hall.reviewsOf(player.member.id)).map(({ amount }) => amount)).toEqual([1n, 60_000n])
})

test('of 32 wins of 32 members at once the day’s cap pays exactly what fits, and parks the rest', async () => {
  const seats = await Promise.all(Array.from({ length: 32 }, () => hall.sitDown(1_000n)))
  const bets = await Promise.all(
    seats.map(async ({ seat }) => {
      const id = randomUUID()
      await seat.bet(id, 100)
      return id
    }),
  )
  const answers = await Promise.all(seats.map(({ seat }, n) => seat.win(bets[n] ?? '', 50_000)))
  for (const answer of answers) expect(answer).toMatchObject({ code: 200 })
  // R$ 8,000.00 holds sixteen wins of R$ 500.00.
  expect(answers.filter(({ balance }) => balance === 50_900)).toHaveLength(16)
  expect(answers.filter(({ balance }) => balance === 900)).toHaveLength(16)
  const states = await Promise.all(seats.map(({ player }) => hall.reviewsOf(player.member.id)))
  expect(states.flat()).toHaveLength(16)
  expect(states.flat().every(({ cap, state }) => cap === 'day' && state === 'waiting')).toBe(true)
})

test('a new day of Brasilia pays again, and wins of play money have no cap', async () => {
  const { seat } = await hall.sitDown(10_000n)
  await sql`INSERT INTO provider_win_day VALUES ('studio-1', brazil_day(${hall.world.clock.now()}), 800000)`.execute(
    hall.world.deps.db,
  )
  const [today, tomorrow] = [randomUUID(), randomUUID()]
  await seat.bet(today)
  await seat.bet(tomorrow)
  expect(await seat.win(today, 500)).toMatchObject({ balance: 9_800 })
  hall.world.clock.advance(24 * 3_600_000)
  expect(await seat.win(tomorrow, 500)).toMatchObject({ balance: 10_300 })
  const demo = await hall.sitDown(0n, 'demo')
  const id = randomUUID()
  const { balance } = await demo.seat.bet(id)
  expect(await demo.seat.win(id, million)).toMatchObject({ balance: balance + million })
})
