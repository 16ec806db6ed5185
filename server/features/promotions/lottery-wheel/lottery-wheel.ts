import type * as z from 'zod/mini'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { type checkLotteryWheel, claimLotteryWheel } from '../../../../contract/promotions/lottery-wheel.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { endOfDay, startOfDay } from '../months.ts'
import { countStep, moneyStep, offerOf, refuseOffer } from '../offer.ts'
import { type Executor, termsOfVersion } from '../terms-store.ts'
import { spinsLeft } from '../wheel/rules.ts'
import { nextProof, shownPrizes, spinOnce } from '../wheel/spin.ts'
import { markSpun, openSpins, readRemainder, spunSince } from '../wheel/wheel-store.ts'

type State = z.output<typeof checkLotteryWheel.reply>
/** More than anybody makes in a day: enough to say how many wait. */
const mostShown = 200

/** Where the member stands, and the spin that would be made now, with the prizes it was earned under. */
export async function lotteryWheel(deps: Deps, on: Executor, memberId: string) {
  const now = deps.clock.now()
  const open = await openTerms(deps, on, 'lotterywheel')
  if (open === undefined) {
    return {
      offer: offerOf('lotterywheel', { reason: 'not_offered' }),
      left: 0,
      spin: undefined,
      frozen: undefined,
    }
  }
  const today = brazilDay(now)
  const spins = await openSpins(on, memberId, now, mostShown)
  const spun = await spunSince(on, memberId, startOfDay(today))
  const left = spinsLeft(open.terms.daily_max, spins.length, spun)
  const [spin] = spins
  const isDayFull = spins.length > 0 && left === 0
  const kept = await readRemainder(on, memberId)
  const offer = offerOf('lotterywheel', {
    reason: left > 0 ? null : isDayFull ? 'claimed' : 'no_spins',
    steps: [
      moneyStep('recharge', kept, open.terms.per_recharge),
      ...(isDayFull ? [countStep('days', spun, open.terms.daily_max)] : []),
    ],
    availableAt: isDayFull ? endOfDay(today) : null,
    expiresAt: spin?.expires_at,
  })
  const frozen = spin === undefined ? open : await termsOfVersion(on, 'lotterywheel', spin.terms_version)
  return { offer, left, spin, frozen }
}

export async function lotteryWheelState(deps: Deps, memberId: string): Promise<State> {
  const { offer, left, frozen } = await lotteryWheel(deps, deps.db, memberId)
  return {
    data: shownPrizes(frozen?.terms.prizes ?? []),
    remainingspins: left,
    reward: null,
    quantity: 0n,
    offer,
    fairness: await nextProof(deps, memberId),
  }
}

export function claimSpin(
  deps: Deps,
  claim: Claim<z.output<typeof claimLotteryWheel.body>>,
): Promise<z.output<typeof claimLotteryWheel.reply> | Refused> {
  const { memberId } = claim
  return claimOnce(deps, claimLotteryWheel, claim, 'lotterywheel', async tx => {
    const { offer, left, spin, frozen } = await lotteryWheel(deps, tx, memberId)
    if (offer.reason !== null) return refuseOffer('lotterywheel', offer.reason)
    if (spin === undefined || frozen === undefined) return refuseOffer('lotterywheel', 'no_spins')
    if (!(await markSpun(tx, memberId, spin.id))) return refuseOffer('lotterywheel', 'no_spins')
    const { prizes, wagering_times: wageringTimes } = frozen.terms
    const cause = { memberId, promotion: 'lotterywheel', subject: spin.id } as const
    const spun = await spinOnce(deps, tx, {
      ...cause,
      termsVersion: frozen.version,
      rechargeId: spin.recharge_id,
      prizes,
      wageringTimes,
    })
    if (spun === undefined) return refuseOffer('lotterywheel', 'no_spins')
    if (spun instanceof Refused) return spun
    return {
      data: shownPrizes(prizes),
      remainingspins: left - 1,
      reward: spun.prize.id,
      quantity: spun.prize.amount,
      spin: spun.spin,
    }
  })
}
