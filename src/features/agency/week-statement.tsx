import { useLingui } from '@lingui/react/macro'
import type { AgencyShare, AgencyWeek } from '../../../contract/agency/agency.ts'
import { KeptAnswer } from '../../common/kept-answer.tsx'
import { useAnswer } from '../../common/use-answer.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { keepAmounts } from '../../ui/text/keep-amounts.tsx'

/** How a week's commission came about, and whose play brought which part of it. */
export function WeekStatement({ memberId, week }: { memberId: string; week: AgencyWeek }) {
  const { t } = useLingui()
  const lines = [
    { label: t`Deposits less withdrawals`, value: week.recharge },
    { label: t`Weighted stakes`, value: week.betting },
    { label: t`What the house won`, value: week.revenue },
    { label: t`By the deposit table`, value: week.recharge_commission },
    { label: t`By the betting table`, value: week.betting_commission },
    { label: t`By the settlement table`, value: week.settlement_commission },
    { label: t`Loss carried from before`, value: week.carried },
    { label: t`At most, by both bounds`, value: week.cap },
    // Weeks that a device keeps from before know neither.
    ...(week.corrected ? [{ label: t`Taken back of weeks before`, value: week.corrected }] : []),
    ...(week.owed ? [{ label: t`Left for the next week`, value: week.owed }] : []),
  ]
  return (
    <div className="grid gap-5 *:min-w-0">
      <dl className="grid gap-2 text-small">
        {lines.map(({ label, value }) => (
          <div key={label} className="pair">
            <dt className="text-soft">{label}</dt>
            <dd className="figures whitespace-nowrap font-firm">{keepAmounts(formatMoney(value))}</dd>
          </div>
        ))}
        <div className="pair border-hairline border-t pt-2 text-body">
          <dt className="font-firm">{t`Commission`}</dt>
          <dd className="figures font-bold font-display">{keepAmounts(formatMoney(week.commission))}</dd>
        </div>
      </dl>
      <Shares memberId={memberId} week={week.week} />
    </div>
  )
}

function Shares({ memberId, week }: { memberId: string; week: string }) {
  const { t } = useLingui()
  return (
    <KeptAnswer
      kept={useAnswer('agency-statement', { memberId, part: week })}
      missing={{ title: t`The statement by friend could not be loaded` }}
      place={<Skeleton className="h-32 rounded-wide" />}
    >
      {shares => (
        <DataTable<AgencyShare & { key: string }>
          caption={t`By friend`}
          rows={shares.map((share, index) => ({ ...share, key: String(index) }))}
          keyOf={row => row.key}
          columns={[
            { id: 'name', title: t`Friend`, cell: row => <Friend {...row} /> },
            { id: 'betting', title: t`Weighted stakes`, cell: row => formatMoney(row.betting), align: 'end' },
            { id: 'part', title: t`Your part`, cell: row => formatMoney(row.commission), align: 'end' },
          ]}
        />
      )}
    </KeptAnswer>
  )
}

/** Name and level in one cell: three columns leave a phone's width to the amounts. */
function Friend({ name, depth }: Pick<AgencyShare, 'name' | 'depth'>) {
  const { t } = useLingui()
  return (
    <>
      {name}
      <span className="block text-faint">{t`Level ${depth}`}</span>
    </>
  )
}
