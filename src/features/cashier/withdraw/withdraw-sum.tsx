import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DrawingTermsRow } from '../../../db/personal-rows.ts'
import { Money } from '../../../ui/text/money.tsx'
import { SumLine } from '../order/sum-line.tsx'
import { feeOf } from './fee-of.ts'
import { useFeeWords } from './use-fee-words.ts'

type WithdrawSumProps = { amount: bigint | undefined; terms: DrawingTermsRow }

/** Fee and what arrives, before anything is confirmed. */
export function WithdrawSum({ amount, terms }: WithdrawSumProps) {
  const { t } = useLingui()
  const feeWords = useFeeWords()
  const asked = amount ?? 0n
  const fee = feeOf(asked, terms)
  const isFree = fee === 0n
  const minutes = terms.expected_minutes
  const hours = Math.round(minutes / 60)
  const soon =
    minutes < 90
      ? t`${plural(minutes, { one: 'about # minute', other: 'about # minutes' })}`
      : t`${plural(hours, { one: 'about # hour', other: 'about # hours' })}`
  return (
    <dl className="rounded-wide bg-surface px-4 py-2 shadow-mid">
      <SumLine label={isFree ? t`Fee` : feeWords(terms)}>
        <Money amount={fee} size="small" />
      </SumLine>
      <SumLine label={t`You receive`} strong>
        <Money amount={asked - fee} size="title" />
      </SumLine>
      <SumLine label={t`Arrives in`}>
        <span className="text-small">{soon}</span>
      </SumLine>
    </dl>
  )
}
