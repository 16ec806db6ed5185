import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roundSumsQuery } from '../../../server/features/games/rounds/round-filter-store.ts'
import {
  createGameWorld,
  createPlayer,
  dice,
  diceGame,
  expectSoundBooks,
  minesGame,
  slotGame,
} from '../../support/people/game-player.ts'
import type { TestApp } from '../../support/test-app.ts'

let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
beforeAll(async () => {
  world = await createGameWorld()
})
beforeEach(async () => {
  player = await createPlayer(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const dayMs = 86_400_000
const inBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
const daysFromNow = (days: number) => inBrazil.format(world.clock.now().getTime() + days * dayMs)

/** One of each: a settled dice round, a settled slot round, and mines that stay open. */
async function playThree() {
  await player.start(diceGame, dice)
  await player.start(slotGame, { stake: '2.00' }, { stake: '2.00' })
  await player.start(minesGame, { stake: '3.00', mines: 3 }, { stake: '3.00' })
}
const games = async (filter: object) =>
  (await player.record(filter)).data.map((row: { game_id: string }) => row.game_id)

describe('the game record', () => {
  it('is chosen by game, state, money and days of São Paulo', async () => {
    await playThree()
    const today = daysFromNow(0)
    expect(await games({})).toEqual([minesGame, slotGame, diceGame])
    expect(await games({ game_id: slotGame })).toEqual([slotGame])
    expect(await games({ state: 'open' })).toEqual([minesGame])
    expect(await games({ mode: 'demo' })).toEqual([])
    expect(await games({ from: today, to: today, mode: 'real' })).toHaveLength(3)
    expect(await games({ to: daysFromNow(-1) })).toEqual([])
    expect(await games({ from: daysFromNow(1) })).toEqual([])
    expect(await games({ from: daysFromNow(-400), to: today })).toHaveLength(3)
  })

  it('stays filtered from page to page', async () => {
    for (let round = 0; round < 5; round += 1) await player.start(diceGame, dice)
    await player.start(slotGame, { stake: '2.00' }, { stake: '2.00' })
    const first = await player.record({ game_id: diceGame, limit: 3 })
    const next = await player.record({ game_id: diceGame, limit: 3, cursor: first.next_cursor })
    expect([first.data.length, next.data.length, next.next_cursor]).toEqual([3, 2, null])
  })

  it('tells the totals of what fits when they are asked for, and only then', async () => {
    await playThree()
    const rounds = (await player.record({})).data
    const paid = rounds.reduce((sum: number, row: { payout: string }) => sum + Number(row.payout), 0)
    expect((await player.record({})).totals).toBeUndefined()
    expect((await player.record({ totals: true })).totals).toEqual({
      from: daysFromNow(-29),
      rounds: 3,
      stake: '6.00',
      payout: paid.toFixed(2),
    })
    const ofSlots = await player.record({ totals: true, game_id: slotGame, from: daysFromNow(-2) })
    expect(ofSlots.totals).toMatchObject({ rounds: 1, stake: '2.00', from: daysFromNow(-2) })
    expect((await player.record({ totals: true, to: daysFromNow(-1) })).totals).toMatchObject({ rounds: 0 })
  })

  it.each([
    { from: '2026-02-30' },
    { from: '2026-03-02', to: '2026-03-01' },
    { state: 'lost' },
    { mode: 'free' },
    { game_id: '' },
    { totals: 'yes' },
    { totals: true, from: '2020-01-01' },
  ])('refuses %j', async filter => {
    expect(await player.record(filter)).toMatchObject({ code: 400 })
  })

  it('finds its days by the ids of rounds, which begin with their time', async () => {
    const query = roundSumsQuery(player.member.id, { from: '2026-11-01', to: '2026-11-02' })
    await world.deps.db.transaction().execute(async tx => {
      await sql`SET LOCAL enable_seqscan = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(tx)
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index Cond: \(\(member_id = .*\) AND \(id >= .*\) AND \(id < /)
    })
  })
})
