import * as z from 'zod/mini'
import { writeAmount } from '../../../games/amount.ts'
import { decideLeg, settleSlip, type TakenLeg, viewSlip } from '../../../games/football/slip.ts'
import type { Deps } from '../../deps.ts'
import { once } from '../games/rounds/service.ts'
import { findMatches, type HeldBook, type MatchRow } from './book-store.ts'
import {
  matchesToSettle,
  type OpenSlipRow,
  restMatches,
  type Settling,
  settleSlipRows,
  slipsToSettle,
} from './slip-store.ts'
import { storedBet } from './stored-bet.ts'

/** Few enough that a wallet is not locked for long, many enough that a thousand slips are a matter of seconds. */
const batch = 50

/**
 * Settles every slip that is decided, each once: when all of its matches are, and a multiple as soon as one selection has lost. What
 * could not be settled now is left for the next look.
 */
export async function settleBook(deps: Deps, book: HeldBook): Promise<void> {
  const { db, clock, log, pokeOutbox } = deps
  const matches = await matchesToSettle(db, book.gameId)
  if (matches.length === 0) return
  const left: string[] = []
  let last: OpenSlipRow | undefined
  for (;;) {
    const rows = await slipsToSettle(db, book.gameId, { matches, after: last, limit: batch })
    last = rows.at(-1)
    if (last === undefined) break
    const { slips, unreadable } = await decide(deps, book.gameId, rows)
    left.push(...unreadable)
    const report = await once(() => settleSlipRows(db, book, slips, clock.now()))
    // The book is somebody else's by now.
    if (report.length < slips.length) return
    for (const { slip_id: slip, word } of report) {
      if (word !== 'done' && word !== 'gone') left.push(slip)
      if (word.startsWith('failed'))
        log.warn({ slip, word }, 'a slip could not be settled; it is tried again')
    }
    pokeOutbox()
  }
  await restMatches(db, book, matches, left)
}

interface Decided {
  readonly slips: readonly Settling[]
  readonly unreadable: readonly string[]
}

async function decide(
  { db, wallet, ids, log }: Deps,
  gameId: string,
  rows: readonly OpenSlipRow[],
): Promise<Decided> {
  const read = rows.map(row => ({ row, bet: z.safeParse(storedBet, row.bet).data }))
  const unreadable = read.flatMap(({ row, bet }) => (bet === undefined ? [row.id] : []))
  for (const slip of unreadable) log.error({ slip }, 'a slip is none that can be settled')
  const bets = read.flatMap(({ row, bet }) => (bet === undefined ? [] : [{ row, bet }]))
  const wanted = new Set(bets.flatMap(({ bet }) => bet.legs.map(leg => leg.match)))
  const matches = new Map((await findMatches(db, gameId, [...wanted])).map(match => [match.id, match]))
  const slips = bets.flatMap(({ row, bet }) => {
    const legs = bet.legs.map(leg => decideBy(leg, matches.get(leg.match)))
    const settled = settleSlip(bet, legs)
    if (settled === undefined) return []
    const { payout, isVoid } = settled
    return {
      row,
      payout: isVoid ? row.stake : payout,
      isVoid,
      state: JSON.stringify(viewSlip(bet, row.matchday, legs, payout)),
      hash: wallet.hashRequest(['sports', row.id, writeAmount(payout)]),
      ids: [ids(), ids(), ids()] as const,
    }
  })
  return { slips, unreadable }
}

/** A selection as its match decides it now. */
export function decideBy(leg: TakenLeg, match: MatchRow | undefined) {
  if (match?.status === 'open') return decideLeg(leg, null)
  const { home_goals: home, away_goals: away } = match ?? { home_goals: null, away_goals: null }
  return decideLeg(leg, home === null || away === null ? undefined : { home, away })
}
