import { expect } from 'vitest'
import type { Deps } from '../../../server/deps.ts'
import {
  betsOfMember,
  betsToSettle,
  cancelRow,
  findBets,
  placeRow,
  recordCashOuts,
  settleRows,
} from '../../../server/features/games/shared-rounds/bet-store.ts'
import {
  endRound,
  holdTables,
  knownResults,
  latestRound,
  unsettledRounds,
} from '../../../server/features/games/shared-rounds/round-store.ts'
import { sharedRounds } from './grown-lists.ts'

export interface HotPlace {
  readonly deps: Deps
  readonly member: { readonly id: string }
}

const table = 'grown'

/** What tables that many play at do with the database: a crash game's, a bingo room's, a league's. */
export const hotTables = (place: () => HotPlace): Readonly<Record<string, () => Promise<unknown>>> => ({
  'tables: the current round, the last results and a member’s bets': async () => {
    const { deps, member } = place()
    await latestRound(deps.db, table)
    await knownResults(deps.db, table, 24)
    await betsOfMember(deps.db, atTable(member), sharedRounds, deps.ids())
  },
  'tables: a bet': () => placeAtTable(place(), 0),
  'tables: bets that are taken out in time, a batch at once': async () => {
    const { deps, member } = place()
    const betId = await placeAtTable(place(), 2)
    const outs = [{ memberId: member.id, betId }]
    expect(await findBets(deps.db, outs)).toHaveLength(1)
    expect(await recordCashOuts(deps.db, [{ memberId: member.id, betId, cashOut: 150 }])).toHaveLength(1)
  },
  'tables: a bet that is taken back': async () => {
    const { deps, member } = place()
    const betId = await placeAtTable(place(), 3)
    const ids = [deps.ids(), deps.ids(), deps.ids()]
    const taken = { memberId: member.id, key: 'taken-back-1234', hash: Buffer.alloc(32), betId, ids }
    const { word } = await cancelRow(deps.db, { ...taken, answer: '{}', at: new Date() })
    expect(word).toBe('done')
  },
  'tables: a round is settled': async () => {
    const { deps, member } = place()
    const { db, ids } = deps
    const since = ids()
    await placeAtTable(place(), 1)
    const round = { gameId: table, number: sharedRounds }
    expect(await unsettledRounds(db, table)).toHaveLength(1)
    expect(await betsToSettle(db, round, [], 50)).toHaveLength(50)
    const mine = await betsOfMember(db, atTable(member), sharedRounds, since)
    const bets = mine
      .filter(row => row.status === 'open' && row.slot === 1)
      .map(row => ({
        ...{ row, payout: 0n, state: '{}', hash: Buffer.alloc(32) },
        ids: [ids(), ids(), ids()] as const,
      }))
    const held = { gameId: table, fence: 1n, watchedUntil: new Date() }
    const reported = await settleRows(db, held, bets, { givesBack: false, at: new Date() })
    expect(reported).toEqual([{ bet_id: bets[0]?.row.id, word: 'done' }])
    expect(await endRound(db, held, sharedRounds)).toBe(false)
  },
  // After what a fence decides: it grows.
  'tables: who runs which': async () => {
    const { db, ids } = place().deps
    expect(await holdTables(db, ids(), inTwoDays(), inTwoDays())).toHaveLength(1)
  },
})

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000)

const atTable = ({ id }: HotPlace['member']) => ({ memberId: id, currency: 'BRL', gameId: table }) as const

async function placeAtTable({ deps, member }: HotPlace, slot: number): Promise<string> {
  const { ids } = deps
  const betId = ids()
  const placed = await placeRow(deps.db, {
    ...atTable(member),
    ...{
      key: `bet-at-a-table-${slot}`,
      hash: Buffer.alloc(32),
      number: sharedRounds,
      slot,
      betId,
      transactionId: ids(),
    },
    ...{ dimension: `studio-1:${table}`, category: 'crash', edgePpm: 10_000, stake: 100n, bet: {} },
    ...{ most: 100_000n, maxWin: 50_000_000n },
    ...{ answer: '{}', at: new Date() },
  })
  expect(placed.word).toBe('done')
  return betId
}
