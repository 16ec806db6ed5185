import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type NotHereYetProps = { refresh: { readonly hasFailed: boolean; readonly retry: () => void } }

/** In place of what this device has never read: it is on its way, or it could not be had. */
export function NotHereYet({ refresh }: NotHereYetProps) {
  const { t } = useLingui()
  return refresh.hasFailed ? (
    <ErrorState
      title={t`This page is not on this device yet`}
      text={t`It needs the connection once. Nothing was changed.`}
      onRetry={refresh.retry}
    />
  ) : (
    <Skeleton className="h-72 rounded-wide" />
  )
}
