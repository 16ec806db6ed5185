import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { PaymentMethodRow } from '../../../db/public-rows.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { siteConfig } from '../../../state/site-config.ts'
import { Money } from '../../../ui/text/money.tsx'
import { SumLine } from '../order/sum-line.tsx'
import { feeOf } from '../withdraw/fee-of.ts'

type RechargeSumProps = { amount: bigint | undefined; method: PaymentMethodRow }

/** What the payment costs and what arrives, before anything is asked for. */
export function RechargeSum({ amount, method }: RechargeSumProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { deposit_wagering_percent: wagering } = useSnapshot(siteConfig).now
  const share = formatPercent(wagering, language)
  const paid = amount ?? 0n
  const fee = feeOf(paid, method)
  // Said in words at the amount.
  const isFree = Number(method.fee_percent) === 0 && method.fee_fixed === 0n
  return (
    <div className="grid gap-2 rounded-wide bg-surface px-4 py-2 shadow-mid">
      <dl>
        {isFree ? null : (
          <SumLine label={t`Fee`}>
            <Money amount={fee} size="small" />
          </SumLine>
        )}
        <SumLine label={t`You get`} strong>
          <Money amount={paid - fee} size="title" />
        </SumLine>
      </dl>
      {wagering > 0 ? (
        <p className="text-faint text-small">{t`${share} of a deposit has to be staked before it can be withdrawn.`}</p>
      ) : null}
    </div>
  )
}
