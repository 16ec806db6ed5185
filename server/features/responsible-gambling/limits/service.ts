import type * as z from 'zod/mini'
import {
  cancelLimit,
  confirmLimit,
  lowerLimit,
  type MemberLimits,
  setLimit,
} from '../../../../contract/responsible-gambling/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { type Asked, runOnce } from '../../../platform/http/run-once.ts'
import { isLastMandatory, isTighter, type LimitIntent, missingOf, turnOf, waitOf } from './rules.ts'
import {
  type ChangeRow,
  type Executor,
  endChange,
  findDepositBreach,
  holdLimit,
  insertChange,
  listChanges,
  listPending,
  listSet,
  listUse,
  writeLimit,
} from './store.ts'
import { toChange, toLimit } from './view.ts'

const mostHistory = 200

type SetLimits = Awaited<ReturnType<typeof listSet>>

type Answer = { data: MemberLimits }

/** What is set, with what the server holds of it. */
export { listSet }

/** The member's limits with what is used of each (centavos or minutes), and changes that wait. */
export async function readLimits(
  deps: Pick<Deps, 'clock' | 'config'>,
  on: Executor,
  memberId: string,
): Promise<Answer> {
  const now = deps.clock.now()
  const use = await listUse(on, memberId, now)
  const pending = await listPending(on, memberId)
  const history = await listChanges(on, memberId, mostHistory)
  const set = use.filter(row => row.amount !== null)
  return {
    data: {
      limits: use.map(row => toLimit(row, pending, now)),
      history: history.map(row => toChange(row, now)),
      missing: missingOf(deps.config.regime.limits.mandatory, set),
    },
  }
}

/** Under the wallets' lock, as bets are: a bet sees the limit before or after, never in between. */
export function askLimit(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof setLimit.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: setLimit, memberId, key, body }, async tx => {
    const intent = intentOf(body)
    const set = await listSet(tx, memberId)
    const current = set.find(one => isOf(one, intent))?.amount
    const { mandatory } = deps.config.regime.limits
    if (intent.value === null && isLastMandatory(mandatory, set, intent)) return refuse('limit_mandatory')
    const held = isTighter(intent.value, current) ? undefined : refuseHeld(set, intent, deps.clock.now())
    if (held !== undefined) return held
    if (!(await lower(deps, tx, { memberId, intent, was: current }))) {
      await replacePending(deps, tx, memberId, intent)
      if (current !== undefined) await wait(deps, tx, memberId, intent, current)
    }
    return answerOf(deps, tx, memberId)
  })
}

/** As `askLimit`, and never a wish for more: what waited on a device must not undo what was decided since. */
export function lowerOnly(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof lowerLimit.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: lowerLimit, memberId, key, body }, async tx => {
    const intent = intentOf(body)
    const current = (await listSet(tx, memberId)).find(one => isOf(one, intent))?.amount
    await lower(deps, tx, { memberId, intent, was: current })
    return answerOf(deps, tx, memberId)
  })
}

/** Of time the amount is minutes, a number on the wire. */
function intentOf(body: z.output<typeof setLimit.body> | z.output<typeof lowerLimit.body>): LimitIntent {
  const { kind, period, value } = body
  return { kind, period, value: value === null ? null : BigInt(value) }
}

const isOf = (one: Pick<LimitIntent, 'kind' | 'period'>, other: Pick<LimitIntent, 'kind' | 'period'>) =>
  one.kind === other.kind && one.period === other.period

interface Lowering {
  readonly memberId: string
  readonly intent: LimitIntent
  readonly was: bigint | undefined
  readonly byOperator?: boolean
}

/** Whether the wish is no more than what holds: it then holds at once, and takes the place of one that waits. */
async function lower(
  deps: Deps,
  tx: Tx,
  { memberId, intent, was, byOperator = false }: Lowering,
): Promise<boolean> {
  if (!isTighter(intent.value, was)) return false
  await replacePending(deps, tx, memberId, intent)
  if (intent.value === was) return true
  const now = deps.clock.now()
  await writeLimit(tx, memberId, intent)
  const times = { askedAt: now, effectiveFrom: now, confirmUntil: null, decidedAt: now }
  const row = {
    ...intent,
    ...times,
    id: deps.ids(),
    was: was ?? null,
    state: 'applied',
    byOperator,
  } as const
  await insertChange(tx, memberId, row)
  return true
}

/** A limit that the operator set, under the wallets' lock; the member cannot raise it before `until`. Refuses limit_not_lower. */
export async function tightenByOperator(
  deps: Deps,
  tx: Tx,
  {
    memberId,
    intent,
    until,
  }: { readonly memberId: string; readonly intent: LimitIntent; readonly until: Date },
): Promise<Refused | undefined> {
  const was = (await listSet(tx, memberId)).find(one => isOf(one, intent))?.amount
  if (!(await lower(deps, tx, { memberId, intent, was, byOperator: true }))) return refuse('limit_not_lower')
  await holdLimit(tx, memberId, intent, until)
  await deps.wallet.announce(tx, { memberId, topic: 'limits', payload: {} })
  return undefined
}

/** Refuses limit_held: the operator set what the member wants to raise. */
function refuseHeld(
  set: SetLimits,
  intent: Pick<LimitIntent, 'kind' | 'period'>,
  now: Date,
): Refused | undefined {
  const until = set.find(one => isOf(one, intent))?.heldUntil ?? null
  if (until === null || until <= now) return undefined
  return refuse('limit_held', { details: { until: until.toISOString() } })
}

async function wait(deps: Deps, tx: Tx, memberId: string, intent: LimitIntent, was: bigint): Promise<void> {
  const now = deps.clock.now()
  const { from, until } = waitOf(now, deps.config.regime.limits.raiseDelayHours)
  const times = { askedAt: now, effectiveFrom: from, confirmUntil: until, decidedAt: null }
  const row = { ...intent, ...times, id: deps.ids(), was, state: 'pending', byOperator: false } as const
  await insertChange(tx, memberId, row)
}

async function replacePending(deps: Deps, tx: Tx, memberId: string, intent: LimitIntent): Promise<void> {
  const at = deps.clock.now()
  const waiting = (await listPending(tx, memberId)).find(one => isOf(one, intent))
  if (waiting === undefined) return
  const state = turnOfChange(waiting, at) === 'over' ? 'expired' : 'replaced'
  await endChange(tx, memberId, { id: waiting.id, state, at })
}

function turnOfChange({ effectiveFrom, confirmUntil }: ChangeRow, at: Date) {
  if (confirmUntil === null) throw new Error('A wish that waits has an end')
  return turnOf({ from: effectiveFrom, until: confirmUntil }, at)
}

/** A raise whose wait is over takes effect. Refuses limit_change_unknown, limit_change_waits, limit_change_over and limit_mandatory. */
export function confirmChange(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof confirmLimit.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: confirmLimit, memberId, key, body }, async tx => {
    const now = deps.clock.now()
    const waiting = (await listPending(tx, memberId)).find(one => one.id === body.id)
    if (waiting === undefined) return refuse('limit_change_unknown')
    const turn = turnOfChange(waiting, now)
    if (turn === 'waits') {
      return refuse('limit_change_waits', { details: { from: waiting.effectiveFrom.toISOString() } })
    }
    if (turn === 'over') return refuse('limit_change_over')
    const { mandatory } = deps.config.regime.limits
    const set = await listSet(tx, memberId)
    const held = refuseHeld(set, waiting, now)
    if (held !== undefined) return held
    if (waiting.value === null && isLastMandatory(mandatory, set, waiting)) return refuse('limit_mandatory')
    await writeLimit(tx, memberId, waiting)
    await endChange(tx, memberId, { id: waiting.id, state: 'confirmed', at: now })
    return answerOf(deps, tx, memberId)
  })
}

/** A raise that waits is dropped. Refuses limit_change_unknown. */
export function cancelChange(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof cancelLimit.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: cancelLimit, memberId, key, body }, async tx => {
    const waiting = (await listPending(tx, memberId)).find(one => one.id === body.id)
    if (waiting === undefined) return refuse('limit_change_unknown')
    await endChange(tx, memberId, { id: waiting.id, state: 'cancelled', at: deps.clock.now() })
    return answerOf(deps, tx, memberId)
  })
}

async function answerOf(deps: Deps, tx: Tx, memberId: string): Promise<Answer> {
  await deps.wallet.announce(tx, { memberId, topic: 'limits', payload: {} })
  return readLimits(deps, tx, memberId)
}

/**
 * Whether one of the member's limits is used up: nothing is given then that invites to more play. Under the wallet's lock.
 * Refuses limit_reached.
 */
export async function refuseAtLimit(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  memberId: string,
): Promise<Refused | undefined> {
  const use = await listUse(tx, memberId, deps.clock.now())
  const spent = use.find(({ amount, used }) => amount !== null && used >= amount)
  if (spent === undefined) return undefined
  const { kind, period, resetsAt } = spent
  return refuse('limit_reached', { details: { limit: kind, period, resets_at: resetsAt.toISOString() } })
}

/**
 * Whether this deposit passes a limit, counted in: under the wallet's lock, when it is ordered and again when its money
 * lands. Refuses deposit_limit_reached.
 */
export async function refuseDeposit(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  memberId: string,
  amount: bigint,
): Promise<Refused | undefined> {
  const breach = await findDepositBreach(tx, memberId, amount, deps.clock.now())
  return breach && refuse('deposit_limit_reached', { details: breach })
}

/** No deposit is ordered before the limits that the licence wants are set. Refuses limits_required. */
export async function refuseWithoutLimits(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  memberId: string,
): Promise<Refused | undefined> {
  const { mandatory } = deps.config.regime.limits
  if (mandatory.length === 0) return undefined
  const missing = missingOf(mandatory, await listSet(tx, memberId))
  return missing.length === 0
    ? undefined
    : refuse('limits_required', { details: { missing: missing.join(' ') } })
}
