import type * as z from 'zod/mini'
import {
  exclusionTerms,
  longestPauseMs,
  type MemberBreaks,
  returnToPlay,
  takeBreak,
} from '../../../contract/breaks.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { type Asked, runOnce } from '../../http/run-once.ts'
import { endOf, returnDelayMs } from './rules.ts'
import { type BreakRow, type Executor, findRefusal, findRunning, insertBreak, listBreaks } from './store.ts'

const mostHistory = 50

type Told = { data: MemberBreaks }

export async function readBreaks(deps: Pick<Deps, 'clock'>, on: Executor, memberId: string): Promise<Told> {
  const running = await findRunning(on, memberId, deps.clock.now())
  const history = await listBreaks(on, memberId, mostHistory)
  return {
    data: {
      running: running === undefined ? null : { ...running, until: running.until?.toISOString() ?? null },
      history: history.map(row => ({
        ...row,
        asked_at: row.asked_at.toISOString(),
        until: row.until?.toISOString() ?? null,
      })),
    },
  }
}

/** Under the wallets' lock, as bets are: a bet is before the break or refused by it, never in between. */
export function askBreak(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof takeBreak.body>>,
): Promise<Told | Refused> {
  return runOnce(deps, { endpoint: takeBreak, memberId, key, body }, async tx => {
    const now = deps.clock.now()
    const { id, term } = body
    const until = body.term === 'date' ? new Date(body.until) : endOf(body.term, now)
    if (body.term === 'date' && !isPauseEnd(until, now)) return refuseFields({ until: ['invalid'] })
    const kind = exclusionTerms.some(one => one === term) ? 'exclusion' : 'pause'
    const running = await listBreaks(tx, memberId, mostHistory)
    if (!running.some(row => row.kind === kind && lastsTo(row, until))) {
      await insertBreak(tx, memberId, { id, kind, term, asked_at: now, until })
    }
    return told(deps, tx, memberId)
  })
}

/** A device's clock may be ahead of ours by so much. */
const aheadMs = 3_600_000

/** One that ended on its way through a dead network holds nothing any more, and is no mistake of the member's. */
function isPauseEnd(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() <= now.getTime() + longestPauseMs + aheadMs
}

function lastsTo(row: BreakRow, until: Date | null): boolean {
  return row.until === null || (until !== null && row.until >= until)
}

/** The positive act after an exclusion, and its wait (facts/brazil.md 7.2). */
export function askReturn(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof returnToPlay.body>>,
): Promise<Told | Refused> {
  return runOnce(deps, { endpoint: returnToPlay, memberId, key, body }, async tx => {
    const now = deps.clock.now()
    const running = await findRunning(tx, memberId, now)
    if (running === undefined) return refuse('break_unknown')
    if (running.kind !== 'ended') {
      const until = running.until?.toISOString()
      return refuse('break_running', until === undefined ? {} : { details: { until } })
    }
    const until = new Date(now.getTime() + returnDelayMs)
    await insertBreak(tx, memberId, { id: deps.ids(), kind: 'return', term: null, asked_at: now, until })
    return told(deps, tx, memberId)
  })
}

async function told(deps: Deps, tx: Tx, memberId: string): Promise<Told> {
  await deps.wallet.announce(tx, { memberId, topic: 'breaks', payload: {} })
  return readBreaks(deps, tx, memberId)
}

/**
 * Whether a pause or an exclusion closes what the member asks for: under the wallet's lock. Refuses play_paused,
 * self_excluded.
 */
export async function refuseOnBreak(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  memberId: string,
): Promise<Refused | undefined> {
  const refusal = await findRefusal(tx, memberId, deps.clock.now())
  if (refusal === undefined) return undefined
  const { word, until } = refusal
  return refuse(word, until === undefined ? {} : { details: { until } })
}
