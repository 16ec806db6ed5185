import * as z from 'zod/mini'
import { formatCentavos, readCentavos } from '../../../contract/centavos.ts'
import { type SlipView, settleSlip, slipView, viewSlip } from '../../../games/football/slip.ts'
import type { Deps } from '../../deps.ts'
import { type Tx, transaction } from '../../platform/database/transaction.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { findMatches, type HeldBook, type MatchRow } from './book-store.ts'
import {
  matchesToReverse,
  type PastSlipRow,
  reopenSlipRows,
  rewriteSlips,
  settleAnew,
  settledSlips,
} from './correction-store.ts'
import { decideBy } from './settle.ts'

/** As few as a settlement takes at once. */
const batch = 50

/**
 * After a correction of results: slips that come to something else by the new ones are opened again, each by a reversal of its
 * settlement, and settled again by `settleBook`; of the others the score is rewritten. A slip that was given back whole stays so.
 */
export async function reverseBook(deps: Deps, book: HeldBook): Promise<void> {
  const { db, log, pokeOutbox } = deps
  const matches = await matchesToReverse(db, book.gameId)
  if (matches.length === 0) return
  let left = 0
  let last: PastSlipRow | undefined
  for (;;) {
    const rows = await settledSlips(db, book.gameId, { matches, after: last, limit: batch })
    last = rows.at(-1)
    if (last === undefined) break
    const report = await transaction(db, tx => correct(deps, tx, book, rows), { keyed: true })
    // The book is somebody else's by now.
    if (report === undefined) return
    for (const { slip_id: slip, word } of report) {
      if (word === 'done' || word === 'gone') continue
      left += 1
      if (word.startsWith('failed'))
        log.warn({ slip, word }, 'a slip could not be opened again; it is tried again')
    }
    pokeOutbox()
  }
  await settleAnew(db, book, matches, left === 0)
}

async function correct(deps: Deps, tx: Tx, book: HeldBook, rows: readonly PastSlipRow[]) {
  const read = rows.flatMap(row => {
    const view = z.safeParse(slipView, row.state).data
    if (view === undefined) deps.log.error({ slip: row.id }, 'a settled slip cannot be read')
    return view === undefined ? [] : [{ row, view }]
  })
  const wanted = new Set(read.flatMap(({ view }) => view.legs.map(leg => leg.match)))
  const matches = new Map((await findMatches(tx, book.gameId, [...wanted])).map(match => [match.id, match]))
  const decided = read.map(({ row, view }) => ({ row, view, ...decide(row, view, matches) }))
  const same = decided.flatMap(({ row, state }) => (state === undefined ? [] : [{ row, state }]))
  await rewriteSlips(
    tx,
    same.map(({ row, state }) => ({ memberId: row.member_id, slipId: row.id, state })),
  )
  const other = decided.filter(({ state }) => state === undefined)
  if (other.length === 0) return []
  const { ids, wallet, clock } = deps
  const slips = other.map(({ row }) => ({
    memberId: row.member_id,
    slipId: row.id,
    hash: wallet.hashRequest(['sports-again', row.id, formatCentavos(row.payout)]),
    ids: [ids(), ids(), ids()] as const,
  }))
  const report = await reopenSlipRows(tx, book, slips, clock.now())
  if (report.length < slips.length) return undefined
  for (const { row, view } of other) {
    const isDone = report.some(({ slip_id, word }) => slip_id === row.id && word === 'done')
    if (isDone && row.currency === 'BRL') await notifyMember(deps, tx, row, view)
  }
  return report
}

/** With a state: the slip was paid what it comes to by the new results. */
function decide(row: PastSlipRow, view: SlipView, matches: ReadonlyMap<string, MatchRow>) {
  const legs = view.legs.map(leg => decideBy(leg, matches.get(leg.match)))
  const bet = { ...view, stake: readCentavos(view.stake) }
  const settled = settleSlip(bet, legs)
  const isSame = settled !== undefined && !settled.isVoid && settled.payout === row.payout
  return { state: isSame ? JSON.stringify(viewSlip(bet, view.matchday, legs, row.payout)) : undefined }
}

function notifyMember(deps: Deps, tx: Tx, { member_id: memberId, payout }: PastSlipRow, { legs }: SlipView) {
  const [first] = legs
  return notify(deps, tx, {
    memberId,
    kind: 'bet_corrected',
    details: {
      money: formatCentavos(payout),
      match: first === undefined ? '' : `${first.home} – ${first.away}`,
    },
    link: '/game',
  })
}
