import { useLingui } from '@lingui/react/macro'
import type { VipLevel } from '../../../contract/vip/vip.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { keepAmounts } from '../../ui/text/keep-amounts.tsx'

/** What a level gives and what keeps it, as figures; limits and the rebate belong to the general track alone. */
export function Benefits({ level }: { level: VipLevel }) {
  const facts = [...useBonuses(level), ...useLimits(level), ...useKeeping(level)]
  return (
    <dl className="grid gap-x-4 gap-y-2 text-small">
      {facts.map(({ label, value }) => (
        <div key={label} className="pair">
          <dt className="text-soft">{label}</dt>
          <dd className="figures whitespace-nowrap font-firm">{keepAmounts(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const orDash = (amount: bigint) => (amount === 0n ? '–' : formatMoney(amount))

function useBonuses({ upgrade_bonus, weekly_bonus, monthly_bonus }: VipLevel) {
  const { t } = useLingui()
  return [
    { label: t`On reaching it`, value: orDash(upgrade_bonus) },
    { label: t`Every week`, value: orDash(weekly_bonus) },
    { label: t`Every month`, value: orDash(monthly_bonus) },
  ]
}

function useLimits(level: VipLevel) {
  const { t } = useLingui()
  const language = useLanguage()
  const { withdrawals_a_day: times, withdrawal_day_limit: limit, rebate_rate: rate } = level
  if (times === null || limit === null || rate === null) return []
  const { withdrawal_min: min, withdrawal_max: max } = level
  return [
    { label: t`Betting rebate, of the house's expected win`, value: formatPercent(rate / 100, language) },
    { label: t`Withdrawals a day`, value: String(times) },
    { label: t`Withdrawn a day, at most`, value: formatMoney(limit) },
    ...(max === null ? [] : [{ label: t`One withdrawal, at most`, value: formatMoney(max) }]),
    ...(min === null ? [] : [{ label: t`One withdrawal, at least`, value: formatMoney(min) }]),
  ]
}

function useKeeping({ keep_betting: needed, keep_days: days }: VipLevel) {
  const { t } = useLingui()
  return needed === 0n ? [] : [{ label: t`Stakes that keep it, in ${days} days`, value: formatMoney(needed) }]
}
