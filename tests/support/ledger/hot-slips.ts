import { expect } from 'vitest'
import {
  finishedMatches,
  holdBooks,
  lastDecided,
  matchesOfDay,
  openFixtures,
} from '../../../server/features/sportsbook/book-store.ts'
import { latestMatchday } from '../../../server/features/sportsbook/matchday-store.ts'
import {
  matchesToSettle,
  placeSlipRow,
  restMatches,
  settleSlipRows,
  slipsOfMember,
  slipsToSettle,
} from '../../../server/features/sportsbook/slip-store.ts'
import { dueMatch, grownBook, grownLeague } from './grown-sports.ts'
import type { HotPlace } from './hot-tables.ts'

/** What a book of matches does with the database. */
export const hotSlips = (place: () => HotPlace): Readonly<Record<string, () => Promise<unknown>>> => ({
  'slips: the matches that are to come, and the last results': async () => {
    const { db } = place().deps
    const most = 100
    expect(await openFixtures(db, grownBook, most)).toHaveLength(most)
    expect(await lastDecided(db, grownBook, 12)).toHaveLength(12)
    const latest = await latestMatchday(db, grownLeague)
    const number = latest?.number ?? 0
    expect(await matchesOfDay(db, grownLeague, number)).toHaveLength(5)
    const season = { from: number - 25, to: number }
    expect(await finishedMatches(db, grownLeague, season)).toHaveLength(130)
  },
  'slips: one is taken': () => placeSlip(place(), 'a-slip-on-a-match-1'),
  'slips: a member’s own': async () => {
    const { deps, member } = place()
    const whose = { memberId: member.id, currency: 'BRL', gameId: grownBook } as const
    const slips = await slipsOfMember(deps.db, whose, 40)
    expect(slips.filter(slip => slip.status === 'settled')).toHaveLength(40)
  },
  'slips: those that a result decides, page by page': async () => {
    const { db } = place().deps
    const matches = await matchesToSettle(db, grownBook)
    expect(matches).toEqual([dueMatch])
    const page = { matches, limit: 50 }
    const first = await slipsToSettle(db, grownBook, { ...page, after: undefined })
    expect(first).toHaveLength(50)
    expect(await slipsToSettle(db, grownBook, { ...page, after: first.at(-1) })).toHaveLength(50)
  },
  'slips: one is settled': async () => {
    const { deps, member } = place()
    const { db, ids } = deps
    const id = await placeSlip(place(), 'a-slip-on-a-match-2')
    const book = { gameId: grownBook, fence: 1n, watchedUntil: new Date() }
    const slip = { row: { member_id: member.id, id }, payout: 200n, isVoid: false }
    const settling = { ...slip, state: '{}', hash: Buffer.alloc(32), ids: [ids(), ids(), ids()] as const }
    const reported = await settleSlipRows(db, book, [settling], new Date())
    expect(reported).toEqual([{ slip_id: id, word: 'done' }])
    await restMatches(db, book, [dueMatch], [id])
  },
  // After what a fence decides: it grows. Nobody looks at the league, and nothing of it is open.
  'slips: who runs a league that nobody watches': async () => {
    const until = new Date(Date.now() + 2 * 86_400_000)
    expect(await holdBooks(place().deps.db, place().deps.ids(), until, until)).toEqual([])
  },
})

async function placeSlip({ deps, member }: HotPlace, key: string): Promise<string> {
  const { ids } = deps
  const slipId = ids()
  const { word } = await placeSlipRow(deps.db, {
    ...{ memberId: member.id, currency: 'BRL', key, hash: Buffer.alloc(32), gameId: grownBook, slipId },
    ...{ transactionId: ids(), dimension: `arara:${grownBook}`, category: 'sports', edgePpm: 50_000 },
    ...{ stake: 100n, matchday: null, bet: '{}', answer: '{}', at: new Date() },
    ...{ memberMatchMax: 10_000_000n, selectionMax: 50_000_000n },
    legs: ['open-1', 'open-2'].map(match => ({ match, market: '1x2', pick: 'home', odds: 200, most: 400n })),
  })
  expect(word).toBe('done')
  return slipId
}
