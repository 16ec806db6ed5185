import { useLingui } from '@lingui/react/macro'
import type { Overview } from '../../../../contract/responsible-gambling/overview.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'

/** What stayed here of everything that was ever paid in, plainly: no colour judges it. */
export function Lifetime({ lifetime: { deposits, withdrawals, net_deposits } }: Pick<Overview, 'lifetime'>) {
  const { t } = useLingui()
  const paidIn = formatMoney(deposits)
  const takenOut = formatMoney(withdrawals)
  return (
    <section
      aria-label={t`Net deposits since you registered`}
      className="grid gap-1 rounded-wide bg-surface p-5 shadow-mid"
    >
      <h3 className="text-small text-soft">{t`Net deposits since you registered`}</h3>
      <p>
        <Money amount={net_deposits} size="title" />
      </p>
      <p className="figures text-faint text-small">
        {keepAmounts(t`${paidIn} paid in, ${takenOut} taken out`)}
      </p>
    </section>
  )
}
