import type * as z from 'zod/mini'
import {
  type ClosingKind,
  exclusionTerms,
  longestPauseMs,
  type MemberBreaks,
  returnToPlay,
  takeBreak,
} from '../../../../contract/responsible-gambling/breaks.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { type Asked, runOnce } from '../../../platform/http/run-once.ts'
import { endOf, impededWithdrawMs, returnDelayMs } from './rules.ts'
import {
  type BreakRow,
  type Closed,
  deleteClosing,
  deleteOffersClosing,
  type Executor,
  findClosed,
  findOffersClosing,
  findRefusal,
  findRunning,
  insertBreak,
  insertClosing,
  listBreaks,
  readClosings,
  writeOffersClosing,
} from './store.ts'

const mostHistory = 200

type Answer = { data: MemberBreaks }

/** What closes play and offers to the member now, and the history of their time-outs. */
export async function readBreaks(deps: Pick<Deps, 'clock'>, on: Executor, memberId: string): Promise<Answer> {
  const running = await readRunning(deps, on, memberId)
  const closed = await findClosed(on, memberId)
  const offersClosed = await findOffersClosing(on, memberId)
  const history = await listBreaks(on, memberId, mostHistory)
  return {
    data: {
      closed: closed === undefined ? null : toClosing(closed),
      offers_closed: offersClosed !== undefined,
      running,
      history: history.map(row => ({
        ...row,
        asked_at: row.asked_at.toISOString(),
        until: row.until?.toISOString() ?? null,
      })),
    },
  }
}

/** What closes play now; null: nothing of the member's own. */
export async function readRunning(
  { clock }: Pick<Deps, 'clock'>,
  on: Executor,
  memberId: string,
): Promise<MemberBreaks['running']> {
  const running = await findRunning(on, memberId, clock.now())
  return running === undefined ? null : { ...running, until: running.until?.toISOString() ?? null }
}

function toClosing({ kind, since, reason, impeded_at }: Closed): NonNullable<MemberBreaks['closed']> {
  const withdraw_by = impeded_at === null ? null : withdrawDeadline(impeded_at).toISOString()
  return { kind, since: since.toISOString(), reason, withdraw_by }
}

/** Under the wallets' lock, as bets are: a bet is before the break or refused by it, never in between. */
export function askBreak(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof takeBreak.body>>,
): Promise<Answer | Refused> {
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
    return answerOf(deps, tx, memberId)
  })
}

/**
 * A pause that the operator sets, under the wallets' lock; the member cannot end it. Whether it changed anything: one that
 * ends no later than what runs does not.
 */
export async function pauseByOperator(
  deps: Pick<Deps, 'clock' | 'ids' | 'wallet'>,
  tx: Tx,
  {
    memberId,
    term,
    until,
  }: { readonly memberId: string; readonly term: 'day' | 'week' | 'month' | 'date'; readonly until: Date },
): Promise<boolean> {
  const running = await listBreaks(tx, memberId, mostHistory)
  if (running.some(row => row.kind === 'pause' && lastsTo(row, until))) return false
  const row = {
    id: deps.ids(),
    kind: 'pause',
    term,
    asked_at: deps.clock.now(),
    until,
    by_house: true,
  } as const
  await insertBreak(tx, memberId, row)
  await deps.wallet.announce(tx, { memberId, topic: 'breaks', payload: {} })
  return true
}

/** A device's clock may be ahead of ours by so much. */
const aheadMs = 3_600_000

/** What a device that was off may still bring. */
const longestOnItsWayMs = 366 * 86_400_000

/** One that ended on its way through a dead network holds nothing any more, and is no mistake of the member's. */
function isPauseEnd(until: Date | null, now: Date): boolean {
  const ahead = (until?.getTime() ?? Number.NaN) - now.getTime()
  return ahead >= -longestOnItsWayMs && ahead <= longestPauseMs + aheadMs
}

function lastsTo(row: BreakRow, until: Date | null): boolean {
  return row.until === null || (until !== null && row.until >= until)
}

/** The positive act after an exclusion, and its wait (docs/rules/responsible-gambling.md). */
export function askReturn(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof returnToPlay.body>>,
): Promise<Answer | Refused> {
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
    return answerOf(deps, tx, memberId)
  })
}

async function answerOf(deps: Deps, tx: Tx, memberId: string): Promise<Answer> {
  await deps.wallet.announce(tx, { memberId, topic: 'breaks', payload: {} })
  return readBreaks(deps, tx, memberId)
}

/**
 * Whether a break, the registry, a registration or an identity that is not settled closes what the member asks for: under the wallet's
 * lock. Refuses play_paused, self_excluded, registry_impeded, registration_pending,
 * registry_pending, identity_required.
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

/** Until when whom the registry named withdraws; after that the server sends back what is left. */
export function withdrawDeadline(impededAt: Date): Date {
  return new Date(impededAt.getTime() + impededWithdrawMs)
}

interface Closing {
  readonly memberId: string
  readonly kind: ClosingKind
  readonly at: Date
}

/**
 * Closes play and deposits, for a cause that is not the member's wish; under the wallets' lock, as `askBreak`. Returns whether
 * this cause had not closed them before, so that the caller notifies the member once.
 */
export async function closePlay(
  deps: Pick<Deps, 'wallet'>,
  tx: Tx,
  { memberId, kind, at }: Closing,
): Promise<boolean> {
  if (!(await insertClosing(tx, memberId, kind, at))) return false
  await deps.wallet.announce(tx, { memberId, topic: 'breaks', payload: {} })
  return true
}

/** The cause is over: what else closes play still does. Whether it had closed anything. */
export async function openPlay(
  deps: Pick<Deps, 'wallet'>,
  tx: Tx,
  { memberId, kind, at }: Closing,
): Promise<boolean> {
  if (!(await deleteClosing(tx, memberId, kind, at))) return false
  await deps.wallet.announce(tx, { memberId, topic: 'breaks', payload: {} })
  return true
}

/** The causes that close play beside the member's own breaks. */
export function listClosings(on: Executor, memberId: string): Promise<readonly ClosingKind[]> {
  return readClosings(on, memberId)
}

type ClosedBy = 'score' | 'person'

/** What closes offers to the member, `undefined` nothing: by what a night's look found, or by a person of the operator. */
export function offersClosedBy(on: Executor, memberId: string): Promise<ClosedBy | undefined> {
  return findOffersClosing(on, memberId)
}

/** Under the wallet's lock, as claims are. */
export async function closeOffers(
  deps: Pick<Deps, 'wallet'>,
  tx: Tx,
  { memberId, by, at }: { readonly memberId: string; readonly by: ClosedBy; readonly at: Date },
): Promise<void> {
  await writeOffersClosing(tx, memberId, by, at)
  await deps.wallet.announce(tx, { memberId, topic: 'breaks', payload: {} })
}

/** Offers are open to the member again. */
export async function openOffers(deps: Pick<Deps, 'wallet'>, tx: Tx, memberId: string): Promise<void> {
  await deleteOffersClosing(tx, memberId)
  await deps.wallet.announce(tx, { memberId, topic: 'breaks', payload: {} })
}

/** Whether offers are closed to the member, by what closes play or by themselves. Refuses as `refuseOnBreak`, and offers_closed. */
export async function refuseOffers(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  memberId: string,
): Promise<Refused | undefined> {
  const refused = await refuseOnBreak(deps, tx, memberId)
  if (refused !== undefined) return refused
  return (await findOffersClosing(tx, memberId)) === undefined ? undefined : refuse('offers_closed')
}
