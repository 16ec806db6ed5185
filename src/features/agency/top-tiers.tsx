import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { TiersAge } from './tiers-age.tsx'

/** The highest tier of each table: from where, and how much. */
export function TopTiers() {
  const { t } = useLingui()
  return (
    <Section title={t`The highest tiers`}>
      <TiersAge />
      <ul className="grid gap-3">
        <TopTier kind="agency-recharge" title={t`Deposits less withdrawals`} />
        <TopTier kind="agency-betting" title={t`Weighted stakes`} />
        <TopTier kind="agency-settlement" title={t`What the house won`} />
      </ul>
    </Section>
  )
}

type TopTierProps = { kind: 'agency-recharge' | 'agency-betting' | 'agency-settlement'; title: string }

function TopTier({ kind, title }: TopTierProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { db } = useApp()
  const asked = useRefresh(kind)
  const top = useLiveQuery(async () => (await readAnswer(db, kind, {}))?.at(-1), [db, kind])
  if (top === undefined && !asked.hasFailed) return <Skeleton className="h-20 rounded-wide" />
  return (
    <li className="flex items-center justify-between gap-4 rounded-wide bg-surface p-5 shadow-mid">
      <span className="min-w-0">
        <span className="block font-firm">{title}</span>
        <span className="figures block text-small text-soft">
          {top === undefined ? t`Not available right now` : t`from ${formatMoney(top.from_amount)} a week`}
        </span>
      </span>
      {top === undefined ? null : (
        <span className="figures font-bold font-display text-title">
          {formatPercent(Number(top.direct_percent), language)}
        </span>
      )}
    </li>
  )
}
