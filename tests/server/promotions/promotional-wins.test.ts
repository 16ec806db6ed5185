import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWinHall } from '../../support/ledger/win-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'

/* Free-round and promotional wins have their own call. */

let hall: Awaited<ReturnType<typeof createWinHall>>
beforeAll(async () => {
  hall = await createWinHall()
})
afterEach(() => expectSoundBooks(hall.world))
afterAll(() => hall.world.close())

type Seat = Awaited<ReturnType<typeof hall.sitDown>>['seat']
const promotionWin = ({ session }: Seat, amount: number, change: object = {}) =>
  hall.provider('promotion-win', {
    ...{ session, transaction_id: randomUUID(), game_id: 'gen-00001' },
    ...{ promotion_id: 'spring-10', kind: 'free_round', amount, ...change },
  })

test('a free round is paid without a bet, once for its id, and stands in the member’s records', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const transaction_id = randomUUID()
  const win = () => promotionWin(seat, 250, { transaction_id })
  const answers = await Promise.all(Array.from({ length: 8 }, win))
  expect(answers[0]).toMatchObject({ code: 200, balance: 10_250, currency: 'BRL' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await promotionWin(seat, 251, { transaction_id })).toMatchObject({ error: 'DUPLICATE_MISMATCH' })
  expect(await promotionWin(seat, 250, { transaction_id, kind: 'promotion' })).toMatchObject({
    error: 'DUPLICATE_MISMATCH',
  })
  const { details } = await player.read('ordercenter/details')
  const records = details.filter((one: { kind: string }) => one.kind === 'promotion_win')
  expect(records).toMatchObject([{ money: '2.50', effect: '2.50', state: 'done' }])
})

test('a win without a bet is refused, and a promotional win is of a game of that provider', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  expect(await seat.win(randomUUID(), 250)).toMatchObject({ code: 404, error: 'BET_NOT_FOUND' })
  expect(await promotionWin(seat, 250, { game_id: 'gen-99999' })).toMatchObject({ error: 'UNKNOWN_GAME' })
  expect(await promotionWin(seat, 250, { kind: 'gift' })).toMatchObject({ error: 'BAD_REQUEST' })
  expect(await promotionWin(seat, 0)).toMatchObject({ error: 'BAD_REQUEST' })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 10_000n })
})

test('a promotional win above a cap is parked like other wins, and released into cash', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const transaction_id = randomUUID()
  const win = () => promotionWin(seat, 100_001, { transaction_id })
  const answers = await Promise.all(Array.from({ length: 8 }, win))
  for (const answer of answers) expect(answer).toMatchObject({ code: 200, balance: 10_000 })
  expect(await hall.reviewsOf(player.member.id)).toMatchObject([{ amount: 100_001n, cap: 'win' }])
  expect(await hall.newsOf(player)).toEqual(['win_parked'])
  expect(await hall.recordsOf(player)).toEqual([['win_parked', 'pending', '1000.01']])
  const { id } = await hall.firstReview(player.member.id)
  expect(await hall.decide(id, 'release')).toMatchObject({ status: 200 })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 110_001n })
  expect(await hall.recordsOf(player)).toEqual([
    ['win_released', 'done', '1000.01'],
    ['win_parked', 'done', '1000.01'],
  ])
})

test('promotional wins and wins of bets share the day of their provider', async () => {
  const { player, seat } = await hall.sitDown(100_000n)
  const id = randomUUID()
  await seat.bet(id, 1_000)
  for (let paid = 0; paid < 8; paid += 1)
    expect(await promotionWin(seat, 99_000)).toMatchObject({ code: 200 })
  await seat.win(id, 20_000)
  expect((await hall.reviewsOf(player.member.id)).map(({ amount, cap }) => [amount, cap])).toEqual([
    [20_000n, 'day'],
  ])
})
