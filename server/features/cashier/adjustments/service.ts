import type * as z from 'zod/mini'
import {
  type Adjustment,
  approveAdjustment,
  type listAdjustments,
  proposeAdjustment,
  rejectAdjustment,
} from '../../../../contract/cashier/adjustments.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { Deps } from '../../../deps.ts'
import { refuseSecondPerson } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Hand, recordHands } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { lockWallet } from '../../../wallet/post.ts'
import {
  type AdjustmentRow,
  decideRow,
  findMemberOf,
  insertRow,
  isRealMember,
  listRows,
  lockRow,
} from './store.ts'

const usualPage = 50
/** Adjustments by state, member or id, newest first, by cursor. */
export async function readAdjustments(
  deps: Deps,
  { cursor, limit = usualPage, id, state, member }: z.output<typeof listAdjustments.body>,
): Promise<z.output<typeof listAdjustments.reply> | Refused> {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  const rows = await listRows(deps.db, { id, state, member, after: cursor, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(toAdjustment),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    version: String(deps.clock.now().getTime()),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

type Answer = Promise<{ data: Adjustment } | Refused>

/** Only written down: no money moves by one person alone. */
export function propose(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof proposeAdjustment.body>>,
): Answer {
  const call = { endpoint: proposeAdjustment, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    if (!(await isRealMember(tx, body.member))) return refuseFields({ member: ['invalid'] })
    const { member: member_id, ...intent } = body
    const row = {
      ...intent,
      id: deps.ids(),
      member_id,
      proposed_by: caller.administratorId,
      proposer_session: caller.sessionId,
      proposer_device: caller.deviceId,
      proposed_at: deps.clock.now(),
    }
    await insertRow(tx, row)
    isAbout(member_id)
    await write(deps, tx, caller, { ...row, action: 'adjustment_propose' })
    return itemOf(tx, row.id)
  })
}

/** Another person agrees, from another device: the wallet moves in this transaction, or nothing happens at all. */
export function approve(
  deps: Deps,
  { caller, key, body: { id } }: Asked<z.output<typeof approveAdjustment.body>>,
): Answer {
  const call = { endpoint: approveAdjustment, memberId: caller.administratorId, key, body: { id } }
  return runOnce(deps, call, async (tx, isAbout) => {
    const row = await lockProposed(tx, id)
    if (row instanceof Refused) return row
    isAbout(row.member_id)
    const about = { now: deps.clock.now(), approvers: approveAdjustment.roles }
    const refused = refuseSecondPerson(proposerOf(row), caller, about)
    if (refused !== undefined) return refused
    const { member_id: memberId, direction, money } = row
    const posted = await deps.wallet.adjust(tx, {
      memberId,
      currency: 'BRL',
      key: `adjustment:${id}`,
      amount: direction === 'credit' ? money : -money,
      reference: id,
    })
    if (posted.status === 'refused') {
      if (posted.word === 'insufficient_balance') return refuse('insufficient_balance')
      throw new Error(`The wallet refused an adjustment: ${posted.word}`)
    }
    await decideRow(tx, id, { state: 'approved', by: caller, at: deps.clock.now(), note: null })
    await notify(deps, tx, {
      memberId,
      kind: `adjustment_${direction}`,
      details: { money: formatCentavos(money), reason: row.reason },
      link: '/order-center',
    })
    await write(deps, tx, caller, { ...row, id, action: 'adjustment_approve', first: proposerOf(row) })
    return itemOf(tx, id)
  })
}

/** Turns a proposed adjustment down; nothing is booked. Refuses not_found and adjustment_decided. */
export function reject(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof rejectAdjustment.body>>,
): Answer {
  const call = { endpoint: rejectAdjustment, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const row = await lockProposed(tx, body.id)
    if (row instanceof Refused) return row
    isAbout(row.member_id)
    const state = row.proposed_by === caller.administratorId ? 'taken_back' : 'rejected'
    const note = body.reason
    await decideRow(tx, body.id, { state, by: caller, at: deps.clock.now(), note })
    const act =
      state === 'rejected'
        ? { action: 'adjustment_reject', first: proposerOf(row) }
        : { action: 'adjustment_take_back' }
    await write(deps, tx, caller, { ...row, id: body.id, reason: note, ...act })
    return itemOf(tx, body.id)
  })
}

/** The member's wallet first, as everywhere, then the proposal. */
async function lockProposed(tx: Tx, id: string) {
  const memberId = await findMemberOf(tx, id)
  if (memberId === undefined) return refuse('not_found')
  await lockWallet(tx, memberId, 'BRL')
  const row = await lockRow(tx, id)
  if (row === undefined) return refuse('not_found')
  return row.state === 'proposed' ? row : refuse('adjustment_decided')
}

function proposerOf(row: Pick<AdjustmentRow, 'proposed_by' | 'proposer_session' | 'proposer_device'>): Hand {
  return {
    administratorId: row.proposed_by,
    sessionId: row.proposer_session,
    deviceId: row.proposer_device,
  }
}

interface Act extends Pick<AdjustmentRow, 'id' | 'member_id' | 'direction' | 'money' | 'reason'> {
  readonly action: string
  /** Who had proposed what another person now decided. */
  readonly first?: Hand
}

async function write(deps: Deps, tx: Tx, caller: AdministratorCaller, act: Act): Promise<void> {
  const { administratorId } = caller
  const { action, first } = act
  const details = {
    adjustment: act.id,
    direction: act.direction,
    money: formatCentavos(act.money),
    reason: act.reason,
    ...recordHands(first, caller),
  }
  await audit(deps, tx, { administratorId, action, subject: `member:${act.member_id}`, details })
}

async function itemOf(tx: Tx, id: string): Promise<{ data: Adjustment } | Refused> {
  const [row] = await listRows(tx, { id, limit: 1 })
  return row === undefined ? refuse('not_found') : { data: toAdjustment(row) }
}

function toAdjustment(row: AdjustmentRow): Adjustment {
  return {
    id: row.id,
    member: { id: row.member_id, name: row.member_name },
    direction: row.direction,
    money: row.money,
    reason: row.reason,
    state: row.state,
    proposed_by: { id: row.proposed_by, name: row.proposer_name },
    proposed_at: row.proposed_at.toISOString(),
    decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name ?? '' },
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_note: row.decision_note,
  }
}
