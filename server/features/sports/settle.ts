import * as z from 'zod/mini'
import { writeAmount } from '../../../games/amount.ts'
import { resultOf, type SlipLegView, settleSlip, viewSlip } from '../../../games/football/slip.ts'
import type { Deps } from '../../deps.ts'
import { once } from '../rounds/service.ts'
import { findMatches, type HeldBook, type MatchRow } from './book-store.ts'
import { type OpenSlipRow, restMatches, type Settling, settleSlipRows, slipsToSettle } from './slip-store.ts'
import { storedBet } from './stored-bet.ts'

/** Few enough that a wallet is not locked for long, many enough that a thousand slips are a matter of seconds. */
const batch = 50

/** Settles every slip whose matches are all decided, each once; what could not be settled now is left for the next look. */
export async function settleBook(deps: Deps, book: HeldBook): Promise<void> {
  const { db, clock, log, pokeOutbox } = deps
  const tried: string[] = []
  for (;;) {
    const rows = await slipsToSettle(db, book.gameId, tried, batch)
    if (rows.length === 0) break
    tried.push(...rows.map(({ id }) => id))
    const slips = await decide(deps, book.gameId, rows)
    const told = await once(() => settleSlipRows(db, book, slips, clock.now()))
    // The book is somebody else's by now.
    if (told.length < slips.length) return
    for (const { slip_id: slip, word } of told) {
      if (word.startsWith('failed'))
        log.warn({ slip, word }, 'a slip could not be settled; it is tried again')
    }
    pokeOutbox()
  }
  await restMatches(db, book)
}

async function decide(
  { db, wallet, ids, log }: Deps,
  gameId: string,
  rows: readonly OpenSlipRow[],
): Promise<readonly Settling[]> {
  const bets = rows.flatMap(row => {
    const bet = z.safeParse(storedBet, row.bet).data
    if (bet === undefined) log.error({ slip: row.id }, 'a slip is none that can be settled')
    return bet === undefined ? [] : [{ row, bet }]
  })
  const wanted = new Set(bets.flatMap(({ bet }) => bet.legs.map(leg => leg.match)))
  const matches = new Map((await findMatches(db, gameId, [...wanted])).map(match => [match.id, match]))
  return bets.map(({ row, bet }) => {
    const legs = bet.legs.map(leg => decideLeg(leg, matches.get(leg.match)))
    const { payout, isVoid } = settleSlip(
      bet,
      legs.map(leg => leg.result ?? 'void'),
    )
    return {
      row,
      payout: isVoid ? row.stake : payout,
      isVoid,
      state: JSON.stringify(viewSlip({ kind: bet.kind, stake: bet.stake }, row.matchday, legs)),
      hash: wallet.hashRequest(['sports', row.id, writeAmount(payout)]),
      ids: [ids(), ids(), ids()],
    }
  })
}

function decideLeg(leg: Omit<SlipLegView, 'result' | 'score'>, match: MatchRow | undefined): SlipLegView {
  const { home_goals: home, away_goals: away } = match ?? { home_goals: null, away_goals: null }
  const score = home === null || away === null ? undefined : { home, away }
  return { ...leg, score: score ?? null, result: resultOf(leg, score) }
}
