import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DayReport } from '../../../../contract/cashier/reconciliation.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { type Column, DataTable } from '../../../../src/ui/lists/data-table.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { Figure } from '../../../parts/figure.tsx'
import { DayBadge } from './day-list.tsx'
import { useMovementWords } from './reconciliation-words.ts'

type Total = DayReport['totals'][number]

/** The day in one line, then by kind of movement. */
export function DayTotals({ report, title }: { report: DayReport; title: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useMovementWords()
  const { day, totals, by_hand } = report
  const ran = formatDate(Date.parse(day.ran_at), 'moment', language)
  const who = day.ran_by ?? t`the nightly job`
  const columns: readonly Column<Total>[] = [
    { id: 'kind', title: t`Movement`, cell: row => words[row.kind] },
    {
      id: 'ledger',
      title: t`Ledger`,
      align: 'end',
      cell: row => `${formatMoney(row.ledger)} (${row.ledger_count})`,
    },
    {
      id: 'provider',
      title: t`Statement`,
      align: 'end',
      cell: row => `${formatMoney(row.provider)} (${row.provider_count})`,
    },
  ]
  const sum = formatMoney(by_hand.money)
  const { count } = by_hand
  return (
    <div className="grid gap-4">
      <header className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
        <h2 className="hidden text-title rail:block">{title}</h2>
        <span>
          <DayBadge row={day} />
        </span>
        <dl className="grid grid-cols-2 gap-4 wide:grid-cols-4">
          <Figure name={t`Ledger`} amount={day.ledger} />
          <Figure name={t`Statement`} amount={day.provider} />
          <Figure name={t`Explained`} amount={day.explained} />
          <Figure name={t`Open`} amount={day.open} />
        </dl>
        <p className="text-faint text-small">{t`Compared on ${ran} by ${who}`}</p>
      </header>
      {totals.length > 0 ? (
        <DataTable caption={t`By kind of movement`} columns={columns} rows={totals} keyOf={row => row.kind} />
      ) : null}
      {count > 0 ? (
        <p className="text-small text-soft">
          {keepAmounts(
            t`Beside it ${plural(count, { one: '# transfer', other: '# transfers' })} by hand, ${sum}: persons compared each with the bank's statement.`,
          )}
        </p>
      ) : null}
    </div>
  )
}
