import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AgencyWeek } from '../../../contract/agency/agency.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { coinsIcon } from '../../ui/icons/money-icons.ts'
import { List } from '../../ui/lists/list.tsx'
import { ListRow } from '../../ui/lists/list-row.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Money } from '../../ui/text/money.tsx'
import { AgencyLoaded } from './agency-loaded.tsx'
import { AgencyPage } from './agency-page.tsx'
import { WeekStatement } from './week-statement.tsx'

/** `/agency-center/reward`: every settled week, with its statement. */
export function ScreenAgencyReward() {
  const { t } = useLingui()
  return (
    <AgencyPage
      title={t`Agency rewards`}
      path="/agency-center/reward"
      why={t`Log in to see what your line earned`}
    >
      {memberId => (
        <AgencyLoaded memberId={memberId}>
          {agency => <Weeks memberId={memberId} weeks={agency.weeks} />}
        </AgencyLoaded>
      )}
    </AgencyPage>
  )
}

function Weeks({ memberId, weeks }: { memberId: string; weeks: readonly AgencyWeek[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const opened = weeks.find(one => one.week === chosen)
  const nameOf = (week: string) => {
    const from = formatDate(Date.parse(`${week}T12:00:00Z`), 'day', language)
    return t`Week of ${from}`
  }
  if (weeks.length === 0) {
    return (
      <EmptyState
        icon={coinsIcon}
        title={t`No data available`}
        text={t`Weeks are settled on Monday. What your line brings will stand here.`}
      />
    )
  }
  return (
    <>
      <List label={t`Settled weeks`}>
        {weeks.map(week => (
          <ListRow
            key={week.week}
            icon={coinsIcon}
            title={nameOf(week.week)}
            detail={
              week.commission === 0n ? t`Nothing to pay` : week.paid_at === null ? t`Being paid` : t`Paid`
            }
            end={<Money amount={week.commission} />}
            onPress={() => setChosen(week.week)}
          />
        ))}
      </List>
      <Sheet
        open={opened !== undefined}
        onClose={() => setChosen(undefined)}
        title={opened === undefined ? '' : nameOf(opened.week)}
      >
        {opened === undefined ? null : <WeekStatement memberId={memberId} week={opened} />}
      </Sheet>
    </>
  )
}
