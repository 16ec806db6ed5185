import { useLingui } from '@lingui/react/macro'
import { stakeAtOnePercent } from '../../contract/promotions/stake-weight.ts'
import { formatMoney } from '../i18n/format-money.ts'

/** A weighted requirement in money, on the games that count most and on those that keep 1 %. */
export function useStakeWords(): (required: bigint) => string {
  const { t } = useLingui()
  return required => {
    const least = formatMoney(required)
    const most = formatMoney(stakeAtOnePercent(required))
    return t`That is ${least} of stakes on games that keep 5% or more, ${most} on one that keeps 1%.`
  }
}
