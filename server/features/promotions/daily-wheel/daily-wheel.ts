import type * as z from 'zod/mini'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { type checkDailyWheel, claimDailyWheel } from '../../../../contract/promotions/daily-wheel.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { endOfDay } from '../months.ts'
import { moneyStep, offerOf, refuseOffer } from '../offer.ts'
import { rechargesBetween } from '../recharge/recharge-store.ts'
import { findReward } from '../reward-store.ts'
import type { Executor } from '../terms-store.ts'
import { takeSubject } from '../uniqueness.ts'
import { nextProof, shownPrizes, spinOnce } from '../wheel/spin.ts'

type State = z.output<typeof checkDailyWheel.reply>

/** docs/rules/promotions.md: "one roll a day after a recharge ≥ R$ 50 that day". */
export async function dailyWheelOffer(deps: Deps, on: Executor, memberId: string) {
  const today = brazilDay(deps.clock.now())
  const open = await openTerms(deps, on, 'dailywheel')
  if (open === undefined)
    return { open, offer: offerOf('dailywheel', { reason: 'not_offered' }), recharge: undefined }
  const recharges = await rechargesBetween(on, memberId, today, today)
  const largest = recharges.toSorted((one, other) => (one.money < other.money ? 1 : -1))[0]
  const recharge = largest && largest.money >= open.terms.min_recharge ? largest : undefined
  const isClaimed = (await findReward(on, memberId, 'dailywheel', today)) !== undefined
  const missing = largest === undefined ? 'no_recharge' : 'recharge_too_small'
  const reason = isClaimed ? 'claimed' : recharge === undefined ? missing : null
  const end = endOfDay(today)
  const offer = offerOf('dailywheel', {
    reason,
    steps: [moneyStep('recharge', largest?.money ?? 0n, open.terms.min_recharge)],
    availableAt: isClaimed ? end : null,
    expiresAt: isClaimed ? null : end,
  })
  return { open, offer, recharge }
}

export async function dailyWheelState(deps: Deps, memberId: string): Promise<State> {
  const { open, offer } = await dailyWheelOffer(deps, deps.db, memberId)
  return {
    data: shownPrizes(open?.terms.prizes ?? []),
    remainingspins: offer.eligible ? 1 : 0,
    reward: null,
    quantity: 0n,
    offer,
    fairness: await nextProof(deps, memberId),
  }
}

export function claimRoll(
  deps: Deps,
  claim: Claim<z.output<typeof claimDailyWheel.body>>,
): Promise<z.output<typeof claimDailyWheel.reply> | Refused> {
  const { memberId, device } = claim
  return claimOnce(
    deps,
    claimDailyWheel,
    claim,
    'dailywheel',
    async (tx, { terms, version: termsVersion }) => {
      const { offer, recharge } = await dailyWheelOffer(deps, tx, memberId)
      if (offer.reason !== null) return refuseOffer('dailywheel', offer.reason)
      if (recharge === undefined) return refuseOffer('dailywheel', 'no_recharge')
      const subject = brazilDay(deps.clock.now())
      const claimant = { memberId, device, payerHash: recharge.payer_hash }
      if (!(await takeSubject(deps, tx, claimant, 'dailywheel', subject))) {
        return refuseOffer('dailywheel', 'other_account')
      }
      const cause = { memberId, promotion: 'dailywheel', subject, termsVersion } as const
      const { prizes, wagering_times: wageringTimes } = terms
      const spun = await spinOnce(deps, tx, {
        ...cause,
        prizes,
        wageringTimes,
        rechargeId: recharge.recharge_id,
      })
      if (spun === undefined) return refuseOffer('dailywheel', 'claimed')
      if (spun instanceof Refused) return spun
      const { prize, spin } = spun
      return { data: shownPrizes(prizes), remainingspins: 0, reward: prize.id, quantity: prize.amount, spin }
    },
  )
}
