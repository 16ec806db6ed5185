import { useLingui } from '@lingui/react/macro'
import type { PaymentMethodRow } from '../../db/public-rows.ts'
import { Money } from '../../ui/money.tsx'
import { feeOf } from './fee-of.ts'
import { SumLine } from './sum-line.tsx'

type RechargeSumProps = { amount: bigint | undefined; method: PaymentMethodRow }

/** What the payment costs and what arrives, before anything is asked for. */
export function RechargeSum({ amount, method }: RechargeSumProps) {
  const { t } = useLingui()
  const paid = amount ?? 0n
  const fee = feeOf(paid, method)
  return (
    <dl className="rounded-wide bg-surface px-4 py-2 shadow-mid">
      <SumLine label={t`Fee`}>
        <Money amount={fee} size="small" />
      </SumLine>
      <SumLine label={t`You get`} strong>
        <Money amount={paid - fee} size="title" />
      </SumLine>
    </dl>
  )
}
