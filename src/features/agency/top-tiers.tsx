import { useLingui } from '@lingui/react/macro'
import type { AgencyTier, AgencyWeek } from '../../../contract/agency/agency.ts'
import { NotLoaded } from '../../common/not-loaded.tsx'
import { type Kept, useAnswer } from '../../common/use-answer.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Section } from '../../ui/section.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { keepAmounts } from '../../ui/text/keep-amounts.tsx'
import { TiersAge } from './tiers-age.tsx'

/** The highest tier of each table: from where, how much, and how far an agent's last week came. */
export function TopTiers({ last }: { last: AgencyWeek | undefined }) {
  const { t } = useLingui()
  const recharge = useAnswer('agency-recharge')
  const betting = useAnswer('agency-betting')
  const settlement = useAnswer('agency-settlement')
  const missing = [recharge, betting, settlement].filter(({ isMissing }) => isMissing)
  const week = last?.week
  return (
    <Section title={t`The highest tiers`}>
      <TiersAge />
      <ul className="grid gap-3">
        <TopTier kept={recharge} week={week} total={last?.recharge} title={t`Deposits less withdrawals`} />
        <TopTier kept={betting} week={week} total={last?.betting} title={t`Weighted stakes`} />
        <TopTier kept={settlement} week={week} total={last?.revenue} title={t`What the house won`} />
      </ul>
      {missing.length > 0 ? (
        <NotLoaded title={t`The table could not be loaded`} asked={togetherOf(missing)} />
      ) : null}
    </Section>
  )
}

/** One press asks for all that is missing. */
function togetherOf(missing: readonly Kept<unknown>[]) {
  return {
    isRetrying: missing.some(({ refresh }) => refresh.isRetrying),
    retry: () => {
      for (const { refresh } of missing) refresh.retry()
    },
  }
}

type TopTierProps = {
  kept: Kept<readonly AgencyTier[]>
  title: string
  /** The Monday of the agent's last week and what its total of this table was. */
  week: string | undefined
  total: bigint | undefined
}

/** Nothing where it is missing: that is said once, below them all. */
function TopTier({ kept: { answer: tiers, isMissing }, title, week, total }: TopTierProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (tiers === undefined) return isMissing ? null : <Skeleton className="h-20 rounded-wide" />
  const top = tiers.at(-1)
  if (top === undefined) return null
  return (
    <li className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid">
      <div className="flex items-center justify-between gap-4">
        <span className="min-w-0">
          <span className="block font-firm">{title}</span>
          <span className="figures block text-small text-soft">
            {keepAmounts(t`from ${formatMoney(top.from_amount)} a week`)}
          </span>
        </span>
        <span className="figures font-bold font-display text-title">
          {formatPercent(Number(top.direct_percent), language)}
        </span>
      </div>
      {week === undefined || total === undefined ? null : (
        <LastWeek week={week} total={total} needed={top.from_amount} />
      )}
    </li>
  )
}

function LastWeek({ week, total, needed }: { week: string; total: bigint; needed: bigint }) {
  const { t } = useLingui()
  const language = useLanguage()
  const from = formatDate(Date.parse(`${week}T12:00:00Z`), 'short-day', language)
  const have = formatMoney(total)
  const need = formatMoney(needed)
  return (
    <Progress
      label={t`Week of ${from}`}
      value={Number(total)}
      max={Number(needed)}
      text={t`${have} of ${need}`}
      tone="wing"
    />
  )
}
