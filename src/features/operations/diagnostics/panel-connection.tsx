import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { connection } from '../../../state/connection.ts'
import { session } from '../../../state/member/session.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/section.tsx'

export function PanelConnection() {
  const { t } = useLingui()
  const language = useLanguage()
  const { quality, since } = useSnapshot(connection)
  const { now: sessionNow } = useSnapshot(session)
  const words = { online: t`Online`, slow: t`Slow`, offline: t`Offline` }
  const sessions = {
    starting: t`Not read yet`,
    guest: t`Nobody is signed in`,
    returning: t`The house is asked whose cookie it is`,
    remembered: t`Remembered: own rows, no token`,
    member: t`Somebody is signed in`,
    expired: t`Ended by the house`,
  }
  return (
    <Section title={t`Connection`}>
      <List>
        <ListRow
          title={t`What the last requests told`}
          detail={since > 0 ? formatDate(since, 'moment', language) : t`since the start`}
          end={words[quality]}
        />
        <ListRow title={t`What the browser says`} end={navigator.onLine ? t`Online` : t`Offline`} />
        <ListRow title={t`Session`} end={sessions[sessionNow.status]} />
      </List>
    </Section>
  )
}
