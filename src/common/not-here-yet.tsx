import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'
import type { Kept } from './use-answer.ts'

type NotHereYetProps = { kept: Pick<Kept<unknown>, 'isMissing' | 'refresh'> }

/** In place of what this device has never read: it is on its way, or it could not be had. */
export function NotHereYet({ kept: { isMissing, refresh } }: NotHereYetProps) {
  const { t } = useLingui()
  return isMissing ? (
    <NotLoaded
      title={t`This page is not on this device yet`}
      text={t`It needs the connection once. Nothing was changed.`}
      asked={refresh}
    />
  ) : (
    <Skeleton className="h-72 rounded-wide" />
  )
}
