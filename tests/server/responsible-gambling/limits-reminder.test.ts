import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { notifications } from '../../../contract/support/information.ts'
import { remindOfLimits } from '../../../server/features/responsible-gambling/limits/remind.ts'
import { nextReminder } from '../../../server/features/responsible-gambling/limits/rules.ts'
import { readNotificationList } from '../../../server/features/support/information/service.ts'
import { createGameWorld, createPlayer, dice, diceGame } from '../../support/people/game-player.ts'
import type { TestApp } from '../../support/test-app.ts'

/* docs/rules/responsible-gambling.md: "six-month reminder". */
const day = 86_400_000
let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
beforeAll(async () => {
  world = await createGameWorld()
})
beforeEach(async () => {
  player = await createPlayer(world)
  await player.start(diceGame, dice)
  // The server has heard of the new member by then.
  await remindOfLimits(world.deps)
})
afterAll(() => world.close())

/** Past the doors: half a year ends every session. */
const news = async () => {
  const reported = await readNotificationList(world.deps, player.member.id, {})
  return z.parse(notifications.reply, reported).data.filter(({ kind }) => kind === 'limits_review')
}
const play = () => {
  const { deps } = world
  const facts = { game: 'arara:x', category: 'slots', edgePpm: 40_000, stake: 100n, payout: 100n }
  const ids = { memberId: player.member.id, roundId: deps.ids(), key: deps.ids() }
  return deps.wallet.playRound(deps.db, { ...ids, ...facts, currency: 'BRL' })
}
const pass = async (days: number) => {
  world.clock.advance(days * day)
  await remindOfLimits(world.deps)
}

test('half a year after they came, members are asked to look at their limits, and half a year later again', async () => {
  await pass(150)
  expect(await news()).toEqual([])
  await play()
  await pass(35)
  expect(await news()).toMatchObject([
    { kind: 'limits_review', details: { limits: 0 }, link: '/responsible-gaming' },
  ])
  await remindOfLimits(world.deps)
  await pass(100)
  await play()
  expect(await news()).toHaveLength(1)
  await pass(85)
  expect(await news()).toHaveLength(2)
})

test('who does not play any more is not asked, and is asked soon after they came back', async () => {
  await pass(220)
  expect(await news()).toEqual([])
  await play()
  await pass(32)
  expect(await news()).toHaveLength(1)
})

test('two processes ask once', async () => {
  world.clock.advance(100 * day)
  await play()
  world.clock.advance(85 * day)
  const reported = await Promise.all([remindOfLimits(world.deps), remindOfLimits(world.deps)])
  expect(reported.toSorted()).toEqual([0, 1])
  expect(await news()).toHaveLength(1)
})

const now = new Date('2026-11-23T12:00:00Z')
const member = { isActive: true, isOnBreak: false, plays: true, decidedAt: null }

test.each([
  ['decided lately', { decidedAt: new Date('2026-09-01T12:00:00Z') }, '2027-03-01T12:00:00.000Z'],
  ['on a break', { isOnBreak: true }, '2026-12-23T12:00:00.000Z'],
  ['frozen', { isActive: false }, '2026-12-23T12:00:00.000Z'],
])('a member who is %s is not asked now', (_, change, dueAt) => {
  const next = nextReminder({ ...member, ...change }, now)
  expect({ ...next, dueAt: next.dueAt.toISOString() }).toEqual({ isTold: false, dueAt })
})

test('a decision of longer ago keeps nobody from being asked', () => {
  const decidedAt = new Date('2026-05-01T12:00:00Z')
  const next = nextReminder({ ...member, decidedAt }, now)
  expect(next).toEqual({ isTold: true, dueAt: new Date('2027-05-23T12:00:00Z') })
})
