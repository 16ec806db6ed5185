import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

type FeeTerms = { fee_percent: string; fee_fixed: bigint }

/** "No fee", "Fee 1,5% + R$ 2,00". */
export function useFeeWords(): (terms: FeeTerms) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ fee_percent, fee_fixed }) => {
    const percent = Number(fee_percent)
    const parts = [
      ...(percent > 0 ? [formatPercent(percent, language)] : []),
      ...(fee_fixed > 0n ? [formatMoney(fee_fixed)] : []),
    ]
    if (parts.length === 0) return t`No fee`
    const fee = parts.join(' + ')
    return t`Fee ${fee}`
  }
}
