import { useLingui } from '@lingui/react/macro'
import type { PaymentMethodRow } from '../../../db/public-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useFeeWords } from '../withdraw/use-fee-words.ts'

/** "Instant · R$ 10,00 to R$ 50.000,00 · No fee": what a way to pay takes and costs, in a line. */
export function useMethodTerms(): (method: PaymentMethodRow) => string {
  const { t } = useLingui()
  const feeWords = useFeeWords()
  return method => {
    const min = formatMoney(method.min)
    const max = formatMoney(method.max)
    const range = t`${min} to ${max}`
    return [...(method.instant ? [t`Instant`] : []), range, feeWords(method)].join(' · ')
  }
}
