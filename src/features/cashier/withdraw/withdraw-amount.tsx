import { useLingui } from '@lingui/react/macro'
import type { DrawingTermsRow } from '../../../db/personal-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { Chip } from '../../../ui/lists/chip.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { mostNow } from '../order/most-now.ts'

type WithdrawAmountProps = {
  terms: DrawingTermsRow
  amount: bigint | undefined
  onChange: (amount: bigint | undefined) => void
  error: string | undefined
}

export function WithdrawAmount({ terms, amount, onChange, error }: WithdrawAmountProps) {
  const { t } = useLingui()
  const min = formatMoney(terms.min)
  const most = mostNow(terms)
  const max = formatMoney(most)
  const available = formatMoney(terms.available)
  const all = terms.available < most ? terms.available : most
  const half = all / 2n
  return (
    <div className="grid gap-3">
      <p className="text-soft">{keepAmounts(t`You can withdraw ${available}.`)}</p>
      <MoneyField
        label={t`Amount`}
        name="amount"
        value={amount}
        onChange={onChange}
        error={error}
        hint={t`From ${min} to ${max}`}
      />
      <div className="flex flex-wrap gap-2">
        {half >= terms.min ? (
          <Chip chosen={amount === half} onPress={() => onChange(half)}>{t`Half`}</Chip>
        ) : null}
        <Chip chosen={amount === all} onPress={() => onChange(all)}>{t`Everything`}</Chip>
      </div>
    </div>
  )
}
