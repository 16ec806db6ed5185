import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'

/** News that was not read, at the way to the profile; its parent is `relative`. */
export function UnreadDot({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const unread =
    useLiveQuery(async () => (await db.notificationState.get(memberId))?.unread, [db, memberId]) ?? 0
  if (unread === 0) return null
  return (
    <span className="figures absolute -end-0.5 -top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-scarlet px-1 font-firm text-[0.6875rem] text-scarlet-ink leading-none">
      <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>
      <span className="sr-only">{t`${unread} new`}</span>
    </span>
  )
}
