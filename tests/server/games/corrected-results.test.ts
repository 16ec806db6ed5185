import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MarketId } from '../../../games/football/markets.ts'
import { readRecord } from '../../../server/features/games/rounds/record.ts'
import { createPlay } from '../../../server/features/games/rounds/service.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import {
  bringFixtures,
  createSportsHall,
  fixtureBook,
  fromNow,
  hour,
  matchOfFile,
  type SportsHall,
  slipIn,
  wordOf,
} from '../../support/ledger/sports-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/* Sports results are final: a wrong feed line is paid for ever; `postponed` voids at once. */

const book = fixtureBook

let hall: SportsHall
let ana: TestMember
let bia: TestMember
beforeAll(async () => {
  hall = await createSportsHall(2)
  const [one, other] = hall.members
  if (one === undefined || other === undefined) throw new Error('no members')
  ana = one
  bia = other
})
afterAll(() => hall.close())
afterEach(() => expectSoundBooks(hall.world))

const inHours = (hours: number) => fromNow(hall, hours)
const match = (id: string, more: object = {}) => matchOfFile(hall, id, more)
const bring = async (matches: readonly object[], isSigned = false) =>
  (await bringFixtures(hall, matches, { isSigned })).lines
const turn = () => hall.process.runner.turn()
const pick = (id: string, market: MarketId, name: string, odds: number) => ({
  ...{ match: id, market, pick: name, odds },
})
const place = (member: TestMember, legs: Parameters<SportsHall['place']>[1], more: object = {}) =>
  hall.place(member, legs, { game: book, ...more })
const slipOf = async (member: TestMember, id: string) =>
  (await hall.slips(member, book)).find(slip => slip.id === id)
const walletOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ cash: bigint; debt: bigint }>`SELECT cash, debt FROM wallet
    WHERE member_id = ${id} AND currency = 'BRL'`.execute(hall.deps.db)
  return rows[0]
}
const newsOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ details: object }>`SELECT details FROM notification
    WHERE member_id = ${id} AND kind = 'bet_corrected' ORDER BY created_at`.execute(hall.deps.db)
  return rows.map(({ details }) => details)
}
/** What the member has goes away, as by a withdrawal. */
const spend = async (member: TestMember, left: bigint) => {
  const wallet = await walletOf(member)
  const order = { memberId: member.id, currency: 'BRL', reference: 'test' } as const
  const { transaction } = await import('../../../server/platform/database/transaction.ts')
  await transaction(hall.deps.db, tx =>
    hall.deps.wallet.adjust(tx, { ...order, key: hall.deps.ids(), amount: left - (wallet?.cash ?? 0n) }),
  )
}
const dayOf = async ({ id }: TestMember) => {
  const { rows } = await sql<object>`SELECT rounds, stake_cash, won_cash FROM member_day
    WHERE member_id = ${id} AND category = 'sports' AND rounds > 0`.execute(hall.deps.db)
  return rows
}

describe('a result that was settled', () => {
  test('is corrected by two people alone: a command or a feed changes nothing', async () => {
    await bring([match('a')])
    hall.advance(7 * hour)
    await bring([{ id: 'a', score: { home: 2, away: 1 } }])
    await turn()
    expect(await bring([{ id: 'a', score: { home: 1, away: 1 } }])).toMatchObject([
      { does: 'refused', why: { word: 'needs_two_people', values: { result: '2:1' } } },
    ])
    expect(await bring([{ id: 'a', score: { home: 2, away: 1 } }], true)).toMatchObject([{ does: 'nothing' }])
  })

  test('leaves no play of a deposit behind when every slip of the day that served it is corrected', async () => {
    const deposit = {
      memberId: bia.id,
      currency: 'BRL',
      psp: 'pix',
      key: `pix:${hall.deps.ids()}`,
      amount: 5_000n,
      fee: 0n,
    } as const
    const { transaction } = await import('../../../server/platform/database/transaction.ts')
    await transaction(hall.deps.db, tx =>
      hall.deps.wallet.deposit(tx, { ...deposit, reference: hall.deps.ids(), wageringPercent: 100n }),
    )
    await bring([match('only')])
    slipIn(await place(bia, [pick('only', '1x2', 'home', 200)]))
    hall.advance(7 * hour)
    await bring([{ id: 'only', score: { home: 1, away: 0 } }])
    await turn()
    const served = () =>
      sql<object>`SELECT stake, won FROM lot_play WHERE member_id = ${bia.id}`.execute(hall.deps.db)
    expect((await served()).rows).toEqual([{ stake: 1_000n, won: 2_000n }])
    await bring([{ id: 'only', score: { home: 0, away: 1 } }], true)
    await turn()
    await turn()
    expect((await served()).rows).toEqual([{ stake: 1_000n, won: 0n }])
  })

  test('is settled anew when it is corrected: who was paid wrongly pays back, who should have been is paid', async () => {
    await bring([match('b')])
    const start = await hall.cashOf(ana)
    const wrong = slipIn(await place(ana, [pick('b', '1x2', 'home', 200)]))
    const right = slipIn(await place(bia, [pick('b', '1x2', 'draw', 360)]))
    const same = slipIn(await place(bia, [pick('b', 'goals', 'under', 195)]))
    const biaBefore = await hall.cashOf(bia)
    hall.advance(7 * hour)
    await bring([{ id: 'b', score: { home: 1, away: 0 } }])
    await turn()
    expect(await hall.cashOf(ana)).toBe(start + 1_000n)
    const [day] = await dayOf(ana)
    expect(day).toMatchObject({ won_cash: 2_000n })
    expect(await bring([{ id: 'b', score: { home: 1, away: 1 } }], true)).toMatchObject([{ does: 'correct' }])
    await turn()
    await turn()
    expect(await slipOf(ana, wrong.id)).toMatchObject({
      ...{ state: 'settled', payout: 0n, corrected: { payout: 2_000n } },
      legs: [{ result: 'lost', score: { home: 1, away: 1 } }],
    })
    expect(await slipOf(bia, right.id)).toMatchObject({
      ...{ state: 'settled', payout: 3_600n, corrected: { payout: 0n } },
      legs: [{ result: 'won' }],
    })
    // Paid the same: nothing moves, and the score is the corrected one.
    const unmoved = await slipOf(bia, same.id)
    expect(unmoved).toMatchObject({ payout: 1_950n, legs: [{ score: { home: 1, away: 1 } }] })
    expect(unmoved?.corrected ?? null).toBeNull()
    expect(await walletOf(ana)).toEqual({ cash: start - 1_000n, debt: 0n })
    expect(await hall.cashOf(bia)).toBe(biaBefore + 3_600n + 1_950n)
    expect(await dayOf(ana)).toMatchObject([{ rounds: 1, won_cash: 0n }])
    expect(await newsOf(ana)).toEqual([{ money: '20.00', match: 'Casa b – Fora b' }])
    const { rows } = await sql<{ kind: string }>`SELECT t.kind FROM ledger_transaction t
      JOIN ledger_reversal r ON r.member_id = t.member_id AND r.reversal_id = t.id
      WHERE t.reference = ${wrong.id}`.execute(hall.deps.db)
    expect(rows).toEqual([{ kind: 'rollback' }])
  })

  test('leaves a debt where the member has spent the win, which the next win repays', async () => {
    await bring([match('c'), match('c2')])
    const slip = slipIn(await place(ana, [pick('c', '1x2', 'away', 400)]))
    hall.advance(7 * hour)
    await bring([{ id: 'c', score: { home: 0, away: 3 } }])
    await turn()
    await spend(ana, 1_500n)
    await bring([{ id: 'c', status: 'void' }], true)
    await turn()
    await turn()
    // R$ 40.00 are taken back, R$ 15.00 of them are there; the void slip gives R$ 10.00 back, which repay.
    expect(await slipOf(ana, slip.id)).toMatchObject({ state: 'rolled_back', payout: 1_000n })
    expect(await walletOf(ana)).toEqual({ cash: 0n, debt: 1_500n })
    await bring([{ id: 'c', score: { home: 0, away: 3 } }], true)
    await turn()
    // A slip that was given back whole stays given back.
    expect(await slipOf(ana, slip.id)).toMatchObject({ state: 'rolled_back' })
    await sql`UPDATE wallet SET frozen_reason = NULL WHERE member_id = ${ana.id}`.execute(hall.deps.db)
  })

  test('opens a multiple again that waits for another match, and the record forgets it until then', async () => {
    await bring([match('d'), match('e', { kicks_off_at: inHours(30) })])
    const multiple = slipIn(await place(bia, [pick('d', '1x2', 'home', 200), pick('e', '1x2', 'home', 200)]))
    hall.advance(7 * hour)
    await bring([{ id: 'd', score: { home: 0, away: 1 } }])
    await turn()
    expect(await slipOf(bia, multiple.id)).toMatchObject({ state: 'settled', payout: 0n })
    const play = createPlay(hall.deps, hall.process.sports.catalogue)
    const before = await readRecord(play, bia.id, { game_id: book })
    if (before instanceof Refused) throw new Error(before.word)
    expect(before.data.some(({ id }) => id === multiple.id)).toBe(true)
    await bring([{ id: 'd', score: { home: 1, away: 0 } }], true)
    await turn()
    expect(await slipOf(bia, multiple.id)).toMatchObject({
      ...{ state: 'open', corrected: { payout: 0n } },
      legs: [{ result: null }, { result: null }],
    })
    const changed = await readRecord(play, bia.id, { game_id: book, since: before.version })
    if (changed instanceof Refused) throw new Error(changed.word)
    expect(changed.deleted).toContain(multiple.id)
    hall.advance(30 * hour)
    const cash = await hall.cashOf(bia)
    await bring([{ id: 'e', score: { home: 3, away: 0 } }])
    await turn()
    expect(await slipOf(bia, multiple.id)).toMatchObject({ state: 'settled', payout: 4_000n })
    expect(await hall.cashOf(bia)).toBe(cash + 4_000n)
    // Corrected a second time, it is settled a third time.
    await bring([{ id: 'e', score: { home: 0, away: 0 } }], true)
    await turn()
    await turn()
    expect(await slipOf(bia, multiple.id)).toMatchObject({ payout: 0n, corrected: { payout: 4_000n } })
    expect(await hall.cashOf(bia)).toBe(cash)
  })

  test('counts a match that became void as odds of 1.00 in a multiple that was paid', async () => {
    await bring([match('f'), match('g')])
    const multiple = slipIn(await place(bia, [pick('f', '1x2', 'home', 200), pick('g', '1x2', 'home', 200)]))
    hall.advance(7 * hour)
    await bring([
      { id: 'f', score: { home: 1, away: 0 } },
      { id: 'g', score: { home: 1, away: 0 } },
    ])
    await turn()
    expect(await slipOf(bia, multiple.id)).toMatchObject({ payout: 4_000n })
    await bring([{ id: 'g', status: 'abandoned' }], true)
    await turn()
    await turn()
    expect(await slipOf(bia, multiple.id)).toMatchObject({
      ...{ payout: 2_000n, corrected: { payout: 4_000n } },
      legs: [{ result: 'won' }, { result: 'void', score: null }],
    })
  })
})

describe('a postponed match', () => {
  test('waits for its new date within the window: bets stand, and none is taken meanwhile', async () => {
    await bring([match('p')])
    const slip = slipIn(await place(bia, [pick('p', '1x2', 'home', 200)]))
    expect(await bring([{ id: 'p', status: 'postponed' }])).toMatchObject([{ does: 'postpone' }])
    await turn()
    expect(await slipOf(bia, slip.id)).toMatchObject({ state: 'open' })
    expect(wordOf(await place(bia, [pick('p', '1x2', 'home', 200)]))).toBe('betting_closed')
    const [reported] = (await hall.board(bia, book)).matches.filter(({ id }) => id === 'p')
    expect(reported).toMatchObject({ state: 'open' })
    expect(Date.parse(reported?.postponed_until ?? '')).toBe(
      Date.parse(reported?.kicks_off_at ?? '') + 48 * hour,
    )
    // Its old kick-off goes by, and the new date comes.
    hall.advance(10 * hour)
    await turn()
    expect(await bring([{ id: 'p', kicks_off_at: inHours(60) }])).toMatchObject([{ does: 'refused' }])
    expect(await bring([{ id: 'p', kicks_off_at: inHours(20) }])).toMatchObject([{ does: 'change' }])
    slipIn(await place(bia, [pick('p', '1x2', 'home', 200)]))
    hall.advance(22 * hour)
    await bring([{ id: 'p', score: { home: 1, away: 0 } }])
    await turn()
    expect(await slipOf(bia, slip.id)).toMatchObject({ state: 'settled', payout: 2_000n })
  })

  test('is void only after the window, and a multiple goes on without it', async () => {
    await bring([match('q'), match('r')])
    const alone = slipIn(await place(bia, [pick('q', '1x2', 'home', 200)]))
    const both = slipIn(await place(bia, [pick('q', '1x2', 'home', 200), pick('r', '1x2', 'home', 200)]))
    await bring([{ id: 'q', status: 'postponed' }])
    hall.advance(7 * hour)
    await bring([{ id: 'r', score: { home: 1, away: 0 } }])
    hall.advance(45 * hour)
    await turn()
    expect(await slipOf(bia, alone.id)).toMatchObject({ state: 'open' })
    hall.advance(2 * hour)
    await turn()
    expect(await slipOf(bia, alone.id)).toMatchObject({ state: 'rolled_back', payout: 1_000n })
    expect(await slipOf(bia, both.id)).toMatchObject({ state: 'settled', payout: 2_000n })
  })
})
