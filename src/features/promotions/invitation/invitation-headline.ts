import { useLingui } from '@lingui/react/macro'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { stakeAtOnePercent } from '../../../../contract/promotions/stake-weight.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

type Terms = PromotionTerms['invitationactivity']

/** What an invitation brings and under which condition, in money for the friend's game: from the terms alone. */
export function useInvitationHeadline(): (terms: Terms) => string {
  const { t } = useLingui()
  return terms => {
    const direct = formatMoney(terms.reward - terms.chest_share)
    const chest = formatMoney(terms.chest_share)
    const recharge = formatMoney(terms.min_recharge)
    const least = formatMoney(terms.min_stake)
    const most = formatMoney(stakeAtOnePercent(terms.min_stake))
    return terms.chest_share === 0n
      ? t`${direct} when your friend deposits ${recharge} and plays ${least}, in games that keep 1% ${most}`
      : t`${direct} + ${chest} in the chest when your friend deposits ${recharge} and plays ${least}, in games that keep 1% ${most}`
  }
}
