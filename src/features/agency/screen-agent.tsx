import { useLingui } from '@lingui/react/macro'
import type { AgencyStanding } from '../../../contract/agency/agency.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChartBars } from '../../ui/chart/chart-bars.tsx'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { Section } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AgencyLoaded } from './agency-loaded.tsx'
import { AgencyPage } from './agency-page.tsx'
import { AgentBadge } from './agent-badge.tsx'
import { LineFigures } from './line-figures.tsx'

/** `/agency-center/agent`: the line and what its weeks brought. */
export function ScreenAgent() {
  const { t } = useLingui()
  return (
    <AgencyPage title={t`Agent`} path="/agency-center/agent" why={t`Log in to see your line`}>
      {memberId => (
        <AgencyLoaded memberId={memberId}>
          {agency => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <AgentBadge agency={agency} />
                <NextSettlement day={agency.next_settlement} />
              </div>
              <LineFigures agency={agency} />
              <WeeksChart agency={agency} />
            </>
          )}
        </AgencyLoaded>
      )}
    </AgencyPage>
  )
}

function NextSettlement({ day }: { day: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const when = formatDate(Date.parse(`${day}T12:00:00Z`), 'short-day', language)
  return <p className="text-small text-soft">{t`Next settlement: ${when}`}</p>
}

const shownWeeks = 12

function WeeksChart({ agency }: { agency: AgencyStanding }) {
  const { t } = useLingui()
  const language = useLanguage()
  const weeks = agency.weeks.slice(0, shownWeeks).toReversed()
  if (weeks.length === 0) {
    return (
      <EmptyState
        icon={usersIcon}
        title={t`No data available`}
        text={t`Weeks are settled on Monday. What your line brings will stand here.`}
      />
    )
  }
  const charts = [
    { caption: t`Commission by week`, of: (week: (typeof weeks)[number]) => week.commission },
    { caption: t`What the house won of your line`, of: (week: (typeof weeks)[number]) => week.revenue },
  ]
  return charts.map(({ caption, of }) => (
    <Section key={caption} title={caption}>
      <div className="rounded-wide bg-surface p-4 shadow-mid">
        <ChartBars
          caption={caption}
          points={weeks.map(week => ({
            id: week.week,
            label: formatDate(Date.parse(`${week.week}T12:00:00Z`), 'short-day', language),
            value: Number(of(week)),
            text: formatMoney(of(week)),
          }))}
        />
      </div>
    </Section>
  ))
}
