import type * as z from 'zod/mini'
import { type checkFirstDeposit, claimFirstDeposit } from '../../../../contract/promotions/first-deposit.ts'
import type { Deps } from '../../../deps.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { offerOf, refuseOffer } from '../offer.ts'
import { payOnce } from '../pay.ts'
import { askedToWithdraw, findRecharge, type PromotionRecharge } from '../recharge/recharge-store.ts'
import { findReward } from '../reward-store.ts'
import { type Executor, type Terms, termsAt } from '../terms-store.ts'
import { takeSubject } from '../uniqueness.ts'
import { readGrant } from './grant-store.ts'
import { firstDepositOffer } from './rules.ts'

type State = z.output<typeof checkFirstDeposit.reply>['data']
const dayMs = 86_400_000
const subject = 'first'

const firstDepositGrantKey = (memberId: string) => `ftd:${memberId}`

/** Where the member stands with the offer on their first deposit. */
export async function firstDepositState(deps: Deps, on: Executor, memberId: string): Promise<State> {
  const grant = await readGrant(on, memberId, firstDepositGrantKey(memberId))
  const open = await openTerms(deps, on, 'ftd')
  const nothing = { bonus: 0n, free: 0n, grant }
  if (open === undefined) return { ...offerOf('ftd', { reason: 'not_offered' }), ...nothing }
  const recharge = await findRecharge(on, memberId, { isFirst: true })
  if (recharge === undefined || recharge.gone === recharge.money) {
    return { ...offerOf('ftd', { reason: 'no_recharge' }), ...nothing }
  }
  const terms = await frozenTerms(deps, on, open, recharge)
  const { bonus, required, maxConversion, free, freeRequired } = firstDepositOffer(
    terms.terms,
    recharge.money - recharge.gone,
  )
  const claimEnd = new Date(recharge.settled_at.getTime() + terms.terms.claim_days * dayMs)
  const isClaimed = (await findReward(on, memberId, 'ftd', subject)) !== undefined
  const isLate = deps.clock.now() >= claimEnd
  const isLeaving = await askedToWithdraw(on, memberId, recharge.settled_at)
  const reason = isClaimed
    ? 'claimed'
    : isLeaving
      ? 'withdrawal_asked'
      : isLate
        ? 'too_late'
        : bonus + free === 0n
          ? 'recharge_too_small'
          : null
  const expiresAt = reason === null ? claimEnd : null
  const asked = { required, max_conversion: maxConversion, free_required: freeRequired }
  return { ...offerOf('ftd', { reason, amount: bonus + free, expiresAt }), bonus, free, ...asked, grant }
}

/** What was offered when the deposit was made is what it brings. */
async function frozenTerms(deps: Deps, on: Executor, open: Terms<'ftd'>, recharge: PromotionRecharge) {
  const then = await termsAt(on, 'ftd', recharge.settled_at)
  return then?.active === true && recharge.settled_at <= deps.clock.now() ? then : open
}

export function claimFirst(
  deps: Deps,
  claim: Claim<z.output<typeof claimFirstDeposit.body>>,
): Promise<z.output<typeof claimFirstDeposit.reply> | Refused> {
  const { memberId } = claim
  return claimOnce(deps, claimFirstDeposit, claim, 'ftd', async (tx, open) => {
    const state = await firstDepositState(deps, tx, memberId)
    const recharge = await findRecharge(tx, memberId, { isFirst: true })
    if (state.reason !== null) return refuseOffer('ftd', state.reason)
    if (recharge === undefined) return refuseOffer('ftd', 'no_recharge')
    const claimant = { memberId, device: claim.device, payerHash: recharge.payer_hash }
    if (!(await takeSubject(deps, tx, claimant, 'ftd', subject))) return refuseOffer('ftd', 'other_account')
    const frozen = await frozenTerms(deps, tx, open, recharge)
    const offered = firstDepositOffer(frozen.terms, recharge.money - recharge.gone)
    const { bonus, free, freeRequired } = offered
    const common = {
      memberId,
      promotion: 'ftd',
      termsVersion: frozen.version,
      cost: 'bonus_cost',
      rechargeId: recharge.recharge_id,
    } as const
    if ((await payOnce(deps, tx, { ...common, subject, amount: bonus, to: 'bonus' })) === undefined) {
      return refuseOffer('ftd', 'claimed')
    }
    if (free > 0n)
      await payOnce(deps, tx, { ...common, subject: 'free', amount: free, required: freeRequired })
    const key = firstDepositGrantKey(memberId)
    const { required, maxStake, maxConversion, maxWinTimes, lastsSeconds } = offered
    const terms = { required, maxStake, maxConversion, maxWinTimes, lastsSeconds }
    const grant = { source: 'ftd', memberId, currency: 'BRL', key, amount: bonus, ...terms } as const
    const granted = bonus > 0n ? await deps.wallet.grantBonus(tx, grant) : undefined
    return { data: { bonus, free, queued: granted?.status === 'granted' && granted.state === 'queued' } }
  })
}
