import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { once } from '../rounds/service.ts'
import { findBets, recordCashOuts, type SharedBetRow, wasSettled } from './bet-store.ts'
import type { Tables } from './tables.ts'

interface Asked {
  readonly memberId: string
  readonly betId: string
  /** When the call arrived: that decides. */
  readonly at: number
}

interface Waiting extends Asked {
  readonly resolve: (answer: SharedBetRow | Refused) => void
  readonly reject: (error: unknown) => void
}

export interface CashOuts {
  /** The bet as it is out, once that is written down; asked again, the first record is answered. */
  readonly take: (memberId: string, betId: string) => Promise<SharedBetRow | Refused>
}

/** Cash-outs that arrive within this time are written together. */
const tickMs = 20

type Decided = { readonly row: SharedBetRow; readonly cashOut: number } | Refused

/**
 * Cash-outs by hand: each is decided by the instant of its arrival, those of a tick are written in one statement, and
 * only then answered. One tick at a time: while one is written the next gathers.
 */
export function createCashOuts(deps: Deps, tables: Tables): CashOuts {
  const { clock } = deps
  let waiting: Waiting[] = []
  let isTicking = false
  const tick = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    await writeDown(deps, tables, batch).catch(error => {
      for (const one of batch) one.reject(error)
    })
    if (waiting.length > 0) setTimeout(tick, tickMs)
    else isTicking = false
  }
  return {
    take: (memberId, betId) =>
      new Promise((resolve, reject) => {
        waiting.push({ memberId, betId, at: clock.now().getTime(), resolve, reject })
        if (isTicking) return
        isTicking = true
        setTimeout(tick, tickMs)
      }),
  }
}

async function writeDown(deps: Deps, tables: Tables, batch: readonly Waiting[]): Promise<void> {
  const { db } = deps
  const rows = new Map((await findBets(db, batch)).map(row => [`${row.member_id} ${row.id}`, row]))
  const decided = await Promise.all(
    batch.map(async one => ({
      one,
      decided: await decide(deps, tables, one, rows.get(`${one.memberId} ${one.betId}`)),
    })),
  )
  const outs = decided.flatMap(({ one, decided }) =>
    'row' in decided ? [{ memberId: one.memberId, betId: one.betId, cashOut: decided.cashOut }] : [],
  )
  const written = outs.length === 0 ? [] : await once(() => recordCashOuts(db, outs))
  const recorded = new Map(written.map(({ id, cash_out }) => [id, cash_out]))
  for (const { one, decided: answer } of decided) {
    const cashOut = recorded.get(one.betId)
    if (!('row' in answer)) one.resolve(answer)
    // Settled between the two statements: it had not been written down, so nothing was promised.
    else if (cashOut === undefined) one.resolve(refuse('cash_out_late'))
    else one.resolve({ ...answer.row, cash_out: cashOut })
  }
}

async function decide(
  { db }: Deps,
  tables: Tables,
  asked: Asked,
  row: SharedBetRow | undefined,
): Promise<Decided> {
  if (row === undefined) return refuse((await wasSettled(db, asked)) ? 'cash_out_late' : 'round_unknown')
  if (row.cash_out !== null) return { row, cashOut: row.cash_out }
  const [found, round] = await Promise.all([tables.find(row.game_id), tables.round(row.game_id, row.number)])
  if (found === undefined || round === undefined) return refuse('game_unavailable')
  if (asked.at < round.closesAt) return refuse('cash_out_early')
  if (asked.at >= round.endsAt) return refuse('cash_out_late')
  const cashOut = found.game.cashOutAt?.(row.bet, round.outcome, asked.at - round.closesAt)
  return cashOut === undefined ? refuse('step_invalid') : { row, cashOut }
}
