import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReconciledDay } from '../../../../contract/cashier/reconciliation.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { scaleIcon } from '../../../../src/ui/icons/account-icons.ts'
import { alertIcon, checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { Money } from '../../../../src/ui/text/money.tsx'
import type { ListState } from '../../../parts/list-reader.ts'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { PlaceLink } from '../../../shell/place-link.tsx'

type DayListProps = {
  list: Extract<ListState<ReconciledDay>, { status: 'ready' }>
  openDay: string | undefined
  onMore: () => Promise<void>
}

export function DayList({ list, openDay, onMore }: DayListProps) {
  const { t } = useLingui()
  if (list.rows.length === 0) {
    return <EmptyState icon={scaleIcon} title={t`No day was compared yet.`} />
  }
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul
        aria-label={t`Days`}
        className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
      >
        {list.rows.map(row => (
          <DayRow key={row.day} row={row} isOpen={row.day === openDay} />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void onMore()}>{t`Show more`}</Button> : null}
    </div>
  )
}

function DayRow({ row, isOpen }: { row: ReconciledDay; isOpen: boolean }) {
  const language = useLanguage()
  return (
    <li>
      <PlaceLink
        to={{ screen: 'reconciliation', day: row.day }}
        aria-current={isOpen ? 'true' : undefined}
        className="settle relative grid gap-2 py-3.5 ps-5 pe-4 hover:bg-raised focus-visible:-outline-offset-3 aria-[current]:bg-raised"
      >
        {isOpen ? (
          <span aria-hidden="true" className="absolute inset-y-3 start-2 w-1 rounded-full bg-sun" />
        ) : null}
        <span className="pair">
          {/* A calendar day in Brasília, where noon UTC is the same day. */}
          <span className="font-firm">{formatDate(Date.parse(`${row.day}T12:00:00Z`), 'day', language)}</span>
          <Money amount={row.ledger} size="body" />
        </span>
        <span>
          <DayBadge row={row} />
        </span>
      </PlaceLink>
    </li>
  )
}

/** "Difference zero", or how much of it is open. */
export function DayBadge({ row }: { row: ReconciledDay }) {
  const { t } = useLingui()
  const count = row.open_count
  if (count > 0) {
    return (
      <Badge tone="scarlet" icon={alertIcon}>
        {t`${plural(count, { one: '# open difference', other: '# open differences' })}`}
      </Badge>
    )
  }
  return (
    <Badge tone="leaf" icon={checkIcon}>
      {row.difference === 0n ? t`Difference zero` : t`Difference explained`}
    </Badge>
  )
}
