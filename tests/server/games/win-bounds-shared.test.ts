import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { sumExposure, watchExposure } from '../../../server/features/games/exposure/service.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { betIn, createHall, type Hall, wordOf } from '../../support/ledger/shared-hall.ts'
import { createSportsHall, type SportsHall, slipIn, take } from '../../support/ledger/sports-hall.ts'
import { expectSoundBooks, fund } from '../../support/people/game-player.ts'

/* Bounds of wins where everybody plays together: a member's bets in one round, slips on one match, and all on one selection. */

let opened: Hall | SportsHall | undefined
afterEach(async () => {
  if (opened !== undefined) await expectSoundBooks(opened.world)
  await opened?.close()
  opened = undefined
})
const detailsOf = (answer: unknown) => (answer instanceof Refused ? answer.parts.details : undefined)

test('all bets of a member in one round win no more than its bound together', async () => {
  const hall = await createHall(2, undefined, undefined, { ROUND_MAX_WIN: '1500.00' })
  opened = hall
  const [ana, bia] = hall.members
  if (ana === undefined || bia === undefined) throw new Error('nobody')
  const { number } = await hall.open()
  // Without a target a bet of R$ 1.00 wins R$ 1,000.00 at most.
  const first = betIn(await hall.place(ana, number, { stake: 100n }))
  const before = await hall.cashOf(ana)
  const refused = await hall.place(ana, number, { stake: 100n, slot: 1 })
  expect(wordOf(refused)).toBe('win_above_limit')
  expect(detailsOf(refused)).toEqual({ most_win: '1500.00', maximum: '0.50' })
  expect(await hall.cashOf(ana)).toBe(before)
  betIn(await hall.place(ana, number, { stake: 10_000n, auto: 500, slot: 1 }))
  betIn(await hall.place(bia, number, { stake: 100n }))
  // A bet that was taken back leaves its room to another.
  await hall.cancel(ana, first.id)
  betIn(await hall.place(ana, number, { stake: 100n, auto: 100_000, slot: 0 }))
  const { data } = await sumExposure(hall.deps)
  expect(data.games).toMatchObject([{ id: hall.gameId, bets: 3, most: 50_000n + 100_000n + 100_000n }])
})

test('a member’s open slips on one match win no more than the bound of a member together', async () => {
  const hall = await createSportsHall(2, { SPORTS_MEMBER_MATCH_MAX: '50.00' })
  opened = hall
  const [ana, bia] = hall.members
  const [match, other] = (await hall.open()).matches
  if (ana === undefined || bia === undefined || match === undefined || other === undefined)
    throw new Error('nobody')
  const leg = take(match, '1x2', 'home')
  const each = (4_000n * 100n) / BigInt(leg.odds)
  slipIn(await hall.place(ana, [leg], { each }))
  const before = await hall.cashOf(ana)
  const refused = await hall.place(ana, [take(match, 'goals', 'over')], { each: 1_000n })
  expect(wordOf(refused)).toBe('match_limit_reached')
  expect(detailsOf(refused)).toMatchObject({ most_win: '50.00' })
  expect(await hall.cashOf(ana)).toBe(before)
  // Another match, and another member, have bounds of their own; so has play money.
  slipIn(await hall.place(ana, [take(other, '1x2', 'home')], { each: 500n }))
  slipIn(await hall.place(bia, [leg], { each }))
  slipIn(await hall.place(ana, [leg], { each, mode: 'demo' }))
  expect(wordOf(await hall.place(ana, [leg, take(other, '1x2', 'away')], { each: 1_000n }))).toBe(
    'match_limit_reached',
  )
})

test('everybody’s open slips on one selection win no more than its bound, also when they come at once', async () => {
  const hall = await createSportsHall(12, { SPORTS_SELECTION_MAX: '100.00', LIABILITY_ALARM: '90.00' })
  opened = hall
  const [match] = (await hall.open()).matches
  if (match === undefined) throw new Error('no match')
  const leg = take(match, '1x2', 'home')
  const each = (2_000n * 100n) / BigInt(leg.odds)
  const answers = await Promise.all(hall.members.map(member => hall.place(member, [leg], { each })))
  const words = answers.map(answer => (answer instanceof Refused ? answer.word : 'taken'))
  const most = (each * BigInt(leg.odds)) / 100n
  expect(words.filter(word => word === 'taken')).toHaveLength(Number(10_000n / most))
  expect(new Set(words)).toEqual(new Set(['taken', 'selection_limit_reached']))
  const [last] = hall.members.slice(-1)
  if (last === undefined) throw new Error('nobody')
  slipIn(await hall.place(last, [take(match, '1x2', 'away')], { each: 500n }))

  const { data } = await sumExposure(hall.deps)
  const open = most * (10_000n / most)
  expect(data.matches).toMatchObject([
    { id: match.id, most: open, fullest: { market: '1x2', pick: 'home', most: open } },
  ])
  expect(data.over).toBeGreaterThan(0)
  const metrics = new Registry()
  const watch = watchExposure({ ...hall.deps }, metrics)
  watch.wake()
  await expect
    .poll(async () => (await metrics.metrics()).includes(`liabilities_over_alarm ${data.over}`))
    .toBe(true)
  await watch.stop()
  await hall.finish()
  expect((await sumExposure(hall.deps)).data.matches).toEqual([])
})

test('a slip that could win more than the bound of its game is refused by name', async () => {
  const hall = await createSportsHall(1, { ROUND_MAX_WIN: '30.00' })
  opened = hall
  const [ana] = hall.members
  const [match] = (await hall.open()).matches
  if (ana === undefined || match === undefined) throw new Error('nobody')
  await fund(hall.world, ana.id, 10_000n)
  const leg = take(match, '1x2', 'draw')
  expect((await hall.board(ana)).terms.maximum_payout).toBe(3_000n)
  const refused = await hall.place(ana, [leg], { each: 2_000n })
  expect(wordOf(refused)).toBe('win_above_limit')
  expect(detailsOf(refused)).toMatchObject({ most_win: '30.00' })
})
