import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { Freshness } from '../../../common/freshness.tsx'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { OlderButton } from '../../../records/older-button.tsx'
import { useOlder } from '../../../records/use-older.ts'
import { bellIcon } from '../../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { NotificationItem } from './notification-item.tsx'
import { useMarkRead } from './use-mark-read.ts'

const stepRows = 30

export function Notifications({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const asked = useRefresh('notifications')
  const older = useOlder('notifications', stepRows)
  const view = useLiveQuery(() => readNews(db, memberId, older.limit), [db, memberId, older.limit])
  const seen = useMarkRead(view)
  if (view === undefined || (view.at === undefined && !asked.hasFailed)) return <NewsSkeleton />
  if (view.at === undefined) {
    return <NotLoaded title={t`The notifications could not be loaded`} asked={asked} />
  }
  if (view.rows.length === 0) {
    return (
      <div className="grid gap-4">
        <Freshness at={view.at} />
        <EmptyState
          icon={bellIcon}
          title={t`Nothing new`}
          text={t`What happens with your money and your account will stand here.`}
        />
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <Freshness at={view.at} />
      <ul className="grid gap-2">
        {view.rows.map(row => (
          <NotificationItem key={row.id} row={row} isNew={seen.has(row.id) || row.read_at === null} />
        ))}
      </ul>
      {view.hasOlder ? <OlderButton older={older} isCut={view.isCut} /> : null}
    </div>
  )
}

function readNews(db: ReadOnlyDatabase, memberId: string, limit: number) {
  return db.snapshot(['notifications', 'syncState'], async () => {
    const rows = await rowsOf(db.notifications, memberId, '[memberId+created_at]')
      .reverse()
      .limit(limit + 1)
      .toArray()
    const state = await db.syncState.get([memberId, 'notifications', '', ''])
    const isCut = rows.length > limit
    const hasOlder = isCut || state?.olderCursor != null
    return { rows: rows.slice(0, limit), isCut, hasOlder, at: state?.checkedAt || undefined }
  })
}

function NewsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <Skeleton className="h-20 rounded-wide" />
      <Skeleton className="h-20 rounded-wide" />
      <Skeleton className="h-20 rounded-wide" />
    </div>
  )
}
