import type * as z from 'zod/mini'
import { addDays, brazilDay } from '../../../../contract/brazil-day.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { isUuid } from '../../../../contract/is-uuid.ts'
import {
  type HarmCase,
  type HarmStep,
  type harmCases,
  type SuspensionTerm,
  takeHarmStep,
  type WholeHarmCase,
} from '../../../../contract/responsible-gambling/harm-cases.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { closeOffers, openOffers, pauseByOperator, readRunning } from '../breaks/service.ts'
import { listSet, tightenByOperator } from '../limits/service.ts'
import {
  type CaseRow,
  type Executor,
  findCase,
  findMark,
  insertStep,
  listCases,
  listDays,
  listSteps,
  type StepRow,
} from './store.ts'

const pageSize = 30
const daysShown = 28
const mostSteps = 100
const dayMs = 86_400_000

/** Members by the level of harm that was found, the most urgent first, by cursor. */
export async function readCases(
  deps: Deps,
  { level, cursor, limit = pageSize }: z.output<typeof harmCases.body>,
): Promise<z.output<typeof harmCases.reply> | Refused> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (after === null) return refuseFields({ cursor: ['invalid'] })
  const rows = await listCases(deps.db, { level, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    data: shown.map(row => toCase(deps, row)),
    next_cursor: last ? `${last.score ?? 0}.${last.id}` : null,
  }
}

function readCursor(cursor: string): { score: number; id: string } | null {
  const [, score = '', id = ''] = /^(\d{1,4})\.(.+)$/.exec(cursor) ?? []
  return isUuid(id) ? { score: Number(score), id } : null
}

function toCase({ clock }: Pick<Deps, 'clock'>, row: CaseRow): HarmCase {
  return {
    id: row.id,
    name: row.name,
    score: row.score ?? 0,
    level: row.level ?? 'calm',
    markers: [...(row.markers ?? [])],
    assessed_on: row.assessed_on ?? brazilDay(clock.now()),
    offers_closed_by: row.closed_by,
    last_step_at: row.last_step_at?.toISOString() ?? null,
  }
}

/** What the score stands on, what holds, and what was done so far. Refuses not_found. */
export async function readCase(
  deps: Deps,
  on: Executor,
  id: string,
): Promise<{ data: WholeHarmCase } | Refused> {
  const row = await findCase(on, id)
  if (row === undefined) return refuse('not_found')
  const today = brazilDay(deps.clock.now())
  const days = await listDays(on, id, addDays(today, -daysShown), addDays(today, -1))
  const steps = await listSteps(on, id, mostSteps)
  const now = deps.clock.now()
  return {
    data: {
      case: toCase(deps, row),
      days: days.map(one => ({ ...one, minutes: Number(one.minutes) })),
      limits: (await listSet(on, id)).map(({ kind, period, amount, heldUntil }) => ({
        kind,
        period,
        value: kind === 'time' ? String(amount) : formatCentavos(amount),
        held_until: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
      })),
      running: await readRunning(deps, on, id),
      steps: steps.map(one => ({
        id: one.id,
        step: one.step,
        details: one.details,
        reason: deps.secrets.decrypt(one.sealed, sealOf(id, one.id)),
        administrator: one.administrator,
        at: one.at.toISOString(),
      })),
    },
  }
}

/** A reason moved to another member or step no longer opens. */
const sealOf = (memberId: string, id: string) => `care:${memberId}:${id}`

type Intent = z.output<typeof takeHarmStep.body>

interface Asked {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Intent
}

/** Under the wallets' lock: a bet, a deposit or a claim is before the step or bound by it. */
export function takeStep(
  deps: Deps,
  { administratorId, key, body }: Asked,
): Promise<{ data: WholeHarmCase } | Refused> {
  const call = { endpoint: takeHarmStep, memberId: administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const { id: memberId, step, reason } = body
    isAbout(memberId)
    if ((await findCase(tx, memberId)) === undefined) return refuse('not_found')
    await lockWallet(tx, memberId, 'BRL')
    const done = await actOn(deps, tx, body)
    if (done instanceof Refused) return done
    await keepStep(deps, tx, { memberId, administratorId, step, details: done, reason })
    return readCase(deps, tx, memberId)
  })
}

interface Taken {
  readonly memberId: string
  readonly administratorId: string
  readonly step: StepRow['step']
  readonly details: StepRow['details']
  readonly reason: string
}

/** Why it was done may speak of the member's health: the log says what, and the case, sealed, says why. */
async function keepStep(deps: Deps, tx: Tx, taken: Taken): Promise<void> {
  const { memberId, administratorId, step, details, reason } = taken
  const id = deps.ids()
  const sealed = deps.secrets.encrypt(reason, sealOf(memberId, id))
  const at = deps.clock.now()
  await insertStep(tx, {
    ...{ member_id: memberId, administrator_id: administratorId },
    ...{ id, step, details, sealed, at },
  })
  const subject = `member:${memberId}`
  await audit(deps, tx, { administratorId, action: 'care_step', subject, details: { step, ...details } })
}

/** Records that an administrator marked a ticket of the member as showing harm. Refuses not_found of play money. */
export async function markHarm(
  deps: Deps,
  tx: Tx,
  {
    ticketId,
    ...marked
  }: Pick<Taken, 'memberId' | 'administratorId' | 'reason'> & { readonly ticketId: string },
): Promise<Refused | undefined> {
  if ((await findCase(tx, marked.memberId)) === undefined) return refuse('not_found')
  await keepStep(deps, tx, { ...marked, step: 'mark', details: { ticket_id: ticketId } })
  return undefined
}

export const readMark = findMark

/** What was done, in words and wire decimals; or why it cannot be. */
async function actOn(deps: Deps, tx: Tx, intent: Intent): Promise<HarmStep['details'] | Refused> {
  const memberId = intent.id
  const now = deps.clock.now()
  switch (intent.step) {
    case 'note':
      return {}
    case 'message':
      await notifyMember(deps, tx, memberId, `care_${intent.message}`)
      return { message: intent.message }
    case 'offers':
      if (intent.closed) await closeOffers(deps, tx, { memberId, by: 'person', at: now })
      else await openOffers(deps, tx, memberId)
      return { offers_closed: intent.closed }
    case 'limit': {
      const { kind, period, value, held_days: days } = intent
      const until = new Date(now.getTime() + days * dayMs)
      const refused = await tightenByOperator(deps, tx, { memberId, intent: { kind, period, value }, until })
      if (refused !== undefined) return refused
      await notifyMember(deps, tx, memberId, 'care_limit_set')
      return { limit: kind, period, money: formatCentavos(value), held_days: days }
    }
    case 'suspension': {
      const until = new Date(now.getTime() + suspensionDays[intent.term] * dayMs)
      const term = intent.term === 'six_weeks' ? 'date' : intent.term
      const isNew = await pauseByOperator(deps, tx, { memberId, term, until })
      if (isNew) await notifyMember(deps, tx, memberId, 'care_suspension')
      return { term: intent.term, changed: isNew }
    }
  }
}

/** As a member's own pause: a month is 31 days. */
const suspensionDays: Record<SuspensionTerm, number> = { day: 1, week: 7, month: 31, six_weeks: 42 }

function notifyMember(deps: Deps, tx: Tx, memberId: string, kind: string): Promise<void> {
  return notify(deps, tx, { memberId, kind, details: {}, link: '/responsible-gaming' })
}
