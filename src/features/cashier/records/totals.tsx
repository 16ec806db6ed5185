import { useLingui } from '@lingui/react/macro'
import type { Kept } from '../../../common/use-answer.ts'
import type { OrderTotals } from '../../../db/answer-rows.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Money } from '../../../ui/text/money.tsx'

type TotalsProps = { kept: Kept<OrderTotals> }

/** The four totals of the specification (section 3): net of what went back. */
export function Totals({ kept: { answer: totals, isMissing } }: TotalsProps) {
  const { t } = useLingui()
  const shown = [
    { id: 'recharge', label: t`Deposited`, amount: totals?.total_recharge_amount },
    { id: 'withdraw', label: t`Withdrawn`, amount: totals?.total_withdraw_amount },
    { id: 'bonus', label: t`Rewards`, amount: totals?.total_bonus_amount },
    { id: 'fee', label: t`Fees`, amount: totals?.total_fee_amount },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2" aria-label={t`Totals`}>
      {shown.map(({ id, label, amount }) => (
        <div key={id} className="grid gap-0.5 rounded-corner bg-surface px-4 py-3 shadow-mid">
          <dt className="text-faint text-small">{label}</dt>
          <dd>
            {amount !== undefined ? (
              <Money amount={amount} size="body" />
            ) : isMissing ? (
              <span className="text-faint text-small">{t`Not here yet`}</span>
            ) : (
              <Skeleton className="h-6 w-24 rounded-edge" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
