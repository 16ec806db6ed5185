import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MarketId } from '../../../games/football/markets.ts'
import { readFixtures } from '../../../server/features/sportsbook/fixtures/read-fixtures.ts'
import {
  bringFixtures,
  createSportsHall,
  fixtureBook,
  hour,
  matchOfFile,
  type SportsHall,
  slipIn,
  take,
} from '../../support/ledger/sports-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/* docs/rules/sportsbook.md#dead-heats */

const book = fixtureBook

let hall: SportsHall
let ana: TestMember
beforeAll(async () => {
  hall = await createSportsHall(1)
  const [one] = hall.members
  if (one === undefined) throw new Error('no members')
  ana = one
})
afterAll(() => hall.close())
afterEach(() => expectSoundBooks(hall.world))

const most = { home: '1.87', away: '2.01' }
const match = (id: string) => matchOfFile(hall, id, { odds: { most, '1x2': fairResult } })
const fairResult = { home: '2.00', draw: '3.60', away: '4.00' }
const bring = (matches: readonly object[], isSigned = false) => bringFixtures(hall, matches, { isSigned })
const settle = async () => {
  await hall.process.runner.turn()
  await hall.process.runner.turn()
}
const pick = (id: string, market: MarketId, name: string, odds: number) => ({
  ...{ match: id, market, pick: name, odds },
})
const home = (id: string) => pick(id, 'most', 'home', 187)
const place = (legs: Parameters<SportsHall['place']>[1], more: object = {}) =>
  hall.place(ana, legs, { game: book, ...more })
const slipOf = async (id: string) => (await hall.slips(ana, book)).find(slip => slip.id === id)
const liabilityOf = async (slipId: string) => {
  const { rows } = await sql<{ most: bigint }>`SELECT most FROM sports_liability
    WHERE slip_id = ${slipId} ORDER BY pick DESC`.execute(hall.deps.db)
  return rows.map(row => row.most)
}

describe('a draw in the market of the most goals', () => {
  test('pays half of the stake at full odds, on both sides, to the centavo', async () => {
    await bring([match('a')])
    const start = await hall.cashOf(ana)
    const both = slipIn(
      await place([home('a'), pick('a', 'most', 'away', 201)], { kind: 'singles', each: 103n }),
    )
    // Open, the slip counts with its full odds: no result pays more.
    expect(both.potential).toBe(192n + 207n)
    expect(await liabilityOf(both.id)).toEqual([192n, 207n])
    hall.advance(7 * hour)
    await bring([{ id: 'a', score: { home: 2, away: 2 } }])
    await settle()
    // 1.03 × 1.87 ÷ 2 = 0.96305, and 1.03 × 2.01 ÷ 2 = 1.03515.
    expect(await slipOf(both.id)).toMatchObject({
      ...{ state: 'settled', payout: 96n + 103n },
      legs: [
        { result: 'won', tied: 2, score: { home: 2, away: 2 } },
        { result: 'won', tied: 2 },
      ],
    })
    expect(await hall.cashOf(ana)).toBe(start - 206n + 199n)
    expect(await liabilityOf(both.id)).toEqual([])
  })

  test('divides a multiple by two, beside a void selection and a win, and is cut once', async () => {
    await bring([match('b'), match('c'), match('d')])
    const multiple = slipIn(await place([home('b'), home('c'), pick('d', '1x2', 'home', 200)]))
    const short = slipIn(await place([home('b'), home('c')]))
    const lost = slipIn(await place([home('b'), pick('d', '1x2', 'draw', 360)]))
    hall.advance(7 * hour)
    await bring([
      { id: 'b', score: { home: 0, away: 0 } },
      { id: 'c', status: 'abandoned' },
      { id: 'd', score: { home: 1, away: 0 } },
    ])
    await settle()
    expect(await slipOf(multiple.id)).toMatchObject({
      ...{ state: 'settled', payout: 1_870n },
      legs: [{ result: 'won', tied: 2 }, { result: 'void' }, { result: 'won' }],
    })
    // A factor of 0.935: less than the stake comes back, and it is no void slip.
    expect(await slipOf(short.id)).toMatchObject({ state: 'settled', payout: 935n })
    expect(await slipOf(lost.id)).toMatchObject({ state: 'settled', payout: 0n })
  })
})

describe('a corrected result', () => {
  test('that makes a win a dead heat takes the whole win back and pays the share, and the other way round', async () => {
    await bring([match('e'), match('f')])
    const single = slipIn(await place([home('e')]))
    const other = slipIn(await place([pick('e', 'most', 'away', 201)]))
    const multiple = slipIn(await place([home('e'), home('f')]))
    const start = await hall.cashOf(ana)
    hall.advance(7 * hour)
    await bring([
      { id: 'e', score: { home: 2, away: 1 } },
      { id: 'f', score: { home: 1, away: 0 } },
    ])
    await settle()
    expect(await hall.cashOf(ana)).toBe(start + 1_870n + 3_496n)
    expect((await bring([{ id: 'e', score: { home: 1, away: 1 } }])).lines).toMatchObject([
      { does: 'refused' },
    ])
    expect((await bring([{ id: 'e', score: { home: 1, away: 1 } }], true)).lines).toMatchObject([
      { does: 'correct' },
    ])
    await settle()
    // 10.00 × 1.87 ÷ 2, 10.00 × 2.01 ÷ 2 and 10.00 × 1.87 × 1.87 ÷ 2 = 17.4845.
    expect(await slipOf(single.id)).toMatchObject({
      ...{ state: 'settled', payout: 935n, corrected: { payout: 1_870n } },
      legs: [{ result: 'won', tied: 2, score: { home: 1, away: 1 } }],
    })
    expect(await slipOf(other.id)).toMatchObject({ payout: 1_005n, corrected: { payout: 0n } })
    expect(await slipOf(multiple.id)).toMatchObject({ payout: 1_748n, corrected: { payout: 3_496n } })
    expect(await hall.cashOf(ana)).toBe(start + 935n + 1_005n + 1_748n)
    // Back to a win alone: nothing of the dead heat stays on the slip.
    await bring([{ id: 'e', score: { home: 3, away: 1 } }], true)
    await settle()
    const again = await slipOf(single.id)
    expect(again).toMatchObject({ payout: 1_870n, corrected: { payout: 935n } })
    expect(again?.legs[0]).not.toHaveProperty('tied')
    expect(await slipOf(other.id)).toMatchObject({ payout: 0n, corrected: { payout: 1_005n } })
    expect(await hall.cashOf(ana)).toBe(start + 1_870n + 3_496n)
  })

  test('of another draw pays the same and shows the corrected score', async () => {
    await bring([match('g')])
    const slip = slipIn(await place([home('g')]))
    hall.advance(7 * hour)
    await bring([{ id: 'g', score: { home: 0, away: 0 } }])
    await settle()
    const cash = await hall.cashOf(ana)
    await bring([{ id: 'g', score: { home: 1, away: 1 } }], true)
    await settle()
    const shown = await slipOf(slip.id)
    expect(shown).toMatchObject({ payout: 935n, legs: [{ tied: 2, score: { home: 1, away: 1 } }] })
    expect(shown?.corrected ?? null).toBeNull()
    expect(await hall.cashOf(ana)).toBe(cash)
  })
})

test('the virtual league offers the most goals too, and a draw there is paid in shares', async () => {
  await hall.goOn()
  for (let days = 0; days < 20; days += 1) {
    const { day, matches } = await hall.open()
    const place = day.outcome.matches.findIndex(played => played.home === played.away)
    const drawn = matches[place]
    if (drawn === undefined) {
      await hall.finish()
      await hall.goOn()
      continue
    }
    const leg = take(drawn, 'most', 'home')
    const before = await hall.cashOf(ana)
    const slip = slipIn(await hall.place(ana, [leg]))
    await hall.finish()
    const payout = (1_000n * BigInt(leg.odds)) / 200n
    const settled = (await hall.slips(ana)).find(({ id }) => id === slip.id)
    expect(settled).toMatchObject({ payout, legs: [{ result: 'won', tied: 2 }] })
    expect(await hall.cashOf(ana)).toBe(before - 1_000n + payout)
    return
  }
  throw new Error('twenty matchdays without a draw')
})

test('a file brings the odds of the most goals in columns of their own, and their margin is held to', async () => {
  const csv = [
    'id;competition;home;away;kicks_off_at;odds_home;odds_draw;odds_away;odds_most_home;odds_most_away',
    'h;Copa;Um;Dois;2026-12-05T16:00:00-03:00;2.00;3.60;4.00;1.87;2.01',
  ].join('\n')
  const { entries, faults } = readFixtures(csv, 'csv')
  expect(faults).toEqual([])
  expect(entries[0]?.value.odds).toEqual({
    '1x2': { home: 200, draw: 360, away: 400 },
    most: { home: 187, away: 201 },
  })
  const dear = { ...match('i'), odds: { most: { home: '1.50', away: '1.50' } } }
  expect((await bring([dear])).lines).toMatchObject([
    {
      does: 'refused',
      why: {
        word: 'odds_return',
        values: { market: 'most', returned: '75.00 %', least: '95.00 %', most: '99.00 %' },
      },
    },
  ])
})
