import { useLingui } from '@lingui/react/macro'
import type { Reward } from '../../../../contract/promotions/promotions.ts'

/** What a reward was for. */
export function useRewardWords(): (reward: Pick<Reward, 'promotion'>) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    ftd: t`First deposit`,
    recharge: t`Recharge reward`,
    rechargerebate: t`Recharge rebate`,
    invitationactivity: t`Invite a friend`,
    dailyrescue: t`Daily cashback`,
    dailywheel: t`Daily wheel`,
    lotterywheel: t`Wheel of fortune`,
    day7: t`Seven days`,
    rebates: t`Betting rebate`,
  }
  return ({ promotion }) => words[promotion] ?? t`Reward`
}
