import { useLingui } from '@lingui/react/macro'
import type { DrawingTermsRow } from '../../../db/personal-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { SumLine } from '../order/sum-line.tsx'

/** What the member's VIP level lets them withdraw today, and the part that is left. */
export function WithdrawToday({ terms: { today } }: { terms: DrawingTermsRow }) {
  const { t } = useLingui()
  if (today.is_waived) return null
  const { level, times, times_left: timesLeft } = today
  const left = formatMoney(today.left)
  const limit = formatMoney(today.limit)
  return (
    <dl className="rounded-wide bg-surface px-4 py-2 shadow-mid">
      <SumLine label={t`Left today, VIP level ${level}`}>
        <span className="figures text-small">{keepAmounts(t`${left} of ${limit}`)}</span>
      </SumLine>
      <SumLine label={t`Withdrawals left today`}>
        <span className="figures text-small">{t`${timesLeft} of ${times}`}</span>
      </SumLine>
    </dl>
  )
}
