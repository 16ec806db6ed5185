import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app/app-context.ts'
import { PageOfflineNotice } from '../../common/page-offline-notice.tsx'
import { usePageOffline } from '../../common/use-page-offline.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { connection } from '../../state/connection.ts'
import { readAge } from '../../sync/queue/read-overlaid.ts'
import { AgeLabel } from '../../ui/states/age-label.tsx'
import { useNow } from '../../ui/use-now.ts'

/** A list of games older than this says so even while the connection seems well: it could not be refreshed. */
const staleMs = 60 * 60_000

type CatalogueAgeProps = {
  initial?: number | undefined
  /** When the favourites were confirmed, where they make the list, in epoch milliseconds: the older time is shown. */
  favouritesAt?: number | undefined
}

/** Nothing where the list was fresh as the page opened; how old it is where it was not, and what still works without a network. */
export function CatalogueAge({ initial, favouritesAt = Infinity }: CatalogueAgeProps) {
  const { t } = useLingui()
  const { db, now: clock } = useApp()
  const language = useLanguage()
  const now = useNow(30_000, clock)
  const { since } = useSnapshot(connection)
  const shown = usePageOffline()
  const catalogueAt = useLiveQuery(
    async () => readAge(db, { resource: 'games', language }),
    [db, language],
    initial,
  )
  // A line that came or went while the page is open would move every tile.
  const [wasStale] = useState(initial !== undefined && now - Math.min(initial, favouritesAt) > staleMs)
  if (catalogueAt === undefined) return null
  const at = Math.min(catalogueAt, favouritesAt)
  if (shown === 'no') return wasStale ? <AgeLabel at={at} now={now} /> : null
  return (
    <div className="grid gap-1 pt-2">
      <PageOfflineNotice
        since={since > 0 ? formatDate(since, 'time', language) : undefined}
        text={t`Looking around, searching and favourites work. Playing needs the network.`}
      />
      <AgeLabel at={at} now={now} />
    </div>
  )
}
