import { useLingui } from '@lingui/react/macro'
import type { VipLevel } from '../../../contract/vip.ts'
import { formatMoney } from '../../i18n/format-money.ts'

/** What a level gives, as figures. */
export function Benefits({ level }: { level: VipLevel }) {
  const { t } = useLingui()
  const facts = [
    { label: t`On reaching it`, value: level.upgrade_bonus === 0n ? '–' : formatMoney(level.upgrade_bonus) },
    { label: t`Every week`, value: level.weekly_bonus === 0n ? '–' : formatMoney(level.weekly_bonus) },
    { label: t`Every month`, value: level.monthly_bonus === 0n ? '–' : formatMoney(level.monthly_bonus) },
  ]
  return (
    <dl className="grid gap-x-4 gap-y-2 text-small">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-3">
          <dt className="text-soft">{label}</dt>
          <dd className="figures whitespace-nowrap font-firm">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
