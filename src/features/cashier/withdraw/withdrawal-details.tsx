import { useLingui } from '@lingui/react/macro'
import type { Withdrawal } from '../../../../contract/cashier/money.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { SumLine } from '../order/sum-line.tsx'
import { useWithdrawalSteps } from './use-withdrawal-steps.ts'
import { WithdrawalBadge } from './withdrawal-badge.tsx'

/** The money is back in the balance: nothing is received. */
const endings: readonly Withdrawal['state'][] = ['rejected', 'failed', 'returned']

export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const language = useLanguage()
  const steps = useWithdrawalSteps(withdrawal)
  const hasComeToNothing = endings.includes(withdrawal.state)
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <Money amount={withdrawal.money} size="title" />
        <WithdrawalBadge withdrawal={withdrawal} />
      </div>
      <Timeline steps={steps} />
      <dl>
        <SumLine label={t`Fee`}>
          <Money amount={withdrawal.fee} size="small" />
        </SumLine>
        {hasComeToNothing ? null : (
          <SumLine label={t`You receive`} strong>
            <Money amount={withdrawal.actual_money} />
          </SumLine>
        )}
        <SumLine label={t`To`}>
          <span className="figures break-words text-small">{withdrawal.account_label}</span>
        </SumLine>
        <SumLine label={t`Order number`}>
          <span className="figures select-all text-small">{withdrawal.order_no}</span>
        </SumLine>
        <SumLine label={t`Asked for on`}>
          <span className="figures text-small">
            {formatDate(Date.parse(withdrawal.created_at), 'moment', language)}
          </span>
        </SumLine>
        {withdrawal.member_remark ? (
          <SumLine label={t`Remark`}>
            <span className="break-words text-small">{withdrawal.member_remark}</span>
          </SumLine>
        ) : null}
      </dl>
    </div>
  )
}
