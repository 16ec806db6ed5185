import { useLingui } from '@lingui/react/macro'
import { NotLoaded } from '../../not-loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Refresh } from '../../use-refresh.ts'

type NotHereYetProps = { refresh: Refresh }

/** In place of what this device has never read: it is on its way, or it could not be had. */
export function NotHereYet({ refresh }: NotHereYetProps) {
  const { t } = useLingui()
  return refresh.hasFailed ? (
    <NotLoaded
      title={t`This page is not on this device yet`}
      text={t`It needs the connection once. Nothing was changed.`}
      asked={refresh}
    />
  ) : (
    <Skeleton className="h-72 rounded-wide" />
  )
}
