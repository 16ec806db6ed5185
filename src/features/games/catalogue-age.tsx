import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { connection } from '../../state/connection.ts'
import { readAge } from '../../sync/read-overlaid.ts'
import { AgeLabel } from '../../ui/age-label.tsx'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { useNow } from '../../ui/use-now.ts'

/** A list of games older than this says so even while the connection seems well: it could not be refreshed. */
const staleMs = 60 * 60_000

/** Nothing while the list is fresh; how old it is when it is not, and what still works without a network. */
export function CatalogueAge({ initial }: { initial?: number | undefined }) {
  const { t } = useLingui()
  const { db } = useApp()
  const language = useLanguage()
  const now = useNow(30_000)
  const { quality, isCaptive, since } = useSnapshot(connection)
  const at = useLiveQuery(async () => readAge(db, { resource: 'games', language }), [db, language], initial)
  if (at === undefined) return null
  if (quality !== 'offline') return now - at > staleMs ? <AgeLabel at={at} now={now} /> : null
  const time = since > 0 ? formatDate(since, 'time', language) : undefined
  return (
    <div className="grid gap-1 pt-2">
      <OfflineNotice
        since={time}
        title={isCaptive ? t`Network wants a login` : undefined}
        text={t`Looking around, searching and favourites work. Playing needs the network.`}
      />
      <AgeLabel at={at} now={now} />
    </div>
  )
}
