import { useLingui } from '@lingui/react/macro'
import { useChunkReload } from '../../common/use-chunk-reload.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

/** In place of a page or a part of one whose code did not arrive. */
export function MissingPart({ part }: { part: string }) {
  const { t } = useLingui()
  const { reopen, isAsking } = useChunkReload({ isLost: true, part })
  return (
    <ErrorState
      title={t`This part of the app is not on this device yet`}
      text={t`It needs the connection once. What you saved and your balance are not affected.`}
      retrying={isAsking}
      onRetry={reopen}
    />
  )
}
