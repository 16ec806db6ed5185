import { useLingui } from '@lingui/react/macro'
import type { ShownPrize } from '../../../../contract/promotions/wheel.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { prizeShape } from './prize-shape.ts'

/** The odds, as they are drawn with. */
export function PrizeOdds({ prizes }: { prizes: readonly ShownPrize[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <Section title={t`Prizes and odds`}>
      <DataTable
        caption={t`Prizes and odds`}
        keyOf={prize => prize.id}
        rows={prizes}
        columns={[
          {
            id: 'prize',
            title: t`Prize`,
            cell: prize => (
              <span className="flex items-center gap-2">
                <Icon shape={prizeShape(prize.icon)} size={20} className="text-sun-text" />
                {keepAmounts(prize.amount === 0n ? t`No prize` : formatMoney(prize.amount))}
              </span>
            ),
          },
          {
            id: 'odds',
            title: t`Chance`,
            align: 'end',
            cell: prize => formatPercent(prize.odds / 10_000, language),
          },
        ]}
      />
    </Section>
  )
}
