import { useLingui } from '@lingui/react/macro'
import type { AgencyStanding } from '../../../contract/agency/agency.ts'
import { Money } from '../../ui/text/money.tsx'

/** The line in four figures. */
export function LineFigures({ agency }: { agency: AgencyStanding }) {
  const { t } = useLingui()
  const figures = [
    { label: t`Invited directly`, value: agency.direct },
    { label: t`By your friends`, value: agency.second },
    { label: t`By their friends`, value: agency.third },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(4.5rem,30%),1fr))] gap-x-3 gap-y-5 rounded-wide bg-surface p-5 shadow-mid">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="figures font-bold font-display text-title">{value}</dd>
        </div>
      ))}
      <div className="pair col-span-full border-hairline border-t pt-4">
        <dt className="text-soft">{t`Commission so far`}</dt>
        <dd>
          <Money amount={agency.total_commission} size="title" />
        </dd>
      </div>
    </dl>
  )
}
