import { sql } from 'kysely'
import type * as z from 'zod/mini'
import {
  type checkRechargeRebate,
  claimRechargeRebate,
  type RebateDetail,
} from '../../../../contract/promotions/recharge-rebate.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { moneyStep, offerOf, refuseOffer } from '../offer.ts'
import { payOnce } from '../pay.ts'
import { type Requirement, requirementsByKey } from '../recharge/recharge-store.ts'
import type { Executor } from '../terms-store.ts'
import { rebateState } from './rules.ts'

type State = z.output<typeof checkRechargeRebate.reply>['data']

export const rebateRequirementKey = (rechargeId: string) => `rechargerebate:${rechargeId}`
/** What a screen shows: older ones stand in the history of rewards. */
const shownRebates = 50

interface RebateRow {
  readonly id: string
  readonly terms_version: number
  readonly recharge_amount: bigint
  readonly required_amount: bigint
  readonly reward_amount: bigint
  readonly created_at: Date
  readonly event_ended_at: Date
  readonly claimed_at: Date | null
  readonly state: 'open' | 'claimed' | 'cancelled'
}

async function rebateDetails(deps: Deps, on: Executor, memberId: string): Promise<readonly RebateDetail[]> {
  const { rows } = await sql<RebateRow>`SELECT * FROM recharge_rebate
    WHERE member_id = ${memberId} ORDER BY id DESC LIMIT ${shownRebates}`.execute(on)
  const requirements = await requirementsByKey(
    on,
    memberId,
    rows.map(row => rebateRequirementKey(row.id)),
  )
  const now = deps.clock.now()
  return rows.map(row => toDetail(row, requirements.get(rebateRequirementKey(row.id)), now))
}

function toDetail(row: RebateRow, requirement: Requirement | undefined, now: Date): RebateDetail {
  return {
    id: row.id,
    claimed_at: row.claimed_at?.toISOString() ?? null,
    event_ended_at: row.event_ended_at.toISOString(),
    is_claimed: row.state === 'claimed',
    required_amount: row.required_amount,
    reward_amount: row.reward_amount,
    recharge_amount: row.recharge_amount,
    staked_amount: requirement?.progress ?? 0n,
    state: rebateState(row, requirement?.status === 'done', now),
    created_at: row.created_at.toISOString(),
  }
}

export async function rechargeRebateState(deps: Deps, on: Executor, memberId: string): Promise<State> {
  const open = await openTerms(deps, on, 'rechargerebate')
  const details = [...(await rebateDetails(deps, on, memberId))]
  if (open === undefined) return { ...offerOf('rechargerebate', { reason: 'not_offered' }), details }
  const ready = details.filter(row => row.state === 'ready')
  const running = details.filter(row => row.state === 'open')
  const next = soonest([...ready, ...running])
  const missing = running.length > 0 ? 'stake_missing' : 'no_recharge'
  const steps = running.map(row => moneyStep('stake', row.staked_amount, row.required_amount))
  const offer = offerOf('rechargerebate', {
    reason: ready.length > 0 ? null : missing,
    amount: ready.reduce((sum, row) => sum + row.reward_amount, 0n),
    steps: running.length > 0 ? steps : [moneyStep('recharge', 0n, open.terms.min_recharge)],
    expiresAt: next === undefined ? null : new Date(next.event_ended_at),
  })
  return { ...offer, details }
}

function soonest(rows: readonly RebateDetail[]): RebateDetail | undefined {
  return rows.toSorted((one, other) => Date.parse(one.event_ended_at) - Date.parse(other.event_ended_at))[0]
}

/** Pays one rebate: the one that was named, or the one of those ready that ends first. */
export function claimRebate(
  deps: Deps,
  claim: Claim<z.output<typeof claimRechargeRebate.body>>,
): Promise<z.output<typeof claimRechargeRebate.reply> | Refused> {
  const { memberId, body } = claim
  return claimOnce(deps, claimRechargeRebate, claim, 'rechargerebate', async tx => {
    const rows = await rebateDetails(deps, tx, memberId)
    if (rows.length === 0) return refuseOffer('rechargerebate', 'no_recharge')
    const wanted =
      body.id === undefined
        ? soonest(rows.filter(row => row.state === 'ready'))
        : rows.find(row => row.id === body.id)
    if (wanted === undefined) return body.id === undefined ? refuseNothingReady(rows) : refuse('not_found')
    if (wanted.state !== 'ready') return refuseOffer('rechargerebate', reasonOf(wanted.state))
    const at = deps.clock.now()
    const { rows: changed } = await sql<RebateRow>`UPDATE recharge_rebate
      SET state = 'claimed', claimed_at = ${at}
      WHERE member_id = ${memberId} AND id = ${wanted.id} AND state = 'open' RETURNING *`.execute(tx)
    const [row] = changed
    if (row === undefined) return refuseOffer('rechargerebate', 'claimed')
    await payOnce(deps, tx, {
      memberId,
      promotion: 'rechargerebate',
      subject: row.id,
      termsVersion: row.terms_version,
      amount: row.reward_amount,
      cost: 'rebate_cost',
      rechargeId: row.id,
    })
    const data: RebateDetail = { ...wanted, is_claimed: true, claimed_at: at.toISOString(), state: 'claimed' }
    return { data }
  })
}

function refuseNothingReady(rows: readonly RebateDetail[]): Refused {
  const isRunning = rows.some(row => row.state === 'open')
  return refuseOffer('rechargerebate', isRunning ? 'stake_missing' : 'no_recharge')
}

function reasonOf(state: Exclude<RebateDetail['state'], 'ready'>) {
  const reasons = {
    open: 'stake_missing',
    claimed: 'claimed',
    lost: 'too_late',
    cancelled: 'no_recharge',
  } as const
  return reasons[state]
}
